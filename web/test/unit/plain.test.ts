/** The page of a game that has no folder here, with what a real game really sends. */
import type { Component } from 'svelte';
import { expect, it, vi } from 'vitest';
import fiveRaids from '../fixtures/five-raids.json';
import plain from '../../src/frame/plain/index.ts';
import { Stage } from '../../src/games/stage.svelte.ts';
import type { FromClient, TableInfo } from '../../src/protocol.ts';
import { TableStore } from '../../src/state/table.svelte.ts';
import { show, speakerOf } from './support.ts';

const speaker = speakerOf('en', 'web', 'dice-heist');
const NAMES = ['Ada', 'Balthazar', 'Cleo', 'Dora', 'Emil'];
const { steps } = fiveRaids;

/** The page as the one whose turn it is sees it. Questions are answered with these choices; what else is said goes to `sent`. */
function showTable(choices: unknown[], sent: FromClient[]): HTMLElement {
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
  show(plain.Board as Component<{ stage: Stage }>, { stage });
  return show(plain.Decision as Component<{ stage: Stage }>, { stage });
}

it('shows the view as a table, with the names of the players', () => {
  const page = showTable([], []);
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
  const page = showTable(
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
