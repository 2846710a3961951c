/** What The Heist shows happening: cards that turn over together, pieces that walk, the guard who goes step by step and sweeps his light. And the plan of the player. */
import { flushSync, untrack } from 'svelte';
import { flights, type Flight } from '../flights.ts';
import type { Scene } from '../game.ts';
import type { Stage } from '../stage.svelte.ts';
import type { Cell } from './cell.ts';
import { walk, type Reason, type Walked } from './guard.ts';
import { SHAPES, total, type Action, type HandCard, type Jewels, type Telling, type View } from './model.ts';
import { Plan } from './plan.svelte.ts';
import { after } from './replay.ts';
import { Chronicle, type Story } from './story.ts';

/** How long a piece walks, the guard's step takes, a card turns, and how long something is left to be read. */
const WALK = 330;
const STEP = 260;
const TURN = 380;
const READ = 420;

/** What the guard is doing right now, to be said in a sentence. */
export type Doing = { kind: 'step'; walked: Walked; step: number } | { kind: 'turn'; walked: Walked; why: Reason };

const QUIET: Story = { tales: [], moved: [] };

export class JewelScene implements Scene {
  readonly staysAsked = true;
  readonly plan = new Plan();
  /** The cell under the pointer or the focus. */
  pointed = $state.raw<Cell | null>(null);
  /** The card of the hand under the pointer or the focus. */
  peeked = $state.raw<HandCard | null>(null);
  /** Whom the guard is supposed to hear, while nobody knows the noises; nothing: the reader. */
  supposed = $state.raw<number | null>(null);
  /** The table while something is shown happening. */
  #live = $state.raw<View | null>(null);
  /** The step or turn the guard is taking. */
  doing = $state.raw<Doing | null>(null);
  /** The seats whose cards are just being turned over. */
  isTurning = $state(false);
  readonly #chronicle = new Chronicle();
  #story = QUIET;
  #flights: Flight[] = [];

  /** The table as it looks at this moment. */
  view(stage: Stage): View | null {
    return this.#live ?? ((stage.shown?.view ?? null) as View | null);
  }

  async play(event: unknown, stage: Stage): Promise<void> {
    const happened = event as Telling;
    const before = this.view(stage);
    if (before === null) return;
    if (happened.event === 'guard_walked') return this.#walkGuard(before, happened, stage);
    if (happened.event === 'draft_passed') this.#passPacks(before);
    if (happened.event === 'moved') this.#pick(happened.to, happened.seat, happened.picked);
    if (happened.event === 'reached' || happened.event === 'cracked') for (const from of happened.from) this.#pick(from, happened.seat, happened.picked);
    const next = after(before, happened);
    if (happened.event === 'revealed') this.isTurning = true;
    this.#show(next);
    await stage.wait(pauseAfter(happened));
    this.isTurning = false;
  }

  settle(stage: Stage): void {
    const land = flights(this.#flights);
    this.#flights = [];
    this.#live = null;
    this.doing = null;
    this.isTurning = false;
    const { view, legal } = seen(stage);
    this.plan.offer(legal, view?.phase ?? '', legal.length === 0 ? null : (stage.table.decision?.id ?? null));
    if (legal.length === 0) this.peeked = null;
    if (land === null) return;
    flushSync();
    land();
  }

  /** What the log tells so far; while something is shown happening, as it was before. */
  story(stage: Stage): Story {
    const view = (stage.shown?.view ?? null) as View | null;
    const { lines } = stage.table;
    if (stage.isPlaying || view === null) return untrack(() => this.#story);
    return (this.#story = this.#chronicle.tell(view.options, lines.flatMap(({ entry }) => (entry.event === undefined ? [] : [entry.event as Telling]))));
  }

  /** The page changes now, and pieces that leave their place fly. */
  #show(next: View): void {
    const land = flights(this.#flights);
    this.#flights = [];
    this.#live = next;
    if (land === null) return;
    flushSync();
    land();
  }

  #pick(from: Cell, seat: number, picked: Jewels): void {
    if (total(picked) === 0) return;
    for (const shape of SHAPES) if ((picked[shape] ?? 0) > 0) this.#flights.push({ from: `[data-heap="${from}"] [data-shape="${shape}"]`, to: `[data-seat="${seat}"] [data-place="jewels"]` });
  }

  /** The packs go from neighbour to neighbour. */
  #passPacks(view: View): void {
    const { length } = view.seats;
    for (let seat = 0; seat < length; seat += 1) this.#flights.push({ from: `[data-pack="${seat}"]`, to: `[data-pack="${(seat + 1) % length}"]` });
  }

  /** Step by step, each with its reason; then he turns. */
  async #walkGuard(before: View, event: Extract<Telling, { event: 'guard_walked' }>, stage: Stage): Promise<void> {
    const walked = walk(before, event.path.length - 1);
    for (const [step, to] of event.path.slice(1).entries()) {
      this.doing = { kind: 'step', walked, step };
      this.#live = { ...before, guard: { ...before.guard, at: to, facing: walked.steps[step]?.facing ?? before.guard.facing } };
      await stage.wait(STEP);
    }
    const heading = walked.steps.at(-1)?.facing ?? before.guard.facing;
    const next = after(before, event);
    this.#live = { ...next, guard: { ...next.guard, facing: heading } };
    this.doing = { kind: 'turn', walked, why: walked.turn };
  }
}

/** How long something is left to be seen. */
function pauseAfter(event: Telling): number {
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
    case 'smoke': case 'alarm': case 'wire': case 'dropped': case 'placed': case 'reached': case 'cracked': case 'gear_drafted': case 'fence':
      return 240;
    default:
      return 0;
  }
}

/** What is shown, in this game's own types. */
export function seen(stage: Stage): { view: View | null; legal: Action[]; scene: JewelScene } {
  const scene = stage.scene as JewelScene;
  const legal = (stage.isCurrent ? (stage.table.decision?.legal ?? []) : []) as Action[];
  return { view: scene.view(stage), legal, scene };
}
