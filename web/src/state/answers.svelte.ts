/** What the rules answer about a choice that is only half made. Asked once, kept until the table looks different. */
import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';

/** Sends a question; gives back the answer, `null` if there is none, and `undefined` if it was not asked after all. */
export type Asks = (question: unknown) => Promise<unknown>;

/** So many answers are kept for one look of the table: whoever moves a pointer over a board asks about every square of it. */
const MOST_KEPT = 400;

export class Answers {
  readonly #asks: Asks;
  /** The answers for the table as it looks now; whoever reads one notices when the table looks different. */
  #known = $state.raw(new SvelteMap<string, unknown>());
  readonly #underway = new Set<string>();

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
    this.#underway.clear();
    this.#known = new SvelteMap();
  }

  async #fetch(key: string, question: unknown): Promise<void> {
    const known = this.#known;
    if (this.#underway.has(key) || known.size >= MOST_KEPT) return;
    this.#underway.add(key);
    const answer = await this.#asks(question).catch(() => null);
    if (known !== this.#known) return;
    this.#underway.delete(key);
    if (answer !== undefined) known.set(key, answer);
  }
}
