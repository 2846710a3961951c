/** What was told at a table, line by line. It is appended to, never copied: a message costs what it brings, however long the log is. */
import type { Entry } from '../protocol.ts';

/** One line of the log. It stays the same object as long as it stands there. */
export interface LogLine {
  number: number;
  entry: Entry;
}

const isChat = ({ entry }: LogLine): boolean => entry.note?.type === 'chat';

export class Log {
  /** The line with number n is at n - 1; those not yet fetched are missing. */
  readonly #byNumber: (LogLine | undefined)[] = [];
  readonly #lines: LogLine[] = [];
  readonly #chat: LogLine[] = [];
  /** Grows with every change: the lists are changed in place, so this is what a page depends on. */
  #version = $state(0);

  /** All lines that are here, in order. */
  get lines(): readonly LogLine[] {
    void this.#version;
    return this.#lines;
  }

  /** The lines that people said. */
  get chat(): readonly LogLine[] {
    void this.#version;
    return this.#chat;
  }

  has(number: number): boolean {
    return this.#byNumber[number - 1] !== undefined;
  }

  /** Adds the entries from this number on; what is here already stays. */
  put(first: number, entries: readonly Entry[]): void {
    const fresh: LogLine[] = [];
    entries.forEach((entry, index) => {
      if (this.has(first + index)) return;
      const line = { number: first + index, entry };
      this.#byNumber[line.number - 1] = line;
      fresh.push(line);
    });
    if (fresh.length === 0) return;
    insert(this.#lines, fresh);
    insert(this.#chat, fresh.filter(isChat));
    this.#version += 1;
  }

  /** Adds entries at the end. */
  append(entries: readonly Entry[]): void {
    this.put(this.#byNumber.length + 1, entries);
  }

  /** Keeps the entries up to this number. */
  cut(number: number): void {
    if (this.#byNumber.length <= number) return;
    this.#byNumber.length = number;
    for (const list of [this.#lines, this.#chat]) {
      let kept = list.length;
      while (kept > 0 && (list[kept - 1]?.number ?? 0) > number) kept -= 1;
      list.length = kept;
    }
    this.#version += 1;
  }
}

/** Puts lines, which are in order, where they belong. Nearly always that is the end, so it is looked for from there. */
function insert(list: LogLine[], fresh: readonly LogLine[]): void {
  for (const line of fresh) {
    let at = list.length;
    while (at > 0 && (list[at - 1]?.number ?? 0) > line.number) at -= 1;
    if (at === list.length) list.push(line);
    else list.splice(at, 0, line);
  }
}
