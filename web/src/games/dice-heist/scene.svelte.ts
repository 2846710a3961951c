/** What Dice Heist shows happening: dice that tumble on a museum's front, cards that fly. And the plan of the player. */
import { flushSync } from 'svelte';
import { flights, type Flight } from '../flights.ts';
import type { Scene } from '../game.ts';
import { shownAs, type Stage } from '../stage.svelte.ts';
import { NOTHING_TOLD, type Action, type Card, type GameEvent, type Museum, type Overview, type View } from './model.ts';
import { Plan } from './plan.svelte.ts';

/** The dice on the front of a museum: still in the air, or as they fell. */
export interface RollShown {
  seat: number;
  museum: Museum;
  dice: number;
  needs: number;
  faces: number[] | null;
  success: boolean;
}

/** An attempt: for all of a museum, or for one card. */
export interface Attempt {
  seat: number;
  museum: Museum;
  card: Card | null;
  dice: number;
  needs: number;
}

/** How long dice tumble, and how long the result is left to be read. */
const TUMBLE = 400;
const READ = 380;

export class DiceHeistScene implements Scene {
  readonly plan = new Plan();
  /** The last roll, until the next attempt. */
  roll = $state.raw<RollShown | null>(null);
  /** What is being tried for while the dice are seen rolling. */
  attempt = $state.raw<Attempt | null>(null);
  /** The exhibit turned up last, which is marked as new. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  #flights: Flight[] = [];

  async play(event: unknown, stage: Stage): Promise<void> {
    const happened = event as GameEvent;
    switch (happened.event) {
      case 'turn_started':
        this.fresh = new Set();
        break;
      case 'revealed':
        this.fresh = new Set([...this.fresh, happened.card]);
        this.#flights.push({ from: '[data-place="deck"]', to: `[data-card="${happened.card}"]` });
        break;
      case 'recruited': {
        const from = happened.from === null ? '[data-place="supply"]' : `[data-seat="${happened.from}"] [data-place="dice"]`;
        this.#flights.push({ from, to: `[data-seat="${happened.seat}"] [data-place="dice"]` });
        break;
      }
      case 'attempt': {
        const { seat, museum, card, dice, needs } = happened;
        this.attempt = { seat, museum, card, dice, needs };
        this.roll = { seat, museum, dice, needs, faces: null, success: false };
        break;
      }
      case 'rolled':
        await stage.wait(TUMBLE);
        if (this.roll !== null) this.roll = { ...this.roll, faces: happened.faces, success: happened.success };
        await stage.wait(READ);
        break;
      case 'stolen':
        for (const card of happened.cards) this.#flights.push({ from: `[data-card="${card}"]`, to: `[data-seat="${happened.seat}"]` });
        break;
      default:
        break;
    }
  }

  settle(stage: Stage): void {
    const { view, legal } = seen(stage);
    const land = flights(this.#flights);
    this.#flights = [];
    this.attempt = null;
    if (view !== null) this.plan.offer(legal, view, stage.seat);
    if (land === null) return;
    flushSync();
    land();
  }
}

/** What is shown, in this game's own types. */
export const seen = (stage: Stage) => shownAs<View, Overview, Action, DiceHeistScene>(stage, NOTHING_TOLD);
