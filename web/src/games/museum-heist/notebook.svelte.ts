/** A player's private marks: who somebody may be this round. They are kept on this device alone, table by table. */
import type { Character } from './model.ts';

/** What a player thinks: perhaps, certainly not, surely. */
export const MARKS = ['maybe', 'no', 'yes'] as const;
export type Mark = (typeof MARKS)[number];

const KEY = 'capers-museum-heist-notes';
/** So many tables are remembered, the latest last. */
const MOST_TABLES = 24;

type Marks = Record<string, Mark>;
interface Kept {
  table: string;
  /** Cards go back when a round ends, and so do the marks. */
  round: number;
  marks: Marks;
}

const cell = (seat: number, character: Character): string => `${seat}-${character}`;

function isKept(one: unknown): one is Kept {
  const { table, round, marks } = (one ?? {}) as Partial<Record<keyof Kept, unknown>>;
  return typeof table === 'string' && typeof round === 'number' && typeof marks === 'object' && marks !== null;
}

/** What is kept, as far as it makes sense: another page may have written anything. */
function read(): Kept[] {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(all) ? all.filter(isKept) : [];
  } catch {
    return [];
  }
}

export class Notebook {
  readonly #table: string;
  #round = $state(0);
  #marks = $state.raw<Marks>({});

  constructor(table: string) {
    this.#table = table;
  }

  /** Opens the page of a round; another round begins with an empty one. */
  open(round: number): void {
    if (round === this.#round) return;
    const kept = read().find(({ table }) => table === this.#table);
    this.#round = round;
    this.#marks = kept?.round === round ? kept.marks : {};
  }

  mark(seat: number, character: Character): Mark | null {
    const found = this.#marks[cell(seat, character)];
    return MARKS.find((mark) => mark === found) ?? null;
  }

  /** Changes a mark to the next one: nothing, perhaps, not, surely, nothing. */
  turn(seat: number, character: Character): void {
    const now = this.mark(seat, character);
    const next = now === null ? MARKS[0] : MARKS[MARKS.indexOf(now) + 1];
    const { [cell(seat, character)]: _, ...rest } = this.#marks;
    this.#marks = next === undefined ? rest : { ...rest, [cell(seat, character)]: next };
    this.#keep();
  }

  #keep(): void {
    const others = read().filter(({ table }) => table !== this.#table);
    try {
      localStorage.setItem(
        KEY,
        JSON.stringify([...others, { table: this.#table, round: this.#round, marks: this.#marks }].slice(-MOST_TABLES)),
      );
    } catch {
      // A browser that keeps nothing still has the marks until the page is closed.
    }
  }
}
