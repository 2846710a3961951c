/**
 * The maps as the rules see them: squares, steps, sight (CH-2, CH-3.1), read from the same files. The browser uses them to draw and to show who sees what;
 * what may be done comes from the server. The tests hold all of it against the facts that the rules are held against.
 */
import cornerFacts from '../../../../games/crew-heist/content/map-corner.json';
import cornerGrid from '../../../../games/crew-heist/content/map-corner.txt?raw';
import towerFacts from '../../../../games/crew-heist/content/map-tower.json';
import towerGrid from '../../../../games/crew-heist/content/map-tower.txt?raw';
import type { SquareId } from './model.ts';

export type SquareKind = 'corridor' | 'open' | 'room' | 'elevator' | 'hall' | 'door' | 'stairs';
export type Direction = 'S' | 'E' | 'W' | 'N' | 'stairs';
/** The order in which guards prefer them (CH-12.7). */
export const COMPASS = ['S', 'E', 'W', 'N'] as const;
const OFFSET: Record<(typeof COMPASS)[number], readonly [down: number, right: number]> = { S: [1, 0], E: [0, 1], W: [0, -1], N: [-1, 0] };

/** A square as it is drawn: an elevator car has one on each floor. */
export interface Cell {
  /** What the rules call it: the car's id for an elevator. */
  id: SquareId;
  /** Where it is drawn, which is an id of its own. */
  place: SquareId;
  floor: number;
  row: number;
  column: number;
  kind: SquareKind;
  /** The open room that it belongs to. */
  room: string | null;
}

export interface Step {
  direction: Direction;
  to: SquareId;
  over: SquareId | null;
}

/** An edge between two squares that is drawn: a wall, or a line of cover. */
export interface Edge {
  floor: number;
  /** In half squares from the top left corner, along which it lies. */
  row: number;
  column: number;
  isCover: boolean;
  isUpright: boolean;
}

export interface Post {
  n: number;
  color: string;
  start: SquareId;
  route: SquareId[];
}

export interface Floor {
  number: number;
  rows: number;
  columns: number;
}

interface Facts {
  id: string;
  entrance: SquareId;
  exit: SquareId;
  safe_zones: string[];
  stairs: { id: string; ends: SquareId[] }[];
  elevators: { id: string; doors: SquareId[] }[];
  back_bags: { squares: SquareId[]; secure?: number; staff?: number; plain?: number }[];
  room_deck: Record<string, string[]>;
  posts: { n: number; color: string; start: SquareId; route?: SquareId[] }[];
}

const KINDS: Record<string, SquareKind> = { '.': 'corridor', '@': 'corridor', X: 'corridor', '&': 'corridor', H: 'hall', D: 'door', R: 'room', S: 'stairs', L: 'elevator' };
const kindOf = (sign: string): SquareKind | null => KINDS[sign] ?? (/[a-z]/.test(sign) ? 'open' : null);
const STOOD_ON: readonly SquareKind[] = ['corridor', 'open', 'room', 'elevator'];

/** The place of a square in its grid: floor, row and column, the last two from 0. */
function placeName(floor: number, row: number, column: number): SquareId {
  return `${floor}${String.fromCharCode(65 + column)}${row + 1}`;
}

