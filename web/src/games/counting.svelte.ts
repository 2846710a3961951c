/** Sums that grow row by row before the reader's eyes. */
import { onMount } from 'svelte';
import { wantsNoMotion, type Stage } from './stage.svelte.ts';

/** Counts rows up from none to all while its component is there. The sentence, the seats and the log of the stage wait for it. */
export class Counting {
  readonly #rows: () => number;
  #revealed = $state(0);
  /** How many rows count already. */
  readonly revealed = $derived.by(() => Math.min(this.#revealed, this.#rows()));
  readonly isDone = $derived.by(() => this.#revealed >= this.#rows());

  /** To be made while a component is set up: it begins and ends with it. */
  constructor(stage: () => Stage, rows: () => number, pause: number) {
    this.#rows = rows;
    if (wantsNoMotion()) this.skip();
    // This is said before anything is painted.
    $effect.pre(() => {
      stage().isCounting = !this.isDone;
    });
    onMount(() => {
      const timer = setInterval(() => (this.isDone ? clearInterval(timer) : (this.#revealed += 1)), pause);
      return () => {
        clearInterval(timer);
        stage().isCounting = false;
      };
    });
  }

  /** Counts the rest at once. */
  skip(): void {
    this.#revealed = Infinity;
  }
}
