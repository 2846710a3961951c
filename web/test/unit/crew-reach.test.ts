/** Nothing legal is out of reach: whatever the rules list can be done by pressing what is on the page. */
import { flushSync, mount, unmount } from 'svelte';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import Decision from '../../src/games/crew-heist/Decision.svelte';
import { Plan } from '../../src/games/crew-heist/plan.svelte.ts';
import { meaning } from '../../src/games/crew-heist/keys.ts';
import { MOST_DICE, type Action, type Overview, type View } from '../../src/games/crew-heist/model.ts';
import { remembered } from '../../src/state/remembered.svelte.ts';
import { ATTEMPT, GAMES, bare, racing, stageOf } from './crew.table.ts';

// Thousands of presses; the odds beside each button are looked at elsewhere.
vi.setConfig({ testTimeout: 240_000 });
beforeAll(() => void (remembered.odds = false));
afterAll(() => void (remembered.odds = true));

const press = (button: HTMLElement | undefined): void => {
  button?.click();
  flushSync();
};

/** Everything that can be done by pressing: every choice in every combination, and in each of them every button that does something. */
function reached(view: View, legal: readonly Action[], insight?: Overview): Set<string> {
  const { stage, table } = stageOf(view, legal, insight);
  const shown = mount(Decision, { target: document.body, props: { stage } });
  flushSync();
  const all = (selector: string): HTMLElement[] => [...document.body.querySelectorAll<HTMLElement>(selector)];
  press(all('[aria-expanded="false"]')[0]);
  const doAll = (): void => all('button:not([aria-pressed], [aria-expanded], :disabled)').forEach((button) => button.click());
  const toggles = (): HTMLElement[] => all('[aria-pressed]').filter((button) => !button.closest('.choose'));
  // One toggle at a time, so that each combination comes up once.
  const combine = (): void => {
    const many = toggles().length;
    for (let turn = 1; turn <= 2 ** many; turn += 1) {
      doAll();
      press(toggles()[Math.log2(turn & -turn) % many]);
    }
  };
  // Of the others one is chosen at a time.
  const groups = all('.choose').length;
  const choose = (group: number): void => {
    if (group === groups) {
      combine();
      return;
    }
    const size = all('.choose')[group]?.children.length ?? 0;
    for (let at = 0; at < size; at += 1) {
      press(all('.choose')[group]?.children[at] as HTMLElement);
      choose(group + 1);
    }
  };
  choose(0);
  void unmount(shown);
  return new Set(table.asked.map((action) => JSON.stringify(action)));
}

function expectAll(view: View, legal: readonly Action[], what: string): void {
  const done = reached(view, legal);
  const missing = legal.map((action) => JSON.stringify(action)).filter((action) => !done.has(action));
  expect(missing, what).toEqual([]);
  for (const action of done)
    expect(
      legal.map((one) => JSON.stringify(one)),
      what,
    ).toContain(action);
}

const DICE = Array.from({ length: MOST_DICE }, (_, at) => at + 1);

/** Every throw of the rules with so many dice on the table: any of them again, any number of new ones, at least one in all (CH-6.3). */
function throws(lying: number): Action[] {
  return Array.from({ length: 2 ** lying }, (_, bits) =>
    Array.from({ length: lying }, (_one, at) => at).filter((at) => (bits >> at) % 2 === 1),
  ).flatMap((reroll) =>
    Array.from({ length: MOST_DICE - lying + 1 }, (_, add): Action => ({ type: 'roll', reroll, add })).filter(
      (one) => one.type === 'roll' && one.reroll.length + one.add > 0,
    ),
  );
}

const at = (square: string): View['players'] => racing(square).players;

