/**
 * Whole games of Museum Heist in real Chromium against the real server: people in contexts of their own, a keyboard alone, and what the
 * wire tells whom.
 */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import {
  asked,
  card,
  challenge,
  CHARACTERS,
  confirm,
  ended,
  expectSums,
  gather,
  IDS,
  move,
  mover,
  namesOf,
  open,
  OVER,
} from './museum.people.ts';
import { secrets } from './museum.wire.ts';
import { everybodyLeaves, expectNoFaults, logOf, visitor } from './people.ts';
import { TestServer } from './server.ts';
import { Wire } from './wire.ts';

const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.remove());
test.afterEach(everybodyLeaves);
test.afterEach(expectNoFaults);

test('two people finish a game, by landing and by naming each other, and watch it again', async ({ browser }) => {
  const people = [await visitor(browser, server.address), await visitor(browser, server.address, { colorScheme: 'light' })];
  await gather(server.address, people);
  const names = await namesOf(people[0] as Page);
  const seen = { landed: 0, named: 0, shown: 0 };
  for (let round = 0, over = false; round < 7 && !over; round += 1) {
    const choices = [round % 7, (round + 3) % 7];
    await open(people, choices);
    for (let turn = 0; turn < 60; turn += 1) {
      const at = await mover(people);
      const page = people[at] as Page;
      // Odd rounds are played out on the board; in even ones somebody sees through the other, or thinks so.
      if (round === 2 && turn === 1) {
        const [mine = 0, theirs = 0] = [choices[at], choices[1 - at]];
        await challenge(page, names[1 - at] ?? '', mine);
        // With two seats the round ends there: the card that only the challenger was shown is still told, to the challenger alone
        // (MH-6.33).
        await ended(people);
        await expect(page.locator('.verdict p')).toContainText(`showed you the card: the ${CHARACTERS[theirs]}.`);
        await expect((people[1 - at] as Page).locator('.verdict p')).not.toContainText('showed you');
        seen.shown += 1;
        break;
      }
      if (round % 2 === 0 && round !== 2 && turn === 2) {
        await challenge(page, names[1 - at] ?? '', choices[1 - at] ?? 0);
        seen.named += 1;
        break;
      }
      if ((await move(page)) === 'landed') {
        seen.landed += 1;
        break;
      }
    }
    over = await ended(people);
    if (!over) for (const page of people) await expect(page.locator('.verdict p')).toContainText(/it is yours|it goes to/);
    if (round === 0) for (const page of people) await expectNoViolations(page);
  }
  expect(seen.landed).toBeGreaterThan(0);
  expect(seen.named).toBeGreaterThan(0);
  expect(seen.shown).toBe(1);
  for (const page of people) {
    await expect(page.getByRole('heading', { name: OVER })).toBeVisible();
    await expectSums(page);
    await expectNoViolations(page);
  }
  const page = people[0] as Page;
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page.locator('[data-verdict]')).toContainText('follow from what was promised', { timeout: 60_000 });
  await expect(page.locator('[data-sealed]')).toContainText('are sealed, because the rules keep them secret');
  // Whoever played sees what they saw, or what a spectator did; nobody is offered the eyes of others (MH-4.4).
  const eyes = page.getByRole('combobox');
  await expect(eyes).toHaveValue('0');
  expect(await eyes.getByRole('option').allTextContents()).toEqual([names[0], 'a spectator']);
  await page.getByRole('slider').focus();
  for (let move = 0; move < 12; move += 1) await page.keyboard.press('ArrowRight');
  await expect(page.locator('div.you')).toContainText('You are the Artist');
  await eyes.selectOption({ label: 'a spectator' });
  await expect(page.locator('div.you')).toHaveCount(0);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.getByRole('heading', { name: OVER })).toBeVisible();

  // When both agree, by the keyboard alone, everybody sees everything.
  const other = people[1] as Page;
  await page.goto(other.url());
  for (const one of people) {
    await one.getByRole('button', { name: 'Open the record' }).focus();
    await one.keyboard.press('Enter');
    await expect(one.getByRole('button', { name: 'Open the record' })).toHaveCount(0);
  }
  await expect(page.locator('[data-sealed]')).toContainText('All who played have agreed');
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page.locator('[data-opened]')).toContainText('each is the one that was committed to', { timeout: 60_000 });
  await expect(eyes).toHaveValue('everyone');
});

