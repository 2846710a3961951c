/** What the rules answer about a choice that is only half made. Asked once, kept until the table looks different. */
import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';

/** Sends a question; gives back the answer, or nothing if there is none. */
export type Asks = (question: unknown) => Promise<unknown>;

/** So many answers are kept for one look of the table: whoever moves a pointer over a board asks about every square of it. */
const MOST_KEPT = 400;

export class Answers {
  readonly #asks: Asks;
  readonly #known = new SvelteMap<string, unknown>();
  readonly #underway = new Set<string>();
  #look = 0;

  constructor(asks: Asks) {
    this.#asks = asks;
  }

  /**
   * The answer to a question; `undefined` as long as it is not there, and `null` if there is none. Whoever reads it in a template sees it
   * arrive.
   */
  to<Answer>(question: unknown): Answer | null | undefined {
    const key = JSON.stringify(question);
    const known = this.#known.get(key) as Answer | null | undefined;
    if (known === undefined) untrack(() => void this.#fetch(key, question));
    return known;
  }

  /** The table looks different: nothing that was answered holds any more. */
  forget(): void {
    this.#look += 1;
    this.#underway.clear();
    this.#known.clear();
  }

  async #fetch(key: string, question: unknown): Promise<void> {
    if (this.#underway.has(key) || this.#known.size >= MOST_KEPT) return;
    const look = this.#look;
    this.#underway.add(key);
    const answer = await this.#asks(question).catch(() => null);
    if (look !== this.#look) return;
    this.#underway.delete(key);
    this.#known.set(key, answer ?? null);
  }
}
