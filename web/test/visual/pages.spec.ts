import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';

const SCENES = {
  lobby: 'page=lobby',
  rules: 'page=rules',
  replay: 'page=replay&m=60',
  waiting: 'game=five-raids&phase=waiting',
  'first turn': 'step=0&guide=1',
  'my turn': 'step=18',
  'a raid': 'game=five-raids&step=21',
  'their turn': 'step=31',
  'a spectator': 'step=31&watch=1',
  'the end': 'step=52',
};

for (const [name, query] of Object.entries(SCENES)) {
  test(`${name}: nobody is shut out, and nothing is too wide for a phone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [theme, lang] of [['dark', 'en'], ['light', 'fr']]) {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`/test/visual/index.html?${query}&theme=${theme}&lang=${lang}`);
      await page.waitForSelector('html[data-ready]');
      await expect(page.locator('main#content')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await expectNoViolations(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await expectNoViolations(page);
    }
  });
}

test('a roll is shown happening, and any key skips it', async ({ page }) => {
  await page.goto('/test/visual/index.html?step=17');
  await page.waitForSelector('html[data-ready]');
  await page.evaluate(() => (window as unknown as { next(at: number): void }).next(18));
  await expect(page.locator('.tumbling').first()).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(page.locator('.tumbling')).toHaveCount(0, { timeout: 300 });
  await expect(page.locator('.roll strong')).toContainText('Success');
  await expect(page.getByRole('button', { name: /Recruit/ })).toBeVisible();
});

test('a choice is built up by keyboard alone', async ({ page }) => {
  await page.goto('/test/visual/index.html?step=18');
  await page.waitForSelector('html[data-ready]');
  await page.locator('.museum.can .front').last().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Roll 3 dice' })).toBeVisible();
  await page.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Roll 2 dice' })).toBeVisible();
  await expect(page.locator('.decision dd').first()).toContainText('11 of 36 rolls');
});
