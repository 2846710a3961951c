/** What the guard could do next: for every card that may be flipped, where he would end, what he would light and whom he would catch (section 13 of the rules). */
import type { Odds } from '../../words/speaker.ts';
import { blueprintOf } from './blueprint.ts';
import type { Cell } from './cell.ts';
import { sourcesOf, walk, type Source, type Walked } from './guard.ts';
import { beam } from './light.ts';
import { JEWELRY, handFacts, listOf, type HandCard, type View } from './model.ts';

/** The sizes of jewelry cards, and so the lengths of his walks. */
export const SIZES = [2, 3, 4, 5] as const;

/** How much louder cracking a case is. */
export const CRACK = 4;

/** What is supposed of this round. */
export interface Supposed {
  /** Where the reader would stand, and with which card. */
  to: Cell | null;
  card: HandCard | null;
  crack?: boolean;
  /** Before cards are turned over nobody knows the noises: whom the guard would hear alone. */
  loudest: number | null;
}

export interface Outlook {
  steps: number;
  odds: Odds;
  walked: Walked;
  lit: Cell[];
  catches: number[];
}

/** How likely each number of steps is: any card this viewer has not seen may be the next one. */
export function sizeOdds(view: View, viewer: number | null): Map<number, Odds> {
  const own = viewer === null ? undefined : view.seats[viewer];
  const seen = new Set([...view.discard, ...view.shared, ...listOf(view.drawn), ...listOf(own?.jewelry ?? []), ...listOf(own?.pack ?? [])]);
  const unseen = [...JEWELRY.values()].filter(({ id }) => !seen.has(id));
  return new Map(SIZES.map((size) => [size, [unseen.filter((card) => card.size === size).length, unseen.length]]));
}

/** What would come of each size, as this viewer can tell. */
export function outlooks(view: View, viewer: number | null, { to, card, crack, loudest }: Supposed): Outlook[] {
  const plan = blueprintOf(view.blueprint);
  const seats = view.seats.map((player, seat) => {
    if (seat !== viewer) return player;
    return { ...player, space: to ?? player.space, card: card ?? player.card, noise: crack === true ? (player.noise ?? 0) + CRACK : player.noise };
  });
  const supposed = { ...view, seats };
  const space = loudest === null ? null : (seats[loudest]?.space ?? null);
  const alone: Source[] | undefined = loudest === null ? undefined : space === null ? [] : [{ seat: loudest, isAlarm: false, noise: 1, at: space }];
  const odds = sizeOdds(view, viewer);
  return SIZES.flatMap((steps) => {
    const likely = odds.get(steps) ?? [0, 1];
    if (likely[0] === 0) return [];
    const walked = walk(supposed, steps, alone ?? sourcesOf(supposed));
    const cells = beam(plan, walked.at, walked.facing);
    const catches = seats.flatMap(({ space: at, card: worn }, seat) => (at !== null && cells.includes(at) && handFacts(worn ?? '').effect !== 'disguise' ? [seat] : []));
    return [{ steps, odds: likely, walked, lit: cells.filter((cell) => plan.isSpace(cell)), catches }];
  });
}

/** How likely a seat is to be caught, by these outlooks. */
export const risk = (all: readonly Outlook[], seat: number): Odds => [all.reduce((sum, { odds, catches }) => sum + (catches.includes(seat) ? odds[0] : 0), 0), all[0]?.odds[1] ?? 1];
