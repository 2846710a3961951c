/** What a plan would change: the money of everybody if the game ended after it. Only for showing; the server decides. */
import { heapOf, plus, scores, type Action, type Crystal, type Line, type Miner, type View } from './model.ts';

/** A seat's money before and after. */
export interface Change {
  seat: number;
  before: Line;
  after: Line;
}

function move(players: Miner[], from: number, to: number, crystal: Crystal): Miner[] {
  const one = { [crystal]: 1 };
  return players.map((player, seat) => {
    if (seat === from) return { ...player, cart: plus(player.cart, one, -1) };
    return seat === to ? { ...player, cart: plus(player.cart, one) } : player;
  });
}

/** The players after picks and a return of a seat. */
export function playersAfter(view: View, seat: number, actions: readonly Action[]): Miner[] {
  let players = view.players;
  for (const action of actions) {
    if (action.type === 'take') players = move(players, action.from, seat, action.crystal);
    if (action.type === 'pass') players = move(players, seat, action.to, 'unstable');
    if (action.type === 'protect') {
      const one = { [action.crystal]: 1 };
      players = players.map((player, at) => (at === seat ? { ...player, cart: plus(player.cart, one, -1), chest: plus(player.chest, one) } : player));
    }
    if (action.type === 'return') {
      const kept = plus(heapOf(view.turn?.act?.drawn ?? []), heapOf(action.crystals), -1);
      players = players.map((player, at) => (at === seat ? { ...player, cart: plus(player.cart, kept) } : player));
    }
  }
  return players;
}

/** Whose money a plan changes, and the planner's own in any case. */
export function changes(view: View, seat: number, actions: readonly Action[]): Change[] {
  const before = scores(view);
  const after = scores({ ...view, players: playersAfter(view, seat, actions) });
  return before.flatMap((line, at) => {
    const then = after[at];
    if (line === null || then == null) return [];
    return at === seat || line.total !== then.total ? [{ seat: at, before: line, after: then }] : [];
  });
}
