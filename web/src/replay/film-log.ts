/** The log of a film up to a moment. A step on appends what was told then; a jump cuts, or fills in what has come meanwhile. */
import type { Log } from '../state/log.svelte.ts';
import { entryOf, type Film } from './film.ts';

export class FilmLog {
  readonly #log: Log;
  #film: Film | null = null;
  /** How many entries the log has after each frame that is told. */
  readonly #counts: number[] = [];
  /** The first frame that was not here when it should have been told. */
  #gap = Infinity;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Tells everything up to a frame, as far as it is here. Gives back how many entries that is. */
  to(film: Film, number: number): number {
    let told = Math.min(this.#counts.length, number + 1);
    if (film !== this.#film) told = 0;
    else if (this.#gap < told && film.frame(this.#gap) !== undefined) told = this.#gap;
    this.#film = film;
    this.#counts.length = told;
    if (this.#gap >= told) this.#gap = Infinity;
    this.#log.cut(this.#counts.at(-1) ?? 0);
    for (let at = told; at <= number; at += 1) {
      const steps = film.frame(at)?.steps;
      if (steps === undefined) this.#gap = Math.min(this.#gap, at);
      else this.#log.append(steps.map(entryOf));
      this.#counts.push((this.#counts.at(-1) ?? 0) + (steps?.length ?? 0));
    }
    return this.#counts.at(-1) ?? 0;
  }
}
