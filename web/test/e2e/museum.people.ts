/** People with browsers of their own, and what they do at a table of Museum Heist. */
import { expect, type Page } from '@playwright/test';

export const OVER = /What left the museum|Ce qui a quitté le musée/;
export const CHARACTERS = ['Artist', 'Duchess', 'Tourist', 'School Girl', 'Guard', 'Granny', 'Little Boy'];

export const IDS = ['artist', 'duchess', 'tourist', 'school_girl', 'guard', 'granny', 'little_boy'];

export const card = (page: Page) => page.locator('article', { has: page.getByRole('heading', { name: 'Museum Heist' }) });
export const asked = (page: Page) => page.locator('.decision.asked');
export const confirm = (page: Page) => page.locator('.decision .confirm');
export const isOver = (page: Page): Promise<boolean> => page.getByRole('heading', { name: OVER }).isVisible();

/** Opens a table through the lobby, and everybody sits down; the first one begins. */
export async function gather(home: string, people: readonly Page[], choose?: (page: Page) => Promise<unknown>): Promise<string> {
  const [host, ...guests] = people as [Page, ...Page[]];
  await host.goto(home);
  await card(host).getByRole('button', { name: 'Table for friends' }).click();
  await host.getByRole('radio', { name: String(people.length), exact: true }).check({ force: true });
  if (choose !== undefined) {
    await host.getByText('More settings').click();
    await choose(host);
  }
  await host.getByRole('button', { name: 'Open the table' }).click();
  await expect(host.locator('li.me')).toBeVisible();
  const link = await host.locator('#invitation').inputValue();
  for (const guest of guests) {
    await guest.goto(link);
    await guest.getByRole('button', { name: 'Sit here' }).first().click();
    await expect(guest.getByRole('button', { name: 'Get up' })).toBeVisible();
  }
  await host.getByRole('button', { name: 'Begin the game' }).click();
  for (const page of people) await expect(page.locator('.spaces')).toBeVisible();
  return link;
}

/** Sends what is chosen, and waits for what comes of it. */
export async function send(page: Page): Promise<void> {
  const said = await page.locator('.sentence').innerText();
  await confirm(page).click();
  await expect
    .poll(
      async () =>
        (await isOver(page)) ||
        ![said, 'Sending…'].includes(
          await page
            .locator('.sentence')
            .innerText({ timeout: 500 })
            .catch(() => said),
        ),
    )
    .toBe(true);
}

/** The round is over for everybody: the cards are turned, or the game has ended with it. Gives back whether it has. */
export async function ended(people: readonly Page[]): Promise<boolean> {
  for (const page of people)
    await expect(
      page
        .locator('.verdict p')
        .or(page.getByRole('heading', { name: OVER }))
        .first(),
    ).toBeVisible();
  return isOver(people[0] as Page);
}

/** The one who is asked to place does so, and everybody chooses the character with this number. */
export async function open(people: readonly Page[], choices: readonly number[]): Promise<void> {
  await expect.poll(async () => (await Promise.all(people.map((page) => asked(page).isVisible()))).filter(Boolean).length).toBe(1);
  for (const page of people) {
    if (!(await asked(page).isVisible())) continue;
    await page.locator('.spaces button.open').first().click();
    await send(page);
    break;
  }
  for (const [at, page] of people.entries()) {
    await expect(page.getByRole('heading', { name: 'Who will you be?' })).toBeVisible();
    await page
      .locator('.seven .piece')
      .nth(choices[at] ?? 0)
      .click();
    await send(page);
  }
}

/** Who is on turn. */
export async function mover(people: readonly Page[]): Promise<number> {
  await expect
    .poll(async () => (await Promise.all(people.map((page) => page.locator('.modes').isVisible()))).filter(Boolean).length)
    .toBe(1);
  const turns = await Promise.all(people.map((page) => page.locator('.modes').isVisible()));
  return turns.indexOf(true);
}

/** Names somebody: the row of the person and the number of the character. */
export async function challenge(page: Page, name: string, character: number): Promise<void> {
  await page.getByRole('button', { name: 'Challenge' }).click();
  await page.getByRole('group', { name, exact: true }).getByRole('button').nth(character).click();
  await expect(confirm(page)).toContainText(`${name} is the ${CHARACTERS[character]}`);
  await send(page);
}

/** Moves a piece: the own one if it can land, else the first that can get closer. */
export async function move(page: Page): Promise<'landed' | 'moved'> {
  const pieces = page.locator('.seven .piece');
  const mine = (await page.locator('.you p').innerText()).replace(/^You are the | this round\.$/g, '');
  await pieces.nth(CHARACTERS.indexOf(mine)).click();
  if (await page.locator('.way.art').isVisible()) {
    await page.locator('.way.art').click();
    await send(page);
    return 'landed';
  }
  if (!(await page.locator('.way').first().isVisible())) await page.locator('.seven .piece:not(.none)').first().click();
  await page.locator('.way').last().click();
  await send(page);
  return 'moved';
}

/** The seats' names as this page shows them. */
export const namesOf = (page: Page): Promise<string[]> => page.locator('.seats strong').allInnerTexts();

export async function expectSums(page: Page): Promise<void> {
  const seats = await page.locator('.result thead th').count();
  for (let seat = 0; seat < seats; seat += 1) {
    const cells = await page.locator(`.result tbody tr td:nth-of-type(${seat + 1})`).allInnerTexts();
    expect(cells.filter((text) => text === '1').length).toBe(
      Number(await page.locator(`.result tfoot td:nth-of-type(${seat + 1})`).innerText()),
    );
  }
}
