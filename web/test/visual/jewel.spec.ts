/**
 * The Heist at every kind of question: nothing too wide, nothing too small, axe finds nothing; what happens is shown happening, and not
 * where no motion is wanted.
 */
import { expect, test, type Page } from '@playwright/test';
import { holdScenes, next, open, type Scene } from './scenes.ts';

const SCENES: Record<string, Scene> = {
  'the draft': { query: 'game=jewel-three&kind=draft', act: (page) => page.locator('.draft .pick').first().click() },
  'the gear draft': { query: 'game=jewel-three&kind=gear_draft', act: (page) => page.locator('.stack').first().click() },
  'a start space': { query: 'game=jewel-three&kind=start', act: (page) => page.locator('.goal').first().click() },
  'the choice of a card': { query: 'game=jewel-three&kind=choose', act: (page) => page.locator('[data-card="dash"]').click() },
  'a turn of the guard': { query: 'game=jewel-three&kind=before', act: (page) => page.locator('.option').first().click() },
  'a move': { query: 'game=jewel-three&kind=move', act: (page) => page.locator('.goal').nth(1).click() },
  'somebody else’s turn': { query: 'game=jewel-three&kind=theirs' },
  'the crew’s move': { query: 'game=jewel-crew&kind=move', act: (page) => page.locator('.goal').first().click() },
  'the end': { query: 'game=jewel-three&kind=over' },
  'the end of a crew': { query: 'game=jewel-crew&kind=over' },
};

holdScenes(SCENES, '.table button:not([data-space]), .table select, .table summary, .decision button');

test('a card under the pointer or the focus shows its reach and what the guard could do', async ({ page }) => {
  await open(page, 'game=jewel-three&kind=choose');
  await expect(page.locator('svg .reach')).toHaveCount(0);
  await page.locator('[data-card="tiptoe"]').hover();
  const few = await page.locator('svg .reach').count();
  await page.locator('[data-card="dash"]').focus();
  await expect.poll(() => page.locator('svg .reach').count()).toBeGreaterThan(few);
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
      const words = document.querySelector('.walk.now p')?.textContent;
      if (words != null && words !== seen.said.at(-1)) seen.said.push(words);
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter: ['data-guard'] });
    return seen;
  });
  return () => watched.evaluate((seen) => seen);
}

test('the guard walks step by step and turns, each with its reason, and any key skips it', async ({ page }) => {
  await open(page, 'game=jewel-three&kind=last move');
  const watched = await watchGuard(page);
  await next(page, 'walked');
  await expect.poll(async () => (await watched()).said.join(' ')).toMatch(/he (turns|has heard nothing)/);
  await expect(page.locator('.walk.now')).toHaveCount(0);
  // One who jumps to the end of his way comes to one square only.
  const { squares, said } = await watched();
  expect(squares.length).toBeGreaterThan(1);
  expect(said.join(' ')).toMatch(/he (goes|sets off|hears)/);
  await expect(page.locator('[data-cone="real"]')).toBeVisible();

  await open(page, 'game=jewel-three&kind=last move');
  await next(page, 'walked');
  await page.keyboard.press('Shift');
  await expect(page.locator('.walk.now')).toHaveCount(0, { timeout: 300 });
});

test('nothing moves where no motion is wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'game=jewel-three&kind=last move');
  await next(page, 'walked');
  await expect(page.locator('.walk.now')).toHaveCount(0, { timeout: 300 });
  await expect(page.locator('.flying-piece')).toHaveCount(0);
});
