/** The page of a game that has no folder here, with what a real game really sends. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import plain from '../../src/frame/plain/index.ts';
import { Stage } from '../../src/games/stage.svelte.ts';
import type { FromClient, TableInfo } from '../../src/protocol.ts';
import { TableStore } from '../../src/state/table.svelte.ts';
import { Catalog, Speaker } from '../../src/words/speaker.ts';

const read = (path: string): string => readFileSync(resolve(path), 'utf8');
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'];
const speaker = new Speaker(
  new Catalog(
    'en',
    ['common', 'web', 'dice-heist'].map((name) => read(`../locales/en/${name}.ftl`)),
  ),
  NAMES,
);
const { steps } = JSON.parse(read('test/fixtures/five-raids.json')) as { steps: { mover: number; legal: unknown[]; views: unknown[] }[] };

let shown: ReturnType<typeof mount>[] = [];
afterEach(async () => {
  await Promise.all(shown.map((part) => unmount(part)));
  shown = [];
});

/** The page as the one whose turn it is sees it. Questions are answered with these choices; what else is said goes to `sent`. */
function show(choices: unknown[], sent: FromClient[]): HTMLElement {
  const step = steps.find(({ legal, mover }) => legal.length > 2 && mover === 0);
  const table = new TableStore('t1');
  const send = (said: FromClient): boolean => {
    if (said.type === 'ask') queueMicrotask(() => table.hear({ type: 'answer', client: said.client, answer: choices }));
    else if (said.type === 'act') sent.push(said);
    return true;
  };
  table.use({ send });
  table.info = { seats: NAMES.map(() => ({ kind: 'free' })), result: null } as unknown as TableInfo;
  const decision = { id: 'd1', legal: step?.legal ?? [] };
  table.hear({ type: 'view', number: 1, seat: 0, view: step?.views[0], turn: null, decision, undo: false });
  const stage = new Stage(table, plain.scene(), () => speaker);
  shown = [plain.Board, plain.Decision].map((part) => mount(part, { target: document.body, props: { stage } }));
  flushSync();
  return document.body;
}

it('shows the view as a table, with the names of the players', () => {
  const page = show([], []);
  const heads = [...page.querySelectorAll('.list tbody th')].map(({ textContent }) => textContent);
  expect(heads).toEqual(NAMES);
  const rows = [...page.querySelectorAll('section > table > tbody > tr')].map((row) => row.textContent.replaceAll(/\s+/g, ' ').trim());
  expect(rows.find((row) => row.startsWith('seat'))).toBe('seatAda');
  // What was agreed comes last, on one line.
  expect(rows.at(-1)).toMatch(/^options ?seats 5, .*targeted raid true/);
  expect(rows.some((row) => row.startsWith('first roll'))).toBe(false);
  expect(page.textContent).not.toMatch(/undefined|\[object|null/);
});

it('offers the choices in words, with their odds, and sends the one that is pressed', async () => {
  const sent: FromClient[] = [];
  const heist = { type: 'heist', museum: 'louvre', sidekicks: 0 };
  const page = show(
    [
      { action: { type: 'recruit' }, say: { key: 'dice-heist-action-recruit', args: [] }, odds: null },
      {
        action: heist,
        say: {
          key: 'dice-heist-action-heist',
          args: [
            ['museum', { text: 'Louvre' }],
            ['sidekicks', { number: 0 }],
          ],
        },
        odds: [1, 6],
      },
    ],
    sent,
  );
  await vi.waitFor(() => expect(page.querySelector('button')).not.toBeNull());
  const buttons = [...page.querySelectorAll('button')];
  expect(buttons.map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim())).toEqual([
    'Recruit a sidekick',
    'Heist: Louvre, the thief alone 16.7%',
  ]);
  buttons[1]?.click();
  expect(sent).toMatchObject([{ type: 'act', decision: 'd1', action: heist }]);
});
