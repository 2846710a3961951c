/** Quartz with views that the real rules gave: nobody is shut out, nothing is too wide or too small, and a keyboard is enough. */
import { expect, test, type Page } from '@playwright/test';
import { holdScenes, next, open, type Scene } from './scenes.ts';

const choose = async (page: Page): Promise<void> => {
  await page.locator('.tool.can').last().click();
  await page.locator('.bench button.crystal, .bench .person, .bench label').first().click();
};
const SCENES: Record<string, Scene> = {
  rules: { query: 'game=quartz-three&page=rules' },
  'the first roll': { query: 'game=quartz-three&step=5&guide=1' },
  'dice to keep': { query: 'game=quartz-three&step=20', act: (page) => page.keyboard.press('1') },
  'how many to draw': { query: 'game=quartz-three&step=8', act: (page) => page.locator('.tool.can').first().click() },
  'what to steal': { query: 'game=quartz-last&step=173', act: choose },
  'what to lock away': { query: 'game=quartz-tournament&step=248', act: choose },
  'whom to hand it': { query: 'game=quartz-last&step=222', act: choose },
  'what goes back': { query: 'game=quartz-three&step=10', act: (page) => page.locator('.bench button.crystal').first().click() },
  'who leads': { query: 'game=quartz-three&step=67', act: (page) => page.locator('.person').first().click() },
  'their turn': { query: 'game=quartz-last&step=100' },
  'a spectator': { query: 'game=quartz-last&step=100&watch=1' },
  'the end': { query: 'game=quartz-three&step=100' },
  'the end of accidents': { query: 'game=quartz-last&step=240' },
  'the end of a tournament': { query: 'game=quartz-tournament&step=294' },
};

holdScenes(SCENES, '.table button, .table label, .decision button');

test('number keys and the roll button are enough to choose dice, and the odds follow', async ({ page }) => {
  await open(page, 'game=quartz-three&step=20');
  const first = page.locator('.tray button').first();
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  const before = await page.locator('.odds tbody td').allInnerTexts();
  await page.keyboard.press('1');
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  expect(await page.locator('.odds tbody td').allInnerTexts()).not.toEqual(before);
  await expect(page.getByRole('button', { name: 'Roll 4 dice' })).toBeVisible();
  for (const key of ['2', '3', '4', '5']) await page.keyboard.press(key);
  await expect(page.getByRole('button', { name: 'Roll no dice' })).toHaveAttribute('aria-disabled', 'true');
});

test('what to steal is put together, previewed and changed by keyboard alone', async ({ page }) => {
  await open(page, 'game=quartz-last&step=173');
  await page
    .getByRole('button', { name: /^×4|Steal/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await page.locator('.bench button.crystal').first().focus();
  await page.keyboard.press('Enter');
  await page.locator('.bench button.crystal').last().focus();
  await page.keyboard.press('Space');
  await expect(page.locator('.bench .chosen')).toContainText('Chosen 2 of 3');
  await expect(page.locator('.decision dl')).toContainText('$19 → $29');
  await page.locator('.pick').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.bench .chosen')).toContainText('Chosen 1 of 3');
  await expect(page.locator('.confirm')).toHaveText('Steal Ruby');
});

test('a roll is shown happening, and any key skips it', async ({ page }) => {
  await open(page, 'game=quartz-three&step=19');
  await next(page, 20);
  await expect(page.locator('.tumbling').first()).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(page.locator('.tumbling')).toHaveCount(0, { timeout: 300 });
  await expect(page.getByRole('button', { name: /^Roll \d dice/ })).toBeVisible();
});

test('nothing moves where no motion is wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'game=quartz-three&step=19');
  await next(page, 20);
  await expect(page.getByRole('button', { name: /^Roll \d dice/ })).toBeVisible({ timeout: 300 });
  await expect(page.locator('.tumbling, .flying-piece')).toHaveCount(0);
});

for (const [name, query, counted] of [
  ['Quartz', 'game=quartz-three&step=100', /richest/],
  ['Dice Heist', 'step=52', /wins/],
] as const) {
  test(`nothing tells who won before the result of ${name} has added up`, async ({ page }) => {
    await page.clock.install();
    await open(page, `${query}&lang=en`);
    const [winner, log] = [page.locator('.result .winner'), page.locator('[role=log]')];
    await expect(winner).toContainText('being counted');
    await expect(log).not.toContainText('wins');
    await expect(page.locator('.seats')).toContainText('…');
    await expect(page.locator('.crown.visible')).toHaveCount(0);
    await page.clock.runFor(10_000);
    await expect(winner).toContainText(counted);
    await expect(log).toContainText('wins');
    await expect(page.locator('.seats')).not.toContainText('…');
    await expect(page.locator('.crown.visible')).toHaveCount(1);
  });
}
