/**
 * Which way a piece can go: the witness paths of the rules (MH-5.6), to show a way before it is gone and to tell from the log what could
 * have landed. What a player may do comes from the server; the tests hold both against each other.
 */
import {
  CHARACTERS,
  boardOf,
  distance,
  nameOf,
  placeOf,
  type Board,
  type Character,
  type Hindrance,
  type Segment,
  type Space,
  type View,
  type Way,
} from './model.ts';

/** North first, then clockwise. */
const DIRECTIONS = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
] as const;

function offset(space: Space, files: number, ranks: number): Space {
  const { file, rank } = placeOf(space);
  return nameOf(file + files, rank + ranks);
}

/** The stretches a piece can go from where it is, in the order of the rules. */
function stretches(board: Board, others: ReadonlySet<Space>, artwork: Space, at: Space, last: Way | null): Segment[] {
  if (at === artwork && last !== null) return [];
  const isFree = (space: Space): boolean => board.has(space) && !others.has(space);
  const found: Segment[] = [];
  if (last === null) {
    for (const [files, ranks] of DIRECTIONS) if (isFree(offset(at, files, ranks))) found.push(['step', offset(at, files, ranks)]);
  }
  if (last === null || last === 'jump') {
    for (const [files, ranks] of DIRECTIONS) {
      const behind = offset(at, 2 * files, 2 * ranks);
      if (others.has(offset(at, files, ranks)) && isFree(behind)) found.push(['jump', behind]);
    }
  }
  if (last !== 'passage' && board.isPassage(at)) {
    for (const space of board.passages) if (space !== at && isFree(space)) found.push(['passage', space]);
  }
  return found;
}

/** Every space a piece can get to in one move, closer or not, each with its witness path. */
export function ways(view: Pick<View, 'options' | 'pieces'>, piece: Character, artwork: Space): Map<Space, Segment[]> {
  const from = view.pieces[piece];
  const found = new Map<Space, Segment[]>();
  if (from === null) return found;
  const board = boardOf(view.options);
  const others = new Set(CHARACTERS.filter((one) => one !== piece).flatMap((one) => view.pieces[one] ?? []));
  // Spaces are told apart by how they were reached: a passage reached by a step is no place to jump from.
  const seen = new Set<string>();
  const queue: { at: Space; last: Way | null; path: Segment[] }[] = [{ at: from, last: null, path: [] }];
  for (const { at, last, path } of queue) {
    if (last !== null && at !== from && !found.has(at)) found.set(at, path);
    for (const [way, space] of stretches(board, others, artwork, at, last)) {
      if (seen.has(way + space)) continue;
      seen.add(way + space);
      queue.push({ at: space, last: way, path: [...path, [way, space]] });
    }
  }
  return found;
}

/** What stands in the way of a space where another piece is. */
function occupied(view: View, from: Space, to: Space): Hindrance {
  const board = boardOf(view.options);
  if (board.isPassage(from) && board.isPassage(to)) return 'passage_occupied';
  const [start, end] = [placeOf(from), placeOf(to)];
  const [files, ranks] = [end.file - start.file, end.rank - start.rank];
  const isTwoAway =
    Math.max(Math.abs(files), Math.abs(ranks)) === 2 && [0, 2].includes(Math.abs(files)) && [0, 2].includes(Math.abs(ranks));
  return isTwoAway && CHARACTERS.some((one) => view.pieces[one] === offset(from, files / 2, ranks / 2)) ? 'jump_blocked' : 'space_occupied';
}

/** Why a piece may not be moved to a space, where it may not: the first refusal of the rules that applies, in more detail. */
export function hindranceOf(view: View, piece: Character, to: Space): Hindrance {
  const { artwork } = view;
  const from = view.pieces[piece];
  if (artwork === null || from === null) return 'unreachable';
  if (CHARACTERS.some((one) => view.pieces[one] === to)) return occupied(view, from, to);
  if (!ways(view, piece, artwork).has(to)) return 'unreachable';
  const [before, after] = [distance(from, artwork), distance(to, artwork)];
  // Of what can be reached and is closer, only the artwork is ever refused.
  return after < before ? 'artwork_not_yours' : after === before ? 'as_far' : 'farther';
}

/** The pieces that could get onto the artwork in one move. */
export function landers(view: Pick<View, 'options' | 'pieces'>, artwork: Space): Character[] {
  return CHARACTERS.filter((piece) => ways(view, piece, artwork).has(artwork));
}
