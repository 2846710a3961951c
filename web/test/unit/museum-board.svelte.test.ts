import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import BoardField from '../../src/games/museum-heist/fields/board.svelte';
import { words } from '../../src/words/language.svelte.ts';

/** What the server is asked, in order, and how each is answered: by the test, when it likes. */
interface Asked {
  path: string;
  grid: string[];
  answer: (status: number, body: unknown) => void;
}

let shown: ReturnType<typeof mount> | null = null;
let asked: Asked[] = [];
beforeAll(async () => {
  await words.choose('en');
  await words.need('museum-heist');
});
beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    const { board } = JSON.parse(body) as { board: { grid: string[] } };
    return new Promise((resolve) =>
      asked.push({ path, grid: board.grid, answer: (status, answer) => resolve(new Response(JSON.stringify(answer), { status })) }),
    );
  });
});
afterEach(async () => {
  if (shown !== null) await unmount(shown);
  shown = null;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const verdict = (): string => document.querySelector('#museum-bring')?.textContent.trim() ?? '';
function write(text: string): void {
  const lines = document.querySelector('textarea');
  if (lines === null) throw new Error('there is nothing to write in');
  lines.value = text;
  lines.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}
/** Lets the server's answer arrive. */
async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(10);
  flushSync();
}
const refused = (reason: string): unknown => ({
  code: 'bad_option',
  message: {
    key: 'refusal-bad_option-why',
    args: [
      ['option', { text: 'board' }],
      ['why', { message: { key: `museum-heist-board-fault-${reason}` } }],
    ],
  },
});

describe('a board that somebody brings', () => {
  it('is judged by the server when the writing has stopped, and the last answer counts', async () => {
    const change = vi.fn();
    shown = mount(BoardField, { target: document.body, props: { value: null, change } });
    flushSync();
    expect(change).toHaveBeenCalledTimes(1);
    expect([asked.length, verdict()]).toEqual([0, '…']);
    await vi.advanceTimersByTimeAsync(300);
    expect(asked.map(({ path }) => path)).toEqual(['/api/games/museum-heist/options']);
    asked[0]?.answer(200, {});
    await settle();
    expect(verdict()).toBe('A game can be played on it.');

    write('..\n.');
    await vi.advanceTimersByTimeAsync(200);
    write('..\n..p');
    await vi.advanceTimersByTimeAsync(299);
    expect(asked.length, 'somebody is still writing').toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked[1]?.grid).toEqual(['..', '..P']);
    write('..\n.P');
    await vi.advanceTimersByTimeAsync(300);
    asked[2]?.answer(400, refused('passage'));
    await settle();
    asked[1]?.answer(400, refused('lines-unequal'));
    await settle();
    expect(verdict()).toContain('leads nowhere');
    expect(document.querySelector('#museum-bring')?.className).toContain('wrong');
  });
});
