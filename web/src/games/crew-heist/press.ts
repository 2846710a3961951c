/** What pressing a square does: the one thing that is meant there, if there is one. */
import type { Stage } from '../stage.svelte.ts';
import type { Choice } from './plan.svelte.ts';
import { attemptOf, type SquareId, type View } from './model.ts';
import { seen } from './scene.svelte.ts';

/** What can be begun now, by this player. */
export function choicesNow(stage: Stage, view: View): Choice[] {
  const { scene, insight } = seen(stage);
  return stage.seat === null || !stage.plays || scene.plan.legal.length === 0
    ? []
    : scene.plan.choices(view, stage.seat, insight?.uses ?? []);
}

/** Squares in a race: a step with the chosen gait, a tile to turn up, a place to start on. */
function isDirect(choice: Choice, gait: string): boolean {
  const { type } = choice.action;
  return type === gait || type === 'flip' || type === 'place';
}

/** The squares that answer at once when they are pressed. */
export function litSquares(stage: Stage, view: View): SquareId[] {
  const { scene } = seen(stage);
  const attempt = attemptOf(view, stage.seat);
  if (attempt !== null && stage.plays) return [attempt.to ?? attempt.tile].filter((square) => square !== null);
  return choicesNow(stage, view).flatMap((choice) => (choice.square !== null && isDirect(choice, scene.plan.gait) ? [choice.square] : []));
}

/** What pressing a square does at once; nothing where its card is opened instead. */
export function primary(stage: Stage, view: View, square: SquareId): Choice | null {
  const { scene } = seen(stage);
  const { seat } = stage;
  const attempt = attemptOf(view, seat);
  if (attempt !== null && seat !== null) {
    // The same square again: the dice go again.
    const roll = (attempt.to ?? attempt.tile) === square ? scene.plan.roll(view, seat) : null;
    return roll === null ? null : { key: 'roll', action: roll, square };
  }
  const here = choicesNow(stage, view).filter((choice) => choice.square === square && isDirect(choice, scene.plan.gait));
  return here.length === 1 ? (here[0] ?? null) : (here.find(({ action }) => action.type === 'flip') ?? here[0] ?? null);
}
