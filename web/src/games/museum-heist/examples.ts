/** Worked examples for the rules page, as the rules work them out (`games/museum-heist/tests/museum-heist/rules_page.rs`). */
import examples from './examples.json';
import type { Character, Segment, Space } from './model.ts';

export interface Example {
  board: string;
  /** The spaces that are drawn. */
  spaces: readonly Space[];
  artwork: Space;
  pieces: readonly (readonly [Character, Space])[];
  ways: readonly { from: Space; path: readonly Segment[] }[];
  /** Where an artwork may lie. */
  lit: readonly Space[];
  /** The squared distance of the piece whose circle is drawn: everything inside is closer. */
  distance: number | null;
}

export const { placing: PLACING, moving: MOVING } = examples as unknown as Record<'placing' | 'moving', Example>;
