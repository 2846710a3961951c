/** Boards that somebody brings (MH-2.5): read as they are written, and told at once what is wrong with them. The server judges. */
import { CHARACTERS, placeOf, sketched } from './model.ts';

/** The most files and ranks. */
const MOST_LINES = 26;

/** What can be wrong, as the end of the name of its sentence. */
export type Fault = 'size' | 'lines-unequal' | 'letters' | 'passage' | 'places';

/** The lines of a grid as a person writes them. */
export const gridOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim().replaceAll('p', 'P'))
    .filter((line) => line !== '');

/** The first thing that is wrong with a grid; nothing if it is a board. */
export function faultOf(grid: readonly string[]): Fault | null {
  const files = grid[0]?.length ?? 0;
  if (files < 1 || files > MOST_LINES || grid.length > MOST_LINES) return 'size';
  if (grid.some((line) => line.length !== files)) return 'lines-unequal';
  if (grid.some((line) => /[^.P#]/.test(line))) return 'letters';
  const board = sketched('', grid);
  if (board.passages.length === 1) return 'passage';
  // Spaces so far apart that a piece spoils at most one of them: with more of them than pieces, an artwork always has a place.
  const apart = new Map<string, number>();
  for (const space of board.spaces.filter((one) => !board.isPassage(one))) {
    const { file, rank } = placeOf(space);
    const key = `${file % 3} ${rank % 3}`;
    apart.set(key, (apart.get(key) ?? 0) + 1);
  }
  return [...apart.values()].some((count) => count > CHARACTERS.length) ? null : 'places';
}
