/** How a round goes on by itself, where no event says so: who is asked next, and in which phase (section 5 of the rules, `games/jewel-heist/src/round.rs`). */
import { discarded, drawnFrom, keptOne, swapped, taken } from './hidden.ts';
import { litCells } from './light.ts';
import { CALL_FENCE, abilityOf, canUse, countOf, effectOf, isCoop, listOf, type Telling, type View } from './model.ts';
import { clockwise, loudOrder, quietOrder } from './order.ts';

/** The gear draft begins with the first seat. */
export const startGearDraft = (view: View): View => ({ ...view, phase: 'gear_draft', queue: clockwise(view.first_seat ?? 0, view.seats.length) });

/** Whether the gear of a seat still has to be placed before it may pass (JH-5.6). */
function hasGearToPlace(view: View, seat: number): boolean {
  if (view.seats[seat]?.effect_done === true) return false;
  const effect = effectOf(view, seat);
  return effect === 'alarm' || effect === 'wire' || (effect === 'smoke' && litCells(view).length > 0);
}

/** Whoever has something to do before players move is asked; the others are passed over when their turn comes (JH-7.61). */
export function goOnBefore(view: View): View {
  let next = view;
  for (const seat of view.queue) {
    if (effectOf(next, seat) === 'blackout' && next.seats[seat]?.effect_done !== true) {
      next = { ...next, guard: { ...next.guard, light: false }, seats: next.seats.map((player, at) => (at === seat ? { ...player, effect_done: true } : player)) };
    }
    if (hasGearToPlace(next, seat) || canUse(next, seat, 'turn') || (canUse(next, seat, 'blame') && (next.seats[seat]?.noise ?? 0) > 0)) return next;
    next = { ...next, queue: next.queue.slice(1) };
  }
  return goOnMoving({ ...next, phase: 'move', queue: quietOrder(next) });
}

/** How many cards a seat draws from the fence now (JH-6.26, JH-7.27). */
function draws(view: View, seat: number): number {
  const two = abilityOf(view, seat) === 'haggle' && (!isCoop(view) || view.options.coop_fence === 'swap');
  return Math.min(two ? 2 : 1, Math.max(view.deck.count - 1, 0));
}

/** Callers of the fence are not asked; everybody else is (JH-5.7). */
function goOnMoving(view: View): View {
  let { queue } = view;
  for (let seat = queue[0]; seat !== undefined; seat = queue[0]) {
    if (view.seats[seat]?.card !== CALL_FENCE) return { ...view, queue, phase: 'move' };
    const count = draws(view, seat);
    if (count > 0) return { ...view, queue, phase: 'fence', fence_left: count };
    queue = queue.slice(1);
  }
  return { ...view, queue, phase: 'flip' };
}

/** A seat has walked. */
export function moveOn(view: View, seat: number): View {
  // Where somebody passed before the moves, no event has said so.
  const order = view.phase === 'before' ? quietOrder(view) : view.queue;
  const queue = [seat, ...order.filter((one) => one !== seat)];
  const count = effectOf(view, seat) === 'fence' ? draws(view, seat) : 0;
  return count > 0 ? { ...view, queue, phase: 'fence', fence_left: count } : goOnMoving({ ...view, queue: queue.slice(1) });
}

/** The cards that were drawn have gone where they belong, and the next seat moves. */
export const nextAfterFence = (view: View): View => goOnMoving({ ...view, drawn: [], fence_left: 0, queue: view.queue.slice(1) });

/** The crew leaves its cards as they are. */
export const swapPassed = (view: View): View => nextAfterFence(discarded(view));

/** What comes of the fence. */
export function endFence(view: View, event: Extract<Telling, { event: 'fence' | 'fence_kept' | 'fence_swapped' }>): View {
  if (event.event === 'fence_kept') return nextAfterFence(keptOne(view, event.seat, event.card));
  if (event.event === 'fence_swapped') return nextAfterFence(swapped(view, event.in, event.out));
  const next = drawnFrom(view, event.cards);
  if (next.fence_left > 0) return next;
  if (isCoop(next)) return next.options.coop_fence === 'swap' ? { ...next, phase: 'swap' } : nextAfterFence({ ...next, discard: [...next.discard, ...listOf(next.drawn)].sort() });
  return countOf(next.drawn) > 1 ? { ...next, phase: 'keep' } : nextAfterFence(taken(next, event.seat));
}

/** The owners of mirrors are asked; then whoever is in the light is caught. */
export const goOnMirroring = (view: View): View => (view.queue.length > 0 ? { ...view, phase: 'mirror' } : catching(view));

/** Who is in the light now is caught; all of them are fixed at this moment (JH-5.9). */
function catching(view: View): View {
  const lit = litCells(view);
  const caught = clockwise(0, view.seats.length).filter((seat) => lit.includes(view.seats[seat]?.space ?? '') && effectOf(view, seat) !== 'disguise');
  return { ...view, queue: loudOrder(view, caught) };
}

/** The end of a round (JH-5.10). */
export function reset(view: View): View {
  const seats = view.seats.map((player) => ({ ...player, card: null, noise: null, told: false, effect_done: false, special_used: false, decided: false }));
  return { ...view, seats, queue: [], last_questioned: view.round === 0 ? null : view.questioned, questioned: null };
}