test('four people finish a game: wrong guesses put them out, twins take what others land, and the last one in collects', async ({
  browser,
}) => {
  const people: Page[] = [];
  for (let at = 0; at < 4; at += 1) people.push(await visitor(browser, server.address));
  await gather(server.address, people, (page) => page.getByRole('combobox', { name: 'Artworks to win' }).selectOption({ label: '3' }));
  const names = await namesOf(people[0] as Page);

  // Round 1: three wrong guesses in a row leave one, who collects (MH-6.34).
  await open(people, [0, 0, 0, 0]);
  const first = await mover(people);
  for (let guess = 0; guess < 3; guess += 1) {
    const at = await mover(people);
    expect(at).toBe((first + guess) % 4);
    const target = (first + 3) % 4;
    await challenge(people[at] as Page, names[target] ?? '', guess + 1);
    if (guess < 2) {
      const page = people[at] as Page;
      await expect(page.locator('.sentence')).toContainText('You are out of this round');
      await expect(page.getByRole('group', { name: names[target] ?? '', exact: true })).toContainText('is the Artist');
      const other = people[target] as Page;
      await expect(other.getByRole('group', { name: names[at] ?? '', exact: true })).toContainText('out of the round');
      await expect(other.getByRole('group', { name: names[at] ?? '', exact: true })).not.toContainText('is the Artist');
    }
  }
  const last = people[(first + 3) % 4] as Page;
  await expect(last.locator('.verdict')).toContainText('Only you are still in: it is yours.');

  // Round 2: everybody has one twin, and whoever lands gives it away (MH-6.29).
  await open(people, [4, 4, 1, 1]);
  let landed = -1;
  for (let turn = 0; turn < 80 && landed < 0; turn += 1) {
    const at = await mover(people);
    if ((await move(people[at] as Page)) === 'landed') landed = at;
  }
  expect(landed).toBeGreaterThanOrEqual(0);
  const twin = landed ^ 1;
  await expect((people[landed] as Page).locator('.verdict')).toContainText(
    `exactly one opponent, ${names[twin]}, had the same card: it goes to ${names[twin]}, not to you.`,
  );
  await expect((people[twin] as Page).locator('.verdict')).toContainText('and that is you: it is yours.');

  // From here on everybody sees through everybody.
  for (let round = 2, over = await ended(people); round < 9 && !over; round += 1) {
    await open(people, [0, 1, 2, 3]);
    const at = await mover(people);
    const target = (at + 1) % 4;
    await challenge(people[at] as Page, names[target] ?? '', target);
    over = await ended(people);
  }
  for (const page of people) {
    await expect(page.getByRole('heading', { name: OVER })).toBeVisible();
    await expectSums(page);
  }
  await expectNoViolations(people[3] as Page);
});

