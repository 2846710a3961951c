/**
 * Checks the dice of a record by WebCrypto, as docs/fair-dice.md says: what was promised, what was revealed, and that each draw follows.
 */
import type { GameRecord, RecordedMove, Ticket } from '../protocol.ts';

/** One draw, and what should have been drawn. */
export interface Draw {
  /** The number of the move, from 0. */
  move: number;
  stream: string;
  ticket: Ticket | null;
  expected: Ticket;
  outcome: unknown;
  follows: boolean;
}

/** What the check found. */
export type Check =
  | { kind: 'nothing_promised' }
  | { kind: 'not_revealed'; commitment: string }
  | { kind: 'other_secret'; commitment: string; secret: string; hash: string }
  | { kind: 'checked'; commitment: string; secret: string; draws: Draw[]; fault: Draw | null; seals: Seals };

/**
 * What is known of actions that were sealed: how many still are, how many were opened, and the first move whose action is not the one
 * committed to.
 */
export interface Seals {
  kept: number;
  opened: number;
  fault: number | null;
}

const PLAIN = /^[ -~]{0,128}$/;

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
const hexOf = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** HMAC-SHA256 over texts that must be plain, each on a line of its own. */
async function mac(key: ArrayBuffer | Uint8Array<ArrayBuffer>, texts: readonly (string | number)[]): Promise<ArrayBuffer> {
  if (!texts.every((text) => PLAIN.test(String(text)))) throw new Error('a text of the record is too long or not printable');
  return macOf(key, texts);
}

async function macOf(key: ArrayBuffer | Uint8Array<ArrayBuffer>, texts: readonly (string | number)[]): Promise<ArrayBuffer> {
  const made = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return crypto.subtle.sign('HMAC', made, new TextEncoder().encode(texts.map((text) => `${text}\n`).join('')));
}

/** The ticket that follows from the key: the first number below the last full multiple of `of`, modulo `of`. */
export async function draw(key: ArrayBuffer, stream: string, ordinal: number, of: bigint, nonces: readonly string[]): Promise<bigint> {
  const bound = (2n ** 64n / of) * of;
  for (let block = 0; ; block += 1) {
    const bits = new DataView(await mac(key, ['capers/1/draw', stream, ordinal, block, ...nonces]));
    for (const at of [0, 8, 16, 24]) {
      const number = bits.getBigUint64(at);
      if (number < bound) return number % of;
    }
  }
}

/** The key of a game. */
export const gameKey = (secret: string, table: string, entropy: readonly string[]): Promise<ArrayBuffer> =>
  mac(bytesOf(secret), ['capers/1/key', table, ...entropy]);

/** JSON with the keys of objects in order and no spaces. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`;
}

/** Whether each action that was sealed and is open now is the one that was committed to. */
async function checkSeals(table: string, moves: readonly RecordedMove[]): Promise<Seals> {
  const seals: Seals = { kept: 0, opened: 0, fault: null };
  for (const [number, { seat, action, sealed, salt }] of moves.entries()) {
    if (sealed === undefined) continue;
    if (action === undefined) seals.kept += 1;
    else if (hexOf(await macOf(bytesOf(salt ?? '00'), ['capers/1/sealed', table, number, seat ?? '', canonical(action)])) === sealed)
      seals.opened += 1;
    else seals.fault ??= number;
  }
  return seals;
}

/**
 * Checks every draw of a record. `means` says what a ticket stands for by the rules, so that a changed die is found beside a changed
 * ticket; nothing where nobody can say.
 */
export async function check(record: GameRecord, means: (move: number, drawn: number) => unknown): Promise<Check> {
  const fair = record.fair;
  if (fair == null) return { kind: 'nothing_promised' };
  const { commitment, secret } = fair;
  if (secret === undefined) return { kind: 'not_revealed', commitment };
  const hash = hexOf(await crypto.subtle.digest('SHA-256', bytesOf(secret)));
  if (hash !== commitment) return { kind: 'other_secret', commitment, secret, hash };
  const key = await gameKey(secret, fair.table, fair.entropy);
  const nonces = record.seats.map(() => '');
  const dealt = new Map<string, number>();
  const draws: Draw[] = [];
  for (const [number, move] of record.moves.entries()) {
    if (move.seat !== undefined) nonces[move.seat] = move.nonce ?? '';
    if (move.outcome === undefined || move.stream === undefined) continue;
    const ordinal = dealt.get(move.stream) ?? 0;
    dealt.set(move.stream, ordinal + 1);
    const of = move.ticket?.of ?? 0;
    const drawn = of < 1 ? 0 : Number(await draw(key, move.stream, ordinal, BigInt(of), nonces));
    const expected = { ordinal, of, drawn };
    const told = move.ticket ?? null;
    const isTicket = told !== null && of > 0 && told.ordinal === ordinal && told.drawn === drawn;
    const meaning = means(number, drawn);
    const follows = isTicket && (meaning === undefined || JSON.stringify(meaning) === JSON.stringify(move.outcome));
    draws.push({ move: number, stream: move.stream, ticket: told, expected, outcome: move.outcome, follows });
  }
  return {
    kind: 'checked',
    commitment,
    secret,
    draws,
    fault: draws.find((one) => !one.follows) ?? null,
    seals: await checkSeals(fair.table, record.moves),
  };
}
