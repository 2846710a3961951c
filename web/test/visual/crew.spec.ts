/** Heist with views that the real rules gave: nobody is shut out, and nothing is too wide or too small. */
import { expect, test } from '@playwright/test';
import { holdScenes, open, type Scene } from './scenes.ts';

const SCENES: Record<string, Scene> = {
  rules: { query: 'game=crew-two&page=rules' },
  'where to start': { query: 'game=crew-two&kind=placing&guide=1' },
  'a race': {
    query: 'game=crew-four&kind=acting&left=17000',
    act: async (page) =>
      void (await page
        .locator('.decision button[aria-expanded]')
        .first()
        .click({ timeout: 1000 })
        .catch(() => undefined)),
  },
  'dice on the table': { query: 'game=crew-four&kind=rolling&left=17000' },
  'a throw that fails': { query: 'game=crew-four&kind=failing&left=17000' },
  'a card': { query: 'game=crew-four&kind=acting', act: async (page) => page.locator('[data-square="1D3"]').click() },
  'a spectator': { query: 'game=crew-four&kind=acting&watch=1' },
  'the end': { query: 'game=crew-two&kind=over' },
};

holdScenes(SCENES, '.board button, .decision button');

test('all of the map is in sight on a laptop, above what can be done', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const game of ['crew-two', 'crew-four']) {
    await open(page, `game=${game}&kind=acting&left=20000`);
    await expect
      .poll(() =>
        page.locator('.port').evaluate((port) => [port.scrollWidth <= port.clientWidth, port.scrollHeight <= port.clientHeight + 1]),
      )
      .toEqual([true, true]);
    const [map, bar] = [await page.locator('.port').boundingBox(), await page.locator('section.bar').boundingBox()];
    expect((map?.y ?? 0) + (map?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 12);
  }
});
