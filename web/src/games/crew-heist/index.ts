/** The part of the client for Heist. */
import type { GameModule } from '../game.ts';
import Board from './Board.svelte';
import Decision from './Decision.svelte';
import Illustration from './Illustration.svelte';
import { attemptOf } from './model.ts';
import Result from './Result.svelte';
import { CrewScene, seen } from './scene.svelte.ts';
import Seat from './Seat.svelte';
import { SECTIONS } from './sections.ts';

const game: GameModule = {
  scene: () => new CrewScene(),
  Board,
  Decision,
  Seat,
  Result,
  Illustration,
  section: (stage) => {
    const { view, scene } = seen(stage);
    if (view === null || ['characters', 'setup', 'placing'].includes(view.phase)) return SECTIONS.indexOf('setup');
    if (view.phase === 'over') return SECTIONS.indexOf('end');
    if (view.phase === 'planning') return SECTIONS.indexOf(scene.environment?.step == null ? 'round' : 'answer');
    if (attemptOf(view, stage.seat) !== null) return SECTIONS.indexOf('rolling');
    const me = stage.seat === null ? undefined : view.players[stage.seat];
    if (me?.notice != null) return SECTIONS.indexOf('tiles');
    if (me?.exposed === true || (me?.caught_by.length ?? 0) > 0) return SECTIONS.indexOf('seen');
    return SECTIONS.indexOf(view.phase === 'acting' ? 'moving' : 'round');
  },
  guide: ['crew-heist-web-guide-1', 'crew-heist-web-guide-2', 'crew-heist-web-guide-3'],
};

export default game;