function grouped<T, K>(list: readonly T[], keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

export class HeistMap {
  readonly id: string;
  readonly facts: Facts;
  readonly floors: readonly Floor[];
  /** Every drawn square, by floor, row and column. */
  readonly cells: readonly Cell[];
  readonly edges: readonly Edge[];
  readonly posts: readonly Post[];
  readonly cover: ReadonlySet<SquareId>;
  readonly safe: ReadonlySet<SquareId>;
  readonly steps: ReadonlyMap<SquareId, readonly Step[]>;
  readonly adjacent: ReadonlyMap<SquareId, ReadonlySet<SquareId>>;
  readonly sight: ReadonlyMap<SquareId, ReadonlySet<SquareId>>;
  /** Of a square that one stands on the tiles and stairs next to it; of another one its sides. */
  readonly joined: ReadonlyMap<SquareId, readonly SquareId[]>;
  readonly #grids: readonly (readonly string[])[];
  readonly #byPlace: ReadonlyMap<SquareId, Cell>;
  readonly #byId: ReadonlyMap<SquareId, readonly Cell[]>;

  constructor(grid: string, facts: Facts) {
    this.id = facts.id;
    this.facts = facts;
    this.#grids = grid.split(/^floor \d+\n/m).slice(1).map((text) => text.split('\n').filter((line) => line !== ''));
    this.floors = this.#grids.map((lines, at) => ({ number: at + 1, rows: (lines.length - 1) / 2, columns: ((lines[0]?.length ?? 1) - 1) / 2 }));
    this.cells = this.#readCells();
    this.#byPlace = new Map(this.cells.map((cell) => [cell.place, cell]));
    this.#byId = grouped(this.cells, ({ id }) => id);
    this.edges = this.#readEdges();
    this.cover = this.#readCover();
    this.safe = new Set(this.cells.filter(({ room }) => room !== null && facts.safe_zones.includes(room)).map(({ id }) => id));
    this.posts = facts.posts.map((post) => ({ ...post, route: post.route ?? [] }));
    const { steps, joined } = this.#laySteps();
    this.steps = steps;
    this.joined = joined;
    this.adjacent = new Map([...steps].map(([from, list]) => [from, new Set(list.filter((step) => this.#isNear(from, step)).map(({ to }) => to))]));
    this.sight = this.#look();
  }

  /** A square by where it is drawn. */
  at(place: SquareId): Cell | undefined {
    return this.#byPlace.get(place);
  }

  /** A square as the rules name it, where it is first drawn. */
  cell(id: SquareId): Cell | undefined {
    return this.#byId.get(id)?.[0];
  }

  /** Everywhere that a square is drawn. */
  drawn(id: SquareId): readonly Cell[] {
    return this.#byId.get(id) ?? [];
  }

  kind(id: SquareId): SquareKind | null {
    return this.cell(id)?.kind ?? null;
  }

  isStoodOn(id: SquareId): boolean {
    const kind = this.kind(id);
    return kind !== null && STOOD_ON.includes(kind);
  }

  sees(from: SquareId, to: SquareId): boolean {
    return this.sight.get(from)?.has(to) ?? false;
  }

  /** The squares within two adjacency moves of the entrance (CH-1.14). */
  get starts(): ReadonlySet<SquareId> {
    let found = new Set([this.facts.entrance]);
    for (let moves = 0; moves < 2; moves += 1) found = new Set([...found, ...[...found].flatMap((id) => [...(this.adjacent.get(id) ?? [])])]);
    return found;
  }

  /** The square across an open edge, by where both are drawn. */
  across(place: SquareId, direction: (typeof COMPASS)[number]): SquareId | null {
    const cell = this.at(place);
    if (cell === undefined) return null;
    const [down, right] = OFFSET[direction];
    const edge = this.#grids[cell.floor - 1]?.[2 * cell.row + 1 + down]?.[2 * cell.column + 1 + right];
    if (edge === undefined || !' :~'.includes(edge)) return null;
    const next = placeName(cell.floor, cell.row + down, cell.column + right);
    return this.#byPlace.has(next) ? next : null;
  }

  #readCells(): Cell[] {
    const cars = new Map(this.facts.elevators.flatMap(({ id, doors }) => doors.map((door) => [door, id] as const)));
    return this.floors.flatMap(({ number, rows, columns }) =>
      Array.from({ length: rows * columns }, (_, at): Cell | null => {
        const [row, column] = [Math.floor(at / columns), at % columns];
        const sign = this.#grids[number - 1]?.[2 * row + 1]?.[2 * column + 1] ?? '#';
        const kind = kindOf(sign);
        const place = placeName(number, row, column);
        return kind === null ? null : { id: cars.get(place) ?? place, place, floor: number, row, column, kind, room: kind === 'open' ? `${number}${sign}` : null };
      }).filter((cell) => cell !== null),
    );
  }

  #readEdges(): Edge[] {
    return this.#grids.flatMap((lines, at) =>
      lines.flatMap((line, row) =>
        [...line].flatMap((sign, column): Edge[] => {
          const isUpright = row % 2 === 1;
          if (isUpright === (column % 2 === 1) || !'|-:~'.includes(sign)) return [];
          const [down, right] = isUpright ? [0, 1] : [1, 0];
          const beside = [-1, 1].some((side) => (kindOf(lines[row + side * down]?.[column + side * right] ?? '#') ?? null) !== null);
          return beside ? [{ floor: at + 1, row, column, isCover: ':~'.includes(sign), isUpright }] : [];
        }),
      ),
    );
  }

  #readCover(): Set<SquareId> {
    const beside = this.edges.filter(({ isCover }) => isCover).flatMap(({ floor, row, column, isUpright }) => {
      const name = (line: number, sign: number): SquareId => placeName(floor, (line - 1) / 2, (sign - 1) / 2);
      return isUpright ? [name(row, column - 1), name(row, column + 1)] : [name(row - 1, column), name(row + 1, column)];
    });
    return new Set(beside);
  }

  #idAt(place: SquareId): SquareId {
    return this.#byPlace.get(place)?.id ?? place;
  }

  #stepFrom(place: SquareId, direction: (typeof COMPASS)[number]): Step | null {
    const next = this.across(place, direction);
    const cell = next === null ? undefined : this.at(next);
    if (next === null || cell === undefined) return null;
    if (cell.kind === 'hall' || cell.kind === 'door') {
      const beyond = this.across(next, direction);
      return beyond === null ? null : { direction, to: this.#idAt(beyond), over: next };
    }
    if (cell.kind !== 'stairs') return { direction, to: cell.id, over: null };
    const ends = this.facts.stairs.find((flight) => flight.ends.includes(next))?.ends ?? [];
    const other = ends.find((end) => end !== next) ?? next;
    const landing = COMPASS.map((way) => this.across(other, way)).find((found) => found !== null);
    return landing === undefined || landing === null ? null : { direction: 'stairs', to: this.#idAt(landing), over: next };
  }

  #laySteps(): { steps: Map<SquareId, Step[]>; joined: Map<SquareId, SquareId[]> } {
    const steps = new Map<SquareId, Step[]>();
    const joined = new Map<SquareId, SquareId[]>();
    const order = (direction: Direction): number => (direction === 'stairs' ? COMPASS.length : COMPASS.indexOf(direction));
    for (const { id, place, kind } of this.cells) {
      for (const direction of COMPASS) {
        const next = this.across(place, direction);
        const beyond = next === null ? undefined : this.at(next);
        if (beyond === undefined) continue;
        const isBeside = !STOOD_ON.includes(kind) || ['hall', 'door', 'stairs', 'room'].includes(beyond.kind);
        if (isBeside) joined.set(id, [...(joined.get(id) ?? []), beyond.id]);
        const step = STOOD_ON.includes(kind) ? this.#stepFrom(place, direction) : null;
        if (step !== null) steps.set(id, [...(steps.get(id) ?? []), step]);
      }
    }
    for (const list of steps.values()) list.sort((one, other) => order(one.direction) - order(other.direction));
    return { steps, joined };
  }

  /** A step that crosses no Door, no stairs and no elevator door (CH-2.13). */
  #isNear(from: SquareId, { direction, to, over }: Step): boolean {
    const isCar = this.kind(from) === 'elevator' || this.kind(to) === 'elevator';
    return direction !== 'stairs' && !isCar && (over === null || this.kind(over) !== 'door');
  }

  /** The squares on a line: corridors and open rooms, over Halls, up to and with the first Room (CH-3.1). */
  line(from: SquareId, direction: (typeof COMPASS)[number]): SquareId[] {
    const found: SquareId[] = [];
    for (let place = this.across(from, direction); place !== null; place = this.across(place, direction)) {
      const kind = this.at(place)?.kind;
      if (kind === 'corridor' || kind === 'open' || kind === 'room') found.push(place);
      else if (kind !== 'hall') break;
      if (kind === 'room') break;
    }
    return found;
  }

  #look(): Map<SquareId, Set<SquareId>> {
    const rooms = grouped(this.cells.filter(({ room }) => room !== null), ({ room }) => room);
    const cellOf = (id: SquareId): SquareId[] => {
      const room = this.cell(id)?.room ?? null;
      return room === null ? [id] : (rooms.get(room) ?? []).map((one) => one.id);
    };
    const sight = new Map([...this.#byId.keys()].filter((id) => this.isStoodOn(id)).map((id) => [id, new Set([id])]));
    for (const [id, seen] of sight) {
      if (this.kind(id) === 'elevator') continue;
      for (const direction of COMPASS) for (const on of this.line(id, direction)) seen.add(on);
      for (const mate of cellOf(id)) seen.add(mate);
    }
    for (const [from, list] of this.steps) {
      for (const { to, over } of list) {
        const isOpen = this.kind(from) === 'open' || this.kind(to) === 'open';
        if (over !== null || !isOpen || this.kind(to) === 'elevator' || this.kind(from) === 'elevator') continue;
        for (const looker of cellOf(from)) for (const seen of cellOf(to)) sight.get(looker)?.add(seen);
      }
    }
    return sight;
  }
}

const MAPS: ReadonlyMap<string, HeistMap> = new Map([new HeistMap(cornerGrid, cornerFacts), new HeistMap(towerGrid, towerFacts)].map((map) => [map.id, map]));

/** The map that was agreed on. */
export function mapOf({ map }: { map: string }): HeistMap {
  const found = MAPS.get(map) ?? MAPS.get('tower');
  if (found === undefined) throw new Error('the box has no map');
  return found;
}
