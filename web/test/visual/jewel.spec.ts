/** The Heist at every kind of question: nothing too wide, nothing too small, axe finds nothing; what happens is shown happening, and not where no motion is wanted. */
import { expect, test, type Page } from '@playwright/test';
import { holdScenes, next, open, type Scene } from './scenes.ts';

const SCENES: Record<string, Scene> = {
  'the draft': { query: 'game=jewel-three&step=3', act: (page) => page.locator('.draft .pick').first().click() },
  'the gear draft': { query: 'game=jewel-three&step=9', act: (page) => page.locator('.stack').first().click() },
  'a start space': { query: 'game=jewel-three&step=16', act: (page) => page.locator('.goal').first().click() },
  'the choice of a card': { query: 'game=jewel-three&step=31', act: (page) => page.locator('[data-card="dash"]').click() },
  'an answer to the Mastermind': { query: 'game=jewel-three&step=40', act: (page) => page.locator('[data-card="walk"]').click() },
  'a move with a trick': { query: 'game=jewel-three&step=122', act: (page) => page.locator('.goal').nth(1).click() },
  'a mirror': { query: 'game=jewel-three&step=47', act: (page) => page.locator('.option').first().click() },
  'somebody else’s turn': { query: 'game=jewel-three&step=44' },
  'the crew’s move': { query: 'game=jewel-crew&step=22', act: (page) => page.locator('.goal').first().click() },
  'the end': { query: 'game=jewel-three&step=999' },
  'the end of a crew': { query: 'game=jewel-crew&step=999' },
};

holdScenes(SCENES, '.table button:not([data-space]), .table select, .table summary, .decision button');

test('a card under the pointer or the focus shows its reach and what the guard could do, and a space out of it says why', async ({ page }) => {
  await open(page, 'game=jewel-three&step=31');
  await expect(page.locator('svg .reach')).toHaveCount(0);
  await page.locator('[data-card="tiptoe"]').hover();
  const few = await page.locator('svg .reach').count();
  await page.locator('[data-card="dash"]').focus();
  await expect.poll(() => page.locator('svg .reach').count()).toBeGreaterThan(few);
  await page.locator('[data-card="tiptoe"]').click();
  await page.locator('[data-space="a1"]').hover({ force: true });
  await expect(page.locator('.decision small')).toContainText(/face down|before all have chosen/);
  await page.locator('.decision .quiet').click();
  await page.locator('[data-card="tiptoe"]').focus();
  await page.locator('[data-space="a1"]').hover({ force: true });
  await expect(page.locator('.decision small')).toHaveText('a1: That is too far.');
  await expect(page.locator('.ghost').first()).toBeVisible();
});

/** Watches from inside the page, so that a busy machine misses nothing: the squares that the guard comes to, and what is said meanwhile. */
async function watchGuard(page: Page): Promise<() => Promise<{ squares: string[]; said: string[] }>> {
  const watched = await page.evaluateHandle(() => {
    const seen: { squares: string[]; said: string[] } = { squares: [], said: [] };
    let at = document.querySelector('[data-guard]')?.getAttribute('data-guard') ?? '';
    new MutationObserver(() => {
      const now = document.querySelector('[data-guard]')?.getAttribute('data-guard') ?? at;
      if (now !== at) seen.squares.push((at = now));
      const words = document.querySelector('.tale.now p')?.textContent;
      if (words != null && words !== seen.said.at(-1)) seen.said.push(words);
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter: ['data-guard'] });
    return seen;
  });
  return () => watched.evaluate((seen) => seen);
}

test('the guard walks step by step and turns, each with its reason, and any key skips it', async ({ page }) => {
  await open(page, 'game=jewel-three&step=65');
  await expect(page.locator('[data-guard]')).toHaveAttribute('data-guard', 'l12');
  const watched = await watchGuard(page);
  await next(page, 66);
  await expect.poll(async () => (await watched()).said.join(' ')).toMatch(/he turns/);
  await expect(page.locator('.tale.now')).toHaveCount(0);
  // Two steps, there and back: one who jumps to the end of his way never leaves his square.
  const { squares, said } = await watched();
  expect(squares).toEqual(['l14', 'l12']);
  expect(said.join(' ')).toMatch(/he goes/);

  await open(page, 'game=jewel-three&step=65');
  await next(page, 66);
  await page.keyboard.press('Shift');
  await expect(page.locator('.tale.now')).toHaveCount(0, { timeout: 300 });
});

test('nothing moves where no motion is wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'game=jewel-three&step=65');
  await next(page, 66);
  await expect(page.locator('.tale.now')).toHaveCount(0, { timeout: 300 });
  await expect(page.locator('.flying-piece')).toHaveCount(0);
});

test('packs go from neighbour to neighbour in the draft', async ({ page }) => {
  await open(page, 'game=jewel-three&step=2');
  await next(page, 3);
  await expect(page.locator('.flying-piece').first()).toBeVisible({ timeout: 5000 });
  await expect(page.locator('.draft .pick')).toHaveCount(3);
});
