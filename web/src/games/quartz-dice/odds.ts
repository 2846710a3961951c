/**
 * The numbers a player wants to see (section 12 of the rules): what the bag holds, and what the dice can still become.
 * The same programme as `games/quartz-dice/src/odds.rs`; a test on each side reads the same file of numbers.
 */
import type { Odds } from '../../words/speaker.ts';
import { DICE, KINDS, size, type Crystal, type Heap } from './model.ts';

const choose = (n: number, k: number): number => {
  if (k > n) return 0;
  let ways = 1;
  for (let i = 0; i < k; i += 1) ways = (ways * (n - i)) / (i + 1);
  return ways;
};

/** The chance that at least one of so many crystals drawn from the bag is unstable (QD-12.1), as a fraction that is exact. */
export function unstableWithin(bag: Heap, draws: number): Odds {
  const all = size(bag);
  const many = Math.min(draws, all);
  const cases = choose(all, many);
  return [cases - choose(all - bag.unstable, many), cases];
}

/** The mean of what a crystal drawn from the bag is worth, `worth` saying what each kind is (QD-12.2). */
export function meanDraw(bag: Heap, worth: Heap): number {
  const all = size(bag);
  return all === 0 ? 0 : KINDS.reduce((sum, kind) => sum + bag[kind] * worth[kind], 0) / all;
}

/** The mean of what a Jackhammer of so many faces keeps, when the cheapest half goes back (QD-12.3). */
export function meanJackhammer(bag: Heap, worth: Heap, strength: number): number {
  const all = size(bag);
  const draws = Math.min(strength, all);
  const kept = draws - Math.floor(draws / 2);
  const order: Crystal[] = [...KINDS].sort((one, other) => worth[other] - worth[one]);
  // The mean of the best of several is a sum over steps of worth, each taken as often as that many crystals lie above it.
  let above = 0;
  let mean = 0;
  order.forEach((kind, place) => {
    above += bag[kind];
    const next = order[place + 1];
    const step = worth[kind] - (next === undefined ? 0 : worth[next]);
    for (let best = 1; best <= kept; best += 1) mean += step * atLeastDrawn(all, above, draws, best);
  });
  return mean;
}

/** The chance that at least `wanted` of `draws` things drawn from `all` are among `good` of them. */
function atLeastDrawn(all: number, good: number, draws: number, wanted: number): number {
  let ways = 0;
  for (let hits = wanted; hits <= draws; hits += 1) ways += choose(good, hits) * choose(all - good, draws - hits);
  return ways / choose(all, draws);
}

/** A number for each count of matching dice and of helmets. */
type Table = number[][];

const table = (fill: (matching: number, helmets: number) => number): Table =>
  Array.from({ length: DICE + 1 }, (_, matching) => Array.from({ length: DICE - matching + 1 }, (_, helmets) => fill(matching, helmets)));

/** The mean over a roll of all dice that are not kept. */
function afterRoll(chances: Table, matching: number, helmets: number): number {
  const dice = DICE - matching - helmets;
  let mean = 0;
  for (let more = 0; more <= dice; more += 1) {
    for (let hats = 0; hats <= dice - more; hats += 1) {
      const ways = choose(dice, more) * choose(dice - more, hats) * 4 ** (dice - more - hats);
      mean += ways * (chances[matching + more]?.[helmets + hats] ?? 0);
    }
  }
  return mean / 6 ** dice;
}

/** The best of all keeps of so many matching dice and helmets. */
function best(kept: Table, matching: number, helmets: number): number {
  let most = 0;
  for (let m = 0; m <= matching; m += 1) for (let h = 0; h <= helmets; h += 1) most = Math.max(most, kept[m]?.[h] ?? 0);
  return most;
}

/** Tables by wanted strength and rolls: `kept` for the dice that stay, `lying` for the dice that lie. They never change, so each is made once. */
const made = new Map<string, { kept: Table; lying: Table }>();

function tables(wanted: number, rolls: number): { kept: Table; lying: Table } {
  const key = `${wanted} ${rolls}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const reached = table((matching, helmets) => (matching + Math.floor(helmets / 2) >= wanted ? 1 : 0));
  if (rolls === 0) return { kept: reached, lying: reached };
  const before = tables(wanted, rolls - 1).lying;
  const kept = table((matching, helmets) => afterRoll(before, matching, helmets));
  const fresh = { kept, lying: table((matching, helmets) => best(kept, matching, helmets)) };
  made.set(key, fresh);
  return fresh;
}

/** The chance of a strength of at least `wanted` from dice that lie, with so many rolls left and the best keeps for just that aim (QD-12.5). */
export function strengthFrom(matching: number, helmets: number, rolls: number, wanted: number): number {
  return tables(wanted, rolls).lying[matching]?.[helmets] ?? 0;
}

/** The same when exactly these dice stay for the next roll, and the best ones after it. */
export function strengthKeeping(matching: number, helmets: number, rolls: number, wanted: number): number {
  return tables(wanted, rolls).kept[matching]?.[helmets] ?? 0;
}
