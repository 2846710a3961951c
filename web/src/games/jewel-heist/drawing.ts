/** Where things are on the drawing of a floor plan. */
import { columnOf, rowOf, type Cell, type Facing } from './cell.ts';
import type { Light } from './model.ts';
import { shapesOf, total, type Jewels, type Shape } from './model.ts';

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

/** The angle of a facing, clockwise from the north. */
export const angleOf = ([dx, dy]: Facing): number => (Math.atan2(dx, -dy) * 180) / Math.PI;

/** The same facing as an angle next to one, so that nobody turns the long way round. */
export function nextAngle(from: number, facing: Facing): number {
  const turn = (((angleOf(facing) - from) % 360) + 540) % 360;
  return from + turn - 180;
}

const WINDS = ['N', 'NNE', 'NE', 'ENE', 'E', 'ESE', 'SE', 'SSE', 'S', 'SSW', 'SW', 'WSW', 'W', 'WNW', 'NW', 'NNW'] as const;

/** The nearest of sixteen points of the compass. */
export const windOf = (facing: Facing): string => WINDS[Math.round(angleOf(facing) / 22.5 + 16) % 16] ?? 'N';

/** The outline of a light, around a guard who stands in the middle of the drawing. */
export function outlinePath({ at, outline }: Pick<Light, 'at' | 'outline'>): string {
  const { x, y } = middleOf(at);
  const from = (thousandths: number, middle: number): string => ((thousandths * UNIT) / 1000 - middle).toFixed(1);
  return `M${outline.map(([east, south]) => `${from(east, x)} ${from(south, y)}`).join('L')}Z`;
}

/** How far a light reaches from the guard, in the drawing. */
export function reachOf({ at, outline }: Pick<Light, 'at' | 'outline'>): number {
  const { x, y } = middleOf(at);
  return Math.max(UNIT, ...outline.map(([east, south]) => Math.hypot((east * UNIT) / 1000 - x, (south * UNIT) / 1000 - y)));
}

/** Where several pieces on one space stand, so that each can be seen. */
export function crowd(count: number, place: number): Point {
  if (count <= 1) return { x: 0, y: 0 };
  const angle = (place / count) * 2 * Math.PI - Math.PI / 2;
  return { x: Math.round(Math.cos(angle) * 9), y: Math.round(Math.sin(angle) * 9) };
}

/** Where the jewels of a heap lie around its middle, by how many are drawn, and how large they are. */
const HEAPS: readonly { scale: number; places: readonly (readonly [x: number, y: number])[] }[] = [
  { scale: 1.12, places: [[0, 0]] },
  {
    scale: 0.86,
    places: [
      [-9, -5],
      [9, 6],
    ],
  },
  {
    scale: 0.7,
    places: [
      [-9, -8],
      [9, -8],
      [0, 9],
    ],
  },
  {
    scale: 0.7,
    places: [
      [-9, -9],
      [9, -9],
      [-9, 9],
      [9, 9],
    ],
  },
  {
    scale: 0.58,
    places: [
      [-14, -6],
      [0, -6],
      [14, -6],
      [-7, 9],
      [7, 9],
    ],
  },
  {
    scale: 0.58,
    places: [
      [-14, -6],
      [0, -6],
      [14, -6],
      [-14, 9],
      [0, 9],
      [14, 9],
    ],
  },
];

/** Up to four jewels are seen one by one; a larger heap by its shapes, all of them, and its number. */
export function laidOut(jewels: Jewels): (Point & { shape: Shape; scale: number })[] {
  const shapes = shapesOf(jewels).flatMap(({ shape, count }) => Array.from({ length: total(jewels) <= 4 ? count : 1 }, () => shape));
  const { scale, places } = HEAPS[shapes.length - 1] ?? { scale: 1, places: [] };
  return places.map(([x, y], at) => ({ shape: shapes[at] as Shape, x, y, scale }));
}

/** Where the number of a large heap is: further out where the jewels take more room. */
export const badgeOf = (jewels: Jewels): Point => (shapesOf(jewels).length > 4 ? { x: 21, y: -19 } : { x: 14, y: -14 });

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
