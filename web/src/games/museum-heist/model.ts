/** The JSON of Museum Heist (the rules file says what each field means), its boards, and what the page works out from a view. */
import boardsText from '../../../../games/museum-heist/content/boards.txt?raw';

/** The characters, in the order of the rules. */
export const CHARACTERS = ['artist', 'duchess', 'tourist', 'school_girl', 'guard', 'granny', 'little_boy'] as const;
export type Character = (typeof CHARACTERS)[number];

/** The same letters in every language, on every piece (MH-2.2). */
export const LETTER: Record<Character, string> = { artist: 'A', duchess: 'D', tourist: 'T', school_girl: 'S', guard: 'G', granny: 'N', little_boy: 'B' };

/** A space by its name: file letter, then rank number. */
export type Space = string;

export type Way = 'step' | 'jump' | 'passage';
/** One stretch of a move, and the space it reaches. */
export type Segment = [Way, Space];

export type Action =
  | { type: 'place_artwork'; space: Space }
  | { type: 'choose'; character: Character }
  | { type: 'move'; piece: Character; to: Space }
  | { type: 'swap'; a: Character; b: Character }
  | { type: 'challenge'; target: number; character: Character };

export interface Wrong {
  by: number;
  of: number;
  named: Character;
}

export interface Place {
  seat: number;
  place: number;
  artworks: number;
}

export interface Options {
  seats: number;
  first_seat: number | null;
  board: string | { id: string; grid: string[] };
  landing: 'own' | 'any';
  reveal_all: boolean;
  target: number | null;
}

export type Pieces = Record<Character, Space | null>;

export interface View {
  game: 'museum-heist';
  options: Options;
  phase: 'first_seat' | 'place_pieces' | 'place_artwork' | 'choose' | 'turn' | 'over';
  round: number;
  start_seat: number | null;
  turn: number | null;
  pieces: Pieces;
  artwork: Space | null;
  /** The characters this viewer may see. */
  cards: (Character | null)[];
  /** Who has a card this round. */
  chosen: boolean[];
  wrong: Wrong[];
  swaps: number[];
  /** By seat, the numbers of the artworks collected. */
  won: number[][];
  results: Place[] | null;
}

/** How an artwork was collected. */
export type How = '1a' | '1b' | '1c' | '2a' | '2b';

/** What happens in a game; what is hidden from this viewer is left out. */
export type Telling =
  | { event: 'first_seat'; seat: number }
  | { event: 'piece_placed'; piece: Character; space: Space }
  | { event: 'round_started'; round: number; placer: number; start_seat: number }
  | { event: 'artwork_placed'; seat: number; artwork: number; space: Space }
  | { event: 'card_chosen'; seat: number; character?: Character }
  | { event: 'cards_locked'; start_seat: number }
  | { event: 'moved'; seat: number; piece: Character; from: Space; to: Space; path: Segment[] }
  | { event: 'swapped'; seat: number; a: Character; b: Character; a_space: Space; b_space: Space; left: number }
  | { event: 'challenged'; seat: number; target: number; character: Character; correct: boolean }
  | { event: 'card_shown'; of: number; to: number; character?: Character }
  | { event: 'seat_out'; seat: number }
  | { event: 'card_revealed'; seat: number; character: Character }
  | { event: 'artwork_collected'; seat: number; artwork: number; how: How; total: number }
  | { event: 'all_cards'; cards: Character[] }
  | { event: 'game_over'; results: Place[] };

/** Swap tokens of a seat for the whole game (MH-6.11). */
export const SWAPS = 2;

/** A board: which spaces there are, and which of them are secret passages. */
export class Board {
  readonly id: string;
  readonly files: number;
  readonly ranks: number;
  readonly #rows: readonly string[];
  /** Every space, by file and then rank. */
  readonly spaces: readonly Space[];

  /** The lines of a grid, the top rank first: `.` a space, `P` a secret passage, `#` none. */
  constructor(id: string, rows: readonly string[]) {
    this.id = id;
    this.#rows = rows;
    this.files = rows[0]?.length ?? 0;
    this.ranks = rows.length;
    const all = Array.from({ length: this.files * this.ranks }, (_, at) => nameOf(Math.floor(at / this.ranks), at % this.ranks));
    this.spaces = all.filter((space) => this.has(space));
  }

  has(space: Space): boolean {
    return '.P'.includes(this.#at(space));
  }

  isPassage(space: Space): boolean {
    return this.#at(space) === 'P';
  }

  get passages(): Space[] {
    return this.spaces.filter((space) => this.isPassage(space));
  }

  #at(space: Space): string {
    const { file, rank } = placeOf(space);
    return this.#rows[this.ranks - 1 - rank]?.[file] ?? '#';
  }
}

/** The name of a space by file and rank, both from 0. */
export const nameOf = (file: number, rank: number): Space => `${String.fromCharCode(97 + file)}${rank + 1}`;

/** The file and rank of a space, both from 0. */
export const placeOf = (space: Space): { file: number; rank: number } => ({ file: space.charCodeAt(0) - 97, rank: Number(space.slice(1)) - 1 });

function shipped(text: string): ReadonlyMap<string, Board> {
  const grids = new Map<string, string[]>();
  let rows: string[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '' || line.startsWith(';') || line.startsWith('title_')) continue;
    if (line.startsWith('board ')) grids.set(line.slice(6), (rows = []));
    else rows.push(line);
  }
  return new Map([...grids].map(([id, grid]) => [id, new Board(id, grid)]));
}

/** The boards of the box, by id. */
export const BOARDS = shipped(boardsText);

const brought = new WeakMap<object, Board>();

/** The board that was agreed on; one that somebody brought is read once. */
export function boardOf({ board }: Pick<Options, 'board'>): Board {
  if (typeof board === 'string') return BOARDS.get(board) ?? new Board(board, []);
  const known = brought.get(board) ?? new Board(board.id, board.grid);
  brought.set(board, known);
  return known;
}

/** The squared distance of two spaces, between their centres (MH-6.13). */
export function distance(one: Space, other: Space): number {
  const [a, b] = [placeOf(one), placeOf(other)];
  return (a.file - b.file) ** 2 + (a.rank - b.rank) ** 2;
}

/** How many artworks win (MH-8.1). */
export const targetOf = ({ target, seats }: Options): number => target ?? (seats === 2 ? 4 : 3);

/** Who places the artwork: the last in turn order (MH-6.6). */
export const placerOf = (view: View): number | null => (view.start_seat === null ? null : (view.start_seat + view.options.seats - 1) % view.options.seats);

/** Whether a seat is out of this round (MH-4.2). */
export const isOut = (view: View, seat: number): boolean => view.wrong.some(({ by }) => by === seat);

/** The piece that stands on a space. */
export const pieceOn = (pieces: Pieces, space: Space): Character | null => CHARACTERS.find((piece) => pieces[piece] === space) ?? null;

/** Who is to act (MH-4.2); nobody while chance decides. */
export function waitsFor(view: View): number[] {
  if (view.phase === 'place_artwork') return [placerOf(view)].filter((seat) => seat !== null);
  if (view.phase === 'choose') return view.chosen.flatMap((has, seat) => (has ? [] : [seat]));
  return view.phase === 'turn' && view.turn !== null ? [view.turn] : [];
}
