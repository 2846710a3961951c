/** What the reader looks at before committing anything: the reach of a card, a space in it, and what the guard could do then. */
import type { Odds } from '../../words/speaker.ts';
import type { Stage } from '../stage.svelte.ts';
import type { Cell } from './cell.ts';
import { outlooks, risk, type Outlook } from './forecast.ts';
import type { HandCard, Phase, View } from './model.ts';
import { reachWith } from './reach.ts';
import { seen } from './scene.svelte.ts';

export interface Look {
  /** The card whose reach is shown. */
  card: HandCard | null;
  /** Everywhere it leads; by the server's list once it is the reader's move. */
  reach: readonly Cell[];
  /** The space that is looked at or chosen. */
  goal: Cell | null;
  /** Whom the guard is supposed to hear, where nobody knows the noises yet. */
  loudest: number | null;
  outlooks: Outlook[];
}

const SECRET: readonly Phase[] = ['question', 'answer', 'choose'];
const OPEN: readonly Phase[] = ['before', 'move', 'fence', 'keep', 'swap'];

const NOTHING: Look = { card: null, reach: [], goal: null, loudest: null, outlooks: [] };

export function lookOf(stage: Stage, view: View): Look {
  const { scene } = seen(stage);
  const { plan } = scene;
  const me = stage.seat;
  const own = me === null ? undefined : view.seats[me];
  const isSecret = SECRET.includes(view.phase);
  if (stage.isPlaying || (!isSecret && !OPEN.includes(view.phase))) return NOTHING;
  if (me === null || own === undefined) return { ...NOTHING, outlooks: isSecret ? [] : outlooks(view, null, { to: null, card: null, loudest: null }) };
  const isMoving = stage.decision !== null && plan.question === 'move';
  const card = isSecret ? (scene.peeked ?? plan.card ?? own.card) : own.card;
  const reach = isMoving ? plan.cells : isSecret && card !== null ? reachWith(view, me, card) : [];
  const pointed = scene.pointed !== null && reach.includes(scene.pointed) ? scene.pointed : null;
  const wanted = isMoving ? plan.to : plan.goal;
  const goal = pointed ?? (wanted !== null && reach.includes(wanted) ? wanted : null);
  const loudest = isSecret ? (scene.supposed ?? me) : null;
  return { card, reach, goal, loudest, outlooks: outlooks(view, me, { to: goal, card, loudest, ...(isMoving && plan.move?.crack === true && goal === plan.to ? { crack: true } : {}) }) };
}

/** How likely the reader is to be caught on each space in reach. */
export function risks(view: View, seat: number, { card, reach, loudest }: Look): Map<Cell, Odds> {
  return new Map(reach.map((to) => [to, risk(outlooks(view, seat, { to, card, loudest }), seat)]));
}
