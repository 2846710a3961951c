/** Connections that are lost, servers that are killed, people who leave: everybody comes back exactly where the game is. */
import { expect, test } from '@playwright/test';
import { act, CUT, logOf, openTable, quickGame, testServer, visitor } from './people.ts';

const server = testServer('at the end');

const LOST = 'The connection is lost. Trying again…';

test('a player who goes offline in mid-turn comes back exactly where the game is', async ({ browser }) => {
  const page = await visitor(browser, server.address, { expects: CUT });
  await quickGame(page, server.address);
  await page.locator('.museum.can .front').first().click();
  const question = await page.locator('.decision .sentence').innerText();
  const said = await logOf(page).innerText();
  await page.context().setOffline(true);
  await expect(page.getByText(LOST)).toBeVisible({ timeout: 10_000 });
  expect(await page.locator('.decision .sentence').innerText()).toBe(question);
  await page.context().setOffline(false);
  await expect(page.getByText(LOST)).toBeHidden({ timeout: 10_000 });
  expect(await page.locator('.decision .sentence').innerText()).toBe(question);
  expect(await logOf(page).innerText()).toBe(said);
  await page.locator('.decision .primary').click();
  await expect(logOf(page)).toContainText(/tries a heist/);
});

test('the server is killed and started again under an open page, and what was sent meanwhile happens once', async ({ browser }) => {
  const page = await visitor(browser, server.address, { expects: CUT });
  await quickGame(page, server.address);
  const me = page.locator('.seats li.me');
  await expect(me).toContainText('thief and no sidekick');
  await server.kill();
  await expect(page.getByText(LOST)).toBeVisible({ timeout: 10_000 });
  await page.getByRole('button', { name: /^Recruit/ }).click();
  await expect(page.getByText('Sending…')).toBeVisible();
  await server.start();
  await page
    .getByRole('button', { name: 'Try now' })
    .click({ timeout: 2000 })
    .catch(() => undefined);
  await expect(page.getByText(LOST)).toBeHidden({ timeout: 20_000 });
  await expect(page.locator('.decision.asked')).toBeVisible({ timeout: 20_000 });
  await expect(me).toContainText('thief and 1 sidekick');
  await act(page, false);
  await expect(me).toContainText('thief and 2 sidekicks');
});

test('a bot plays for whoever leaves, and the seat can be taken back', async ({ browser }) => {
  const host = await visitor(browser, server.address);
  const friend = await visitor(browser, server.address);
  await friend.goto(await openTable(host, server.address, 2));
  await friend.getByRole('button', { name: 'Sit here' }).click();
  await host.getByRole('button', { name: 'Begin the game' }).click();
  await expect(friend.locator('.museum')).toHaveCount(4);
  await friend.locator('summary').click();
  await friend.getByRole('button', { name: 'Leave the table' }).click();
  await friend.getByRole('button', { name: 'Stay' }).click();
  await friend.getByRole('button', { name: 'Leave the table' }).click();
  await friend.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(host.getByRole('img', { name: /a bot plays for/ })).toBeVisible();
  await act(host, false);
  await expect(host.locator('.decision.asked')).toBeVisible();
  await friend.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(host.getByRole('img', { name: /a bot plays for/ })).toHaveCount(0);
  await friend.context().close();
  await expect(host.getByRole('img', { name: 'away' })).toBeVisible();
});
