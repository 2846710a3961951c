/** A finished game seen again: any moment, any eyes, and the dice checked by the browser itself. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import { everybodyLeaves, expectNoFaults, playOut, quickGame, visitor } from './people.ts';
import { TestServer } from './server.ts';

const server = new TestServer();
let page: Page;
let address: string;

test.beforeAll(async ({ browser }) => {
  await server.start();
  page = await visitor(browser, server.address);
  await quickGame(page, server.address);
  await playOut([page]);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  address = page.url();
});
test.afterAll(everybodyLeaves);
test.afterAll(() => server.remove());
test.afterEach(expectNoFaults);

interface Altered {
  moves: { outcome?: { type: string; faces?: number[] }; ticket?: { drawn: number } }[];
  fair: { secret: string };
}

/** Shows the record as somebody might have altered it on the way. */
async function alter(change: (record: Altered) => void): Promise<void> {
  await page.route('**/api/tables/*/record', async (route) => {
    const record = (await (await route.fetch()).json()) as Altered;
    change(record);
    await route.fulfill({ json: record });
  });
  await page.goto(address);
  await expect(page.locator('[data-verdict]')).toBeVisible();
  await page.unroute('**/api/tables/*/record');
}

test('every draw of the game that was played follows from what was promised', async () => {
  await page.goto(address);
  const verdict = page.locator('[data-verdict]');
  await expect(verdict).toContainText(/^All \d+ draws follow from what was promised/);
  await expect(page.locator('.check dd code')).toHaveText([/^[0-9a-f]{64}$/, /^[0-9a-f]{64}$/]);
  await page.getByText(/^Every draw/).click();
  await expect(page.getByRole('cell', { name: 'differs' })).toHaveCount(0);
  await expect(page.getByRole('cell', { name: /New on display: / }).first()).toBeVisible();
  expect(await page.getByRole('cell', { name: 'follows' }).count()).toBeGreaterThan(50);
  await expect(page.getByRole('heading', { name: 'Who was lucky' })).toBeVisible();
});

test('one altered die is found, and so are an altered ticket and another secret', async () => {
  let move = -1;
  await alter(({ moves }) => {
    move = moves.findLastIndex(({ outcome }) => outcome?.type === 'roll');
    const faces = moves[move]?.outcome?.faces;
    if (faces?.[0] !== undefined) faces[0] = faces[0] === 6 ? 5 : 6;
  });
  await expect(page.locator('[data-verdict].bad')).toContainText(`Move ${move} does not follow`);
  await alter(({ moves }) => {
    move = moves.findIndex(({ outcome }) => outcome?.type === 'reveal');
    const ticket = moves[move]?.ticket;
    if (ticket !== undefined) ticket.drawn = ticket.drawn === 0 ? 1 : 0;
  });
  await expect(page.locator('[data-verdict].bad')).toContainText(`Move ${move} does not follow`);
  await alter(({ fair }) => (fair.secret = `${fair.secret.startsWith('0') ? '1' : '0'}${fair.secret.slice(1)}`));
  await expect(page.locator('[data-verdict].bad')).toContainText('not the one that was promised');
});

test('any moment by keys, slider and link, by any eyes, and the record to take along', async ({ browser }) => {
  await page.goto(address);
  await page.getByRole('heading', { name: 'The dice, checked' }).click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/\?m=1$/);
  await page.getByRole('slider').fill('12');
  await expect(page.getByText(/^Move 12 of \d+$/).last()).toBeVisible();
  const lines = await page.getByRole('log').getByRole('paragraph').count();
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption({ label: 'a spectator' });
  await expect(page.getByRole('log').getByRole('paragraph')).toHaveCount(lines);
  const other = await visitor(browser, server.address);
  await other.goto(page.url());
  await expect(other.getByText(/^Move 12 of \d+$/).last()).toBeVisible();
  await expect(other.getByRole('log').getByRole('paragraph')).toHaveCount(lines);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the record' }).click();
  expect((await download).suggestedFilename()).toMatch(/^dice-heist-.+\.json$/);
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.getByRole('heading', { name: 'The night’s take' })).toBeVisible();
});

for (const theme of ['dark', 'light'] as const) {
  test(`nobody is shut out of the replay (${theme})`, async () => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto(`${address}?m=20`);
    await expect(page.locator('[data-verdict]')).toBeVisible();
    await expectNoViolations(page);
  });
}
