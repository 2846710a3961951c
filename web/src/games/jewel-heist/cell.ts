/** Cells of the floor plan and directions, as the rules name them (JH-2.30, JH-2.39). */

import type { Cell } from './types.ts';

export type { Cell, Facing } from './types.ts';

/** How many cells a row or a column has. */
export const SIDE = 15;

export const columnOf = (cell: Cell): number => cell.charCodeAt(0) - 97;
export const rowOf = (cell: Cell): number => Number(cell.slice(1)) - 1;
