/** Sixth Game's part of the client. */
import type { GameModule } from '../game.ts';
import Board from './Board.svelte';
import Decision from './Decision.svelte';
import Result from './Result.svelte';
import { SixthGameScene, seen } from './scene.svelte.ts';
import Seat from './Seat.svelte';
import { SECTIONS } from './sections.ts';

const game: GameModule = {
  scene: () => new SixthGameScene(),
  Board,
  Decision,
  Seat,
  Result,
  section: (stage) => SECTIONS.indexOf(seen(stage).view?.phase === 'over' ? 'end' : 'turn'),
  guide: ['sixth-game-web-guide-1', 'sixth-game-web-guide-2'],
};

export default game;
