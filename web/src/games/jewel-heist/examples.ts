/** Worked examples for the rules page, as the rules work them out (`games/jewel-heist/tests/jewel-heist/rules_page.rs`). */
import examples from './examples.json';
import type { Cell } from './cell.ts';
import type { Light } from './model.ts';

export interface Example {
  plan: string;
  light: Light;
  thieves: readonly Cell[];
  /** Where the first of them can walk. */
  reach: readonly Cell[];
  /** The part of the plan that is shown. */
  box: string;
}

export const [WALK, ...LIGHTS] = examples as unknown as [Example, ...Example[]];
