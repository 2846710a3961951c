/**
 * What Heist shows happening. In a race nothing is held up: every view is shown at once, and only the building's answer is played, beside
 * the game.
 */
import type { Scene } from '../game.ts';
import type { Seen } from '../../state/change.ts';
import type { Stage } from '../stage.svelte.ts';
import { EnvironmentPlayback, environmentSteps, type Heard } from './environment.svelte.ts';
import { Plan } from './plan.svelte.ts';
import type { Action, Overview, SquareId, GameEvent, View } from './model.ts';

export class CrewScene implements Scene {
  readonly isAside = true;
  readonly plan = new Plan();
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
  /** The last environment phase, to be played. */
  environment = $state.raw<EnvironmentPlayback | null>(null);
  /** The round that the last environment phase led to, and what was told after it: the end of the game, if it was the end. */
  #round = 0;
  #ending = $state.raw(0);
  #heard: Heard[] = [];
  /** Whether there was a table before: who has just come hears of nothing. */
  #isWatching = false;

  play(event: unknown, stage: Stage, { view, insight }: Seen): void {
    const say = stage.table.lines.findLast(({ entry }) => entry.event === event)?.entry.say ?? { key: 'crew-heist-event-silence' };
    this.#heard.push({ event: event as GameEvent, say, view: view as View, insight: (insight ?? null) as Overview | null });
  }

  settle(stage: Stage): void {
    const { view, legal } = seen(stage);
    this.plan.offer(legal, stage.table.sight?.decision?.id ?? null);
    const heard = this.#heard;
    this.#heard = [];
    if (heard.length === 0 && view !== null && this.environment !== null && view.round !== this.#round) this.#forget();
    if (this.#isWatching && view !== null && heard.length > 0) this.#listen(heard, view);
    // Whoever can act again acts; only planning and the end leave time to look.
    if (this.environment?.isOpen === true && view !== null && view.phase !== 'planning' && view.phase !== 'over' && heard.length > 0)
      this.environment.close();
    this.#isWatching = view !== null;
  }

  /** A game that ends with the building's answer ends when that has been shown. */
  get heldBack(): number {
    return this.#ending === 0 || this.environment === null || !this.environment.isOpen ? 0 : this.environment.left + this.#ending;
  }

  #forget(): void {
    this.environment?.close();
    this.environment = null;
    this.#ending = 0;
  }

  #listen(heard: readonly Heard[], view: View): void {
    const steps = environmentSteps(heard);
    const last = steps.at(-1);
    if (last === undefined) return;
    this.#forget();
    const isEnd = view.phase === 'over';
    this.environment = new EnvironmentPlayback(steps, isEnd ? view.round : view.round - 1);
    this.#round = view.round;
    this.#ending = isEnd ? heard.length - 1 - heard.findLastIndex(({ event }) => event === last.event) : 0;
    this.selected = null;
  }
}

/** What is shown, in this game's own types. */
export function seen(stage: Stage): { view: View | null; insight: Overview | null; legal: Action[]; scene: CrewScene } {
  const view = (stage.shown?.view ?? null) as View | null;
  const insight = (stage.shown?.insight ?? null) as Overview | null;
  // What was last asked stays in sight while an answer is on its way: in a race buttons must not flicker.
  const legal = (stage.plays ? (stage.table.sight?.decision?.legal ?? []) : []) as Action[];
  return { view, insight, legal, scene: stage.scene as CrewScene };
}

/** What is drawn: a moment of the building's answer while that is played, else the present. */
export function drawn(stage: Stage): { view: View; insight: Overview | null } | null {
  const { view, insight, scene } = seen(stage);
  return scene.environment?.step ?? (view === null ? null : { view, insight });
}

/** Who is waited for. */
export const waitsFor = (stage: Stage): readonly number[] => stage.shown?.turn?.seats ?? [];

/** Why the player cannot step onto a square, as the rules would refuse it; nothing where no step is meant, and while it is not known. */
export function whyNot(stage: Stage, view: View, to: SquareId): string | null {
  const { scene } = seen(stage);
  if (
    !stage.plays ||
    stage.seat === null ||
    view.phase !== 'acting' ||
    scene.environment?.step != null ||
    to === view.players[stage.seat]?.square
  )
    return null;
  const { gait } = scene.plan;
  const action = gait === 'walk' ? { type: gait, to } : { type: gait, to, dice: 1 };
  return stage.table.answers.to<{ code: string | null }>({ ask: 'why_not', action })?.code ?? null;
}
