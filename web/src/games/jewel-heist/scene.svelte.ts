/**
 * What The Heist shows happening: cards that turn over together, pieces that walk, the guard who goes step by step and sweeps his light.
 * And the plan of the player.
 */
import { flushSync, untrack } from 'svelte';
import { flights, type Flight } from '../flights.ts';
import type { Scene } from '../game.ts';
import type { Seen } from '../../state/change.ts';
import type { Stage } from '../stage.svelte.ts';
import { columnOf, rowOf, type Cell, type Facing } from './cell.ts';
import { NOTHING_TOLD, type Foreseen, type Outlook, type Overview } from './model.ts';
import { SHAPES, total, type Action, type HandCard, type Jewels, type GameEvent, type View } from './model.ts';
import { Plan } from './plan.svelte.ts';
import { Reasons, summaryOf, type LogSummary, type Walk } from './log-summary.ts';

/** How long a piece walks, the guard's step takes, a card turns, and how long something is left to be read. */
const WALK = 330;
const STEP = 260;
const TURN = 380;
const READ = 420;

/** What the guard is doing right now, to be said in a sentence: so many steps of his walk are done, or he turns. */
export interface Doing {
  outlook: Outlook;
  step: number | 'turn';
}

const NOTHING_LOGGED: LogSummary = { walk: null, moved: [] };

/** The table at a moment: the view, and what the rules tell of it. */
interface Moment {
  view: View;
  insight: Overview;
}

const momentOf = ({ view, insight }: Seen): Moment | null =>
  (view as View | null | undefined)?.options === undefined
    ? null
    : { view: view as View, insight: (insight as Overview | null | undefined) ?? NOTHING_TOLD };

export class JewelScene implements Scene {
  readonly staysAsked = true;
  readonly plan = new Plan();
  /** The cell under the pointer or the focus. */
  pointed = $state.raw<Cell | null>(null);
  /** The card of the hand under the pointer or the focus. */
  peeked = $state.raw<HandCard | null>(null);
  /** The choice without a place under the pointer or the focus. */
  tried = $state.raw<Action | null>(null);
  /** Whom the guard is supposed to hear, while nobody knows the noises; nothing: the reader. */
  supposed = $state.raw<number | null>(null);
  /** The last answer about what the guard would do, until the next is there. */
  foreseen: Foreseen | null = null;
  /** The table while something is shown happening. */
  #live = $state.raw<Moment | null>(null);
  /** The step or turn the guard is taking. */
  doing = $state.raw<Doing | null>(null);
  /** Whether the guard is on his way: his light is drawn again when he has stopped. */
  isWalking = $state(false);
  /** The seats whose cards are just being turned over. */
  isTurning = $state(false);
  /** What the rules foresaw for the card that was flipped. */
  #outlook: Outlook | null = null;
  #reasons: Reasons | null = null;
  #summary = NOTHING_LOGGED;
  #flights: Flight[] = [];

  /** The table as it looks at this moment. */
  moment(stage: Stage): Moment | null {
    return this.#live ?? (stage.shown === null ? null : momentOf(stage.shown));
  }

  async play(event: unknown, stage: Stage, next: Seen): Promise<void> {
    const happened = event as GameEvent;
    const before = this.moment(stage);
    const after = momentOf(next);
    if (before === null || after === null) return;
    if (happened.event === 'flipped') this.#foresee(before, happened.steps, stage);
    if (happened.event === 'guard_walked') await this.#walkGuard(before, happened.path, stage);
    if (happened.event === 'draft_passed') this.#passPacks(before.view);
    if (happened.event === 'moved') this.#pick(happened.to, happened.seat, happened.picked);
    if (happened.event === 'reached' || happened.event === 'cracked')
      for (const from of happened.from) this.#pick(from, happened.seat, happened.picked);
    if (happened.event === 'revealed') this.isTurning = true;
    this.isWalking = happened.event === 'guard_walked';
    this.#show(after);
    await stage.wait(pauseAfter(happened));
    this.isTurning = false;
  }

