/** axe-core finds nothing on any page, in both themes. */
import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import { openTable, playOut, testServer, visitor } from './people.ts';

const server = testServer('at the end');

for (const colorScheme of ['dark', 'light'] as const) {
  test(`nobody is shut out of any page (${colorScheme})`, async ({ browser }) => {
    const page = await visitor(browser, server.address, { colorScheme, newcomer: true, expects: /status of 404/ });
    for (const path of ['/', '/rules/dice-heist', '/rules/quartz-dice', '/no/such/page']) {
      await page.goto(server.address + path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expectNoViolations(page);
    }
    await page.goto(server.address);
    await page.getByRole('button', { name: 'Table for friends' }).first().click();
    await page.getByText('More settings').click();
    await expect(page.getByRole('combobox', { name: 'Who starts' })).toBeVisible();
    await expectNoViolations(page);
    await openTable(page, server.address, 3);
    await page.getByRole('button', { name: 'Put a bot here' }).first().click();
    await expectNoViolations(page);
    await page.locator('summary').click();
    await page.getByRole('button', { name: 'Play on another device' }).click();
    await page.getByRole('button', { name: 'Make a private link' }).click();
    await expect(page.getByRole('textbox', { name: 'Your private link' })).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Fill with bots and begin' }).click();
    await expect(page.locator('.decision.asked')).toBeVisible();
    await expectNoViolations(page);
    await page.locator('.museum.can .front').first().click();
    await page.getByRole('tab', { name: 'Rules' }).click();
    await page.locator('summary').click();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Chat' }).click();
    await page
      .getByTitle(/^What .* has stolen$/)
      .first()
      .click();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await playOut([page]);
    await expectNoViolations(page);
  });
}
