/** Other boards and other screens of Museum Heist, in real Chromium against the real server. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import { asked, card, confirm, expectSums, isOver } from './museum.people.ts';
import { everybodyLeaves, expectNoFaults, logOf, visitor } from './people.ts';
import { TestServer } from './server.ts';

const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.remove());
test.afterEach(everybodyLeaves);
test.afterEach(expectNoFaults);

test('one click in the lobby, in French, on a phone: a first visit gets hints, and nothing is too wide', async ({ browser }) => {
  const page = await visitor(browser, server.address, {
    locale: 'fr-FR',
    viewport: { width: 360, height: 740 },
    newcomer: true,
    hasTouch: true,
  });
  await page.goto(server.address);
  await card(page).locator('.primary').tap();
  await expect(asked(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('note')).toContainText('Sept pions');
  for (let turn = 0; turn < 400 && !(await page.locator('.modes').isVisible()); turn += 1) {
    if (await asked(page).isVisible()) {
      // The page may move on under the finger: then it is looked at again.
      await page
        .locator('.spaces button.open')
        .first()
        .tap({ timeout: 2000 })
        .catch(() => undefined);
      if (await page.locator('.modes').isVisible()) break;
      await confirm(page)
        .tap({ timeout: 2000 })
        .catch(() => undefined);
    } else await page.waitForTimeout(30);
  }
  const free = page.locator('.seven .piece:not(.none)').first();
  if ((await free.getAttribute('aria-pressed')) !== 'true') await free.tap();
  await page.locator('.way').first().tap();
  await expect(confirm(page)).toHaveText(/Déplacer|Prendre/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectNoViolations(page);
  await confirm(page).tap();
  await expect(logOf(page)).toContainText(/déplace|termine/);
});

for (const [board, colorScheme] of [
  ['The Salon, seven by seven, four passages', 'dark'],
  ['The Octagon, without corners', 'light'],
  ['Xe Queo!, seven by seven, no passages', 'dark'],
] as const) {
  test(`another board, ${board}: a game against a bot, where anybody lands and all cards are shown`, async ({ browser }) => {
    const page = await visitor(browser, server.address, { colorScheme });
    await begin(page, board);
    await page.getByRole('button', { name: 'Distances' }).click();
    await expectNoViolations(page);
    for (let turn = 0; turn < 1500 && !(await isOver(page)); turn += 1) {
      if (await page.locator('.modes').isVisible()) await act(page).catch(() => undefined);
      else if (await asked(page).isVisible()) {
        await page
          .locator('.spaces button.open')
          .first()
          .click({ timeout: 3000 })
          .catch(() => undefined);
        await confirm(page)
          .click({ timeout: 3000 })
          .catch(() => undefined);
      } else await page.waitForTimeout(30);
    }
    await expectSums(page);
    await expect(logOf(page)).toContainText('The cards of this round');
  });
}

test('a board of one’s own is drawn as it is written, refused with a reason, and played on', async ({ browser }) => {
  const page = await visitor(browser, server.address, { expects: /400 \(Bad Request\)/ });
  await page.goto(server.address);
  await card(page).getByRole('button', { name: 'Table for friends' }).click();
  await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
  await page.getByText('More settings').click();
  await page.getByRole('combobox', { name: 'Board' }).selectOption({ label: 'a board of your own' });
  const lines = page.getByRole('textbox', { name: 'Its lines' });
  await expect(page.locator('#museum-bring')).toHaveText('A game can be played on it.');
  for (const [grid, why] of [
    ['...\n..', 'equally long'],
    ['..x', 'Only dots'],
    ['...\n.P.\n...', 'leads nowhere'],
    ['....', 'Too small'],
    ['.'.repeat(27), '1 to 26'],
  ] as const) {
    await lines.fill(grid);
    await expect(page.locator('#museum-bring')).toContainText(why);
  }
  // The server is asked all the same, and what was written stays.
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('alert')).toContainText('The table could not be opened.');
  await expect(lines).toHaveValue('.'.repeat(27));
  await expectNoViolations(page);
  const cloister = ['........', '..P..P..', '..####..', '..####..', '..####..', '..####..', '..P..P..', '........'];
  await lines.fill(cloister.join('\n'));
  await expect(page.locator('#museum-bring')).toHaveText('A game can be played on it.');
  await page.getByRole('textbox', { name: 'Its name' }).fill('Cloister');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('Cloister')).toBeVisible();
  await page.locator('.begin').click();
  await expect(page.locator('.spaces button')).toHaveCount(cloister.join('').replaceAll('#', '').length);
  await expect(page.locator('.hall header')).toContainText('Cloister');
});

async function begin(page: Page, board: string): Promise<void> {
  await page.goto(server.address);
  await card(page).getByRole('button', { name: 'Table for friends' }).click();
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await page.getByText('More settings').click();
  await page
    .getByRole('combobox', { name: 'Board' })
    .selectOption({ label: board })
    .catch(() => page.getByRole('radio', { name: board }).check());
  await page.getByRole('radio', { name: 'anybody: another one blocks it' }).check();
  await page.getByRole('checkbox', { name: 'Show all cards' }).check();
  await page.getByRole('combobox', { name: 'Artworks to win' }).selectOption({ label: '1' });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('.begin').click();
  await expect(page.locator('.spaces')).toBeVisible();
}

/** Moves where something can move, else swaps, else names somebody. */
async function act(page: Page): Promise<void> {
  const quick = { timeout: 3000 };
  if (await page.locator('.seven .piece:not(.none)').first().isVisible()) {
    if ((await page.locator('.mode[aria-pressed=true]').innerText()) === 'Move') {
      await page.locator('.seven .piece:not(.none)').first().click(quick);
      await page.locator('.way').last().click(quick);
    } else {
      await page.locator('.seven .piece').nth(0).click(quick);
      await page.locator('.seven .piece').nth(1).click(quick);
    }
  } else await page.locator('.dossier .person button.can:not(.struck)').first().click(quick);
  await confirm(page).click(quick);
}
