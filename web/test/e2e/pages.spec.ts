/** Everybody can use every page: in both languages, by keyboard, on a phone, without motion; and a first visit loads little. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { act, logOf, openTable, OVER, playOut, quickGame, testServer, visitor } from './people.ts';

const server = testServer('at the end');

test('the policy forbids inline scripts, and a first visit to the lobby loads less than 150 kB', async ({ browser }) => {
  const page = await visitor(browser, server.address);
  let bytes = 0;
  page.on(
    'requestfinished',
    (request) => void request.sizes().then((sizes) => (bytes += sizes.responseBodySize + sizes.responseHeadersSize)),
  );
  const answer = await page.goto(server.address);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain('unsafe');
  await expect(page.getByRole('heading', { name: 'Dice Heist' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(bytes).toBeGreaterThan(20 * 1024);
  expect(bytes).toBeLessThan(150 * 1024);
});

test('French by the browser’s language, with a switch that is remembered', async ({ browser }) => {
  const page = await visitor(browser, server.address, { locale: 'fr-CA' });
  await page.goto(server.address);
  await expect(page.getByRole('heading', { name: 'Les coups de ce soir' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.getByRole('link', { name: 'Règles' }).first().click();
  await expect(page.getByRole('heading', { name: 'Votre tour' })).toBeVisible();
  await quickGame(page, server.address);
  await expect(page).toHaveTitle(/À vous/);
  await act(page, true);
  await expect(logOf(page)).toContainText(/tente un cambriolage/);
  await page.getByRole('button', { name: 'EN, English' }).click();
  await expect(logOf(page)).toContainText(/tries a heist/);
  await page.reload();
  await expect(logOf(page)).toContainText(/tries a heist/);
});

/** Tabs on, or back, until this has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error('the focus never comes there');
}

test('a whole game by keyboard alone', async ({ browser }) => {
  const page = await visitor(browser, server.address);
  await page.goto(server.address);
  await expect(page.getByRole('heading', { name: 'Tonight’s capers' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: /Play now/ }).first());
  await page.keyboard.press('Enter');
  const asked = page.locator('.decision.asked');
  const over = page.getByRole('heading', { name: OVER });
  let turns = 0;
  for (; ; turns += 1) {
    await expect(asked.or(over)).toBeVisible({ timeout: 20_000 });
    if (await over.isVisible()) break;
    const museum = page.locator('.museum.can .front').last();
    const canRecruit = await page.locator('.decision .primary').first().isVisible();
    if ((turns % 3 !== 1 || !canRecruit) && (await museum.isVisible())) {
      await tabTo(page, museum, turns === 0 ? 'Tab' : 'Shift+Tab');
      await page.keyboard.press('Enter');
    }
    await tabTo(page, page.locator('.decision .primary').first());
    await page.keyboard.press('Enter');
    await expect(page.getByText('Sending…')).toHaveCount(0);
  }
  expect(turns).toBeGreaterThan(4);
});

test('a phone held upright: nothing too wide, nothing too small to tap, nothing hidden behind the decision', async ({ browser }) => {
  const page = await visitor(browser, server.address, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const fits = async (): Promise<void> => {
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button, .button, summary, select, header a, input:not([type=checkbox], [type=radio])')]
        .map((element) => ({ box: element.getBoundingClientRect(), what: element.outerHTML.slice(0, 90) }))
        .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
        .map(({ what }) => what),
    );
    expect(small).toEqual([]);
  };
  await page.goto(server.address);
  await fits();
  await page.goto(`${server.address}/rules/dice-heist`);
  await fits();
  await openTable(page, server.address, 4);
  await fits();
  await page.getByRole('button', { name: 'Fill with bots and begin' }).tap();
  await expect(page.locator('.decision.asked')).toBeVisible();
  await fits();
  for (const museum of await page.locator('.museum.can .front').all()) {
    await museum.tap();
    await expect(page.locator('.decision .attempt')).toBeVisible();
    await fits();
    const [card, bar] = await Promise.all([
      page.locator('.museum.chosen').boundingBox(),
      page.getByRole('region', { name: 'What you can do' }).boundingBox(),
    ]);
    expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
  }
  await playOut([page]);
  await fits();
  // After the game its choices are one bar of two rows, under a result that can be read.
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = await page.getByRole('region', { name: 'What you can do' }).boundingBox();
  expect(bar?.height).toBeLessThan(140);
  await page.getByRole('link', { name: 'Watch the replay' }).tap();
  await expect(page.getByRole('slider')).toBeVisible();
  await fits();
});

test('on a phone, what is said while the board is in sight is marked, and one tap away', async ({ browser }) => {
  const phone = await visitor(browser, server.address, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const friend = await visitor(browser, server.address);
  await friend.goto(await openTable(phone, server.address, 2));
  await friend.getByRole('button', { name: 'Sit here' }).click();
  await phone.getByRole('button', { name: 'Begin the game' }).tap();
  await friend.getByRole('tab', { name: 'Chat' }).click();
  await friend.getByRole('textbox', { name: 'Say something' }).fill('Over here!');
  await friend.getByRole('button', { name: 'Send' }).click();
  await phone.getByRole('button', { name: 'Log, chat and rules: 1 new' }).tap();
  await expect(phone.getByText('Over here!')).toBeInViewport();
  await expect(phone.getByRole('tab', { name: 'Chat' })).toBeFocused();
  await expect(phone.getByRole('button', { name: 'Log, chat and rules', exact: true })).toHaveCount(1);
});

test('the log, the chat and the rules are beside the board, and so is the log of a replay', async ({ browser }) => {
  const page = await visitor(browser, server.address);
  const isBeside = async (side: Locator): Promise<void> => {
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      // The page takes a moment to fit a window of another size.
      await expect(async () => {
        const [main, beside] = [await page.getByRole('main').boundingBox(), await side.boundingBox()];
        expect(beside?.x).toBeGreaterThanOrEqual((main?.x ?? width) + (main?.width ?? width));
        expect((beside?.x ?? width) + (beside?.width ?? width)).toBeLessThanOrEqual(width);
        expect(beside?.y).toBeLessThan(130);
        expect((beside?.y ?? height) + (beside?.height ?? height)).toBeLessThanOrEqual(height);
      }).toPass();
    }
  };
  await quickGame(page, server.address);
  for (const tab of ['Log', 'Chat', 'Rules']) {
    await page.getByRole('tab', { name: tab }).click();
    await isBeside(page.getByRole('tabpanel'));
  }
  await playOut([page]);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await isBeside(page.getByRole('complementary'));
});

test('a first visit leaves no error in the console, from the lobby to the first roll', async ({ browser }) => {
  const page = await visitor(browser, server.address, { newcomer: true });
  const said: string[] = [];
  page.on('console', (line) => ['error', 'warning'].includes(line.type()) && said.push(line.text()));
  page.on('response', (answer) => answer.status() >= 400 && said.push(`${answer.status()} ${answer.url()}`));
  await page.goto(server.address);
  await expect(page.getByRole('heading', { name: 'Open tables' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.goto(`${server.address}/rules/quartz-dice`);
  await quickGame(page, server.address);
  await act(page, true);
  await expect(logOf(page)).toContainText(/rolls .*: (success|not enough)/);
  expect(said).toEqual([]);
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  const tumbling = {
    reduce: 'do not tumble where no motion is wanted',
    'no-preference': 'tumble before they settle on the server’s result',
  };
  test(`dice ${tumbling[reducedMotion]}`, async ({ browser }) => {
    const page = await visitor(browser, server.address, { reducedMotion });
    const friend = await visitor(browser, server.address);
    await friend.goto(await openTable(page, server.address, 2));
    await friend.getByRole('button', { name: 'Sit here' }).click();
    await page.getByRole('button', { name: 'Begin the game' }).click();
    const asked = page.locator('.decision.asked');
    await expect.poll(async () => (await asked.isVisible()) || (await friend.locator('.decision.asked').isVisible())).toBe(true);
    if (!(await asked.isVisible())) await act(friend, false);
    await expect(asked).toBeVisible();
    // Looks at every frame until the log tells how the dice fell.
    const moved = page.evaluate(
      () =>
        new Promise<boolean>((tell) => {
          let moved = false;
          const look = (): void => {
            moved ||= document.getAnimations().some(({ effect }) => Number(effect?.getComputedTiming().duration) > 50);
            if (/rolls .*: (success|not enough)/.test(document.querySelector('[role=log]')?.textContent ?? '')) tell(moved);
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
    await act(page, true);
    expect(await moved).toBe(reducedMotion !== 'reduce');
    await expect(logOf(page)).toContainText(/rolls .*: (success|not enough)/);
  });
}
