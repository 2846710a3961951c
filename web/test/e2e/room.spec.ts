/** Before a game: what is agreed, who sits where, and the same player on another device. */
import { expect, test } from '@playwright/test';
import { openTable, testServer, visitor } from './people.ts';

const server = testServer('at the end');

test('every option of the game can be agreed, and whoever joins is told', async ({ browser }) => {
  const host = await visitor(browser, server.address);
  await host.goto(server.address);
  await host.getByRole('button', { name: 'Table for friends' }).first().click();
  await host.getByRole('radio', { name: '4', exact: true }).check({ force: true });
  await host.getByRole('checkbox', { name: /Targeted raids/ }).check();
  await host.getByRole('checkbox', { name: /sees everybody’s artifacts/ }).uncheck();
  await host.getByRole('combobox', { name: 'Time to think' }).selectOption({ label: '5 minutes in all, and 5 seconds more a move' });
  await host.getByRole('checkbox', { name: /find this table in the lobby/ }).check();
  await host.getByText('More settings').click();
  await host.getByRole('combobox', { name: 'Who starts' }).selectOption({ label: 'Seat 1' });
  await host.getByRole('combobox', { name: /Rounds of only recruiting/ }).selectOption('5');
  await host.getByRole('combobox', { name: /whoever is gone/ }).selectOption({ label: 'never' });
  await host.getByRole('button', { name: 'Open the table' }).click();
  // Whoever opens a table sits at it; who gets up is told what is missing.
  const begin = host.getByRole('button', { name: 'Fill with bots and begin' });
  await expect(begin).toBeEnabled();
  await host.getByRole('button', { name: 'Get up' }).click();
  await expect(begin).toHaveAttribute('aria-disabled', 'true');
  await expect(begin).toHaveAccessibleName(/Take a seat first/);
  await host.getByRole('button', { name: 'Sit here' }).first().click();

  const guest = await visitor(browser, server.address);
  await guest.goto(server.address);
  await guest.getByRole('region', { name: 'Open tables' }).getByRole('link', { name: 'Join' }).click();
  await expect(guest.locator('.agreed')).toContainText(/Targeted raids.*yes/);
  await expect(guest.locator('.agreed')).toContainText('5 minutes in all');
  await expect(guest.locator('.agreed')).toContainText(/Who starts\s*Seat 1/);
  await guest.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(guest.getByText(/begins the game when everybody is there/)).toBeVisible();

  await host.getByRole('button', { name: 'Put a bot here' }).first().click();
  await host.getByRole('combobox', { name: /^How .* plays$/ }).selectOption({ label: 'plays at random' });
  await expect(guest.getByText('bot, plays at random')).toBeVisible();
  await host.getByRole('button', { name: 'Ask to leave' }).click();
  await host.getByRole('button', { name: /^Really send .* away\?$/ }).click();
  await expect(guest.getByRole('button', { name: 'Sit here' }).first()).toBeVisible();
  await host.getByRole('button', { name: 'Fill with bots and begin' }).click();
  await expect(host.locator('.decision.asked')).toBeVisible();
  await expect(host.locator('.clock').first()).toHaveText(/^[45]:\d\d$/);
  await expect(host.locator('.exhibit-button').first()).toBeVisible();
  await expect(guest.getByText('You are watching.')).toBeVisible();
});

test('a private link makes another device the same player, after asking', async ({ browser }) => {
  const here = await visitor(browser, server.address);
  const link = await openTable(here, server.address, 2);
  await here.locator('summary').click();
  await here.getByRole('textbox', { name: 'Your name' }).fill('Arsène');
  await here.getByRole('button', { name: 'Keep' }).click();
  await expect(here.getByRole('button', { name: 'Keep' })).toBeDisabled();
  await here.getByRole('button', { name: 'Play on another device' }).click();
  await here.getByRole('button', { name: 'Make a private link' }).click();
  const secret = await here.getByRole('textbox', { name: 'Your private link' }).inputValue();

  const there = await visitor(browser, server.address);
  await there.goto(secret);
  await there.getByRole('button', { name: 'Go on here' }).click();
  await expect(there).toHaveURL(`${server.address}/`);
  await there.getByRole('region', { name: 'Your tables' }).getByRole('link', { name: 'Go on' }).click();
  await expect(there).toHaveURL(link);
  await expect(there.locator('li.me')).toContainText('you');

  const stranger = await visitor(browser, server.address, { expects: /status of 401/ });
  await stranger.goto(`${server.address}/#recover=nothing-of-the-kind`);
  await stranger.getByRole('button', { name: 'Go on here' }).click();
  await expect(stranger.getByRole('alert')).toBeVisible();
});

test('a table that is not there, and a page that is not there, say so with a way out', async ({ browser }) => {
  const page = await visitor(browser, server.address, { expects: /status of 404/ });
  for (const path of ['/t/nowhere', '/r/nowhere', '/no/such/page', '/rules/chess']) {
    await page.goto(server.address + path);
    await expect(page.getByRole('heading', { name: 'Nothing to steal here' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'To the lobby' }).click();
    await expect(page.getByRole('heading', { name: 'Tonight’s capers' })).toBeVisible();
  }
});
