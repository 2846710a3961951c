/**
 * Whole games of The Heist in real Chromium against the real server: two people, a crew, a keyboard alone, a phone, and what the wire tells
 * whom.
 */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import { asked, choose, confirm, expectSums, gameCard, gather, isOver, playOut, send, sentence } from './jewel.people.ts';
import { secrets } from './jewel.wire.ts';
import { logOf, testServer, visitor } from './people.ts';
import { Wire } from './wire.ts';

const server = testServer('after each');

const NOBODY_SPECIAL = async (page: Page): Promise<void> => {
  await page.getByRole('combobox', { name: 'Characters' }).selectOption({ label: 'none, for a first night' });
  await page.getByRole('combobox', { name: /^Gear/ }).selectOption({ label: 'none, for a first night' });
};

/** The draft passes, reach is shown before a card is committed, the guard is explained, the money adds up. */
test('two people finish a competitive night among bots, and it can be watched again', async ({ browser }) => {
  const people = [await visitor(browser, server.address), await visitor(browser, server.address, { colorScheme: 'light' })];
  await gather(server.address, people, { seats: 6 });
  const seen = { reach: 0, outlooks: 0, down: 0, walks: 0 };
  await expect((people[0] as Page).locator('.draft p')).toContainText('Packs go clockwise');
  const done = await playOut(people, [{ cards: ['dash', 'walk'], gear: 1 }, { cards: ['creep'] }], async (page, kind) => {
    if (kind === 'pick' && seen.reach === 0 && seen.outlooks === 0) expect(await page.locator('.draft .ring li').count()).toBe(6);
    if (kind === 'play') {
      // Before anything is sent: every ring on the floor, and a row for every card that may be flipped.
      seen.reach = Math.max(seen.reach, await page.locator('svg .reach').count());
      seen.outlooks = Math.max(seen.outlooks, await page.locator('.forecast li').count());
      seen.down += await page.locator('.round .down').count();
      if (await page.locator('.walk li').first().isVisible()) seen.walks += 1;
    }
  });
  expect(done.get('pick')).toBe(6);
  expect(done.get('play')).toBeGreaterThan(5);
  expect(done.get('goal')).toBeGreaterThan(5);
  expect([seen.reach > 3, seen.outlooks > 1, seen.down > 0, seen.walks > 0]).toEqual([true, true, true, true]);
  for (const page of people) {
    await expect(page.locator('.winner')).toContainText('The night is over');
    await expectSums(page);
    await expectNoViolations(page);
  }
  const page = people[0] as Page;
  await expect(logOf(page)).toContainText('He turns to the');
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page.locator('[data-verdict]')).toContainText('follow from what was promised', { timeout: 60_000 });
  // Everybody's eyes see every hand, those of a spectator none.
  await page.getByRole('slider').fill('160');
  await expect(page.locator('.sets')).toHaveCount(6);
  await page.getByRole('combobox').selectOption({ label: 'a spectator' });
  await expect(page.locator('.sets')).toHaveCount(0);
  await expectNoViolations(page);
});

test('a crew of two plays for ten open cards, calls the fence, exchanges a card, and wins or loses together', async ({ browser }) => {
  const people = [await visitor(browser, server.address), await visitor(browser, server.address)];
  await gather(server.address, people, {
    seats: 2,
    choose: async (page) => {
      await page.getByRole('radio', { name: 'all together, for ten open cards' }).check({ force: true });
      await page.getByRole('radio', { name: 'it may exchange a card' }).check({ force: true });
      await page.getByRole('combobox', { name: 'Together: cards in the deck' }).selectOption({ label: '6' });
      await NOBODY_SPECIAL(page);
    },
  });
  for (const page of people) {
    await expect(page.locator('.sets .card')).toHaveCount(10);
    await expect(page.locator('.sets header b')).toContainText('of 10 covered');
  }
  const done = await playOut(people, [{ cards: ['call_fence'] }, { cards: ['dash'] }]);
  expect(done.get('fence')).toBeGreaterThan(0);
  for (const page of people) {
    await expect(page.locator('.winner')).toContainText(/the crew has (won|lost)/);
    const covered = await page.locator('.result tbody td.first').count();
    await expect(page.locator('.result tfoot td')).toHaveText(String(covered));
    await expect(page.locator('.result tbody tr')).toHaveCount(10);
    await expectNoViolations(page);
  }
  await expect(logOf(people[1] as Page)).toContainText('for the crew and gives up');
});

