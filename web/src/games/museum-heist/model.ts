/** The box of Museum Heist as the rules write it (`content.json`), boards as they are drawn, and what the page looks up in a view. */
import content from './content.json';
import type { BoardFacts, Character, Content, Options, Overview, PieceInsight, Pieces, Space } from './types.ts';

export type * from './types.ts';

export const CONTENT = content as unknown as Content;

/** The characters, in the order of the rules. */
export const CHARACTERS: readonly Character[] = CONTENT.characters.map(({ id }) => id);

/** The same letters in every language, on every piece (MH-2.2). */
export const LETTER = Object.fromEntries(CONTENT.characters.map(({ id, letter }) => [id, letter])) as Record<Character, string>;

/** Swap tokens of a seat for the whole game (MH-6.11). */
export const SWAPS = CONTENT.swaps;

/** A board: which spaces there are, and which of them are secret passages. */
export class Board {
  readonly id: string;
  readonly files: number;
  readonly ranks: number;
  /** Every space, by file and then rank. */
  readonly spaces: readonly Space[];
  readonly passages: readonly Space[];

  constructor({ id, files, ranks, spaces, passages }: BoardFacts) {
    this.id = id;
    this.files = files;
    this.ranks = ranks;
    this.spaces = spaces;
    this.passages = passages;
  }

  has(space: Space): boolean {
    return this.spaces.includes(space);
  }

  isPassage(space: Space): boolean {
    return this.passages.includes(space);
  }
}

/** The name of a space by file and rank, both from 0. */
export const nameOf = (file: number, rank: number): Space => `${String.fromCharCode(97 + file)}${rank + 1}`;

/** The file and rank of a space, both from 0. */
export const placeOf = (space: Space): { file: number; rank: number } => ({
  file: space.charCodeAt(0) - 97,
  rank: Number(space.slice(1)) - 1,
});

/** The boards of the box, by id. */
export const BOARDS: ReadonlyMap<string, Board> = new Map(CONTENT.boards.map((board) => [board.id, new Board(board)]));

/** A board as somebody wrote it, the top rank first: `.` a space, `P` a secret passage, `#` none. */
export function sketched(id: string, rows: readonly string[]): Board {
  const [files, ranks] = [rows[0]?.length ?? 0, rows.length];
  const all = Array.from({ length: files * ranks }, (_, at) => ({ file: Math.floor(at / ranks), rank: at % ranks }));
  const named = (signs: string): Space[] =>
    all.filter(({ file, rank }) => signs.includes(rows[ranks - 1 - rank]?.[file] ?? '#')).map(({ file, rank }) => nameOf(file, rank));
  return new Board({ id, files, ranks, spaces: named('.P'), passages: named('P') });
}

const brought = new WeakMap<object, Board>();

/** The board that was agreed on; one that somebody brought is read once. */
export function boardOf({ board }: Pick<Options, 'board'>): Board {
  if (typeof board === 'string') return BOARDS.get(board) ?? sketched(board, []);
  const known = brought.get(board) ?? sketched(board.id, board.grid);
  brought.set(board, known);
  return known;
}

/** The piece that stands on a space. */
export const pieceOn = (pieces: Pieces, space: Space): Character | null => CHARACTERS.find((piece) => pieces[piece] === space) ?? null;

/** Whether a seat is out of this round (MH-4.2). */
export const isOut = (insight: Overview, seat: number): boolean => insight.is_in[seat] === false;

/** What the rules tell of a piece; nothing before all of them stand. */
export const toldOf = (insight: Overview, piece: Character): PieceInsight | undefined => insight.pieces.find((one) => one.piece === piece);

/** Where nothing is told: before the first view. */
export const NOTHING_TOLD: Overview = { target: 0, placer: null, is_in: [], waits_for: [], pieces: [], distances: [] };
