/**
 * What is shown of a table, which may lag behind what is known by the few hundred milliseconds in which something is seen happening.
 * Nothing waits for it: any key or click shows the present state at once, and so does news that arrives meanwhile.
 */
import type { Decision, Sight } from '../protocol.ts';
import type { Happening, TableStore } from '../state/table.svelte.ts';
import type { Speaker } from '../words/speaker.ts';
import { applied, type Seen } from '../state/change.ts';
import type { Scene } from './game.ts';

/** More entries than this at once are not shown happening: the reader was away. */
const MOST_ENTRIES = 40;

export class Stage {
  readonly table: TableStore;
  readonly scene: Scene;
  readonly #speaker: () => Speaker;
  /** What is shown. */
  shown = $state.raw<Sight | null>(null);
  /** Whether something is being shown happening. */
  isPlaying = $state(false);
  /** Whether a result is still adding up: until it has, nothing else on the page tells who won. */
  isCounting = $state(false);
  #queue: Happening[] = [];
  #hurry: (() => void) | null = null;
  #hurried = false;

  constructor(table: TableStore, scene: Scene, speaker: () => Speaker) {
    this.table = table;
    this.scene = scene;
    this.#speaker = speaker;
    table.onHappening = (happening) => void this.#happen(happening);
    this.#settle(table.sight);
  }

  get seat(): number | null {
    return this.table.seat;
  }

  /** Whether the reader plays at this table: whoever only watches is not told what they cannot do, and in a replay nobody plays. */
  get plays(): boolean {
    return this.seat !== null && this.table.me !== null;
  }

  get speaker(): Speaker {
    return this.#speaker();
  }

  /** Whether what is asked can be answered on what is shown: it is the present, or only news of others is still being shown. */
  get isCurrent(): boolean {
    if (this.shown === this.table.sight) return true;
    const asked = this.shown?.decision?.id;
    return this.scene.staysAsked === true && asked !== undefined && asked === this.table.decision?.id;
  }

  /** What is asked of this player; nothing while what is shown lags behind. */
  get decision(): Decision | null {
    return this.isCurrent && !this.table.isSending ? this.table.decision : null;
  }

  /** How many of the last events the scene has still to show before the result is. */
  get heldBack(): number {
    return this.scene.heldBack ?? 0;
  }

  /**
   * The number of the last entry that is told, where some are not yet: the log does not say how dice fall before they have, nor who won
   * before it has added up.
   */
  get toldUntil(): number | null {
    if (this.isPlaying) return this.shown?.number ?? null;
    const held = this.heldBack > 0 ? this.heldBack : this.isCounting ? 1 : 0;
    if (held === 0) return null;
    const { lines } = this.table;
    let first = lines.length;
    for (let left = held; left > 0 && first > 0;) if (lines[--first]?.entry.event !== undefined) left -= 1;
    return (lines[first]?.number ?? 0) - 1;
  }

  /** Shows what is known now, where nothing happened that could be shown. */
  catchUp(): void {
    if (!this.isPlaying && this.shown !== this.table.sight) this.#settle(this.table.sight);
  }

  /** Lets so many milliseconds pass, unless the reader is in a hurry or wants no motion. */
  async wait(milliseconds: number): Promise<void> {
    if (this.#hurried || wantsNoMotion()) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#hurry = null;
  }

  /** Shows the present state at once. */
  skip(): void {
    if (!this.isPlaying) return;
    this.#hurried = true;
    this.#hurry?.();
  }

  async #happen(happening: Happening): Promise<void> {
    this.#queue.push(happening);
    if (this.isPlaying) {
      this.skip();
      return;
    }
    this.isPlaying = true;
    for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) {
      this.#hurried = this.#queue.length > 0 || next.entries.length > MOST_ENTRIES || document.hidden;
      await this.#play(next);
      this.#settle(next.sight);
    }
    this.isPlaying = false;
    this.#hurried = false;
    this.catchUp();
  }

  /** Plays the events one after the other; after each the table looks as the server says it did then, unless the scene shows that aside. */
  async #play({ entries, sight }: Happening): Promise<void> {
    const events = entries.filter(({ event }) => event !== undefined);
    // Before a game begins nothing of it is seen, and nothing can be a change of that.
    let now: Seen | null = this.shown === null || this.shown.view === null ? null : seenOf(this.shown);
    for (const [at, entry] of events.entries()) {
      const next = at === events.length - 1 || now === null ? seenOf(sight) : (applied(now, entry.change) as Seen);
      const playing = this.scene.play(entry.event, this, next);
      if (playing !== undefined) await playing;
      if (now === null || entry.change === undefined) continue;
      now = next;
      if (this.shown !== null && this.scene.isAside !== true) this.shown = { ...this.shown, ...next };
    }
  }

  #settle(sight: Sight | null): void {
    this.shown = sight;
    this.scene.settle(this);
  }
}

/** What is shown, in a game's own types, what may be done on it, and the game's scene. `untold` is the insight where there is none. */
export function shownAs<View, Insight, Action, S extends Scene>(
  stage: Stage,
  untold: Insight,
): { view: View | null; insight: Insight; legal: Action[]; scene: S } {
  const view = (stage.shown?.view ?? null) as View | null;
  const insight = (stage.shown?.insight ?? untold) as Insight;
  const legal = (stage.isCurrent ? (stage.table.decision?.legal ?? []) : []) as Action[];
  return { view, insight, legal, scene: stage.scene as S };
}

const seenOf = ({ view, insight }: Sight): Seen => ({ view, ...(insight === undefined ? {} : { insight }) });

/** Whether the reader's system asks for no motion. */
export function wantsNoMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
