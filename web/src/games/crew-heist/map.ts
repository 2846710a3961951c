/** The maps as they are drawn. The rules write them (`games/crew-heist/src/drawing.rs`): nothing is worked out here. */
import { BOX, type Cell, type DrawnMap, type SquareId } from './model.ts';

export type { Cell, Edge } from './model.ts';

export class HeistMap {
  readonly facts: DrawnMap;
  readonly cover: ReadonlySet<SquareId>;
  readonly safe: ReadonlySet<SquareId>;
  readonly starts: ReadonlySet<SquareId>;
  readonly #byPlace: ReadonlyMap<SquareId, Cell>;
  readonly #byId: ReadonlyMap<SquareId, readonly Cell[]>;

  constructor(facts: DrawnMap) {
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

  get floors(): DrawnMap['floors'] {
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

  post(n: number): DrawnMap['posts'][number] | undefined {
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
