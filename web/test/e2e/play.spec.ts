/** Whole games in real Chromium against the real server. */
import { expect, test, type Page } from '@playwright/test';
import { act, logOf, openTable, OVER, playOut, quickGame, testServer, visitor } from './people.ts';

const server = testServer('at the end');

test('a newcomer starts a game against bots with one click, is shown the way, and finishes it', async ({ browser }) => {
  const page = await visitor(browser, server.address, { newcomer: true });
  await quickGame(page, server.address);
  await expect(page.locator('.museum')).toHaveCount(4);
  await expect(page.getByText('Hint 1 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Skip the hints' }).click();
  await expect(page.getByRole('note')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Rules' }).click();
  await expect(page.locator('.rules .now h2')).toHaveText('Your turn');
  await page.locator('.museum.can .front').first().click();
  await expect(page.locator('.decision dd').first()).toContainText('%');
  await page.locator('summary').click();
  await page.getByRole('checkbox', { name: 'Show odds' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.locator('.decision')).not.toContainText('%');
  await page.getByRole('tab', { name: 'Log' }).click();
  await playOut([page]);
  await expect(page.getByRole('button', { name: 'Another game' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: OVER })).toBeVisible();
  await page.getByRole('link', { name: 'To the lobby' }).last().click();
  await expect(page.getByRole('region', { name: 'Finished games' }).getByRole('link', { name: 'Replay' }).first()).toBeVisible();
});

test('two people in two browsers finish a game by invitation link, while a third one watches', async ({ browser }) => {
  const host = await visitor(browser, server.address);
  const friend = await visitor(browser, server.address, { locale: 'fr-FR' });
  const watcher = await visitor(browser, server.address);
  const link = await openTable(host, server.address, 2);
  await expect(host.getByRole('img', { name: /QR code/ })).toBeVisible();
  await friend.goto(link);
  await friend.getByRole('button', { name: 'S’asseoir ici' }).click();
  await host.getByRole('textbox', { name: 'Say something' }).fill('Good luck!');
  await host.getByRole('button', { name: 'Send' }).click();
  await expect(friend.getByText('Good luck!')).toBeVisible();
  await host.getByRole('button', { name: 'Begin the game' }).click();
  await watcher.goto(link);
  await expect(watcher.getByText('You are watching.')).toBeVisible();
  await expect(watcher.locator('.decision.asked')).toHaveCount(0);
  await friend.getByRole('tab', { name: /Discussion/ }).click();
  await expect(friend.getByText('Good luck!')).toBeVisible();
  await expect(host.getByRole('img', { name: 'here', exact: true })).toHaveCount(2);
  await playOut([host, friend]);
  await expect(watcher.getByRole('heading', { name: OVER })).toBeVisible();
  await expect(friend.getByRole('heading', { name: 'Le butin de la nuit' })).toBeVisible();
  await host.getByRole('button', { name: 'Another game' }).click();
  await friend.getByRole('button', { name: 'Une autre partie' }).click();
  await host.getByRole('link', { name: 'To the next game' }).click();
  await friend.getByRole('link', { name: 'Vers la partie suivante' }).click();
  await host.getByRole('button', { name: 'Begin the game' }).click();
  await expect(friend.locator('.museum')).toHaveCount(4);
});

test('whose turn it is shows in the title and on the sign of the page of whoever is asked, and of nobody else', async ({ browser }) => {
  const page = await visitor(browser, server.address);
  await quickGame(page, server.address);
  await expect(page).toHaveTitle(/^● Your turn: Dice Heist/);
  await expect(page.locator('#favicon')).toHaveAttribute('href', '/favicon-turn.svg');
  const host = await visitor(browser, server.address);
  const friend = await visitor(browser, server.address);
  await friend.goto(await openTable(host, server.address, 2));
  await friend.getByRole('button', { name: 'Sit here' }).click();
  await host.getByRole('button', { name: 'Begin the game' }).click();
  const isAsked = (page: Page): Promise<boolean> => page.locator('.decision.asked').isVisible();
  await expect.poll(async () => (await isAsked(host)) || (await isAsked(friend))).toBe(true);
  const [asked, other] = (await isAsked(host)) ? [host, friend] : [friend, host];
  await expect(asked).toHaveTitle(/^● Your turn/);
  await expect(other).toHaveTitle(/^Dice Heist/);
  await act(asked, false);
  await expect(other).toHaveTitle(/^● Your turn/);
  await expect(other.locator('#favicon')).toHaveAttribute('href', '/favicon-turn.svg');
  await expect(asked.locator('#favicon')).toHaveAttribute('href', '/favicon.svg');
  await expect(logOf(other)).toContainText(/recruits a sidekick/);
  await expect(asked.getByRole('img', { name: /is thinking/ })).toBeVisible();
  await other.goto(server.address);
  await expect(other.getByRole('region', { name: 'Your tables' })).toContainText('Your turn');
  await asked.goto(server.address);
  await expect(asked.getByRole('region', { name: 'Your tables' })).toContainText(/waiting for /);
});
