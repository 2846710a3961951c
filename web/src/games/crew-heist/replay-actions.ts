/** What an action changes that no event tells, for the table of a replay. */
import { ITEMS } from './content.ts';
import type { Action, ActionOf, View } from './model.ts';

/** A view that is being changed, with the action whose events are being told. */
export interface Draft extends View {
  doing?: { seat: number; action: Action } | null;
}

/** What actions cost on the simulated clock, in tenths of a second (CH 5.4). */
const COSTS: Partial<Record<Action['type'], number>> = {
  walk: 15, flip: 15, use: 15, power: 15, whistle: 10, stumble: 10, pick_up: 10, leave: 10, drop: 5, refuse: 5, give_up: 5, hold: 5, roll: 20,
};
const costOf = (action: Action): number => COSTS[action.type] ?? ('dice' in action ? 20 : 0);

const PLANNING: readonly Action['type'][] = ['choose_character', 'place', 'ready', 'call_vote', 'vote', 'spoken', 'go'];

export function begin(view: Draft, seat: number, action: Action): void {
  const player = view.players[seat];
  view.doing = { seat, action };
  if (player === undefined) return;
  if (action.type === 'ready') player.ready = true;
  if (action.type === 'spoken') view.planning.at += 1;
  if (PLANNING.includes(action.type)) return;
  if (view.options.clock === 'simulated' && view.phase === 'acting') player.used += costOf(action);
  if (action.type === 'drop') return;
  player.waiting = action.type === 'wait';
  if (action.type === 'roll') {
    player.missed = false;
    player.dice = [...player.dice.map((face, at) => (action.reroll.includes(at) ? null : face)), ...Array<null>(action.add).fill(null)];
  } else if ('dice' in action) {
    player.missed = false;
    player.dice = Array<null>(action.dice).fill(null);
  }
}

/** What the player who acts said, if it was this kind of action. */
export function said<T extends Action['type']>(view: Draft, seat: number, ...types: T[]): ActionOf<T> | null {
  const { doing } = view;
  return doing != null && doing.seat === seat && (types as string[]).includes(doing.action.type) ? (doing.action as ActionOf<T>) : null;
}

/** Whether a thing is a card, which can be found by a search and remembers its carrier. */
export const isCard = (item: string): boolean => ITEMS.get(item)?.token !== true;
