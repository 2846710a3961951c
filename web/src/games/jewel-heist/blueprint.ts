/** The floor plans: where players can stand and step, where the guard walks, what stops the light (JH-2.30 to JH-2.38). */
import galleryText from '../../../../games/jewel-heist/content/blueprints/gallery.txt?raw';
import pinwheelText from '../../../../games/jewel-heist/content/blueprints/pinwheel.txt?raw';
import vaultText from '../../../../games/jewel-heist/content/blueprints/vault.txt?raw';
import wingsText from '../../../../games/jewel-heist/content/blueprints/wings.txt?raw';
import { CELLS, FACINGS, columnOf, distance, rowOf, towards, type Cell, type Facing } from './cell.ts';

/** A line between two sides of different cases, with its crossing cell (JH-2.35 b). */
export interface Line {
  from: Cell;
  to: Cell;
  across: Cell;
}

export class Blueprint {
  readonly id: string;
  readonly #rows: readonly string[];
  /** Where players can stand, in reading order. */
  readonly spaces: readonly Cell[];
  readonly starts: readonly Cell[];
  readonly track: readonly Cell[];
  readonly lines: readonly Line[];
  readonly centre: Cell;
  readonly #beside = new Map<Cell, { to: Cell; across: Cell | null }[]>();
  readonly #links = new Map<Cell, ReadonlyMap<Cell, number>>();
  readonly #nearest = new Map<Cell, readonly Cell[]>();

  /** The text of a content file: comments, and fifteen rows. */
  constructor(id: string, text: string) {
    this.id = id;
    this.#rows = text.split('\n').map((line) => line.trimEnd()).filter((line) => line !== '' && !line.startsWith(';'));
    this.spaces = CELLS.filter((cell) => 'oS'.includes(this.sign(cell)));
    this.starts = this.spaces.filter((cell) => this.sign(cell) === 'S');
    this.track = CELLS.filter((cell) => '*C'.includes(this.sign(cell)));
    this.centre = this.track.find((cell) => this.sign(cell) === 'C') ?? 'h8';
    this.lines = CELLS.filter((cell) => '=%'.includes(this.sign(cell))).flatMap((across) => this.#lineAcross(across));
    this.#join();
  }

  /** The sign of the map. */
  sign(cell: Cell): string {
    return this.#rows[rowOf(cell)]?.[columnOf(cell)] ?? '#';
  }

  isSpace(cell: Cell): boolean {
    return this.#beside.has(cell);
  }

  isStart(cell: Cell): boolean {
    return this.sign(cell) === 'S';
  }

  isOpaque(cell: Cell): boolean {
    return '+-|#'.includes(this.sign(cell));
  }

  /** Everything one step from a space, with the cell that the step crosses (JH-2.35). */
  steps(space: Cell): readonly { to: Cell; across: Cell | null }[] {
    return this.#beside.get(space) ?? [];
  }

  /** The other side across the case, for the Acrobat; nothing for a start space. */
  opposite(space: Cell): Cell | null {
    if (this.sign(space) !== 'o') return null;
    const [column, row] = [columnOf(space) % 4 === 0 ? 'E' : 'W', rowOf(space) % 4 === 0 ? 'S' : 'N'] as const;
    const beside = towards(space, column, 2);
    return beside === null ? null : towards(beside, row, 2);
  }

  /** The sides of the same case next to this one. */
  adjacentSides(space: Cell): Cell[] {
    return this.sign(space) === 'o' ? this.steps(space).filter(({ to, across }) => across === null && this.sign(to) === 'o').map(({ to }) => to) : [];
  }

  /** Where the track leads from a track space (JH-2.36). */
  exit(cell: Cell, facing: Facing): Cell | null {
    const link = towards(cell, facing, 1);
    const next = towards(cell, facing, 2);
    return link !== null && next !== null && ':%'.includes(this.sign(link)) && '*C'.includes(this.sign(next)) ? next : null;
  }

  /** How many links along the track lead from a track space to the nearest goal of something that is heard (JH-2.46). */
  hops(from: Cell, heard: Cell): number {
    const links = this.#linksFrom(from);
    return Math.min(...this.#goals(heard).map((goal) => links.get(goal) ?? Infinity));
  }

  /** The track spaces nearest to something that is heard. */
  #goals(heard: Cell): readonly Cell[] {
    const known = this.#nearest.get(heard);
    if (known !== undefined) return known;
    const nearest = Math.min(...this.track.map((cell) => distance(cell, heard)));
    const goals = this.track.filter((cell) => distance(cell, heard) === nearest);
    this.#nearest.set(heard, goals);
    return goals;
  }

  #linksFrom(from: Cell): ReadonlyMap<Cell, number> {
    const known = this.#links.get(from);
    if (known !== undefined) return known;
    const links = new Map([[from, 0]]);
    for (const [cell, far] of links) {
      for (const facing of FACINGS) {
        const next = this.exit(cell, facing);
        if (next !== null && !links.has(next)) links.set(next, far + 1);
      }
    }
    this.#links.set(from, links);
    return links;
  }

  #lineAcross(across: Cell): Line[] {
    for (const [one, other] of [['W', 'E'], ['N', 'S']] as const) {
      const [from, to] = [towards(across, one, 1), towards(across, other, 1)];
      if (from !== null && to !== null && this.sign(from) === 'o' && this.sign(to) === 'o') return [{ from, to, across }];
    }
    return [];
  }

  #join(): void {
    for (const space of this.spaces) this.#beside.set(space, []);
    const join = (one: Cell, to: Cell, across: Cell | null): void => {
      this.#beside.get(one)?.push({ to, across });
      this.#beside.get(to)?.push({ to: one, across });
    };
    for (const space of this.spaces) {
      for (const facing of ['E', 'S'] as const) {
        const next = towards(space, facing, 1);
        const beyond = towards(space, facing, 2);
        if (next !== null && this.isSpace(next) && this.isStart(space) !== this.isStart(next)) join(space, next, null);
        // Two sides of one case have an arm of its panels between them.
        if (next !== null && beyond !== null && '-|'.includes(this.sign(next)) && this.sign(space) === 'o' && this.isSpace(beyond)) join(space, beyond, null);
      }
    }
    for (const { from, to, across } of this.lines) join(from, to, across);
  }
}

/** The plans of the box, by id. */
export const BLUEPRINTS: ReadonlyMap<string, Blueprint> = new Map(
  Object.entries({ gallery: galleryText, wings: wingsText, vault: vaultText, pinwheel: pinwheelText }).map(([id, text]) => [id, new Blueprint(id, text)]),
);

/** The plan of this name; the usual one until it is drawn. */
export const blueprintOf = (name: string | null): Blueprint => BLUEPRINTS.get(name ?? 'wings') ?? (BLUEPRINTS.get('wings') as Blueprint);
