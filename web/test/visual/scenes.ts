/** What every scene of every game is held to, and the way to open one. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';

/** A page with a view that the real rules gave, and what is pressed there before anybody looks at it. */
export interface Scene {
  query: string;
  act?: (page: Page) => Promise<unknown>;
}

export async function open(page: Page, query: string): Promise<void> {
  await page.goto(`/test/visual/index.html?${query}`);
  await page.waitForSelector('html[data-ready]');
  await expect(page.locator('main#content')).toBeVisible();
}

/** Plays the next step, by its number or its name, as the server would send it. */
export const next = (page: Page, step: number | string): Promise<void> =>
  page.evaluate((at) => (window as unknown as { next(at: number | string): void }).next(at), step);

/** Waits until nothing on the page changes its place or its size any more. */
export const still = (page: Page): Promise<void> => page.evaluate(() => (window as unknown as { still(): Promise<void> }).still());

/** A test a scene. `targets` are the things to press whose size counts; none, where a page has only those of the frame. */
export function holdScenes(scenes: Record<string, Scene>, targets: string | null): void {
  for (const [name, { query, act }] of Object.entries(scenes)) {
    test(`${name}: nobody is shut out, and nothing is too wide or too small for a phone`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // Nothing that the first visit wrote down is there at the second.
      await page.addInitScript(() => localStorage.clear());
      for (const [theme, lang] of [
        ['dark', 'en'],
        ['light', 'fr'],
      ]) {
        await page.setViewportSize({ width: 360, height: 740 });
        await open(page, `${query}&theme=${theme}&lang=${lang}`);
        await act?.(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
        if (targets !== null) expect(await tooSmall(page, targets)).toEqual([]);
        await expectNoViolations(page);
        await page.setViewportSize({ width: 1440, height: 900 });
        // A map finds its new size a moment later.
        await still(page);
        await expectNoViolations(page);
      }
    });
  }
}

/** What is seen and is smaller than a finger. */
function tooSmall(page: Page, targets: string): Promise<string[]> {
  return page.locator(targets).evaluateAll((all) => {
    const isSmall = ({ width, height }: DOMRect): boolean => width < 44 || height < 44;
    return all.filter((one) => one.checkVisibility() && isSmall(one.getBoundingClientRect())).map((one) => one.outerHTML.slice(0, 100));
  });
}
