/** A table that is watched: the store, the connection that feeds it, and what was asked of a table that does not exist yet. */
import { Connection } from '../net/connection.ts';
import { sentenceOf } from '../net/api.ts';
import { me } from '../state/me.svelte.ts';
import { TableStore } from '../state/table.svelte.ts';
import { BOTS } from './options.ts';

/** The tables that this page has just opened, and against whom: whoever opens one sits down as soon as it answers. */
const opened = new Map<string, 'bots' | 'friends'>();

/** The opener of the table with this id sits down as soon as it is watched; against bots the game begins, too. */
export function sitDown(id: string, against: 'bots' | 'friends'): void {
  opened.set(id, against);
}

export class Session {
  readonly table: TableStore;
  #connection: Connection | null = null;
  #ended = false;
  /** What tells that a connection may be gone or may be back: a network that changes, a device that wakes. */
  readonly #signs: readonly (readonly [EventTarget, string])[] = [
    [window, 'online'],
    [window, 'offline'],
    [document, 'visibilitychange'],
  ];
  readonly #check = (): void => {
    if (!document.hidden) this.#connection?.check();
  };

  constructor(id: string) {
    this.table = new TableStore(id);
    // The server tells people apart by a cookie, which a newcomer has only after taking a name.
    me.known().then(
      () => this.#connect(),
      (error: unknown) => (this.table.unavailable = sentenceOf(error)),
    );
  }

  #connect(): void {
    if (this.#ended) return;
    for (const [target, event] of this.#signs) target.addEventListener(event, this.#check);
    const { table } = this;
    this.#connection = new Connection(`${location.origin.replace(/^http/, 'ws')}/ws`, {
      onReady: () => table.ready(),
      onStatus: (status) => (table.status = status),
      onLatency: (milliseconds) => table.measured(milliseconds),
      onMessage: (message) => {
        table.hear(message);
        if (message.type === 'table' && message.phase === 'waiting') this.#open(message.seats.length);
      },
    });
    table.use(this.#connection);
  }

  /** Tries to connect at once. */
  retry(): void {
    this.#connection?.retryNow();
  }

  end(): void {
    this.#ended = true;
    for (const [target, event] of this.#signs) target.removeEventListener(event, this.#check);
    this.#connection?.end();
  }

  #open(seats: number): void {
    const against = opened.get(this.table.id);
    if (!opened.delete(this.table.id)) return;
    this.table.sit(0);
    if (against === 'friends') return;
    for (let seat = 1; seat < seats; seat += 1) this.table.say({ type: 'set_bot', seat, bot: BOTS[0] });
    this.table.say({ type: 'start' });
  }
}
