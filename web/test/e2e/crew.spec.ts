/**
 * Heist in real Chromium against the real server and its real clock: four people at once, a connection that breaks in mid-roll, a record
 * that replays, a keyboard, a phone.
 */
import { expect, test, type Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expectNoViolations } from '../axe.ts';
import { card, does, finish, gather, isOver, openTable, OVER, phase, placeAll, readyAll, settle, square, whereIs } from './crew.people.ts';
import { CUT, logOf, testServer, visitor } from './people.ts';

const server = testServer('after each');

const capers = process.env['CAPERS'] ?? join(resolve('..', process.env['CARGO_TARGET_DIR'] ?? 'target'), 'debug', 'capers');

test('four people play a phase together against the clock, and the building answers', async ({ browser }) => {
  const people: Page[] = [];
  for (let at = 0; at < 4; at += 1) people.push(await visitor(browser, server.address));
  const [host, second, third, fourth] = people as [Page, Page, Page, Page];
  await host.goto(server.address);
  await card(host).getByRole('button', { name: 'Table for friends' }).click();
  await host.getByRole('radio', { name: '4', exact: true }).check({ force: true });
  await host.getByRole('radio', { name: /The Corner Gallery/ }).check();
  await host.getByText('More settings').click();
  await host.getByRole('combobox', { name: 'Seconds of a player phase' }).selectOption({ label: '15' });
  await expect(host.getByRole('combobox', { name: 'How often a seat may act in a race' })).toBeVisible();
  await host.getByRole('button', { name: 'Open the table' }).click();
  await expect(host.locator('li.me')).toBeVisible();
  await gather(await host.locator('#invitation').inputValue(), people);
  const names = await host.locator('.seats strong').allInnerTexts();
  await placeAll(people, '1E9');
  await readyAll(people);

  const clock = host.locator('.clock b');
  const early = parseInt(await clock.innerText(), 10);
  expect(early).toBeLessThanOrEqual(15);
  // Everybody at once: by a square, by a button, by keys.
  await Promise.all([
    (async () => {
      await square(host, '1E8').click();
      await settle(host);
    })(),
    (async () => {
      await second.getByRole('button', { name: 'More' }).click();
      await does(second, 'whistle').click();
    })(),
    (async () => {
      await third.keyboard.press('4');
      await third.keyboard.press('r');
      await third.keyboard.press('Shift+ArrowLeft');
      await settle(third);
    })(),
    (async () => {
      await fourth.getByRole('button', { name: 'Walk' }).click();
      await does(fourth, 'walk').last().click();
      await expect(fourth.locator('li.me .seat')).not.toContainText('1E9');
    })(),
  ]);
  // What one does, all see.
  const walked = await whereIs(fourth, names[3] ?? '');
  expect(walked).not.toBe('1E9');
  for (const page of people) await expect(square(page, walked)).toHaveAttribute('aria-label', new RegExp(names[3] ?? ''));
  for (const page of people) await expect(logOf(page)).toContainText(`Noise of ${names[1]} on 1E9`);
  await expect(host.locator('.clock small')).toHaveText(/^\d+ ms$/);
  expect(parseInt(await clock.innerText({ timeout: 1000 }).catch(() => '0'), 10)).toBeLessThan(early);

  // Whoever has something open when the time is up finishes it; then the building answers, and a new round is planned.
  await expect(logOf(host)).toContainText('Time is up!', { timeout: 20_000 });
  await expect
    .poll(
      async () => {
        for (const page of people) await finish(page);
        return phase(host, 'planning').isVisible();
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  for (const page of people) await expect(page.locator('.environment')).toContainText('The building answers round 1');
  const told: string[] = [];
  while (await host.getByRole('button', { name: 'One step on' }).isEnabled()) {
    await host.getByRole('button', { name: 'One step on' }).click();
    told.push(await host.locator('.environment .now').innerText());
  }
  for (const guard of [1, 2, 3])
    expect(told.some((sentence) => sentence.includes(`Guard ${guard} `) || sentence.includes(`guard ${guard} `))).toBe(true);
  await host.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(host.locator('.environment')).toBeHidden();
  await host.getByRole('button', { name: /See again/ }).click();
  await expect(host.locator('.environment')).toBeVisible();
  await host.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(host.locator('.sentence')).toContainText('Round 2');
  await expectNoViolations(second);
});

test('a player whose connection breaks in mid-roll comes back to the same dice and goes on, and nobody has waited', async ({ browser }) => {
  const people = [await visitor(browser, server.address, { expects: CUT }), await visitor(browser, server.address)];
  const [page, friend] = people as [Page, Page];
  const id = await openTable(page, server.address, { seats: 2, map: 'corner', seconds: 60 });
  await gather(`${server.address}/t/${id}`, people);
  await placeAll(people, '1E9');
  await readyAll(people);
  // Two hits with one die come at once only with a six.
  await page.keyboard.press('1');
  await page.keyboard.press('s');
  for (const step of ['1E8', '1E9', '1E8', '1E9', '1E8', '1E9']) {
    await square(page, step).click();
    await expect.poll(async () => (await page.locator('.tray').isVisible()) || (await whereIs(page, 'Ada')) === step).toBe(true);
    if (await page.locator('.tray').isVisible()) break;
  }
  const dice = await page.locator('.dice .die:not(.room)').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  const marker = await page.locator('.decision .misses .visually-hidden').innerText();
  expect(dice.length).toBe(1);
  await page.context().setOffline(true);
  await expect(page.getByText('The connection is lost. Trying again…')).toBeVisible({ timeout: 10_000 });
  await friend.keyboard.press('q');
  await expect(logOf(friend)).toContainText('Noise of');
  await page.context().setOffline(false);
  await expect(page.getByText('The connection is lost. Trying again…')).toBeHidden({ timeout: 15_000 });
  await expect(logOf(page)).toContainText('Noise of');
  expect(await page.locator('.dice .die:not(.room)').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual(dice);
  expect(await page.locator('.decision .misses .visually-hidden').innerText()).toBe(marker);
  const thrown = await logOf(page)
    .getByText(/throws/)
    .count();
  // One key each takes new dice in: two more than are meant anyway.
  const meant = await page.locator('.dice .room[aria-pressed="true"]').count();
  await page.keyboard.press('3');
  await page.keyboard.press('4');
  await expect(page.locator('.dice .room[aria-pressed="true"]')).toHaveCount(meant + 2);
  await page.keyboard.press('Space');
  await expect
    .poll(() =>
      logOf(page)
        .getByText(/throws/)
        .count(),
    )
    .toBeGreaterThan(thrown);
  await expect(page.locator('.refusal')).toHaveCount(0);
});

for (const pace of [1, 4]) {
  test(`keys that come faster than a hand can act gain nobody anything, at ${pace} a second`, async ({ browser }) => {
    const page = await visitor(browser, server.address);
    const [sent, taken, tooFast] = [new Set<string>(), new Set<string>(), [] as number[]];
    page.on('websocket', (socket) => {
      socket.on(
        'framesent',
        ({ payload }) => /"type":"act"/.test(String(payload)) && sent.add((JSON.parse(String(payload)) as { client: string }).client),
      );
      socket.on('framereceived', ({ payload }) => {
        const heard = JSON.parse(String(payload)) as { type: string; client?: string; code?: string };
        if (heard.type === 'ack') taken.add(heard.client ?? '');
        if (heard.code === 'too_fast') tooFast.push(Date.now());
      });
    });
    await openTable(page, server.address, { seats: 1, map: 'corner', seconds: 60, planning: 'none' }, { actions_per_second: pace });
    await page.getByRole('button', { name: 'Begin the game' }).click();
    await placeAll([page], '1E9');
    await expect(phase(page, 'acting')).toBeVisible();
    const before = taken.size;
    const began = Date.now();
    let said = '';
    // A slow machine only makes the while longer, and the bound with it.
    while (Date.now() - began < 4000) {
      await page.keyboard.press('q');
      if (said === '' && tooFast.length > 0)
        said = await page
          .locator('.sentence.hasty')
          .innerText({ timeout: 1000 })
          .catch(() => '');
    }
    // Each press that was sent is acknowledged in the end, once; the log has as many whistles.
    const whistles = logOf(page).getByText(/^Noise of/);
    await expect(async () => {
      expect(taken.size).toBe(sent.size);
      // By now the page has heard the last answer, and has sent whatever waited for it.
      await expect(whistles).toHaveCount(taken.size - before, { timeout: 1000 });
      expect(taken.size).toBe(sent.size);
    }).toPass({ timeout: 15_000 });
    const [many, seconds] = [taken.size - before, (Date.now() - began) / 1000];
    // The first, one that was held up and came together with it, and then so many a second.
    expect(many).toBeLessThanOrEqual(pace * seconds + 2);
    expect(many).toBeGreaterThan(1);
    await expect(page.locator('.refusal')).toHaveCount(0);
    if (pace === 1) {
      // Only a server that took a second for each answer would never have been asked too early.
      expect(tooFast.length).toBeGreaterThan(0);
      expect(said).toBe('Not so fast: nobody can throw that quickly.');
      await expect(page.locator('.sentence')).not.toHaveClass(/hasty/, { timeout: 10_000 });
    }
    await page.keyboard.press('e');
    await expect(logOf(page)).toContainText('the building answers');
  });
}

test('a record of a game against the clock replays exactly, by the rules and on the page', async ({ browser }, info) => {
  const people = [await visitor(browser, server.address), await visitor(browser, server.address)];
  const [page] = people as [Page, Page];
  const id = await openTable(page, server.address, { seats: 2, map: 'corner', seconds: 10, planning: 'none', dawn: 5 });
  await gather(`${server.address}/t/${id}`, people);
  await placeAll(people, '1E9');
  for (const one of people) await expect(phase(one, 'acting')).toBeVisible();
  // The first round ends by the clock, the others when all wait.
  await page.keyboard.press('3');
  await square(page, '1E8').click();
  await settle(page);
  await expect(logOf(page)).toContainText('Time is up!', { timeout: 20_000 });
  for (let turn = 0; turn < 400 && !(await isOver(page)); turn += 1) {
    for (const one of people) {
      await finish(one);
      if (await does(one, 'wait').isVisible())
        await does(one, 'wait')
          .click({ timeout: 2000 })
          .catch(() => undefined);
    }
    if (await phase(page, 'over').isVisible()) {
      // The end comes with the building's answer: that is told first, on the map, and the log does not tell more.
      await expect(page.locator('.environment')).toContainText('The building answers round 5');
      await expect(page.locator('.squares')).toBeVisible();
      await expect(logOf(page)).not.toContainText('The sun comes up');
      await page.getByRole('button', { name: 'See how it ended' }).click();
      break;
    }
    await page.waitForTimeout(50);
  }
  await expect(page.getByRole('heading', { name: OVER })).toBeVisible();
  await expect(page.locator('.winner')).toContainText('The sun comes up');
  const end = [await page.locator('.winner').innerText(), ...(await page.locator('.result li').allInnerTexts())];
  const file = info.outputPath('race.json');
  writeFileSync(file, await (await page.request.get(`${server.address}/api/tables/${id}/record`)).text());
  expect(execFileSync(capers, ['verify', file], { encoding: 'utf8' })).not.toBe('');
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page.locator('[data-verdict]')).toContainText('follow from what was promised', { timeout: 60_000 });
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.getByRole('heading', { name: OVER })).toBeVisible();
  expect([await page.locator('.winner').innerText(), ...(await page.locator('.result li').allInnerTexts())]).toEqual(end);
  await page.getByRole('slider').fill('20');
  await expect(page.locator('.squares')).toBeVisible();
  await expectNoViolations(page);
});

test('two people choose their characters, vote for timed speeches, speak in turn and start the clock', async ({ browser }) => {
  const people = [await visitor(browser, server.address), await visitor(browser, server.address)];
  const [page, friend] = people as [Page, Page];
  const id = await openTable(page, server.address, { seats: 2, map: 'corner', characters: 'choose', powers: true, seconds: 60 });
  await gather(`${server.address}/t/${id}`, people);
  await expect(page.locator('.sentence')).toContainText('Choose your character');
  await expectNoViolations(page);
  await page.locator('.crew button', { hasText: 'Hawk' }).click();
  await expect(friend.locator('.crew button')).toHaveCount(7);
  await friend.locator('.crew button', { hasText: 'Velvet' }).click();
  await placeAll(people, '1E9');
  // Whoever is ready may still call the vote, though nothing is asked of them any more.
  await does(page, 'ready').click();
  await page.getByRole('button', { name: /^More/ }).click();
  await does(page, 'call_vote').click();
  await expect(friend.locator('.sentence')).toContainText('Shall speeches be timed');
  await does(friend, 'vote').first().click();
  // Velvet has the highest Social skill and speaks first; everybody speaks twice.
  for (const speaker of [friend, page, friend, page]) {
    await expect(speaker.locator('.sentence')).toContainText('Your turn to speak');
    await expect(page.locator('.clock')).toBeVisible();
    await does(speaker, 'spoken').click();
  }
  await expect(page.locator('.sentence')).toContainText('Everybody has spoken');
  await does(friend, 'go').click();
  for (const one of people) await expect(phase(one, 'acting')).toBeVisible();
  // Hawk turns up a tile along a line of sight, without a roll.
  await square(page, '1E8').click();
  await settle(page);
  await page.getByRole('button', { name: /^More/ }).click();
  if (await does(page, 'power').first().isVisible()) {
    const up = await logOf(page).getByText(/^On /).count();
    await does(page, 'power').first().click();
    await expect.poll(() => logOf(friend).getByText(/^On /).count()).toBeGreaterThan(up);
  }
});

/** Goes on with the tabulator until the focus is where it should be. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${selector}`);
}

test('a round without a clock by keyboard alone', async ({ browser }) => {
  const page = await visitor(browser, server.address);
  await page.goto(server.address);
  await card(page)
    .getByRole('button', { name: /Play now/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(phase(page, 'placing')).toBeVisible({ timeout: 20_000 });
  await tabTo(page, '.decision [data-action="place"]');
  await page.keyboard.press('Enter');
  await expect(phase(page, 'planning')).toBeVisible();
  await tabTo(page, '.decision [data-action="ready"]');
  await page.keyboard.press('Enter');
  await expect(phase(page, 'acting')).toBeVisible();
  // The map is read square by square; a card opens and closes.
  await tabTo(page, '[data-square]');
  const from = await page.evaluate(() => document.activeElement?.getAttribute('data-square'));
  await page.keyboard.press('ArrowUp');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-square'))).not.toBe(from);
  await page.keyboard.press('PageDown');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-square'))).toMatch(/^2/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.card')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.card')).toBeHidden();
  // A step with one key, throws with another.
  await page.keyboard.press('4');
  await page.keyboard.press('r');
  const before = await page.locator('li.me .square').innerText();
  for (const key of ['Shift+ArrowUp', 'Shift+ArrowLeft', 'Shift+ArrowRight', 'Shift+ArrowDown']) {
    await page.keyboard.press(key);
    // A wall, or a square where a guard stands, leaves everything as it was.
    const moved = page
      .locator('.tray')
      .or(page.locator('li.me .square').filter({ hasNotText: before }))
      .first();
    if (
      await moved.waitFor({ timeout: 1500 }).then(
        () => true,
        () => false,
      )
    )
      break;
  }
  for (let time = 0; time < 40 && (await page.locator('.tray').isVisible()); time += 1) {
    await page.keyboard.press('Space');
    await page.waitForTimeout(80);
  }
  await expect(logOf(page)).toContainText(/throws/);
  await expect
    .poll(
      async () => {
        await page.keyboard.press('e');
        return page.locator('.sentence').innerText();
      },
      { timeout: 60_000, intervals: [300] },
    )
    .toContain('Round 2');
  await expect(page.locator('.environment')).toBeVisible();
  await tabTo(page, '.environment .primary');
  await page.keyboard.press('Enter');
  await expect(page.locator('.environment')).toBeHidden();
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(`on a phone nothing is too wide or too small, and nobody is shut out (${colorScheme})`, async ({ browser }) => {
    const page = await visitor(browser, server.address, { colorScheme, viewport: { width: 390, height: 844 }, hasTouch: true });
    // The map finds its size a moment after it appears.
    const fits = (): Promise<void> =>
      expect(async () => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
        const small = await page.locator('.board button, .decision button').evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility())
            .map((one) => [one.outerHTML.slice(0, 90), one.getBoundingClientRect()] as const)
            .filter(([, box]) => box.width < 44 || box.height < 44)
            .map(([html, box]) => `${html} ${box.width}x${box.height}`),
        );
        expect(small).toEqual([]);
      }).toPass({ timeout: 5000 });
    await openTable(page, server.address, { seats: 1, map: 'tower', clock: 'untimed', powers: true, items: true, elite_guards: 2 });
    await page.getByRole('button', { name: 'Begin the game' }).click();
    await expect(phase(page, 'placing')).toBeVisible();
    await fits();
    await does(page, 'place').first().tap();
    await expect(phase(page, 'planning')).toBeVisible();
    await expectNoViolations(page);
    await does(page, 'ready').tap();
    await expect(phase(page, 'acting')).toBeVisible();
    await fits();
    await page.getByRole('button', { name: 'Look' }).tap();
    await page.getByRole('button', { name: 'Sight' }).tap();
    // What the guards would do now is drawn on demand.
    await page.getByRole('button', { name: 'Next moves' }).tap();
    await expect(page.locator('path.next').first()).toBeAttached();
    await page.getByRole('button', { name: 'Show where I am' }).tap();
    await page.locator('[data-square].lit').first().tap();
    await expect(page.locator('.card')).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Close' }).tap();
    await page.getByRole('button', { name: 'Look' }).tap();
    await page.getByRole('button', { name: 'The whole width' }).tap();
    await expect.poll(() => page.locator('.port').evaluate((port) => port.scrollWidth - port.clientWidth)).toBeLessThanOrEqual(2);
    await page.getByRole('button', { name: 'The whole width' }).tap();
    await page.locator('[data-square].lit').first().tap();
    await expect(page.locator('.tray').or(page.locator('.decision .row').first()).first()).toBeVisible();
    await fits();
    await expectNoViolations(page);
    await settle(page);
    if (await does(page, 'refuse').isVisible()) await does(page, 'refuse').tap();
    if (await does(page, 'wait').isVisible()) await does(page, 'wait').tap();
    await expect(phase(page, 'planning')).toBeVisible();
    await expect(page.locator('.environment')).toBeVisible();
    await fits();
    await expectNoViolations(page);
  });
}

test('the rules of Heist shut nobody out', async ({ browser }) => {
  const page = await visitor(browser, server.address);
  await page.goto(`${server.address}/rules/crew-heist`);
  await expect(page.getByRole('heading', { name: 'Rolling' })).toBeVisible();
  await expectNoViolations(page);
});
