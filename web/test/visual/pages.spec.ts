import { expect, test } from '@playwright/test';
import { holdScenes, next, open, type Scene } from './scenes.ts';

const SCENES: Record<string, Scene> = {
  lobby: { query: 'page=lobby' },
  rules: { query: 'page=rules' },
  waiting: { query: 'game=five-raids&phase=waiting' },
  'first turn': { query: 'step=0&guide=1' },
  'my turn': { query: 'step=18' },
  'a raid': { query: 'game=five-raids&step=21' },
  'their turn': { query: 'step=31' },
  'a spectator': { query: 'step=31&watch=1' },
  'the end': { query: 'step=52' },
};

holdScenes(SCENES, null);

test('a roll is shown happening, and any key skips it', async ({ page }) => {
  await open(page, 'step=17');
  await next(page, 18);
  await expect(page.locator('.tumbling').first()).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(page.locator('.tumbling')).toHaveCount(0, { timeout: 300 });
  await expect(page.locator('.roll strong')).toContainText('Success');
  await expect(page.getByRole('button', { name: /Recruit/ })).toBeVisible();
});

test('a choice is built up by keyboard alone', async ({ page }) => {
  await open(page, 'step=18');
  await page.locator('.museum.can .front').last().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Roll 3 dice' })).toBeVisible();
  await page.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Roll 2 dice' })).toBeVisible();
  await expect(page.locator('.decision dd').first()).toContainText('11 of 36 rolls');
});
