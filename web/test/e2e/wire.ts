/** What the server sends to one page, frame by frame and answer by answer: for searching it for secrets. */
import type { Page } from '@playwright/test';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Table = { [key: string]: Json };

export class Wire {
  readonly #frames: string[] = [];
  readonly #bodies: Promise<string>[] = [];

  constructor(page: Page) {
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.#frames.push(String(payload))));
    // An answer whose page is gone by now has told nobody anything.
    page.on('response', (answer) => new URL(answer.url()).pathname.startsWith('/api/') && this.#bodies.push(answer.text().catch(() => '')));
  }

  get frames(): Json[] {
    return this.#frames.map((frame) => JSON.parse(frame) as Json);
  }

  /** The answers of the server's API, each as it was sent. */
  bodies(): Promise<string[]> {
    return Promise.all(this.#bodies);
  }
}

/** Whether a part of a message is an entry of the log: an event, and the sentence that says it. */
export const isEntry = (value: Table): value is Table & { event: Table } =>
  value['event'] !== null && typeof value['event'] === 'object' && !Array.isArray(value['event']);

/** What an event tells, but for its name. */
export const partsOf = (event: Table): Json[] =>
  Object.entries(event)
    .filter(([key]) => key !== 'event')
    .map(([, part]) => part);