describe('nothing legal is out of reach', () => {
  it.each(GAMES)('in the game "%s", whatever the rules list', (_name, moments) => {
    const asked = moments.filter(({ mover }) => mover === 0);
    for (const [number, { view, legal }] of asked.entries()) expectAll(view, legal, `moment ${number}`);
    expect(asked.length).toBeGreaterThan(15);
    for (const kind of ['acting', 'rolling', 'failing']) expect(asked.map((one) => one.kind)).toContain(kind);
  });

  it.each([[[4]], [[1, 4]], [[4, 5]], [[2, 3, 6]], [[4, 4, 5, 6]], [[1, 1, 1, 1]]])('any throw, with %j on the table', (dice) => {
    const attempt = { ...ATTEMPT, to: '1B3', need: 9 };
    const [me, ...others] = at('1C3');
    const view = racing('1C3', { players: [{ ...(me as View['players'][number]), dice }, ...others], attempts: [attempt] });
    const legal: Action[] = [...throws(dice.length), { type: 'give_up' }, { type: 'stumble' }];
    expect(throws(dice.length)).toHaveLength(2 ** dice.length * (MOST_DICE - dice.length + 1) - 1);
    expectAll(view, legal, 'the cup');
    // The same with keys alone: the numbers take dice up and new ones in, Space throws.
    const { stage, table: asked } = stageOf(view, legal);
    const key = (name: string): void => meaning({ key: name, shiftKey: false, target: document.body }, stage, view)?.();
    for (let bits = 0; bits < 2 ** MOST_DICE; bits += 1) {
      const changed = bits ^ (bits + 1);
      key(' ');
      DICE.filter((die) => (changed >> (die - 1)) % 2 === 1).forEach((die) => key(String(die)));
    }
    const thrown = new Set(asked.asked.map((action) => JSON.stringify(action)));
    expect(throws(dice.length).filter((action) => !thrown.has(JSON.stringify(action)))).toEqual([]);
  });

  it('any company that a group bypass can take along (CH-9.7), and with too little room each that fits', () => {
    const tiles = bare().tiles.map((tile) => (tile.square === '1D3' ? { ...tile, state: 'up' as const, tile: 'night_cleaners' } : tile));
    const companies = (most: number): number[][] =>
      Array.from({ length: 8 }, (_, bits) => [1, 2, 3].filter((seat) => (bits >> (seat - 1)) % 2 === 1)).filter(
        ({ length }) => length <= most,
      );
    for (const most of [3, 2, 1]) {
      const legal = DICE.flatMap((dice) => [
        ...companies(most).map((company): Action => ({
          type: 'tile',
          tile: '1D3',
          action: 0,
          dice,
          ...(company.length === 0 ? {} : { with: company }),
        })),
        { type: 'tile' as const, tile: '1D3', action: 1, dice },
      ]);
      expectAll(racing('1C3', { tiles }), [...legal, { type: 'wait' }], `room for ${most}`);
    }
    const plan = new Plan();
    plan.offer(
      DICE.flatMap((dice) =>
        companies(2).map((company): Action => ({
          type: 'tile',
          tile: '1D3',
          action: 0,
          dice,
          ...(company.length === 0 ? {} : { with: company }),
        })),
      ),
      'd1',
    );
    expect(
      plan.choices(racing('1C3', { tiles }), 0, []).map(({ action }) => action),
      'with one press as many as fit',
    ).toEqual([{ type: 'tile', tile: '1D3', action: 0, dice: 2, with: [1, 2] }]);
    plan.take(1);
    expect(plan.friends.map(({ comes }) => comes)).toEqual([false, true, true]);
    expect(plan.choices(racing('1C3', { tiles }), 0, [])[0]?.action).toMatchObject({ with: [2, 3] });
    plan.offer(plan.legal, 'd2');
    expect(
      plan.friends.every(({ comes }) => comes),
      'the next action asks anew',
    ).toBe(true);
  });

  it('any X that the hits allow, any target of a power, any token to clear away, and what is left when time is up', () => {
    const tiles = bare().tiles.map((tile) =>
      tile.square === '2G11' ? { ...tile, state: 'up' as const, back: 'secure' as const, tile: 'server_room' } : tile,
    );
    const legal = DICE.flatMap((dice): Action[] => [
      { type: 'tile', tile: '2G11', action: 0, dice },
      { type: 'distract', guard: 1, dice },
      { type: 'distract', guard: 1, dice, clear: 'alert' },
      { type: 'distract', guard: 1, dice, clear: 'decoy' },
      { type: 'distract', guard: 1, dice, clear: { noise: 2 } },
    ]);
    const powers: Action[] = [
      { type: 'power', target: { seat: 0 } },
      { type: 'power', target: { seat: 3 } },
      { type: 'power', target: { tile: '1D3' } },
      { type: 'power' },
    ];
    expectAll(racing('2G11', { tiles }), [...legal, ...powers, { type: 'wait' }], 'a room');
    const [me, ...others] = at('1C3');
    const attempt = {
      lead: 0,
      helpers: [],
      kind: 'activate' as const,
      to: null,
      tile: '2G11',
      action: 0,
      guard: null,
      with: [],
      clear: null,
      skill: 'intellect' as const,
      need: 2,
    };
    const stops: Action[] = [1, 2].map((x) => ({ type: 'stop', x }));
    expectAll(
      racing('2G11', {
        tiles,
        attempts: [attempt],
        players: [{ ...(me as View['players'][number]), square: '2G11', dice: [6, 4] }, ...others],
      }),
      [...throws(2), ...stops, { type: 'give_up' }],
      'an X',
    );
    const owes = { ...(me as View['players'][number]), notice: '1D3' };
    const flipped = bare().tiles.map((tile) => (tile.square === '1D3' ? { ...tile, state: 'up' as const, tile: 'camera' } : tile));
    const notices = DICE.map((dice): Action => ({ type: 'notice', dice }));
    expectAll(racing('1C3', { tiles: flipped, players: [owes, ...others] }), [...notices, { type: 'refuse' }], 'a tile to notice');
    expectAll(
      racing('1C3', { phase: 'closing', tiles: flipped, players: [owes, ...others] }),
      [...notices, { type: 'give_up' }],
      'a tile to notice when time is up',
    );
  });
});

describe('what may be done unasked', () => {
  it('is offered as the rules list it: dropping on the own square and beside it, calling a vote (CH-10.4, R90)', () => {
    const insight = {
      ...(GAMES[0]?.[1][0]?.insight as Overview),
      unasked: [
        { type: 'drop', item: 'flashbang', square: '1G2' },
        { type: 'drop', item: 'flashbang', square: '1G1' },
        { type: 'call_vote' },
      ] satisfies Action[],
    };
    expect(reached(racing('1G2'), [], insight)).toEqual(new Set(insight.unasked.map((action) => JSON.stringify(action))));
  });
});
