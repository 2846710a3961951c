/** The HTTP side of the server: what there is to play, and opening a table. */
import type { CreatedTable, CreateTable, Message, RefusedBody, TableSummary } from '../protocol.ts';

/** Something that could not be done, with the sentence that says why. */
export class ApiError extends Error {
  readonly sentence: Message;

  constructor(sentence: Message) {
    super(sentence.key);
    this.sentence = sentence;
  }
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new ApiError({ key: 'web-error-offline' });
  }
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok && body !== null) return body as T;
  throw new ApiError((body as RefusedBody | null)?.message ?? { key: 'web-error-odd' });
}

/** The tables that anybody may join or watch. */
export const openTables = (): Promise<TableSummary[]> => ask('/api/tables');

/** Opens a table. */
export const createTable = (table: CreateTable): Promise<CreatedTable> =>
  ask('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(table) });
