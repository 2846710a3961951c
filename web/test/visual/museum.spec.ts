/**
 * Museum Heist with views that the real rules gave: nobody is shut out, nothing is too wide or too small, and what moves can be skipped.
 */
import { expect, test, type Page } from '@playwright/test';
import { holdScenes, next, open, type Scene } from './scenes.ts';

const press =
  (selector: string) =>
  (page: Page): Promise<void> =>
    page.locator(selector).first().click();
const SCENES: Record<string, Scene> = {
  rules: { query: 'game=museum-four&page=rules' },
  'where the artwork goes': { query: 'game=museum-octagon&step=46', act: press('.spaces .open') },
  'who to be': { query: 'game=museum-four&step=38&guide=1', act: press('.seven .piece') },
  'a move': {
    query: 'game=museum-four&step=51',
    act: async (page) => {
      await page.locator('.seven .piece').nth(6).click();
      await page.locator('.way').first().click();
    },
  },
  'a swap': {
    query: 'game=museum-four&step=51',
    act: async (page) => {
      await page.locator('.mode').nth(1).click();
      await page.locator('.seven .piece').nth(0).click();
      await page.locator('.seven .piece').nth(5).click();
    },
  },
  'a challenge': {
    query: 'game=museum-four&step=47',
    act: async (page) => {
      await page.locator('.mode').nth(2).click();
      await page.locator('.dossier .person').nth(1).getByRole('button').nth(3).click();
    },
  },
  'distances, and no swap left': { query: 'game=museum-octagon&step=52', act: press('.hall header button') },
  'marks in the notebook': {
    query: 'game=museum-four&step=48',
    act: async (page) => {
      for (const [at, times] of [
        [0, 1],
        [1, 2],
        [2, 3],
      ] as const)
        for (let time = 0; time < times; time += 1) await page.locator('.dossier .person').nth(1).getByRole('button').nth(at).click();
    },
  },
  'a spectator': { query: 'game=museum-four&step=48&watch=1' },
  'a board that somebody brought': { query: 'game=museum-brought&step=14' },
  'the end': { query: 'game=museum-four&step=999' },
};

// A space of the board is as large as the board allows; whatever can be done there can also be done with a button of full size below it.
holdScenes(SCENES, '.table button:not([data-space]), .table select, .decision button');

test('a piece under the pointer or the focus shows at once where it can go, and an illegal space why it cannot be', async ({ page }) => {
  await open(page, 'game=museum-four&step=51');
  const boy = page.locator('[data-space][aria-label*="the Little Boy"]');
  await boy.hover();
  await expect(page.locator('.glimpse')).toHaveCount(1);
  await page.mouse.move(0, 0);
  await expect(page.locator('.glimpse')).toHaveCount(0);
  await boy.focus();
  await expect(page.locator('.glimpse')).toHaveCount(1);
  await expect(page.locator('.reach')).toBeVisible();
  await page.locator('[data-space][aria-label*="the Guard"]').click();
  await expect(page.locator('svg .open')).toHaveCount(5);
  // The way there is drawn before it is gone.
  await expect(page.locator('.preview')).toHaveCount(0);
  await page.locator('.way').first().hover();
  await expect(page.locator('.preview').first()).toBeVisible();
  // The first refusal of the rules that applies: out of reach before not closer, and both before whose artwork it is.
  const why = page.locator('.decision small');
  for (const [space, text] of [
    ['d7', 'This character cannot get there in one move.'],
    ['c1', 'That is farther from the artwork.'],
  ] as const) {
    await page.locator(`[data-space="${space}"]`).hover({ force: true });
    await expect(why).toHaveText(`${space}: ${text}`);
  }
  await page.locator('[data-space][aria-label*="the Tourist"]').click();
  await page.locator('[data-space="d7"]').hover({ force: true });
  await expect(why).toHaveText('d7: Only your own secret character may take the artwork.');
});

test('a passage is gone step by step along the way that the log tells, and any key skips it', async ({ page }) => {
  await open(page, 'game=museum-four&step=50');
  const boy = page.locator('[data-piece="little_boy"]');
  const placed = (): Promise<string> => boy.evaluate((piece) => (piece as SVGElement).style.transform);
  const before = await placed();
  await next(page, 51);
  // First the step onto the passage space c3, then down and up again on c7.
  await expect.poll(placed).toBe('translate(80px, 240px)');
  await expect(page.locator('[data-piece="little_boy"].under')).toBeVisible();
  await expect.poll(placed).toBe('translate(80px, 80px)');
  expect(before).not.toBe(await placed());
  await expect(page.locator('.trail')).toHaveCount(2);
  await expect(page.locator('.decision.asked')).toBeVisible();

  await open(page, 'game=museum-four&step=50');
  await next(page, 51);
  await page.keyboard.press('Shift');
  await expect(page.locator('.decision.asked')).toBeVisible({ timeout: 300 });
});

test('nothing moves where no motion is wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'game=museum-four&step=50');
  await next(page, 51);
  await expect(page.locator('.decision.asked')).toBeVisible({ timeout: 300 });
  await expect(page.locator('.under, .over, .flying-piece')).toHaveCount(0);
});

test('the turn of the cards is told in one sentence, and the artwork flies to whoever gets it', async ({ page }) => {
  await open(page, 'game=museum-four&step=52');
  await next(page, 53);
  await expect(page.locator('.flying-piece')).toBeVisible({ timeout: 5000 });
  await expect(page.locator('.verdict p')).toHaveText(
    'Bronze Horse. Marten brought the Little Boy onto it, but exactly one opponent had the same card, and that is you: it is yours.',
  );
  await expect(page.locator('.verdict li')).toHaveText([/Marten/, /Ada/]);
});
