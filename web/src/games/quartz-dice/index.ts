/** The part of the client for Quartz: The Dice Game. */
import type { GameModule } from '../game.ts';
import Board from './Board.svelte';
import Decision from './Decision.svelte';
import Illustration from './Illustration.svelte';
import Result from './Result.svelte';
import { QuartzScene, seen } from './scene.svelte.ts';
import Seat from './Seat.svelte';
import { SECTIONS } from './sections.ts';

/** Whether this is a screen that is touched, without keys to press. */
const hasFingers = (): boolean => matchMedia('(hover: none) and (pointer: coarse)').matches;

const game: GameModule = {
  scene: () => new QuartzScene(),
  Board,
  Decision,
  Seat,
  Result,
  Illustration,
  section: (stage) => {
    const { view } = seen(stage);
    if (view?.phase === 'over') return SECTIONS.indexOf('money');
    if (view?.phase === 'choose_leader') return SECTIONS.indexOf('round');
    return SECTIONS.indexOf(view?.phase === 'act' || view?.phase === 'return' || view?.phase === 'pick' ? 'actions' : 'turn');
  },
  guide: [hasFingers() ? 'quartz-dice-web-guide-1-touch' : 'quartz-dice-web-guide-1', 'quartz-dice-web-guide-2', 'quartz-dice-web-guide-3'],
};

export default game;
