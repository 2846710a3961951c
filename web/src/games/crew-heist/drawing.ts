/** Where things are on the drawing of a map: its floors beside or below each other, and who stands where on a square. */
import { mapOf, type Cell, type HeistMap } from './map.ts';
import type { Guard, Player, SquareId, View } from './model.ts';

/** The side of a square in the drawing. */
export const SIDE = 40;
const MARGIN = 6;
/** The room for the name of a floor. */
const HEAD = 20;
const GAP = 20;

export interface Point {
  x: number;
  y: number;
}

export interface Layout {
  width: number;
  height: number;
  /** The top left corner of each floor. */
  origins: readonly Point[];
}

/** The floors below each other on a narrow page, beside each other on a wide one. */
export function layoutOf(map: HeistMap, isStacked: boolean): Layout {
  const origins: Point[] = [];
  let [width, height] = [0, 0];
  for (const { rows, columns } of map.floors) {
    const [wide, high] = [columns * SIDE + 2 * MARGIN, rows * SIDE + HEAD + 2 * MARGIN];
    const place = { x: isStacked || origins.length === 0 ? 0 : width + GAP, y: isStacked && origins.length > 0 ? height + GAP : 0 };
    origins.push({ x: place.x + MARGIN, y: place.y + HEAD + MARGIN });
    width = Math.max(width, place.x + wide);
    height = Math.max(height, place.y + high);
  }
  return { width, height, origins };
}

/** The top left corner of a square. */
export function cornerOf(layout: Layout, { floor, row, column }: Pick<Cell, 'floor' | 'row' | 'column'>): Point {
  const origin = layout.origins[floor - 1] ?? { x: 0, y: 0 };
  return { x: origin.x + column * SIDE, y: origin.y + row * SIDE };
}

export function middleOf(layout: Layout, cell: Pick<Cell, 'floor' | 'row' | 'column'>): Point {
  const { x, y } = cornerOf(layout, cell);
  return { x: x + SIDE / 2, y: y + SIDE / 2 };
}

/** A pawn on the map: where, how large, and who. */
export interface Standing extends Point {
  key: string;
  scale: number;
  player?: Player;
  guard?: Guard;
}

const ALONE: readonly (readonly [number, number])[] = [[20, 18]];
const PAIR: readonly (readonly [number, number])[] = [
  [11, 18],
  [29, 18],
];
const FOUR: readonly (readonly [number, number])[] = [
  [11, 11],
  [29, 11],
  [11, 28],
  [29, 28],
];

/** Everybody on the map, up to four on a square; who is in an elevator is seen at each of its doors. */
export function standingOn(view: Pick<View, 'options' | 'players' | 'guards'>, layout: Layout): Standing[] {
  const map = mapOf(view.options);
  const on = new Map<SquareId, ({ player: Player } | { guard: Guard })[]>();
  const put = (square: SquareId, one: { player: Player } | { guard: Guard }): void => void on.set(square, [...(on.get(square) ?? []), one]);
  for (const player of view.players) if (player.square !== null) put(player.square, { player });
  for (const guard of view.guards) put(guard.square, { guard });
  return [...on].flatMap(([square, pawns]) =>
    map.drawn(square).flatMap((cell, door) => {
      const { x, y } = cornerOf(layout, cell);
      const slots = pawns.length === 1 ? ALONE : pawns.length === 2 ? PAIR : FOUR;
      return pawns.map((pawn, at) => {
        const [right, down] = slots[at % slots.length] ?? [20, 20];
        const name = 'player' in pawn ? `p${pawn.player.seat}` : `g${pawn.guard.n}`;
        return { ...pawn, key: `${name}-${door}`, x: x + right, y: y + down, scale: pawns.length === 1 ? 1 : 0.78 };
      });
    }),
  );
}

/** The squares of a route as a closed line. */
export function routeLine(map: HeistMap, layout: Layout, route: readonly SquareId[]): string {
  const points = route.flatMap((id) => map.drawn(id).slice(0, 1)).map((cell) => middleOf(layout, cell));
  return points.length === 0 ? '' : `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
}

/** The square next to one in a direction, over what is no square; on to the next floor at the edge of the drawing. */
export function neighbour(map: HeistMap, place: SquareId, down: number, right: number): SquareId {
  const from = map.at(place);
  if (from === undefined) return place;
  const along = map.cells.filter(
    ({ floor, row, column }) =>
      floor === from.floor &&
      (down === 0 ? row === from.row && (column - from.column) * right > 0 : column === from.column && (row - from.row) * down > 0),
  );
  const far = ({ row, column }: Cell): number => Math.abs(row - from.row) + Math.abs(column - from.column);
  const next = along.reduce<Cell | null>((best, cell) => (best === null || far(cell) < far(best) ? cell : best), null);
  return next?.place ?? place;
}
