/** In which order seats act (JH-5.4, JH-5.5). */
import { distance } from './cell.ts';
import type { View } from './model.ts';

type Ordered = Pick<View, 'seats' | 'lead' | 'guard'>;

/** The seats clockwise from one. */
export const clockwise = (from: number, seats: number): number[] => Array.from({ length: seats }, (_, at) => (from + at) % seats);

const noise = (view: Ordered, seat: number): number => view.seats[seat]?.noise ?? 0;
const far = (view: Ordered, seat: number): number => {
  const space = view.seats[seat]?.space ?? null;
  return space === null ? 0 : distance(space, view.guard.at);
};

/** Some seats, the loudest first; of equals the closer to the guard, then clockwise from the lead seat. */
export function loudOrder(view: Ordered, among: readonly number[]): number[] {
  return clockwise(view.lead ?? 0, view.seats.length).filter((seat) => among.includes(seat)).sort((one, other) => noise(view, other) - noise(view, one) || far(view, one) - far(view, other));
}

/** All seats, the quietest first; of equals the farther from the guard, then clockwise from the lead seat. */
export function quietOrder(view: Ordered): number[] {
  return clockwise(view.lead ?? 0, view.seats.length).sort((one, other) => noise(view, one) - noise(view, other) || far(view, other) - far(view, one));
}
