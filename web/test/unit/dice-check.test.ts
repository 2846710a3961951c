import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { GameRecord } from '../../src/protocol.ts';
import DiceCheck from '../../src/replay/DiceCheck.svelte';
import type { Film } from '../../src/replay/film.ts';
import { words } from '../../src/words/language.svelte.ts';
import { read, show } from './support.ts';

const good = JSON.parse(read('records/dice-heist/1/greedy-and-random.json')) as GameRecord;

/** A film in which each ticket means what came of it. */
const film = {
  count: good.moves.length + 1,
  frame: (at: number) => {
    const { stream = '', ticket, outcome } = good.moves[at - 1] ?? {};
    return ticket === undefined ? { steps: [] } : { steps: [], drawn: { stream, ticket, outcome } };
  },
} as unknown as Film;

beforeAll(() => words.choose('en'));

/** What the check of a game says whose seats were of these people and bots, and had added this. */
async function silent(seats: GameRecord['seats'], entropy: string[]): Promise<string | null> {
  const { fair } = good;
  if (fair == null) throw new Error('the record promises nothing');
  const record = { ...good, seats, fair: { ...fair, entropy } };
  show(DiceCheck, { record, film, fetched: 1, speaker: words.speaker() });
  await vi.waitFor(() => expect(document.querySelector('[data-verdict]')).not.toBeNull(), 20_000);
  return document.querySelector('[data-silent]')?.textContent ?? null;
}

describe('the dice check of a game', () => {
  const people = [{ name: 'Ada' }, { name: 'Bo' }, { name: 'Robot', bot: 'greedy' }];

  it('names the people who had added nothing when it began, as at a rematch begun without them', async () => {
    expect(await silent(people, ['', 'b', ''])).toBe('Added nothing of their own to these dice before the game: Ada.');
  });

  it('names everybody where nobody had', async () => {
    expect(await silent(people, ['', '', ''])).toContain('Ada, Bo.');
  });

  it('says nothing of bots, nor where everybody had', async () => {
    expect(await silent(people, ['a', 'b', ''])).toBeNull();
  });
});
