/** Games in real Chromium against the real server. */
import { expect, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import { TestServer } from './server.ts';

const server = new TestServer(7979);
test.beforeAll(() => server.start());
test.afterAll(() => server.remove());

const OVER = /The night’s take|Le butin de la nuit/;

/** A person with a browser of their own, who has seen the hints. */
async function visitor(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  await context.addInitScript(() => localStorage.setItem('capers', JSON.stringify({ ...JSON.parse(localStorage.getItem('capers') ?? '{}'), guided: true })));
  return context.newPage();
}

/** Does the next thing that can be done: rolls with everybody for the first museum that is open, or recruits. */
async function act(page: Page, isHeist: boolean): Promise<void> {
  const museum = page.locator('.museum.can .front').first();
  if (isHeist && (await museum.isVisible())) {
    await museum.click();
    await page.locator('.decision .primary').click();
  } else {
    await page.locator('.decision .primary').first().click();
  }
}

/** Plays until the game is over, whoever of these people is asked. */
async function playOut(pages: readonly Page[]): Promise<void> {
  for (let turn = 0; turn < 400; turn += 1) {
    for (const page of pages) {
      if (await page.getByRole('heading', { name: OVER }).isVisible()) return;
      if (await page.locator('.decision.asked').isVisible()) await act(page, turn % 3 !== 0);
    }
    await pages[0]?.waitForTimeout(100);
  }
  throw new Error('the game does not end');
}

test('a newcomer starts a game against bots with one click and finishes it', async ({ browser }) => {
  const page = await visitor(browser);
  await page.goto(server.address);
  await expectNoViolations(page);
  await page.getByRole('button', { name: /Play now/ }).click();
  await expect(page.locator('.museum')).toHaveCount(4);
  await expectNoViolations(page);
  await playOut([page]);
  await expect(page.getByRole('button', { name: 'Another game' })).toBeVisible();
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page.locator('[data-verdict]')).toContainText('follow from what was promised');
});

test('two people in two browsers finish a game by invitation link, while a third one watches', async ({ browser }) => {
  const host = await visitor(browser);
  const friend = await visitor(browser, { locale: 'fr-FR' });
  const watcher = await visitor(browser);
  await host.goto(server.address);
  await host.getByRole('button', { name: 'Table for friends' }).click();
  await host.getByRole('radio', { name: '2' }).check({ force: true });
  await host.getByRole('button', { name: 'Open the table' }).click();
  await host.getByRole('button', { name: 'Sit here' }).first().click();
  const link = await host.locator('#invitation').inputValue();
  await friend.goto(link);
  await friend.getByRole('button', { name: 'S’asseoir ici' }).click();
  await host.getByRole('button', { name: 'Begin the game' }).click();
  await watcher.goto(link);
  await expect(watcher.getByText('You are watching.')).toBeVisible();
  await host.getByRole('tab', { name: 'Chat' }).click();
  await host.getByRole('textbox', { name: 'Say something' }).fill('Good luck!');
  await host.getByRole('button', { name: 'Send' }).click();
  await friend.getByRole('tab', { name: /Discussion/ }).click();
  await expect(friend.getByText('Good luck!')).toBeVisible();
  await playOut([host, friend]);
  await expect(watcher.getByRole('heading', { name: OVER })).toBeVisible();
});

test('a player who goes offline in mid-turn comes back exactly where the game is', async ({ browser }) => {
  const page = await visitor(browser);
  await page.goto(server.address);
  await page.getByRole('button', { name: /Play now/ }).click();
  await expect(page.locator('.decision.asked')).toBeVisible({ timeout: 30_000 });
  await page.context().setOffline(true);
  await page.reload().catch(() => undefined);
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.locator('.decision.asked')).toBeVisible({ timeout: 30_000 });
  await act(page, true);
  await expect(page.locator('[role=log]').first()).toContainText(/tries a heist/);
});

test('the server is killed and started again under an open page', async ({ browser }) => {
  const page = await visitor(browser);
  await page.goto(server.address);
  await page.getByRole('button', { name: /Play now/ }).click();
  await expect(page.locator('.decision.asked')).toBeVisible({ timeout: 30_000 });
  await server.kill();
  await expect(page.getByText('The connection is lost.')).toBeVisible({ timeout: 15_000 });
  await server.start();
  await expect(page.getByText('The connection is lost.')).toBeHidden({ timeout: 30_000 });
  await act(page, false);
  await expect(page.locator('[role=log]').first()).toContainText(/recruits a sidekick/);
});

test('on a phone, in French, by keyboard alone', async ({ browser }) => {
  const page = await visitor(browser, { locale: 'fr-FR', viewport: { width: 390, height: 844 } });
  await page.goto(server.address);
  await page.getByRole('button', { name: /Jouer/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.decision.asked')).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.locator('.museum.can .front').first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /Lancer/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[role=log]').first()).toContainText(/tente un cambriolage/);
});