  settle(stage: Stage): void {
    const land = flights(this.#flights);
    this.#flights = [];
    this.#live = null;
    this.doing = null;
    this.foreseen = null;
    this.tried = null;
    this.isWalking = false;
    this.isTurning = false;
    const { view, legal } = seen(stage);
    this.plan.offer(legal, view?.phase ?? '', legal.length === 0 ? null : (stage.table.decision?.id ?? null));
    if (legal.length === 0) this.peeked = null;
    if (land === null) return;
    flushSync();
    land();
  }

  /** What the log tells so far; while something is shown happening, as it was before. */
  logSummary(stage: Stage): LogSummary {
    const { lines } = stage.table;
    if (stage.isPlaying) return untrack(() => this.#summary);
    return (this.#summary = summaryOf(lines.flatMap(({ entry }) => (entry.event === undefined ? [] : [entry.event as GameEvent]))));
  }

  /** Why the guard walked as he did, if that is known. */
  reasons(stage: Stage, walk: Walk): Outlook | null {
    return this.#kept(stage).of(walk);
  }

  #kept(stage: Stage): Reasons {
    return (this.#reasons ??= new Reasons(stage.table.id));
  }

  /** What the rules foresaw for a card of this size is what he does now. */
  #foresee({ view, insight }: Moment, steps: number, stage: Stage): void {
    const outlook = insight.outlooks.find((one) => one.steps === steps);
    this.#outlook = outlook ?? null;
    if (outlook !== undefined) this.#kept(stage).keep(view.round, outlook);
  }

  /** The page changes now, and pieces that leave their place fly. */
  #show(next: Moment): void {
    const land = flights(this.#flights);
    this.#flights = [];
    this.#live = next;
    if (land === null) return;
    flushSync();
    land();
  }

  #pick(from: Cell, seat: number, picked: Jewels): void {
    if (total(picked) === 0) return;
    for (const shape of SHAPES)
      if ((picked[shape] ?? 0) > 0)
        this.#flights.push({ from: `[data-heap="${from}"] [data-shape="${shape}"]`, to: `[data-seat="${seat}"] [data-place="jewels"]` });
  }

  /** The packs go from neighbour to neighbour. */
  #passPacks(view: View): void {
    const { length } = view.seats;
    for (let seat = 0; seat < length; seat += 1)
      this.#flights.push({ from: `[data-pack="${seat}"]`, to: `[data-pack="${(seat + 1) % length}"]` });
  }

  /** Step by step, each with its reason. */
  async #walkGuard({ view, insight }: Moment, path: readonly Cell[], stage: Stage): Promise<void> {
    const outlook = this.#outlook;
    this.isWalking = true;
    for (const [step, to] of path.slice(1).entries()) {
      const from = path[step] ?? to;
      const facing: Facing = [Math.sign(columnOf(to) - columnOf(from)), Math.sign(rowOf(to) - rowOf(from))];
      if (outlook !== null) this.doing = { outlook, step };
      this.#live = { view: { ...view, guard: { ...view.guard, at: to, facing } }, insight: { ...insight, light: null } };
      await stage.wait(STEP);
    }
    if (outlook !== null) this.doing = { outlook, step: 'turn' };
  }
}

/** How long something is left to be seen. */
function pauseAfter(event: GameEvent): number {
  switch (event.event) {
    case 'moved':
      return event.from === event.to && total(event.picked) === 0 ? 0 : WALK;
    case 'revealed':
    case 'draft_passed':
    case 'guard_turned':
      return TURN;
    case 'guard_faces':
    case 'caught':
    case 'flipped':
    case 'light_off':
    case 'blamed':
    case 'stole':
      return READ;
    case 'smoke':
    case 'alarm':
    case 'wire':
    case 'dropped':
    case 'placed':
    case 'reached':
    case 'cracked':
    case 'gear_drafted':
    case 'fence':
      return 240;
    default:
      return 0;
  }
}

/** What is shown, in this game's own types. */
export function seen(stage: Stage): { view: View | null; insight: Overview; legal: Action[]; scene: JewelScene } {
  const scene = stage.scene as JewelScene;
  const legal = (stage.isCurrent ? (stage.table.decision?.legal ?? []) : []) as Action[];
  const moment = scene.moment(stage);
  return { view: moment?.view ?? null, insight: moment?.insight ?? NOTHING_TOLD, legal, scene };
}
