/** The log as it is read: without what people said, and a run of alike messages as one line. */
import type { Entry } from '../protocol.ts';
import type { LogLine } from '../state/log.svelte.ts';

/** Lines of the log that are read as one. */
export interface Run {
  /** The number of its first line, and its entry. */
  number: number;
  entry: Entry;
  count: number;
}

/** Folds a log that grows. It goes on where it stopped: what was read before is looked at again only where it has changed. */
export class LogRuns {
  /** Whether several messages of this name have one sentence. */
  readonly #hasMany: (key: string) => boolean;
  readonly #read: LogLine[] = [];
  readonly #runs: Run[] = [];

  constructor(hasMany: (key: string) => boolean) {
    this.#hasMany = hasMany;
  }

  /** The runs of these lines, up to a number where some are not to be told yet. The list is the same one each time, changed in place. */
  of(lines: readonly LogLine[], until: number | null): readonly Run[] {
    let end = lines.length;
    while (until !== null && end > 0 && (lines[end - 1]?.number ?? 0) > until) end -= 1;
    // Lines stay the same objects and in order: where one is as it was, so are those before it.
    let same = Math.min(this.#read.length, end);
    while (same > 0 && this.#read[same - 1] !== lines[same - 1]) same -= 1;
    if (same < this.#read.length) this.#forget(same);
    for (let at = same; at < end; at += 1) this.#add(lines[at] as LogLine);
    return this.#runs;
  }

  #add(line: LogLine): void {
    this.#read.push(line);
    const { number, entry } = line;
    if (entry.note?.type === 'chat') return;
    const last = this.#runs.at(-1);
    if (last?.entry.say.key === entry.say.key && this.#hasMany(entry.say.key))
      // A new object, so that the page says this line again and no other.
      this.#runs[this.#runs.length - 1] = { ...last, count: last.count + 1 };
    else this.#runs.push({ number, entry, count: 1 });
  }

  /** Forgets all but the first lines. */
  #forget(kept: number): void {
    const gone = this.#read[kept]?.number ?? Infinity;
    while ((this.#runs.at(-1)?.number ?? 0) >= gone) this.#runs.pop();
    // The last run may have gone on beyond what is kept: its lines are read again.
    const last = this.#runs.at(-1);
    const again = last !== undefined && last.count > 1 ? this.#read.findLastIndex(({ number }) => number === last.number) : -1;
    const from = again < 0 ? kept : again;
    if (again >= 0) this.#runs.pop();
    const reread = this.#read.slice(from, kept);
    this.#read.length = from;
    for (const line of reread) this.#add(line);
  }
}
