/** Heist with views that the real rules gave: nobody is shut out, nothing is too wide or too small, and the building's answer can be followed and skipped. */
import { expect, test } from '@playwright/test';
import two from '../fixtures/crew-two.json' with { type: 'json' };
import { holdScenes, next, open, type Scene } from './scenes.ts';

/** The first step at which something holds of the record's events between it and the one before. */
function stepWith(event: string, phase?: string): number {
  return two.steps.findIndex(({ at }, index) => {
    const moves = two.record.moves.slice(two.steps[index - 1]?.at ?? 0, at) as unknown as { events: { event: { event: string; phase?: string } }[] }[];
    return index > 0 && moves.some(({ events }) => events.some(({ event: one }) => one.event === event && (phase === undefined || one.phase === phase)));
  });
}
const ANSWER = stepWith('phase', 'environment');

const SCENES: Record<string, Scene> = {
  rules: { query: 'game=crew-two&page=rules' },
  'where to start': { query: 'game=crew-two&step=0&guide=1' },
  'a race': { query: 'game=crew-four&step=40&left=17000', act: async (page) => void (await page.locator('.decision button[aria-expanded]').first().click({ timeout: 1000 }).catch(() => undefined)) },
  'a card': { query: 'game=crew-four&step=40', act: async (page) => page.locator('[data-square="1D3"]').click() },
  'a spectator': { query: 'game=crew-four&step=60&watch=1' },
  'the end': { query: 'game=crew-two&step=999' },
};

holdScenes(SCENES, '.board button, .decision button');

test('all of the map is in sight on a laptop, above what can be done', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const game of ['crew-two', 'crew-four']) {
    await open(page, `game=${game}&step=40&left=20000`);
    await expect.poll(() => page.locator('.port').evaluate((port) => [port.scrollWidth <= port.clientWidth, port.scrollHeight <= port.clientHeight + 1])).toEqual([true, true]);
    const [map, bar] = [await page.locator('.port').boundingBox(), await page.locator('section.bar').boundingBox()];
    expect((map?.y ?? 0) + (map?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 12);
  }
});

test('the building answers step by step, every decision in a sentence, and is skipped with one press', async ({ page }) => {
  await open(page, `game=crew-two&step=${ANSWER - 1}`);
  await next(page, ANSWER);
  await expect(page.locator('.answer .now')).toBeVisible();
  const first = await page.locator('.answer .now').innerText();
  await expect.poll(() => page.locator('.answer .now').innerText(), { timeout: 5000 }).not.toBe(first);
  await page.getByRole('button', { name: 'Pause' }).click();
  while (!/^Guard \d+ (goes|is|sees)/.test(await page.locator('.answer .now').innerText())) await page.getByRole('button', { name: 'One step on' }).click();
  await expect(page.locator('.spoken')).toBeVisible();
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(page.locator('.answer')).toBeHidden();
  await page.getByRole('button', { name: /See again/ }).click();
  await expect(page.locator('.answer')).toBeVisible();
});
