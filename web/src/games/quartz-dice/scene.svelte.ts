/** What Quartz shows happening: dice that tumble in their places, crystals that fly. And the plan of the player. */
import { flushSync } from 'svelte';
import { flights, type Flight } from '../flights.ts';
import type { Scene } from '../game.ts';
import { shownAs, type Stage } from '../stage.svelte.ts';
import { KINDS, NOTHING_TOLD, sorted, type Action, type Face, type GameEvent, type Overview, type View } from './model.ts';
import { Plan } from './plan.svelte.ts';

/** How long dice tumble, and how long the result is left to be read. */
const TUMBLE = 400;
const READ = 260;

/** The dice in their places after a roll: those that stay stay where they are, those marked first. */
export function arrange(
  dice: readonly Face[],
  marked: readonly boolean[],
  kept: readonly Face[],
  rolled: readonly Face[],
): { dice: Face[]; fresh: boolean[] } {
  const stays = dice.map(() => false);
  const wanted = [...kept];
  for (const onlyMarked of [true, false]) {
    dice.forEach((face, at) => {
      const found = wanted.indexOf(face);
      if (stays[at] || found < 0 || (onlyMarked && !marked[at])) return;
      stays[at] = true;
      wanted.splice(found, 1);
    });
  }
  if (wanted.length > 0 || dice.length !== kept.length + rolled.length) {
    return { dice: [...kept, ...rolled], fresh: [...kept.map(() => false), ...rolled.map(() => true)] };
  }
  const news = [...rolled];
  return { dice: dice.map((face, at) => (stays[at] ? face : (news.shift() ?? face))), fresh: stays.map((one) => !one) };
}

export class QuartzScene implements Scene {
  readonly plan = new Plan();
  /** The dice in their places. */
  dice = $state.raw<readonly Face[]>([]);
  /** Which of them were rolled last. */
  fresh = $state.raw<readonly boolean[]>([]);
  isTumbling = $state(false);
  /** Whose dice they are. */
  roller = $state.raw<number | null>(null);
  #flights: Flight[] = [];

  async play(event: unknown, stage: Stage): Promise<void> {
    const happened = event as GameEvent;
    if (happened.event === 'turn_started') this.#take([], [], happened.seat);
    if (happened.event === 'rolled') {
      const { dice, fresh } = arrange(this.dice, this.plan.keep, happened.kept, happened.rolled);
      this.#take(dice, fresh, happened.seat);
      this.isTumbling = true;
      await stage.wait(TUMBLE);
      this.isTumbling = false;
      await stage.wait(READ);
    }
    if (happened.event === 'turn_ended') await stage.wait(READ);
    this.#flights.push(...flightsOf(happened));
  }

  settle(stage: Stage): void {
    const { view, legal } = seen(stage);
    const land = flights(this.#flights);
    this.#flights = [];
    this.isTumbling = false;
    this.#agree(view);
    const keep = this.dice.map((_, at) => this.fresh.includes(false) && this.fresh[at] === false);
    this.plan.offer(legal, view, keep);
    if (land === null) return;
    flushSync();
    land();
  }

  #take(dice: readonly Face[], fresh: readonly boolean[], roller: number | null): void {
    this.dice = dice;
    this.fresh = fresh;
    this.roller = roller;
  }

  /** The dice that lie are those of the view, whatever was seen of how they came there. */
  #agree(view: View | null): void {
    const lying = view?.turn?.dice ?? [];
    const isSame = view?.seat === this.roller && JSON.stringify(sorted(this.dice)) === JSON.stringify(lying);
    if (!isSame)
      this.#take(
        lying,
        lying.map(() => true),
        view?.turn == null ? null : view.seat,
      );
  }
}

/** What flies, and from where to where. */
function flightsOf(event: GameEvent): Flight[] {
  const cart = (seat: number): string => `[data-seat="${seat}"] [data-place="cart"]`;
  const onCart = (seat: number, crystal: string): string => `[data-seat="${seat}"] [data-cart="${crystal}"]`;
  switch (event.event) {
    case 'mined':
      return [{ from: `[data-bag="${event.crystal}"]`, to: event.by === 'jackhammer' ? '[data-place="drawn"]' : cart(event.seat) }];
    case 'returned':
      return event.crystals.map((crystal) => ({ from: `[data-drawn="${crystal}"]`, to: `[data-bag="${crystal}"]` }));
    case 'protected':
      return [{ from: onCart(event.seat, event.crystal), to: `[data-seat="${event.seat}"] [data-place="chest"]` }];
    case 'passed':
      return [{ from: onCart(event.seat, 'unstable'), to: cart(event.to) }];
    case 'stolen':
      return [{ from: onCart(event.from, event.crystal), to: cart(event.seat) }];
    case 'accident':
      return KINDS.filter((kind) => (event.returned[kind] ?? 0) > 0).map((kind) => ({
        from: onCart(event.seat, kind),
        to: `[data-bag="${kind}"]`,
      }));
    case 'new_leader':
      return [{ from: '[data-place="leader"]', to: `[data-seat="${event.seat}"]` }];
    default:
      return [];
  }
}

/** What is shown, in this game's own types. */
export const seen = (stage: Stage) => shownAs<View, Overview, Action, QuartzScene>(stage, NOTHING_TOLD);