test('a round is played with the keyboard alone', async ({ browser }) => {
  const page = await visitor(browser, server.address);
  await page.goto(server.address);
  await gameCard(page).getByRole('button', { name: 'Play now' }).press('Enter');
  await expect(asked(page)).toBeVisible({ timeout: 20_000 });
  /** Tab by tab, as somebody without a mouse gets there. */
  const tabTo = async (selector: string): Promise<void> => {
    for (let tabs = 0; tabs < 90; tabs += 1) {
      if (await page.evaluate((one) => document.activeElement?.matches(one) ?? false, selector)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`no Tab leads to ${selector}`);
  };
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const visible = (selector: string): Promise<boolean> => page.locator(selector).first().isVisible();
  const confirmIt = async (): Promise<void> => {
    await tabTo('.confirm');
    await page.keyboard.press('Enter');
    await expect(confirm(page)).toBeHidden();
  };
  let moves = 0;
  for (let turn = 0; turn < 400 && !(await page.locator('.hall header').innerText()).includes('Round 2'); turn += 1) {
    if (!(await asked(page).isVisible())) {
      await page.waitForTimeout(40);
      continue;
    }
    if (await visible('.draft .pick[aria-disabled="false"]')) await tabTo('.draft .pick');
    else if (await visible('.shop .pass')) await tabTo('.shop .pass');
    else if (await visible('.hand .card')) {
      await tabTo('[data-card="jog"]');
      // The focus alone shows where the card leads.
      await expect.poll(() => page.locator('svg .reach').count()).toBeGreaterThan(1);
    } else if (await visible('.goal')) {
      await tabTo('[data-space]');
      const goal = (await page.locator('[data-space][aria-label*="can be chosen"]').last().getAttribute('data-space')) ?? '';
      for (let step = 0; step < 40 && !(await focused()).startsWith(`${goal},`); step += 1) {
        const at = (await focused()).split(',')[0] ?? '';
        const [dx, dy] = [goal.charCodeAt(0) - at.charCodeAt(0), Number(goal.slice(1)) - Number(at.slice(1))];
        // Doors lie between the rows: where one way is blocked, the other one is tried.
        await page.keyboard.press(
          Math.abs(dx) > Math.abs(dy) === (step % 5 !== 4) ? (dx > 0 ? 'ArrowRight' : 'ArrowLeft') : dy > 0 ? 'ArrowDown' : 'ArrowUp',
        );
      }
      if (!(await focused()).includes('can be chosen')) await tabTo('.goal');
      await page.keyboard.press('Enter');
      await expect(confirm(page)).toBeVisible();
      moves += 1;
      await confirmIt();
      continue;
    } else if (await visible('.drop')) {
      for (let more = 0; more < 20 && !(await confirm(page).isVisible()); more += 1) {
        await tabTo('.drop .count:last-child[aria-disabled="false"]');
        await page.keyboard.press('Enter');
      }
      await confirmIt();
      continue;
    } else if (await visible('.option[aria-pressed]')) await tabTo('.option[aria-pressed]');
    else await tabTo('.fence .pick');
    await page.keyboard.press('Enter');
    await confirmIt();
  }
  await expect(page.locator('.hall header')).toContainText('Round 2');
  expect(moves).toBeGreaterThan(1);
});

/** Agrees on every character and on six kinds of gear, instead of leaving them to chance (section 3 of the rules). */
async function chooseAll(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Characters' }).selectOption({ label: 'chosen, one for every seat' });
  await page.getByRole('combobox', { name: 'Seat 1' }).selectOption({ label: 'The Lookout' });
  await expect(page.getByRole('combobox', { name: 'Seat 5' }).locator('option:checked')).toHaveText('The Acrobat');
  await page.getByRole('combobox', { name: /^Gear/ }).selectOption({ label: 'six kinds that you choose' });
  for (const name of [/Trip Wire/, /Smoke Screen/]) await page.getByRole('checkbox', { name }).check();
  await expect(page.locator('#jewel-choose-gear')).toHaveText('2 kinds too many.');
  for (const name of [/Felt Slippers/, /Fuse Cutter/]) await page.getByRole('checkbox', { name }).uncheck();
  await expect(page.locator('#jewel-choose-gear')).toHaveText('Six kinds: they can be played with.');
  expect(await page.locator('dialog').evaluate((form) => form.scrollWidth - form.clientWidth)).toBe(0);
  const small = await page
    .locator('.own :is(select, label)')
    .evaluateAll((all) => all.filter((field) => field.getBoundingClientRect().height < 44).map((field) => field.outerHTML.slice(0, 120)));
  expect(small).toEqual([]);
  await expectNoViolations(page);
}

test('on a phone nothing is too wide, what can be pressed is large enough, and axe finds nothing at any question', async ({ browser }) => {
  const page = await visitor(browser, server.address, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  await gather(server.address, [page], { seats: 6, choose: chooseAll });
  await expect(page.locator('.seats .character').first()).toContainText('Lookout');
  const looked = new Set<string>();
  await playOut([page], [{ cards: ['trip_wire', 'alarm_clock', 'hand_mirror', 'smoke_screen', 'dash'], gear: 2 }], async (one, kind) => {
    if (looked.has(kind)) return;
    looked.add(kind);
    expect(await one.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    // A space of the floor is as large as the floor allows; whatever can be done there can also be done with a button of full size below
    // it.
    const small = await one
      .locator('.table button:not([data-space]), .table select, .decision button')
      .evaluateAll((all) =>
        all
          .filter((button) => button.getBoundingClientRect().width < 44 || button.getBoundingClientRect().height < 44)
          .map((button) => button.outerHTML.slice(0, 120)),
      );
    expect(small).toEqual([]);
    await expectNoViolations(one);
  });
  for (const kind of ['pick', 'gear', 'play', 'goal']) expect([...looked]).toContain(kind);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectNoViolations(page);
});

test('nothing that the server sends tells an opponent or a spectator of hands, packs, picks or chosen cards', async ({
  browser,
  request,
}) => {
  const people = [await visitor(browser, server.address), await visitor(browser, server.address), await visitor(browser, server.address)];
  const wires = people.map((page) => new Wire(page));
  const link = await gather(server.address, people, { seats: 3 });
  const watcher = await visitor(browser, server.address);
  const watched = new Wire(watcher);
  await watcher.goto(link);
  await expect(watcher.getByText('You are watching.')).toBeVisible();
  const styles = [{ cards: ['call_fence'], gear: 1 }, { cards: ['walk'] }, { cards: ['jog'], gear: 1 }];
  const own = people.map(() => new Set<string>());
  let rounds = 0;
  // Two rounds: the draft, gear, two reveals, draws from the fence; and in the middle of a choice everybody looks anew.
  for (let turn = 0; turn < 900 && rounds < 3; turn += 1) {
    for (const [at, page] of people.entries()) {
      if (!(await asked(page).isVisible())) continue;
      const kind = await choose(page, styles[at]);
      if (kind === 'pick') own[at]?.add((await page.locator('.draft .pick[aria-pressed="true"]').getAttribute('data-jewelry')) ?? '');
      await send(page);
      if (kind === 'play' && at === 0) {
        rounds += 1;
        await watcher.reload();
        await (people[1] as Page).reload();
        await expect((people[1] as Page).locator('.spaces')).toBeVisible();
      }
    }
    await watcher.waitForTimeout(20);
  }
  expect(rounds).toBe(3);
  const seats = await (people[0] as Page).locator('.seats .character').allInnerTexts();
  const found = seats.findIndex((text) => text.toLowerCase().includes('mastermind'));
  const mastermind = found < 0 ? null : found;
  expect(await secrets(watched, null, mastermind)).toEqual([]);
  const committed: string[] = [];
  for (const [seat, wire] of wires.entries()) {
    expect(await secrets(wire, seat, mastermind), `seat ${seat}`).toEqual([]);
    // The same search, for somebody else's eyes, finds what a seat knows of itself: its hand, its pack and its log.
    const self = await secrets(wire, null, mastermind);
    for (const place of ['.jewelry', '.pack'])
      expect(self.filter((one) => one.includes(`${place} ${seat} `)).length, place).toBeGreaterThan(0);
    for (const card of own[seat] ?? []) expect(self.some((one) => one.endsWith(` ${card}`))).toBe(true);
    expect(self.filter((one) => one.includes('.jewelry_dealt')).length).toBeGreaterThan(0);
    committed.push(...self.filter((one) => one.includes(`.pick ${seat} `) || one.includes(`.card ${seat} `)));
  }
  // Whoever commits last sees everything turned over at once; the others see their own pick and card before.
  for (const place of ['.pick', '.card']) expect(committed.filter((one) => one.includes(`${place} `)).length, place).toBeGreaterThan(1);
  expect(watched.frames.length).toBeGreaterThan(10);
  // The record of a running game is nobody's to fetch.
  const id = link.split('/').at(-1) ?? '';
  const record = await request.get(`${server.address}/api/tables/${id}/record`);
  expect(record.ok()).toBe(false);
  expect(await record.text()).not.toMatch(/J\d\d/);
  expect(await isOver(people[0] as Page)).toBe(false);
  await expect(sentence(people[0] as Page)).toBeVisible();
});

test('the rules page shows the game’s own pieces, in both languages', async ({ browser }) => {
  const page = await visitor(browser, server.address);
  await page.goto(`${server.address}/rules/jewel-heist`);
  await expect(page.getByRole('heading', { name: 'In the light' })).toBeVisible();
  await expect(page.locator('.drawing')).toHaveCount(6);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'FR' }).click();
  for (const name of ['Avant la nuit', 'Dans la lumière', 'Ensemble'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'In the light' })).toHaveCount(0);
  await expect(page.locator('.drawing')).toHaveCount(6);
  // Its tables fit a phone.
  await expect(page.getByRole('table')).toHaveCount(6);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectNoViolations(page);
});
