/** Dice Heist's part of the client. */
import type { GameModule } from '../game.ts';
import Board from './Board.svelte';
import Decision from './Decision.svelte';
import Illustration from './Illustration.svelte';
import Result from './Result.svelte';
import { DiceHeistScene, seen } from './scene.svelte.ts';
import Seat from './Seat.svelte';
import { SECTIONS } from './sections.ts';

const game: GameModule = {
  scene: () => new DiceHeistScene(),
  Board,
  Decision,
  Seat,
  Result,
  Illustration,
  section: (stage) => {
    const { view, scene } = seen(stage);
    if (view?.phase === 'over') return SECTIONS.indexOf('points');
    if (scene.plan.target?.card != null) return SECTIONS.indexOf('raid');
    return SECTIONS.indexOf(scene.plan.target === null ? 'turn' : 'heist');
  },
  guide: ['dice-heist-web-guide-1', 'dice-heist-web-guide-2', 'dice-heist-web-guide-3'],
};

export default game;
