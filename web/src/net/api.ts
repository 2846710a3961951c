/** The HTTP side of the server: who one is, what tables there are, opening one. */
import type { FetchPage } from '../replay/film.ts';
import type {
  CreatedTable,
  CreateTable,
  FilmAnswer,
  GameInfo,
  GameRecord,
  ListedTable as Listed,
  LuckReport,
  Message,
  Player,
  Recovery,
  RefusedBody,
  TableSummary,
} from '../protocol.ts';

/** Something that could not be done: a code for the program, a sentence for the reader. */
export class ApiError extends Error {
  readonly code: string;
  readonly sentence: Message;

  constructor(code: string, sentence: Message) {
    super(code);
    this.code = code;
    this.sentence = sentence;
  }
}

/** The sentence of anything that went wrong. */
export function sentenceOf(error: unknown): Message {
  return error instanceof ApiError ? error.sentence : { key: 'web-error-odd' };
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init = body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new ApiError('offline', { key: 'web-error-offline' });
  }
  const read: unknown = await answer.json().catch(() => undefined);
  if (answer.ok && read !== undefined) return read as T;
  const refused = read as RefusedBody | null | undefined;
  throw new ApiError(refused?.code ?? 'odd', refused?.message ?? { key: 'web-error-odd' });
}

/** A table in a list, and the people whom its game waits for where the reader sits there and it runs. */
export type ListedTable = TableSummary & { waitsFor?: Player[] | undefined };

const tablesAt = async (path: string): Promise<ListedTable[]> =>
  (await ask<Listed[]>(path)).map(({ table, waits_for }) => ({ ...table, waitsFor: waits_for }));

/** The games that the server plays, with their options. */
export const games = (): Promise<GameInfo[]> => ask('/api/games');

/** The tables that anybody may join, watch or see again, those that changed last first. */
export const publicTables = (state: 'lobby' | 'playing' | 'over'): Promise<ListedTable[]> => tablesAt(`/api/tables?state=${state}`);

/** The tables where this player sits. */
export const myTables = (): Promise<ListedTable[]> => tablesAt('/api/me/tables');

/** All options of the table that these would open, those left out with their defaults; refused as opening it would be. */
export const checkOptions = (game: string, options: Record<string, unknown>): Promise<Record<string, unknown>> =>
  ask(`/api/games/${encodeURIComponent(game)}/options`, options);

/** Opens a table. */
export const createTable = (table: CreateTable): Promise<CreatedTable> => ask('/api/tables', table);

/** Who the server takes this browser for; nobody on a first visit. */
export const whoAmI = (): Promise<Player | null> => ask('/api/me');

/** Takes a name; whoever has none yet becomes a player. */
export const takeName = (name: string): Promise<Player> => ask('/api/me', { name });

const tableAt = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

/** The record of a finished game. */
export const recordOf = (table: string): Promise<GameRecord> => ask(`${tableAt(table)}/record`);

/** The film of a finished game, a page at a time. */
export const filmOf =
  (table: string): FetchPage =>
  (eyes, from, count) =>
    ask(`${tableAt(table)}/film?${new URLSearchParams({ eyes, from: String(from), count: String(count) })}`);

/** What the rules answer about a moment of a finished game. */
export async function answerAt(table: string, eyes: string, at: number, question: unknown): Promise<unknown> {
  const query = new URLSearchParams({ eyes, at: String(at), question: JSON.stringify(question) });
  return (await ask<FilmAnswer>(`${tableAt(table)}/film/insight?${query}`)).answer;
}

/** Who was lucky in a finished game. */
export const luckOf = (table: string, eyes: string): Promise<LuckReport> => ask(`${tableAt(table)}/luck?${new URLSearchParams({ eyes })}`);

/** A private link that makes another device this player, once and within a day; the one made before stops working. */
export async function makeRecoveryLink(): Promise<string> {
  const { token } = await ask<Recovery>('/api/me/recovery', {});
  return `${location.origin}/#recover=${token}`;
}

/** Signs out every device of this player but this one; private links stop working too. */
export const signOutOthers = (): Promise<Player> => ask('/api/me/sign-out', {});

/** Becomes the player whose private link carried this token. */
export const recover = (token: string): Promise<Player> => ask('/api/recover', { token });
