/** Cells of the floor plan and directions (JH-2.30), as `games/jewel-heist/src/cell.rs` has them. */

/** A cell by its name: column letter from west to east, row number from north to south. */
export type Cell = string;

/** How many cells a row or a column has. */
export const SIDE = 15;

export const FACINGS = ['N', 'E', 'S', 'W'] as const;
export type Facing = (typeof FACINGS)[number];

export const columnOf = (cell: Cell): number => cell.charCodeAt(0) - 97;
export const rowOf = (cell: Cell): number => Number(cell.slice(1)) - 1;

/** The cell in this column and row, both from 0; nothing off the board. */
export const cellAt = (column: number, row: number): Cell | null => (column < 0 || row < 0 || column >= SIDE || row >= SIDE ? null : `${String.fromCharCode(97 + column)}${row + 1}`);

/** All cells in reading order. */
export const CELLS: readonly Cell[] = Array.from({ length: SIDE * SIDE }, (_, at) => cellAt(at % SIDE, Math.floor(at / SIDE)) ?? '');

/** The squared distance of two cells: the only meaning of "closer" (JH-2.37). */
export const distance = (one: Cell, other: Cell): number => (columnOf(one) - columnOf(other)) ** 2 + (rowOf(one) - rowOf(other)) ** 2;

const AHEAD: Record<Facing, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** The cell so many cells away in a direction. */
export function towards(cell: Cell, facing: Facing, cells: number): Cell | null {
  const [columns, rows] = AHEAD[facing];
  return cellAt(columnOf(cell) + columns * cells, rowOf(cell) + rows * cells);
}

/** So many quarters to the right. */
export const turned = (facing: Facing, quarters: number): Facing => FACINGS[(FACINGS.indexOf(facing) + quarters) % 4] ?? facing;

/** Ahead, right, left, back: the order in which ties are broken (JH-2.46). */
export const preference = (facing: Facing): Facing[] => [facing, turned(facing, 1), turned(facing, 3), turned(facing, 2)];

/** Reading order: row 1 from west to east, then row 2. */
export const inReadingOrder = (one: Cell, other: Cell): number => rowOf(one) - rowOf(other) || columnOf(one) - columnOf(other);
