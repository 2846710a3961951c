/** What the reader looks at before committing anything: the reach of a card, a space in it, and what the guard could do then. */
import type { Odds } from '../../words/speaker.ts';
import type { Stage } from '../stage.svelte.ts';
import type { Cell } from './cell.ts';
import { outlooks, risk, type Outlook } from './forecast.ts';
import type { Action, HandCard, Phase, View } from './model.ts';
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

/** The table as it would be after something that can be done before moves: the guard would hear, meet or face something else. */
export function supposing(view: View, seat: number, action: Action | null): View {
  switch (action?.type) {
    case 'alarm':
      return { ...view, alarms: [...view.alarms.filter((alarm) => alarm.seat !== seat), { at: action.at, seat }] };
    case 'wire':
      return { ...view, wires: [...view.wires, action.at] };
    case 'turn_guard':
      return view.phase === 'before' ? { ...view, guard: { ...view.guard, facing: action.facing } } : view;
    case 'blame': {
      const given = view.seats[seat]?.noise ?? 0;
      return { ...view, seats: view.seats.map((player, at) => (at === seat ? { ...player, noise: 0 } : at === action.seat ? { ...player, noise: (player.noise ?? 0) + given } : player)) };
    }
    default:
      return view;
  }
}

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
  const touched = stage.decision !== null && plan.question === 'before' ? (plan.legal.find((action) => 'at' in action && action.at === scene.pointed) ?? plan.chosen) : null;
  return { card, reach, goal, loudest, outlooks: outlooks(supposing(view, me, touched), me, { to: goal, card, loudest, ...(isMoving && plan.move?.crack === true && goal === plan.to ? { crack: true } : {}) }) };
}

/** How likely the reader is to be caught on each space in reach. */
export function risks(view: View, seat: number, { card, reach, loudest }: Look): Map<Cell, Odds> {
  return new Map(reach.map((to) => [to, risk(outlooks(view, seat, { to, card, loudest }), seat)]));
}
