/**
 * What the reader looks at before committing anything: the reach of a card, a space in it, and what the guard could do then. The rules are
 * asked for all of it.
 */
import type { Odds } from '../../words/speaker.ts';
import type { Stage } from '../stage.svelte.ts';
import type { Cell } from './cell.ts';
import type { Barred, End, Foreseen, Light, Outlook, Playable, Question } from './model.ts';
import type { Action, HandCard } from './model.ts';
import { seen } from './scene.svelte.ts';

export interface Look {
  /** The card whose reach is shown. */
  card: HandCard | null;
  /** Everywhere it leads, and how likely the reader is to be caught there. */
  ends: readonly End[];
  /** What it does not lead to, and why. */
  barred: readonly Barred[];
  /** The space that is looked at or chosen. */
  goal: Cell | null;
  /** Whom the guard is supposed to hear, where nobody knows the noises yet. */
  loudest: number | null;
  /** The light as it would be after what is looked at; nothing where it would stay as it is. */
  light: Light | null;
  outlooks: readonly Outlook[];
  /** How likely the reader is to be caught by these. */
  caught: Odds | null;
}

const NOTHING: Look = { card: null, ends: [], barred: [], goal: null, loudest: null, light: null, outlooks: [], caught: null };

/** What would be done before the moves, or with a mirror, by what is pointed at or chosen. */
function touched(stage: Stage): Action | null {
  const { scene } = seen(stage);
  const { plan } = scene;
  if (stage.decision === null || (plan.question !== 'before' && plan.question !== 'mirror')) return null;
  const action = scene.tried ?? plan.legal.find((one) => 'at' in one && one.at === scene.pointed) ?? plan.chosen;
  return action?.type === 'pass' ? null : action;
}

/**
 * What the rules answer. Whoever plays looks ahead all the time; whoever sees with a player's eyes in a replay asks only about what they
 * point at.
 */
function asked<Answer>(stage: Stage, question: Question): Answer | null {
  const { scene } = seen(stage);
  const isWanted = stage.plays || scene.pointed !== null || scene.peeked !== null || scene.supposed !== null;
  return isWanted ? (stage.table.answers.to<Answer>(question) ?? null) : null;
}

/** What is foreseen if things were a little different. The last answer stays until the next one is there, so that nothing flickers. */
function foreseen(stage: Stage, question: Question): Foreseen {
  const { insight, scene } = seen(stage);
  const known = asked<Foreseen>(stage, question);
  if (known !== null) scene.foreseen = known;
  return known ?? scene.foreseen ?? { type: 'outlook', light: null, outlooks: insight.outlooks, caught: insight.caught };
}

/** The card that is looked at: what the rules say of it, with somebody else supposed to be heard if so chosen. */
function playable(stage: Stage, card: HandCard | null, loudest: number): Playable | null {
  if (card === null) return null;
  const { insight } = seen(stage);
  const own = insight.hand.find((one) => one.card === card) ?? null;
  // Only the answer says why other spaces are out of reach.
  const answer = own === null || own.ends.length === 0 ? null : asked<Playable>(stage, { type: 'card', card, loudest });
  return answer ?? own;
}

export function lookOf(stage: Stage): Look {
  const { scene, view, insight } = seen(stage);
  const { plan } = scene;
  const me = stage.seat;
  const own = me === null ? undefined : view?.seats[me];
  if (stage.isPlaying || view === null || insight.outlooks.length + insight.turnings.length === 0) return NOTHING;
  const sure = insight.outlooks.filter(({ odds }) => odds[0] > 0);
  if (me === null || own === undefined) return { ...NOTHING, outlooks: sure };
  const isSecret = insight.hand.length > 0;
  // In a replay nobody is asked, but the rules tell where the player at the turn could go.
  const isMoving = stage.plays ? stage.decision !== null && plan.question === 'move' : !isSecret && insight.ends.length > 0;
  const loudest = isSecret ? (scene.supposed ?? me) : null;
  const card = isSecret ? (scene.peeked ?? plan.card ?? own.card) : own.card;
  const played = loudest === null ? null : playable(stage, card, loudest);
  const ends = isMoving ? insight.ends : (played?.ends ?? []);
  const barred = isMoving ? insight.barred : (played?.barred ?? []);
  const wanted = isMoving ? plan.to : plan.goal;
  const goal = [scene.pointed, wanted].find((cell) => cell !== null && ends.some(({ at }) => at === cell)) ?? null;
  const first = touched(stage);
  const base = { card, ends, barred, goal, loudest };
  if (goal === null && first === null && (!isSecret || (card === null && loudest === me)))
    return { ...base, light: null, outlooks: sure, caught: insight.caught };
  const question: Question = {
    type: 'outlook',
    ...(goal === null ? {} : { to: goal }),
    ...(loudest === null ? {} : { loudest }),
    ...(isSecret && card !== null ? { card } : {}),
    ...(isMoving && plan.move?.crack === true && goal === plan.to ? { crack: true } : {}),
    ...(first === null ? {} : { before: first }),
  };
  const turning =
    first?.type === 'turn_guard' ? insight.turnings.find(({ light }) => light.facing.join() === first.facing.join()) : undefined;
  if (insight.outlooks.length === 0) return { ...base, light: turning?.light ?? null, outlooks: [], caught: null };
  const { light, outlooks, caught } = foreseen(stage, question);
  return {
    ...base,
    light: turning?.light ?? (first === null ? null : light),
    outlooks: outlooks.filter(({ odds }) => odds[0] > 0),
    caught,
  };
}
