/** What the guard's light falls on (JH-2.40, JH-2.41): no view lists it, so it is worked out here as `games/jewel-heist/src/light.rs` does. */
import { blueprintOf, type Blueprint } from './blueprint.ts';
import { inReadingOrder, towards, turned, type Cell, type Facing } from './cell.ts';
import type { View } from './model.ts';

/** The lit cells of a guard who stands here and faces so, with smoke on these cells; in reading order. */
export function beam(plan: Blueprint, guard: Cell, facing: Facing, smoke: readonly Cell[] = []): Cell[] {
  const isSolid = (cell: Cell): boolean => plan.isOpaque(cell) || smoke.includes(cell);
  const lit: Cell[] = [];
  for (let ahead = 1; ; ahead += 1) {
    const middle = towards(guard, facing, ahead);
    if (middle === null) break;
    const stops = isSolid(middle);
    if (!stops) lit.push(middle);
    if (!stops || ahead === 1) {
      for (const side of [turned(facing, 3), turned(facing, 1)]) {
        const beside = towards(middle, side, 1);
        if (beside !== null && !isSolid(beside)) lit.push(beside);
      }
    }
    if (stops) break;
  }
  return lit.sort(inReadingOrder);
}

/** The cells that are lit now. */
export function litCells({ blueprint, guard, smoke }: Pick<View, 'blueprint' | 'guard' | 'smoke'>): Cell[] {
  return guard.light ? beam(blueprintOf(blueprint), guard.at, guard.facing, smoke) : [];
}

/** How far the middle of the beam reaches, in cells: what the cone is drawn with. */
export function beamLength(plan: Blueprint, guard: Cell, facing: Facing, smoke: readonly Cell[] = []): number {
  for (let ahead = 1; ; ahead += 1) {
    const middle = towards(guard, facing, ahead);
    if (middle === null) return ahead - 1;
    if (plan.isOpaque(middle) || smoke.includes(middle)) return Math.max(ahead - 1, 1);
  }
}
