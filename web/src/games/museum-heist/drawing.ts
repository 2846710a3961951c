/** Where things are on the drawing of a board, and how ways are drawn on it. */
import { placeOf, type Board, type Segment, type Space } from './model.ts';

/** The side of a space in the drawing. */
export const SIDE = 40;

export interface Point {
  x: number;
  y: number;
}

/** The top left corner of a space. */
export function cornerOf(board: Board, space: Space): Point {
  const { file, rank } = placeOf(space);
  return { x: file * SIDE, y: (board.ranks - 1 - rank) * SIDE };
}

/** The middle of a space. */
export function middleOf(board: Board, space: Space): Point {
  const { x, y } = cornerOf(board, space);
  return { x: x + SIDE / 2, y: y + SIDE / 2 };
}

/** One stretch of a way as a line: a step goes straight, a jump in a bow over the piece, a passage under the floor. */
export interface Line {
  way: Segment[0];
  d: string;
}

/** A way as lines from space to space. */
export function linesOf(board: Board, from: Space, path: readonly Segment[]): Line[] {
  let at = middleOf(board, from);
  return path.map(([way, space]) => {
    const to = middleOf(board, space);
    const [dx, dy] = [to.x - at.x, to.y - at.y];
    const bow = way === 'jump' ? 0.22 : way === 'passage' ? 0.1 : 0;
    const bend = { x: (at.x + to.x) / 2 + dy * bow, y: (at.y + to.y) / 2 - dx * bow };
    const d = `M${at.x} ${at.y}Q${round(bend.x)} ${round(bend.y)} ${to.x} ${to.y}`;
    at = to;
    return { way, d };
  });
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The space next to one in a direction, over gaps in the board; the same one at the edge. */
export function neighbour(board: Board, space: Space, files: number, ranks: number): Space {
  const { file, rank } = placeOf(space);
  for (let steps = 1; steps < Math.max(board.files, board.ranks); steps += 1) {
    const next = board.spaces.find((one) => {
      const place = placeOf(one);
      return place.file === file + files * steps && place.rank === rank + ranks * steps;
    });
    if (next !== undefined) return next;
  }
  return space;
}
