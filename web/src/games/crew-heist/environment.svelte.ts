/**
 * The building's answer, shown step by step: what the table looked like after each event of an environment phase, with its sentence.
 * Nothing waits for it.
 */
import type { Message } from '../../protocol.ts';
import { wantsNoMotion } from '../stage.svelte.ts';
import type { Overview, SquareId, GameEvent, View } from './model.ts';

/** How long a step stays: a decision or a card wants to be read, a step to be seen. */
const READ = 1500;
const SEE = 650;

/** An event that was heard, its sentence, and what was seen right after it. */
export interface Heard {
  event: GameEvent;
  say: Message;
  view: View;
  insight: Overview | null;
}

export interface EnvironmentStep extends Heard {
  /** The guard it is about, and the squares. */
  guard: number | null;
  squares: readonly SquareId[];
  /** Whether something is decided here, which wants to be read. */
  isDecision: boolean;
}

function squaresOf(event: GameEvent): SquareId[] {
  if (event.event === 'searched' || event.event === 'noise_removed') return event.squares;
  if (event.event === 'guard_action') return event.target === null ? [] : [event.target];
  if (event.event === 'guard_moved') return [event.to];
  return 'square' in event && typeof event.square === 'string' ? [event.square] : [];
}

/** The steps of the answer among what was heard; none if the building did not answer, or if nobody knows what it looked like. */
export function environmentSteps(heard: readonly Heard[]): EnvironmentStep[] {
  // Whoever was away hears of several rounds at once: the last answer is the one that counts.
  const start = heard.findLastIndex(({ event }) => event.event === 'phase' && event.phase === 'environment');
  if (start < 0) return [];
  const next = heard.findIndex(({ event }, at) => at > start && event.event === 'phase');
  const told = heard.slice(start, next < 0 ? heard.length : next);
  if (told.length > 1 && told.every(({ view }) => view === told[0]?.view)) return [];
  return told.map((one) => {
    const { event } = one;
    const guard = 'guard' in event && typeof event.guard === 'number' ? event.guard : null;
    return {
      ...one,
      guard,
      squares: squaresOf(event),
      isDecision: event.event === 'guard_action' || event.event === 'event_card' || event.event === 'count',
    };
  });
}

export class EnvironmentPlayback {
  readonly steps: readonly EnvironmentStep[];
  /** The round whose answer it is. */
  readonly round: number;
  at = $state(0);
  isOpen = $state(true);
  isRunning = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(steps: readonly EnvironmentStep[], round: number) {
    this.steps = steps;
    this.round = round;
    // Where no motion is wanted nothing runs by itself: the reader goes from step to step.
    if (!wantsNoMotion()) this.run();
  }

  get step(): EnvironmentStep | null {
    return this.isOpen ? (this.steps[this.at] ?? null) : null;
  }

  /** How many steps come after this one. */
  get left(): number {
    return Math.max(0, this.steps.length - 1 - this.at);
  }

  get isLast(): boolean {
    return this.left === 0;
  }

  run(): void {
    if (this.isLast) this.at = 0;
    this.isRunning = true;
    this.#wait();
  }

  pause(): void {
    this.isRunning = false;
    clearTimeout(this.#timer);
  }

  go(at: number): void {
    this.pause();
    this.at = Math.max(0, Math.min(at, this.steps.length - 1));
  }

  /** Shows the present at once. */
  close(): void {
    this.pause();
    this.isOpen = false;
  }

  /** Shows it again, from the beginning. */
  open(): void {
    this.at = 0;
    this.isOpen = true;
    if (!wantsNoMotion()) this.run();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), this.steps[this.at]?.isDecision === true ? READ : SEE);
  }

  #next(): void {
    if (!this.isRunning) return;
    if (this.isLast) {
      this.close();
      return;
    }
    this.at += 1;
    this.#wait();
  }
}
