/** Whole games of Quartz in real Chromium against the real server, in every mode. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import { testServer, visitor } from './people.ts';

const server = testServer('at the end');

const OVER = /What the mine paid|Ce que la mine a payé/;

/** Opens a table through the lobby, in one of the modes, and fills it with bots. */
async function begin(page: Page, mode: RegExp): Promise<void> {
  await page.goto(server.address);
  const card = page.locator('article', { has: page.getByRole('heading', { name: 'Quartz' }) });
  await card.getByRole('button', { name: 'Table for friends' }).click();
  await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
  await page.getByRole('radio', { name: mode }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('li.me')).toBeVisible();
  await page.locator('.begin').click();
  await expect(page.locator('.tray')).toBeVisible();
}

/** What was done, so that a test can say that it was. */
type Done = Record<string, number>;

/** Builds a choice on the board up to the button that confirms it. */
async function build(page: Page): Promise<boolean> {
  const choice = page.locator('.bench button.crystal[aria-disabled=false], .bench .person:not([aria-disabled=true])');
  for (let picks = 0; picks < 4 && !(await page.locator('.decision .confirm').isVisible()); picks += 1) {
    if (!(await choice.first().isVisible())) return false;
    await choice.nth(picks % Math.max(1, await choice.count())).click({ timeout: 5000 });
  }
  return true;
}

/** Does the next thing that is asked: keeps two dice by their numbers and rolls, uses the last tool that can be used, or ends the turn. */
async function act(page: Page, done: Done): Promise<void> {
  const note = (what: string): void => void (done[what] = (done[what] ?? 0) + 1);
  if (await page.locator('.decision .roll').isVisible()) {
    const rolls = page.locator('.decision .roll');
    if ((done['roll'] ?? 0) % 4 === 3) {
      await page.getByRole('button', { name: 'Stop, keep all' }).click({ timeout: 5000 });
      note('roll');
      return;
    }
    for (const key of ['1', '3']) await page.keyboard.press(key);
    if ((await rolls.getAttribute('aria-disabled')) === 'true') await page.keyboard.press('1');
    await rolls.click({ timeout: 5000 });
    note('roll');
    return;
  }
  const tool = page.locator('.tool.can').last();
  if (await tool.isVisible()) {
    note(((await tool.locator('.name').textContent()) ?? '').trim());
    await tool.click({ timeout: 5000 });
  }
  if ((await page.locator('.bench').isVisible()) && (await build(page))) {
    await page.locator('.decision .confirm').click({ timeout: 5000 });
    note('confirm');
    return;
  }
  const end = page.getByRole('button', { name: 'End the turn' });
  if (await end.isVisible()) await end.click({ timeout: 5000 });
}

/** Plays until the game is over. The page may move on under the hand that acts: then it is looked at again. */
async function playOut(page: Page): Promise<Done> {
  const done: Done = {};
  for (let turn = 0; turn < 2500; turn += 1) {
    if (await page.getByRole('heading', { name: OVER }).isVisible()) return done;
    if (await page.locator('.decision.asked').isVisible()) await act(page, done).catch(() => undefined);
    else await page.waitForTimeout(30);
  }
  throw new Error(`the game does not end: ${await page.locator('.decision').innerText()}`);
}

/** The rows of the result add up to the sums below them, seat by seat. */
async function expectSums(page: Page): Promise<void> {
  const number = (text: string): number => Number(text.replace('−', '-').replace('$', ''));
  const seats = await page.locator('.result thead th').count();
  for (let seat = 0; seat < seats; seat += 1) {
    const cells = await page
      .locator(`.result tbody tr td:nth-of-type(${seat + 1})`)
      .evaluateAll((all) => all.map((cell) => cell.querySelector('span')?.textContent ?? ''));
    const total = await page.locator(`.result tfoot td:nth-of-type(${seat + 1})`).innerText();
    if (total === 'out') continue;
    expect(cells.map(number).reduce((sum, part) => sum + part, 0)).toBe(number(total));
  }
}

for (const [name, mode, rows] of [
  ['six rounds', /^Six rounds/, 8],
  ['accidents until two are left', /The Last Shall Be First/, 7],
  ['a tournament of three games', /The Grand Tournament/, 10],
] as const) {
  test(`a game of ${name} against bots is played to its end, adds up, and can be watched again`, async ({ browser }) => {
    const page = await visitor(browser, server.address);
    await begin(page, mode);
    await expectNoViolations(page);
    const done = await playOut(page);
    expect(done['roll']).toBeGreaterThan(3);
    expect(done['confirm']).toBeGreaterThan(2);
    await expect(page.locator('.result tbody tr')).toHaveCount(rows);
    await expectSums(page);
    await expectNoViolations(page);
    await page.getByRole('link', { name: 'Watch the replay' }).click();
    await expect(page.locator('[data-verdict]')).toContainText('follow from what was promised', { timeout: 60_000 });
    await page.keyboard.press('End');
    await expect(page.getByRole('heading', { name: OVER })).toBeVisible();
  });
}

test('one click in the lobby, in French, on a phone: dice kept and rolled by keyboard alone', async ({ browser }) => {
  const page = await visitor(browser, server.address, { locale: 'fr-FR', viewport: { width: 360, height: 740 } });
  await page.goto(server.address);
  const card = page.locator('article', { has: page.getByRole('heading', { name: 'Quartz' }) });
  await card.locator('.primary').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.decision .roll')).toBeVisible({ timeout: 20_000 });
  const asked = await page.locator('.tray header').innerText();
  await page.keyboard.press('2');
  await expect(page.locator('.tray button').nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.locator('.decision .roll').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.tray header')).not.toHaveText(asked);
  await expect(page.locator('[role=log]').first()).toContainText(/lancer 2/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
