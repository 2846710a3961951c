/** What Heist shows happening. In a race nothing is held up: every view is shown at once, and only the building's answer is played, beside the game. */
import type { Scene } from '../game.ts';
import type { Stage } from '../stage.svelte.ts';
import { Answer, answerOf } from './answer.svelte.ts';
import { Hand } from './hand.svelte.ts';
import type { Action, SquareId, Telling, View } from './model.ts';

export class CrewScene implements Scene {
  readonly hand = new Hand();
  /** The square whose card is open, by where it is drawn. */
  selected = $state.raw<SquareId | null>(null);
  /** The square under the pointer or the focus. */
  pointed = $state.raw<SquareId | null>(null);
  /** Whether pressing a square only looks at it. */
  isLooking = $state(false);
  /** What is drawn over the floor plan. */
  showsSight = $state(false);
  showsRoutes = $state(false);
  /** What each guard would do if the building answered now. */
  showsIntents = $state(false);
  /** The guard whose route and sight are shown. */
  guard = $state<number | null>(null);
  /** The last answer of the building. */
  answer = $state.raw<Answer | null>(null);
  /** The round that the last answer led to, and what was told after it: the end of the game, if it was the end. */
  #round = 0;
  #ending = $state.raw(0);
  #heard: Telling[] = [];
  #before: View | null = null;

  play(event: unknown): void {
    this.#heard.push(event as Telling);
  }

  settle(stage: Stage): void {
    const { view, legal } = seen(stage);
    this.hand.offer(legal, stage.table.sight?.decision?.id ?? null);
    const heard = this.#heard;
    this.#heard = [];
    if (heard.length === 0 && view !== null && this.answer !== null && view.round !== this.#round) this.#forget();
    if (this.#before !== null && heard.length > 0) this.#listen(this.#before, heard, view);
    // Whoever can act again acts; only planning and the end leave time to look.
    if (this.answer?.isOpen === true && view !== null && view.phase !== 'planning' && view.phase !== 'over' && heard.length > 0) this.answer.close();
    this.#before = view;
  }

  /** The view on the map: a moment of the building's answer while that is played, else the present one. */
  drawn(view: View): View {
    return this.answer?.step?.view ?? view;
  }

  /** A game that ends with the building's answer ends when that has been shown. */
  get heldBack(): number {
    return this.#ending === 0 || this.answer === null || !this.answer.isOpen ? 0 : this.answer.left + this.#ending;
  }

  #forget(): void {
    this.answer?.close();
    this.answer = null;
    this.#ending = 0;
  }

  #listen(before: View, heard: readonly Telling[], view: View | null): void {
    const steps = answerOf(before, heard);
    if (steps.length === 0) return;
    this.#forget();
    const isEnd = view?.phase === 'over';
    this.answer = new Answer(steps, view === null ? before.round : isEnd ? view.round : view.round - 1);
    this.#round = view?.round ?? before.round;
    this.#ending = isEnd ? heard.length - 1 - heard.findLastIndex((event) => event === steps.at(-1)?.event) : 0;
    this.selected = null;
  }
}

/** What is shown, in this game's own types. */
export function seen(stage: Stage): { view: View | null; legal: Action[]; scene: CrewScene } {
  const view = (stage.shown?.view ?? null) as View | null;
  // What was last asked stays in sight while an answer is on its way: in a race buttons must not flicker.
  const legal = (stage.plays ? (stage.table.sight?.decision?.legal ?? []) : []) as Action[];
  return { view, legal, scene: stage.scene as CrewScene };
}
