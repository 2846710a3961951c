/** People with browsers of their own, and what they do at a table of The Heist. */
import { expect, type Page } from '@playwright/test';
import { sitDown } from './people.ts';

const OVER = /What the night brought|Ce que la nuit a rapporté/;

export const gameCard = (page: Page) => page.locator('article', { has: page.getByRole('heading', { name: 'The Heist' }) });
export const asked = (page: Page) => page.locator('.decision.asked');
export const confirm = (page: Page) => page.locator('.decision .confirm');
export const sentence = (page: Page) => page.locator('.sentence');
export const isOver = (page: Page): Promise<boolean> => page.getByRole('heading', { name: OVER }).isVisible();

export interface Agreed {
  seats: number;
  /** What is chosen in the form before the table is opened. */
  choose?: (page: Page) => Promise<void>;
}

/** Opens a table through the lobby; everybody sits down, and bots fill the rest. */
export async function gather(home: string, people: readonly Page[], { seats, choose }: Agreed): Promise<string> {
  const [host, ...guests] = people as [Page, ...Page[]];
  await host.goto(home);
  await gameCard(host).getByRole('button', { name: 'Table for friends' }).click();
  await host.getByRole('radio', { name: String(seats), exact: true }).check({ force: true });
  await host.getByText('More settings').click();
  await choose?.(host);
  await host.getByRole('button', { name: 'Open the table' }).click();
  await expect(host.locator('li.me')).toBeVisible();
  const link = await host.locator('#invitation').inputValue();
  await sitDown(link, guests);
  await host.getByRole('button', { name: seats === people.length ? 'Begin the game' : 'Fill with bots and begin' }).click();
  for (const page of people) await expect(page.locator('.spaces')).toBeVisible();
  return link;
}

/** How somebody plays. */
export interface Style {
  /** The cards of the hand that are wanted, the best first. */
  cards?: readonly string[];
  /** How many gear cards are taken. */
  gear?: number;
}

/** Chooses something of what is asked, so that it can be sent; gives back what was asked. */
export async function choose(page: Page, { cards = ['walk'], gear = 0 }: Style = {}): Promise<string> {
  const visible = (selector: string): Promise<boolean> => page.locator(selector).first().isVisible();
  if (await visible('.draft .pick[aria-disabled="false"]')) {
    await page.locator('.draft .pick').first().click();
    return 'pick';
  }
  if (await visible('.shop .pass')) {
    const owned = await page.locator('.stack .mine').count();
    const stack = page.locator('.stack[aria-disabled="false"]').first();
    await (owned < gear && (await stack.isVisible()) ? stack : page.locator('.shop .pass')).click();
    return 'gear';
  }
  if (await visible('.hand .card')) {
    for (const card of [...cards, 'creep']) {
      const wanted = page.locator(`.hand [data-card="${card}"]`);
      if (!(await wanted.isVisible())) continue;
      await wanted.click();
      break;
    }
    return 'play';
  }
  if (await visible('.drop')) {
    for (let more = 0; more < 40 && !(await confirm(page).isVisible()); more += 1)
      await page.locator('.drop .count:last-child[aria-disabled="false"]').first().click();
    return 'drop';
  }
  if (await visible('.fence')) {
    await page.locator('.fence [data-jewelry]').first().click();
    if (await visible('.fence [data-out]')) {
      if (!(await visible('.fence [data-jewelry][aria-pressed="true"]'))) await page.locator('.fence [data-jewelry]').first().click();
      await page.locator('.fence [data-out]').first().click();
    }
    return 'fence';
  }
  if (await visible('.goal')) {
    // What lies in the open and out of danger is what a thief wants.
    const rich = page.locator('.goal:has(.heap svg):not(:has(.danger))');
    await ((await rich.count()) > 0 ? rich.last() : page.locator('.goal').last()).click();
    return 'goal';
  }
  if (await visible('.desk .field select:not([data-tricks])')) {
    await page.locator('.desk .field select:not([data-tricks])').selectOption({ index: 3 });
    return 'cell';
  }
  await page.locator('.option[aria-pressed]').last().click();
  return 'option';
}

/** Sends what is chosen, and waits until it is no longer asked. */
export async function send(page: Page): Promise<void> {
  await confirm(page).click();
  await expect.poll(async () => !(await confirm(page).isVisible()), { intervals: [20, 40, 80] }).toBe(true);
}

/** Plays until the game is over, whoever of these people is asked; `look` sees every question before it is answered. */
export async function playOut(
  people: readonly Page[],
  styles: readonly Style[],
  look?: (page: Page, kind: string) => Promise<void>,
): Promise<Map<string, number>> {
  const done = new Map<string, number>();
  for (let turn = 0; turn < 4000; turn += 1) {
    if ((await Promise.all(people.map(isOver))).every(Boolean)) return done;
    for (const [at, page] of people.entries()) {
      if (!(await asked(page).isVisible()) || (await isOver(page))) continue;
      const kind = await choose(page, styles[at]);
      await look?.(page, kind);
      await send(page);
      done.set(kind, (done.get(kind) ?? 0) + 1);
    }
    await people[0]?.waitForTimeout(20);
  }
  throw new Error('the game does not end');
}

/** Every column of the result adds up to its money. */
export async function expectSums(page: Page): Promise<void> {
  const seats = await page.locator('.result thead th').count();
  expect(seats).toBeGreaterThan(1);
  for (let seat = 0; seat < seats; seat += 1) {
    const cells = await page
      .locator(`.result tbody tr td:nth-of-type(${seat + 1})`)
      .evaluateAll((all) => all.map((cell) => cell.firstChild?.textContent?.trim() ?? ''));
    const sum = cells.reduce((total, text) => total + (text === '–' ? 0 : Number(text)), 0);
    expect(String(sum)).toBe(await page.locator(`[data-total="${seat}"]`).innerText());
  }
}
