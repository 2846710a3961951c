/** Cells of the floor plan and directions, as the rules name them (JH-2.30, JH-2.39). */

import type { Cell } from './types.ts';

export type { Cell, Facing } from './types.ts';

/** How many cells a row or a column has. */
export const SIDE = 15;

export const columnOf = (cell: Cell): number => cell.charCodeAt(0) - 97;
export const rowOf = (cell: Cell): number => Number(cell.slice(1)) - 1;

/** The cell in this column and row, both from 0. */
export const cellAt = (column: number, row: number): Cell => `${String.fromCharCode(97 + column)}${row + 1}`;

/** All cells in reading order. */
export const CELLS: readonly Cell[] = Array.from({ length: SIDE * SIDE }, (_, at) => cellAt(at % SIDE, Math.floor(at / SIDE)));
