/** The floor plans as they are drawn: what each sign of a plan looks like (JH-2.30). What can be reached and what is lit is for the rules to say. */
import galleryText from '../../../../games/jewel-heist/content/blueprints/gallery.txt?raw';
import pinwheelText from '../../../../games/jewel-heist/content/blueprints/pinwheel.txt?raw';
import vaultText from '../../../../games/jewel-heist/content/blueprints/vault.txt?raw';
import wingsText from '../../../../games/jewel-heist/content/blueprints/wings.txt?raw';
import { CELLS, cellAt, columnOf, rowOf, type Cell } from './cell.ts';

/** A stroke from the middle of one cell to the middle of another. */
export interface Stroke {
  from: Cell;
  to: Cell;
}

export class Blueprint {
  readonly id: string;
  readonly #rows: readonly string[];
  /** Where players can stand, in reading order. */
  readonly spaces: readonly Cell[];
  readonly track: readonly Cell[];
  readonly walls: readonly Cell[];
  /** The middles of the display cases. */
  readonly cases: readonly Cell[];
  /** Lines to walk along between cases, round a case and to a door, and the links of the guard's track. */
  readonly lines: readonly Stroke[];
  readonly rounds: readonly Stroke[];
  readonly links: readonly Stroke[];

  /** The text of a content file: comments, and fifteen rows. */
  constructor(id: string, text: string) {
    this.id = id;
    this.#rows = text.split('\n').map((line) => line.trimEnd()).filter((line) => line !== '' && !line.startsWith(';'));
    const all = (signs: string): Cell[] => CELLS.filter((cell) => signs.includes(this.sign(cell)));
    this.spaces = all('oS');
    this.track = all('*C');
    this.walls = all('#');
    this.cases = all('+');
    this.lines = this.#across('=%', 'o');
    this.links = this.#across(':%', '*C');
    this.rounds = [...this.#across('-|', 'o'), ...all('S').flatMap((from) => this.#beside(from).filter((to) => this.sign(to) === 'o').map((to) => ({ from, to })))];
  }

  /** The sign of the plan. */
  sign(cell: Cell): string {
    return this.#rows[rowOf(cell)]?.[columnOf(cell)] ?? '#';
  }

  isSpace(cell: Cell): boolean {
    return 'oS'.includes(this.sign(cell));
  }

  isStart(cell: Cell): boolean {
    return this.sign(cell) === 'S';
  }

  /** Strokes over cells with one of these signs, between two cells with one of those. */
  #across(over: string, between: string): Stroke[] {
    return CELLS.filter((cell) => over.includes(this.sign(cell))).flatMap((cell) => {
      const [west, east, north, south] = this.#beside(cell) as [Cell, Cell, Cell, Cell];
      return [{ from: west, to: east }, { from: north, to: south }].filter(({ from, to }) => between.includes(this.sign(from)) && between.includes(this.sign(to)));
    });
  }

  #beside(cell: Cell): Cell[] {
    const [column, row] = [columnOf(cell), rowOf(cell)];
    return [cellAt(column - 1, row), cellAt(column + 1, row), cellAt(column, row - 1), cellAt(column, row + 1)];
  }
}

/** The plans of the box, by id. */
export const BLUEPRINTS: ReadonlyMap<string, Blueprint> = new Map(
  Object.entries({ gallery: galleryText, wings: wingsText, vault: vaultText, pinwheel: pinwheelText }).map(([id, text]) => [id, new Blueprint(id, text)]),
);

/** The plan of this name; the usual one until it is drawn. */
export const blueprintOf = (name: string | null): Blueprint => BLUEPRINTS.get(name ?? 'wings') ?? (BLUEPRINTS.get('wings') as Blueprint);
