/** People with browsers of their own, and what they do at a table of Heist. */
import { expect, type Locator, type Page } from '@playwright/test';
import { sitDown } from './people.ts';

export const OVER = /Who came out|Qui est sorti/;
export const card = (page: Page): Locator => page.locator('article', { has: page.getByRole('heading', { name: 'Heist', exact: true }) });
export const phase = (page: Page, name: string): Locator => page.locator(`.decision[data-phase="${name}"]`);
export const does = (page: Page, action: string): Locator => page.locator(`.decision [data-action="${action}"]`);
export const square = (page: Page, id: string): Locator => page.locator(`[data-square="${id}"]`);
export const isOver = (page: Page): Promise<boolean> => page.getByRole('heading', { name: OVER }).isVisible();

/** Everybody sits down at the table behind a link; the first one begins. */
export async function gather(link: string, people: readonly Page[]): Promise<void> {
  const [host, ...guests] = people as [Page, ...Page[]];
  await sitDown(link, guests);
  await host.getByRole('button', { name: 'Begin the game' }).click();
  for (const page of people) await expect(page.locator('.squares')).toBeVisible();
}

/** A table with these options, opened by the host without the form. */
export async function openTable(
  host: Page,
  home: string,
  options: Record<string, unknown>,
  settings: Record<string, unknown> = {},
): Promise<string> {
  await host.goto(home);
  await host.request.post(`${home}/api/me`, { data: { name: 'Ada' } });
  const answer = await host.request.post(`${home}/api/tables`, { data: { game: 'crew-heist', options, settings } });
  const { id } = (await answer.json()) as { id: string };
  await host.goto(`${home}/t/${id}`);
  await host.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(host.getByRole('button', { name: 'Get up' })).toBeVisible();
  return id;
}

/** Everybody starts on the same square. */
export async function placeAll(people: readonly Page[], id: string): Promise<void> {
  for (const page of people) {
    await expect(phase(page, 'placing')).toBeVisible();
    await square(page, id).click();
    await expect(page.locator('.decision.asked[data-phase="placing"]')).toBeHidden();
  }
}

export async function readyAll(people: readonly Page[]): Promise<void> {
  for (const page of people) await does(page, 'ready').click();
  for (const page of people) await expect(phase(page, 'acting')).toBeVisible();
}

/**
 * Goes on with whatever is open on this page: stops with an X, throws, notices, stumbles out of what fails, or gives up. Gives back whether
 * there was anything.
 */
export async function finish(page: Page): Promise<boolean> {
  for (const one of [
    does(page, 'stop').last(),
    page.locator('.roll:enabled'),
    does(page, 'notice'),
    does(page, 'stumble'),
    does(page, 'give_up'),
  ]) {
    if (await one.first().isVisible()) {
      await one
        .first()
        .click({ timeout: 2000 })
        .catch(() => undefined);
      return true;
    }
  }
  return false;
}

/** Throws until nothing is open any more. */
export async function settle(page: Page): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    if (!(await page.locator('.tray').isVisible())) return;
    await finish(page);
    await page.waitForTimeout(60);
  }
  throw new Error('the attempt does not end');
}

/** Where the pawn of this seat stands, as everybody can read it. */
export const whereIs = async (page: Page, name: string): Promise<string> => {
  const label = await page.locator(`[data-square][aria-label*="${name}"]`).first().getAttribute('aria-label', { timeout: 3000 });
  return label?.split(',')[0] ?? '';
};
