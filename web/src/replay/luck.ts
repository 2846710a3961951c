/** How lucky a seat was: its attempts against the exact distribution of what it tried. */
import type { Odds } from '../words/speaker.ts';

export interface Luck {
  tries: number;
  successes: number;
  /** How many successes these attempts bring on average. */
  expected: number;
  /** How likely so many successes or more are, and so many or fewer. */
  atLeast: number;
  atMost: number;
}

/** The luck of attempts, each with its chance and whether it succeeded. */
export function luckOf(attempts: readonly { odds: Odds; success: boolean }[]): Luck {
  // The chance of each number of successes, one attempt after the other.
  let spread = [1];
  for (const { odds } of attempts) {
    const p = odds[0] / odds[1];
    spread = Array.from({ length: spread.length + 1 }, (_, count) => (spread[count] ?? 0) * (1 - p) + (spread[count - 1] ?? 0) * p);
  }
  const successes = attempts.filter(({ success }) => success).length;
  const sum = (from: number, to: number): number => spread.slice(from, to).reduce((total, part) => total + part, 0);
  // What cannot be otherwise is certain: a sum of many small parts would miss it by a hair.
  const fewer = sum(0, successes);
  const more = sum(successes + 1, spread.length);
  return {
    tries: attempts.length,
    successes,
    expected: attempts.reduce((total, { odds }) => total + odds[0] / odds[1], 0),
    atLeast: fewer === 0 ? 1 : sum(successes, spread.length),
    atMost: more === 0 ? 1 : sum(0, successes + 1),
  };
}
