/** The part of the client for Museum Heist. */
import type { GameModule } from '../game.ts';
import Board from './Board.svelte';
import Decision from './Decision.svelte';
import Illustration from './Illustration.svelte';
import Result from './Result.svelte';
import { MuseumScene, seen } from './scene.svelte.ts';
import Seat from './Seat.svelte';
import { SECTIONS } from './sections.ts';

const game: GameModule = {
  scene: () => new MuseumScene(),
  Board,
  Decision,
  Seat,
  Result,
  Illustration,
  section: (stage) => {
    const { view, scene } = seen(stage);
    if (view?.phase === 'over') return SECTIONS.indexOf('landing');
    if (view?.phase !== 'turn') return SECTIONS.indexOf('round');
    if (stage.decision === null) return SECTIONS.indexOf('turn');
    return SECTIONS.indexOf(scene.plan.mode === 'challenge' ? 'challenging' : scene.plan.mode === 'move' ? 'moving' : 'turn');
  },
  guide: ['museum-heist-web-guide-1', 'museum-heist-web-guide-2', 'museum-heist-web-guide-3'],
};

export default game;
