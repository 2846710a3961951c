/** The page of a game that has no folder of its own: what is seen as a table, what can be done as buttons. It knows no game. */
import type { GameModule } from '../../games/game.ts';
import Board from './Board.svelte';
import Decision from './Decision.svelte';
import Result from './Result.svelte';
import Seat from './Seat.svelte';

const game: GameModule = {
  scene: () => ({ play: () => undefined, settle: () => undefined }),
  Board,
  Decision,
  Seat,
  Result,
};

export default game;