test('a whole round is played by keyboard alone: a swap, moves, a challenge', async ({ browser }) => {
  const page = await visitor(browser, server.address);
  await page.goto(server.address);
  await card(page).getByRole('button', { name: 'Table for friends' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: '2', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Open the table' }).press('Enter');
  // Against somebody who plays anything there is time for everything.
  await page.getByRole('button', { name: 'Put a bot here' }).press('Enter');
  await page.locator('.actions select').selectOption('random');
  await page.locator('.begin').press('Enter');
  await expect(asked(page)).toBeVisible({ timeout: 20_000 });
  /** Tab by tab, as somebody without a mouse gets there. */
  const tabTo = async (selector: string): Promise<void> => {
    for (let tabs = 0; tabs < 60; tabs += 1) {
      if (await page.evaluate((one) => document.activeElement?.matches(one) ?? false, selector)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`no Tab leads to ${selector}`);
  };
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  let moves = 0;
  let swaps = 0;
  let challenges = 0;
  for (let turn = 0; turn < 300 && challenges === 0; turn += 1) {
    if (!(await asked(page).isVisible())) {
      await page.waitForTimeout(40);
      continue;
    }
    const sentence = await page.locator('.sentence').innerText();
    if (/^Place/.test(sentence)) {
      await tabTo('select');
      await page.keyboard.press('ArrowDown');
      await tabTo('.confirm');
      await page.keyboard.press('Enter');
    } else if (/^Choose in secret/.test(sentence)) {
      await tabTo('[data-space]');
      await page.keyboard.press('g');
      expect(await focused()).toContain('the Guard');
      // The same twice is a confirmation.
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    } else if (/^Your turn/.test(sentence) && swaps === 0) {
      await tabTo('.mode:nth-child(2)');
      await page.keyboard.press('Enter');
      await tabTo('.piece');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await tabTo('.confirm');
      await expect(confirm(page)).toContainText('Swap');
      await page.keyboard.press('Enter');
      swaps += 1;
    } else if (/^Your turn/.test(sentence) && moves > 0) {
      await tabTo('.mode:nth-child(3)');
      await page.keyboard.press('Enter');
      await tabTo('.dossier .can:not(.struck)');
      await page.keyboard.press('Enter');
      await tabTo('.confirm');
      await expect(confirm(page)).toContainText(' is the ');
      await page.keyboard.press('Enter');
      challenges += 1;
    } else if (/^Your turn/.test(sentence)) {
      await tabTo('[data-space]');
      for (const letter of ['g', 'a', 'd', 't', 's', 'n', 'b']) {
        await page.keyboard.press(letter);
        if (!(await focused()).includes('cannot get closer')) break;
      }
      await page.keyboard.press('Enter');
      const from = await focused();
      const goal = await page.locator('[data-space][aria-label*="can go here"]').first().getAttribute('data-space');
      // Walks there with arrows, over the spaces between.
      for (let step = 0; step < 20 && !(await focused()).startsWith(`${goal},`); step += 1) {
        const at = (await focused()).split(',')[0] ?? '';
        const key =
          at[0] !== goal?.[0]
            ? at < (goal ?? '')
              ? 'ArrowRight'
              : 'ArrowLeft'
            : Number(at.slice(1)) < Number(goal?.slice(1))
              ? 'ArrowUp'
              : 'ArrowDown';
        await page.keyboard.press(key);
      }
      expect(await focused(), `from ${from}`).toContain('can go here');
      await page.keyboard.press('Enter');
      await expect(confirm(page)).toBeVisible();
      await page.keyboard.press('Enter');
      moves += 1;
    }
    await expect(page.locator('.sentence'))
      .not.toHaveText(sentence, { timeout: 10_000 })
      .catch(() => undefined);
  }
  // With two seats a challenge ends the round, right or wrong.
  await expect(
    page
      .locator('.verdict p')
      .or(page.getByRole('heading', { name: OVER }))
      .first(),
  ).toBeVisible();
  expect([swaps, challenges, moves > 0]).toEqual([1, 1, true]);
  await expect(logOf(page)).toContainText('collects the artwork');
});

test('nothing that the server sends tells an opponent or a spectator who somebody is', async ({ browser }) => {
  const people = [await visitor(browser, server.address), await visitor(browser, server.address), await visitor(browser, server.address)];
  const wires = people.map((page) => new Wire(page));
  const link = await gather(server.address, people);
  const watcher = await visitor(browser, server.address);
  const watched = new Wire(watcher);
  await watcher.goto(link);
  await expect(watcher.getByText('You are watching.')).toBeVisible();
  const names = await namesOf(people[0] as Page);
  const choices = [1, 5, 3];
  await open(people, choices);
  // A page that is opened again in mid-round asks for everything anew.
  await watcher.reload();
  await expect(watcher.locator('.spaces')).toBeVisible();
  await (people[2] as Page).reload();
  const at = await mover(people);
  await move(people[at] as Page);
  const next = await mover(people);
  const target = (next + 1) % 3;
  await challenge(people[next] as Page, names[target] ?? '', 6);
  await expect((people[next] as Page).locator('.sentence')).toContainText('You are out of this round');
  await expect(watcher.locator('[data-seat]').nth(next)).toContainText('out');

  expect(await secrets(watched, null)).toEqual([]);
  for (const [seat, wire] of wires.entries()) {
    const shown = await secrets(wire, seat);
    // The failed challenger alone was shown one card, and it is that of the one challenged (MH-6.33).
    if (seat === next) {
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.every((found) => found.endsWith(` ${target} ${IDS[choices[target] ?? 0]}`))).toBe(true);
    } else expect(shown).toEqual([]);
    // The same search, for somebody else's eyes, finds what a seat knows of itself: the card in its view and the line in its log.
    const own = IDS[choices[seat] ?? 0] ?? '';
    const self = await secrets(wire, null);
    expect(self.filter((found) => found.endsWith(`.view.cards ${seat} ${own}`)).length).toBeGreaterThan(0);
    expect(self.filter((found) => found.includes('.card_chosen') && found.endsWith(` ${seat} ${own}`)).length).toBeGreaterThan(0);
  }
  expect(watched.frames.length).toBeGreaterThan(3);
  expect((await watched.bodies()).length).toBeGreaterThan(0);
});

test('marks in the notebook stay on this device, and nobody hears of them', async ({ browser }) => {
  const people = [await visitor(browser, server.address), await visitor(browser, server.address)];
  const sent: string[] = [];
  (people[0] as Page).on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await gather(server.address, people);
  await open(people, [0, 1]);
  const page = people[0] as Page;
  const guard = page.locator('.dossier .person').getByRole('button').nth(4);
  const before = sent.length;
  await guard.click();
  await expect(guard).toHaveAccessibleName(/you think: perhaps/);
  await guard.click();
  await expect(guard).toHaveAccessibleName(/you think: not/);
  expect(sent.slice(before).filter((frame) => !frame.includes('"ping"'))).toEqual([]);
  await page.reload();
  await expect(page.locator('.dossier .person').getByRole('button').nth(4)).toHaveAccessibleName(/you think: not/);
  await expect((people[1] as Page).locator('.dossier .person').getByRole('button').nth(4)).not.toHaveAccessibleName(/you think/);
});
