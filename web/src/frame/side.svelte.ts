/** What is open beside the board, and what was said meanwhile. */
import type { TableStore } from '../state/table.svelte.ts';

export const TABS = ['log', 'chat', 'rules'] as const;
export type Tab = (typeof TABS)[number];

export class Side {
  readonly #table: TableStore;
  open = $state<Tab>('log');
  /** The last entry when the chat was last seen; what was said before this page was opened is not new. */
  #seen = $state<number | null>(null);

  constructor(table: TableStore) {
    this.#table = table;
  }

  /** How many lines of chat nobody has looked at here. */
  get unread(): number {
    const arrived = this.#seen ?? this.#table.arrived;
    if (this.open === 'chat' || arrived === null) return 0;
    const { lines, chat } = this.#table.log;
    // What was said in the waiting room was read there.
    const begun = lines.find(({ entry }) => entry.note?.type === 'started')?.number ?? 0;
    const seen = Math.max(arrived, begun);
    return chat.filter(({ number }) => number > seen).length;
  }

  show(tab: Tab): void {
    if (this.open === 'chat' || tab === 'chat') this.#seen = this.#table.lines.at(-1)?.number ?? 0;
    this.open = tab;
  }

  /** Where the panel is out of sight, brings it there: at the chat if somebody has spoken. */
  reach(): void {
    if (this.unread > 0) this.show('chat');
    const tab = document.getElementById(`tab-${this.open}`);
    tab?.scrollIntoView({ block: 'start' });
    tab?.focus({ preventScroll: true });
  }
}
