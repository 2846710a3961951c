/** A finished game as the server shows it: frames, fetched a page at a time, each a move with what was heard and seen. */
import type { Entry, FilmFrame, FilmPage, FilmStep } from '../protocol.ts';
import { applied, type Seen } from '../state/change.ts';

export type FetchPage = (eyes: string, from: number, count: number) => Promise<FilmPage>;

/** How many frames are asked for at once. The first page is short, because somebody waits for it. */
const FIRST = 20;
const PAGE = 100;

/** A film on its way: what is needed is fetched first, the rest behind it. */
export class Film {
  readonly #fetch: FetchPage;
  readonly #eyes: string;
  readonly #frames: (FilmFrame | undefined)[] = [];
  readonly #seen: (Seen | null | undefined)[] = [];
  page: FilmPage | null = null;

  constructor(fetch: FetchPage, eyes: string) {
    this.#fetch = fetch;
    this.#eyes = eyes;
  }

  /** What is known of the whole, once some of it is here. */
  get known(): FilmPage {
    if (this.page === null) throw new Error('nothing of the film is here yet');
    return this.page;
  }

  get count(): number {
    return this.page?.count ?? 0;
  }

  frame(at: number): FilmFrame | undefined {
    return this.#frames[at];
  }

  /** What is seen after a frame; `undefined` as long as it is not here, `null` if nothing can be seen. */
  seen(at: number): Seen | null | undefined {
    return this.#seen[at];
  }

  /** Fetches the frame with this number and those after it. */
  async need(at: number, count = FIRST): Promise<void> {
    if (this.#frames[at] !== undefined) return;
    const page = await this.#fetch(this.#eyes, at, count);
    this.page = page;
    page.frames.forEach((frame, index) => this.#take(page.from + index, frame));
  }

  /** Fetches everything that is missing; `told` is called after every page. */
  async all(told: () => void): Promise<void> {
    for (let at = 0; at < this.count; at += 1) {
      if (this.#frames[at] !== undefined) continue;
      await this.need(at, PAGE);
      if (this.#frames[at] === undefined) return;
      told();
    }
  }

  #take(at: number, frame: FilmFrame): void {
    if (this.#frames[at] !== undefined) return;
    this.#frames[at] = frame;
    if (frame.seen !== undefined) {
      this.#seen[at] = frame.seen;
      return;
    }
    const before = this.#seen[at - 1];
    if (before === undefined || this.page?.retired === true) {
      this.#seen[at] = null;
      return;
    }
    let seen: unknown = before;
    for (const step of frame.steps) seen = applied(seen, step.change);
    this.#seen[at] = applied(seen, frame.change) as Seen;
  }
}

/** A step as an entry of the log. */
export const entryOf = ({ event, say, change }: FilmStep): Entry => ({ event, say, ...(change === undefined ? {} : { change }) });
