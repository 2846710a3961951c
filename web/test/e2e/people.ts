/** People with browsers of their own, and what they do at a table of Dice Heist. */
import { expect, test, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { TestServer } from './server.ts';

/** The title of a result, in either language. */
export const OVER = /The night’s take|Le butin de la nuit/;

/** What no page may ever do: break, write an error to the console, or ask another host. Each test looks at it when it ends. */
const faults: string[] = [];

export function expectNoFaults(): void {
  expect(faults.splice(0)).toEqual([]);
}

const contexts: BrowserContext[] = [];

/** Everybody closes their browser: a page that stayed open would miss the server when it ends. */
export async function everybodyLeaves(): Promise<void> {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
}

/** The server of a file of tests. Browsers are closed before it ends: after each test, or after the last where a page serves several. */
export function testServer(leaving: 'after each' | 'at the end'): TestServer {
  const server = new TestServer();
  test.beforeAll(() => server.start());
  if (leaving === 'after each') test.afterEach(everybodyLeaves);
  else test.afterAll(everybodyLeaves);
  test.afterAll(() => server.remove());
  test.afterEach(expectNoFaults);
  return server;
}

export interface Visit extends BrowserContextOptions {
  /** Whether this is a first visit, on which hints are shown. */
  newcomer?: boolean;
  /** Errors that the browser itself writes to the console in this test, as it does where a server or an address is not there. */
  expects?: RegExp;
}

/** What a browser says of a connection that is cut on purpose. */
export const CUT = /net::ERR_|WebSocket connection to/;

/** A person who opens a browser on this server. */
export async function visitor(browser: Browser, home: string, { newcomer = false, expects, ...options }: Visit = {}): Promise<Page> {
  const context = await browser.newContext(options);
  contexts.push(context);
  if (!newcomer) {
    await context.addInitScript(() =>
      localStorage.setItem('capers', JSON.stringify({ ...JSON.parse(localStorage.getItem('capers') ?? '{}'), guided: true })),
    );
  }
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (line) => line.type() === 'error' && expects?.test(line.text()) !== true && faults.push(line.text()));
  page.on(
    'request',
    (request) => /^(https?|wss?):/.test(request.url()) && new URL(request.url()).host !== new URL(home).host && faults.push(request.url()),
  );
  return page;
}

/** Starts a game against bots with one click, and waits until something is asked. */
export async function quickGame(page: Page, home: string): Promise<void> {
  await page.goto(home);
  await page
    .getByRole('button', { name: /Play now|Jouer/ })
    .first()
    .click();
  await expect(page.locator('.decision.asked')).toBeVisible({ timeout: 20_000 });
}

/** Opens a table for friends with so many seats, and sits there. */
export async function openTable(page: Page, home: string, seats: number): Promise<string> {
  await page.goto(home);
  await page.getByRole('button', { name: 'Table for friends' }).first().click();
  await page.getByRole('radio', { name: String(seats), exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('li.me')).toBeVisible();
  return page.locator('#invitation').inputValue();
}

/** Everybody of these sits down at a table they have the link of. */
export async function sitDown(link: string, guests: readonly Page[]): Promise<void> {
  for (const guest of guests) {
    await guest.goto(link);
    await guest.getByRole('button', { name: 'Sit here' }).first().click();
    await expect(guest.getByRole('button', { name: 'Get up' })).toBeVisible();
  }
}

/** Does the next thing that can be done: rolls with everybody for the first museum that is open, or recruits. */
export async function act(page: Page, isHeist: boolean): Promise<void> {
  const museum = page.locator('.museum.can .front').first();
  const primary = page.locator('.decision .primary').first();
  // Sometimes there is nobody to recruit, and sometimes nothing to steal.
  if ((isHeist || !(await primary.isVisible())) && (await museum.isVisible())) await museum.click();
  await primary.click();
}

/** Plays until the game is over, whoever of these people is asked. */
export async function playOut(pages: readonly Page[]): Promise<void> {
  for (let turn = 0; turn < 2000; turn += 1) {
    for (const page of pages) {
      if (await page.getByRole('heading', { name: OVER }).isVisible()) return;
      if (await page.locator('.decision.asked').isVisible()) await act(page, turn % 4 !== 0);
    }
    await pages[0]?.waitForTimeout(20);
  }
  throw new Error('the game does not end');
}

/** The lines of the log. */
export const logOf = (page: Page) => page.getByRole('log', { name: /Log|Journal/ });
