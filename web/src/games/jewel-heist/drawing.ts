/** Where things are on the drawing of a floor plan. */
import { columnOf, rowOf, type Cell, type Facing } from './cell.ts';

/** The side of a cell in the drawing. */
export const UNIT = 40;

export interface Point {
  x: number;
  y: number;
}

/** The middle of a cell. */
export const middleOf = (cell: Cell): Point => ({ x: columnOf(cell) * UNIT + UNIT / 2, y: rowOf(cell) * UNIT + UNIT / 2 });

/** The top left corner of a cell. */
export const cornerOf = (cell: Cell): Point => ({ x: columnOf(cell) * UNIT, y: rowOf(cell) * UNIT });

/** The angle of a direction, clockwise from the north. */
export const ANGLE: Record<Facing, number> = { N: 0, E: 90, S: 180, W: 270 };

/** The same direction as an angle next to one, so that nobody turns the long way round. */
export function nextAngle(from: number, facing: Facing): number {
  const turn = (((ANGLE[facing] - from) % 360) + 540) % 360;
  return from + turn - 180;
}

/** The outline of the light, seen from a guard who looks up: three cells wide from the cell in front of him on, so many cells long. */
export function conePath(cells: number): string {
  const end = -(cells * UNIT + UNIT / 2);
  return `M-7 -9L-59 -${UNIT / 2}V${end + 8}Q-59 ${end} -51 ${end}H51Q59 ${end} 59 ${end + 8}V-${UNIT / 2}L7 -9Z`;
}

/** Where several pieces on one space stand, so that each can be seen. */
export function crowd(count: number, place: number): Point {
  if (count <= 1) return { x: 0, y: 0 };
  const angle = (place / count) * 2 * Math.PI - Math.PI / 2;
  return { x: Math.round(Math.cos(angle) * 9), y: Math.round(Math.sin(angle) * 9) };
}

/** The cell of a list that is next in a direction: the straightest first, then the nearest; the same one where there is none. */
export function neighbour(cells: readonly Cell[], from: Cell, columns: number, rows: number): Cell {
  const ranked = cells.flatMap((cell) => {
    const [dx, dy] = [columnOf(cell) - columnOf(from), rowOf(cell) - rowOf(from)];
    const ahead = dx * columns + dy * rows;
    const aside = Math.abs(dx * rows) + Math.abs(dy * columns);
    return ahead <= 0 || aside > ahead * 2 ? [] : [{ cell, far: ahead + aside * 2 }];
  });
  return ranked.sort((one, other) => one.far - other.far)[0]?.cell ?? from;
}
