/** The maps as they are drawn. The rules make `box.json` from their own maps (`games/crew-heist/src/drawing.rs`): nothing is worked out here. */
import box from './box.json';
import type { SquareId } from './model.ts';

export type SquareKind = 'corridor' | 'open' | 'room' | 'elevator' | 'hall' | 'door' | 'stairs';

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
  /** Whether pawns stand there. */
  stood: boolean;
}

/** A wall or a line of cover between two squares, in half squares from the corner of its floor. */
export interface Edge {
  floor: number;
  row: number;
  column: number;
  cover: boolean;
}

interface Drawn {
  id: string;
  entrance: SquareId;
  exit: SquareId;
  floors: { number: number; rows: number; columns: number }[];
  cells: Cell[];
  edges: Edge[];
  cover: SquareId[];
  safe: SquareId[];
  starts: SquareId[];
  posts: { n: number; color: string; start: SquareId; route: SquareId[] }[];
  steps: Record<SquareId, [direction: string, to: SquareId][]>;
  sight: Record<SquareId, SquareId[]>;
}

/** What is printed on the pieces: the hits of each face, the first alert of each level, the tiles that a plain step crosses. */
export const BOX = box as unknown as { maps: Drawn[]; hits: number[]; dice: number; track: number; alerts: number[]; passable: string[] };

export class HeistMap {
  readonly facts: Drawn;
  readonly cover: ReadonlySet<SquareId>;
  readonly safe: ReadonlySet<SquareId>;
  readonly starts: ReadonlySet<SquareId>;
  readonly #byPlace: ReadonlyMap<SquareId, Cell>;
  readonly #byId: ReadonlyMap<SquareId, readonly Cell[]>;

  constructor(facts: Drawn) {
    this.facts = facts;
    this.cover = new Set(facts.cover);
    this.safe = new Set(facts.safe);
    this.starts = new Set(facts.starts);
    this.#byPlace = new Map(facts.cells.map((cell) => [cell.place, cell]));
    const byId = new Map<SquareId, Cell[]>();
    for (const cell of facts.cells) byId.set(cell.id, [...(byId.get(cell.id) ?? []), cell]);
    this.#byId = byId;
  }

  get id(): string {
    return this.facts.id;
  }

  get floors(): Drawn['floors'] {
    return this.facts.floors;
  }

  /** Every drawn square, by floor, row and column. */
  get cells(): readonly Cell[] {
    return this.facts.cells;
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

  post(n: number): Drawn['posts'][number] | undefined {
    return this.facts.posts.find((post) => post.n === n);
  }

  /** What is seen from a square. */
  sight(from: SquareId): readonly SquareId[] {
    return this.facts.sight[from] ?? [];
  }

  sees(from: SquareId, to: SquareId): boolean {
    return this.sight(from).includes(to);
  }

  /** Which way a step goes. */
  direction(from: SquareId | null, to: SquareId): string | undefined {
    return from === null ? undefined : this.facts.steps[from]?.find(([, end]) => end === to)?.[0];
  }
}

const MAPS: ReadonlyMap<string, HeistMap> = new Map(BOX.maps.map((map) => [map.id, new HeistMap(map)]));

/** The map that was agreed on. */
export function mapOf({ map }: { map: string }): HeistMap {
  const found = MAPS.get(map) ?? MAPS.get('tower');
  if (found === undefined) throw new Error('the box has no map');
  return found;
}
