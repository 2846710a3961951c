/** The part of the client for The Heist. */
import type { GameModule } from '../game.ts';
import Board from './Board.svelte';
import Decision from './Decision.svelte';
import Illustration from './Illustration.svelte';
import { isCoop } from './model.ts';
import Result from './Result.svelte';
import { JewelScene, seen } from './scene.svelte.ts';
import Seat from './Seat.svelte';
import { SECTIONS } from './sections.ts';

const game: GameModule = {
  scene: () => new JewelScene(),
  Board,
  Decision,
  Seat,
  Result,
  Illustration,
  section: (stage) => {
    const { view } = seen(stage);
    if (view === null || view.round === 0) return SECTIONS.indexOf('before');
    if (view.phase === 'over') return SECTIONS.indexOf(isCoop(view) ? 'together' : 'end');
    return SECTIONS.indexOf(['mirror', 'drop', 'place'].includes(view.phase) ? 'light' : view.phase === 'flip' ? 'guard' : 'round');
  },
  guide: ['jewel-heist-web-guide-1', 'jewel-heist-web-guide-2', 'jewel-heist-web-guide-3'],
};

export default game;
