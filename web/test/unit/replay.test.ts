import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { canonical, check, draw, gameKey } from '../../src/replay/fair.ts';
import type { GameRecord, RecordedMove } from '../../src/protocol.ts';

const read = (path: string): string => readFileSync(resolve('..', path), 'utf8');
const record = (name: string): GameRecord => JSON.parse(read(`records/dice-heist/1/${name}.json`)) as GameRecord;
const RECORDS = ['greedy-and-random', 'greedy-raids'];

/** What the tickets of an honest record mean: what came of them. */
const meaning =
  (of: GameRecord) =>
  (move: number): unknown =>
    of.moves[move]?.outcome;

describe('the dice check', () => {
  it('follows the test vectors of the page about fair dice', async () => {
    const page = read('docs/fair-dice.md');
    const vectors = JSON.parse((/```json\n([^`]*)```/.exec(page)?.[1] ?? '').replaceAll(/: (\d{16,})/g, ': "$1"')) as {
      secret: string;
      table: string;
      entropy: string[];
      steps: {
        seat?: number;
        nonce?: string;
        stream?: string;
        ticket?: { ordinal: number; of: number | string; drawn: number | string };
      }[];
    };
    const key = await gameKey(vectors.secret, vectors.table, vectors.entropy);
    const nonces = vectors.entropy.map(() => '');
    let drawn = 0;
    for (const { seat, nonce, stream, ticket } of vectors.steps) {
      if (seat !== undefined) nonces[seat] = nonce ?? '';
      if (stream === undefined || ticket === undefined) continue;
      expect(await draw(key, stream, ticket.ordinal, BigInt(ticket.of), nonces)).toBe(BigInt(ticket.drawn));
      drawn += 1;
    }
    expect(drawn).toBe(8);
  });

  it('looks at sealed actions, and at those that were opened', async () => {
    const { table, seal } = JSON.parse(/```json\n([^`]*)```/.exec(read('docs/fair-dice.md'))?.[1] ?? '') as {
      table: string;
      seal: { move: number; seat: number; action: unknown; written: string; salt: string; sealed: string };
    };
    expect(canonical(seal.action)).toBe(seal.written);
    const good = record(RECORDS[0] ?? '');
    // Moves that draw nothing, so that only the seal is looked at.
    const found = async (change: Partial<RecordedMove>): Promise<unknown> => {
      const idle: RecordedMove[] = Array.from({ length: seal.move }, () => ({ seat: 0, action: {}, events: [] }));
      const { seat, action, salt, sealed } = seal;
      const one = { seat, action, salt, sealed, events: [], ...change } as RecordedMove;
      const sealedRecord = { ...good, fair: { ...good.fair, table } as GameRecord['fair'], moves: [...idle, one] };
      const result = await check(sealedRecord as GameRecord, () => undefined);
      return result.kind === 'checked' && result.seals;
    };
    expect(await found({})).toEqual({ kept: 0, opened: 1, fault: null });
    expect(await found({ action: undefined, salt: undefined } as unknown as Partial<RecordedMove>)).toEqual({
      kept: 1,
      opened: 0,
      fault: null,
    });
    expect(await found({ action: { type: 'choose', character: 'granny' } })).toEqual({ kept: 0, opened: 0, fault: seal.move });
    expect(await found({ salt: '00'.repeat(32) })).toEqual({ kept: 0, opened: 0, fault: seal.move });
  });

  it.each(RECORDS)('finds nothing wrong with %s', async (name) => {
    const good = record(name);
    const found = await check(good, meaning(good));
    expect(found.kind).toBe('checked');
    if (found.kind !== 'checked') return;
    expect(found.fault).toBeNull();
    expect(found.draws.length).toBeGreaterThan(60);
  });

  it('finds an altered die, an altered ticket, another secret, and a promise that was not kept', async () => {
    const good = record(RECORDS[0] ?? '');
    const roll = good.moves.findIndex((move) => (move.outcome as { type?: string } | undefined)?.type === 'roll');
    const altered = (change: (copy: GameRecord) => void): Promise<Awaited<ReturnType<typeof check>>> => {
      const copy = structuredClone(good);
      change(copy);
      return check(copy, meaning(good));
    };
    const die = await altered((copy) => {
      const outcome = copy.moves[roll]?.outcome as { faces: number[] };
      outcome.faces = outcome.faces.map((face) => (face % 6) + 1);
    });
    expect(die.kind === 'checked' && die.fault?.move).toBe(roll);
    const ticket = await altered((copy) => {
      const one = copy.moves[roll]?.ticket;
      if (one !== undefined) one.drawn = (one.drawn + 1) % one.of;
    });
    expect(ticket.kind === 'checked' && ticket.fault?.move).toBe(roll);
    expect((await altered((copy) => copy.fair && (copy.fair.secret = '00'.repeat(32)))).kind).toBe('other_secret');
    expect((await altered((copy) => copy.fair && delete copy.fair.secret)).kind).toBe('not_revealed');
    expect((await altered((copy) => delete copy.fair)).kind).toBe('nothing_promised');
  });
});
