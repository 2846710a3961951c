/** Nothing legal is out of reach: whatever the rules list can be done by pressing what is on the page. */
import { flushSync, mount, unmount } from 'svelte';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import four from '../fixtures/crew-four.json';
import two from '../fixtures/crew-two.json';
import wild from '../fixtures/crew-wild.json';
import Decision from '../../src/games/crew-heist/Decision.svelte';
import { Hand, unasked } from '../../src/games/crew-heist/hand.svelte.ts';
import { meaning } from '../../src/games/crew-heist/keys.ts';
import { MOST_DICE, type Action, type Options, type View } from '../../src/games/crew-heist/model.ts';
import { laid } from '../../src/games/crew-heist/replay.ts';
import { CrewScene } from '../../src/games/crew-heist/scene.svelte.ts';
import { Stage } from '../../src/games/stage.svelte.ts';
import { remembered } from '../../src/state/remembered.svelte.ts';
import { TableStore } from '../../src/state/table.svelte.ts';
import { Catalog, Speaker } from '../../src/words/speaker.ts';
import { unfold, type Folded } from '../unfold.ts';

const GAMES = Object.entries({ two, four, wild }).map(([name, game]) => [name, game as unknown as Folded] as const);
const read = (path: string): string => readFileSync(resolve('..', path), 'utf8');
const speaker = new Speaker(new Catalog('en', [read('locales/en/common.ftl'), read('locales/en/crew-heist.ftl')]), ['Ada', 'Balthazar', 'Cleo', 'Dora']);

// Thousands of presses; the odds beside each button are looked at elsewhere.
vi.setConfig({ testTimeout: 120_000 });
beforeAll(() => void (remembered.odds = false));
afterAll(() => void (remembered.odds = true));

/** A table that only writes down what it is asked to do. */
class Listening extends TableStore {
  asked: Action[] = [];
  override act(action: unknown): void {
    this.asked.push(action as Action);
  }
  override actWhenFree(action: unknown): void {
    this.asked.push(action as Action);
  }
}

function stageOf(view: View, legal: readonly Action[]): { stage: Stage; table: Listening } {
  const table = new Listening('t1');
  table.hear({ type: 'welcome', protocol: 1, player: { id: 'p0', name: 'Ada' }, server: 'test' });
  table.hear({ type: 'view', number: 1, seat: 0, view, turn: { mode: 'open', seats: [0] }, decision: legal.length === 0 ? null : { id: 'd1', legal: [...legal] }, undo: false });
  return { stage: new Stage(table, new CrewScene(), () => speaker), table };
}

const press = (button: HTMLElement | undefined): void => {
  button?.click();
  flushSync();
};

/** Everything that can be done by pressing: every choice in every combination, and in each of them every button that does something. */
function reached(view: View, legal: readonly Action[]): Set<string> {
  const { stage, table } = stageOf(view, legal);
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
    if (group === groups) return combine();
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
  for (const action of done) expect(legal.map((one) => JSON.stringify(one)), what).toContain(action);
}

const DICE = Array.from({ length: MOST_DICE }, (_, at) => at + 1);

/** Every throw of the rules with so many dice on the table: any of them again, any number of new ones, at least one in all (CH-6.3). */
function throws(lying: number): Action[] {
  return Array.from({ length: 2 ** lying }, (_, bits) => Array.from({ length: lying }, (_one, at) => at).filter((at) => (bits >> at) % 2 === 1)).flatMap((reroll) =>
    Array.from({ length: MOST_DICE - lying + 1 }, (_, add): Action => ({ type: 'roll', reroll, add })).filter((one) => one.type === 'roll' && one.reroll.length + one.add > 0),
  );
}

const options = { ...((two as unknown as Folded).options as unknown as Options), seats: 4, map: 'tower', powers: true, items: true };
const table = laid(options);
const at = (square: string): View['players'] => table.players.map((player, seat) => ({ ...player, character: (['ghost', 'brick', 'hawk', 'queen'] as const)[seat] ?? null, square, placed: true }));
const racing = (change: Partial<View>): View => ({ ...table, phase: 'acting', round: 1, players: at('1C3'), ...change });

describe('nothing legal is out of reach', () => {
  it.each(GAMES)('in the game "%s", whatever the rules list', (_name, game) => {
    const done = new Set<string>();
    for (const { legal, views, mover, at: move } of unfold(game)) {
      const view = views[0] as View;
      // A question with the same kinds of answers would only take time.
      const kinds = (legal as Action[]).map(({ type, ...rest }) => [type, ...Object.keys(rest)].join(' '));
      const key = JSON.stringify([view.phase, view.players[0]?.dice.length, ...new Set(kinds)]);
      if (mover !== 0 || done.has(key)) continue;
      done.add(key);
      expectAll(view, legal as Action[], `move ${move}`);
    }
    expect(done.size).toBeGreaterThan(10);
  });

  it.each([[[4]], [[1, 4]], [[4, 5]], [[2, 3, 6]], [[4, 4, 5, 6]], [[1, 1, 1, 1]]])('any throw, with %j on the table', (dice) => {
    const attempt = { lead: 0, helpers: [], kind: 'sneak' as const, to: '1B3', tile: null, action: null, guard: null, x: null, with: [], clear: null, skill: 'finesse' as const, need: 9 };
    const [me, ...others] = at('1C3');
    const view = racing({ players: [{ ...(me as View['players'][number]), dice }, ...others], attempts: [attempt] });
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
    const tiles = table.tiles.map((tile) => (tile.square === '1D3' ? { ...tile, state: 'up' as const, tile: 'night_cleaners' } : tile));
    const companies = (most: number): number[][] => Array.from({ length: 8 }, (_, bits) => [1, 2, 3].filter((seat) => (bits >> (seat - 1)) % 2 === 1)).filter(({ length }) => length <= most);
    for (const most of [3, 2, 1]) {
      const legal = DICE.flatMap((dice) => [
        ...companies(most).map((company): Action => ({ type: 'tile', tile: '1D3', action: 0, dice, ...(company.length === 0 ? {} : { with: company }) })),
        { type: 'tile' as const, tile: '1D3', action: 1, dice },
      ]);
      expectAll(racing({ tiles }), [...legal, { type: 'wait' }], `room for ${most}`);
    }
    const hand = new Hand();
    hand.offer(DICE.flatMap((dice) => companies(2).map((company): Action => ({ type: 'tile', tile: '1D3', action: 0, dice, ...(company.length === 0 ? {} : { with: company }) }))), 'd1');
    expect(hand.choices(racing({ tiles }), 0).map(({ action }) => action), 'with one press as many as fit').toEqual([{ type: 'tile', tile: '1D3', action: 0, dice: 2, with: [1, 2] }]);
    hand.take(1);
    expect(hand.friends.map(({ comes }) => comes)).toEqual([false, true, true]);
    expect(hand.choices(racing({ tiles }), 0)[0]?.action).toMatchObject({ with: [2, 3] });
    hand.offer(hand.legal, 'd2');
    expect(hand.friends.every(({ comes }) => comes), 'the next action asks anew').toBe(true);
  });

  it('any number that X can be, any target of a power, any token to clear away, and what is left when time is up', () => {
    const tiles = table.tiles.map((tile) => (tile.square === '2G11' ? { ...tile, state: 'up' as const, back: 'secure' as const, tile: 'server_room' } : tile));
    const legal = DICE.flatMap((dice): Action[] => [
      ...[1, 2, 3].map((x): Action => ({ type: 'tile', tile: '2G11', action: 0, dice, x })),
      { type: 'distract', guard: 1, dice }, { type: 'distract', guard: 1, dice, clear: 'alert' }, { type: 'distract', guard: 1, dice, clear: 'decoy' }, { type: 'distract', guard: 1, dice, clear: { noise: 2 } },
    ]);
    const powers: Action[] = [{ type: 'power', target: { seat: 0 } }, { type: 'power', target: { seat: 3 } }, { type: 'power', target: { tile: '1D3' } }, { type: 'power' }];
    expectAll(racing({ tiles, players: at('2G11') }), [...legal, ...powers, { type: 'wait' }], 'a room');
    const [me, ...others] = at('1C3');
    const owes = { ...(me as View['players'][number]), notice: '1D3' };
    const flipped = table.tiles.map((tile) => (tile.square === '1D3' ? { ...tile, state: 'up' as const, tile: 'camera' } : tile));
    const notices = DICE.map((dice): Action => ({ type: 'notice', dice }));
    expectAll(racing({ tiles: flipped, players: [owes, ...others] }), [...notices, { type: 'refuse' }], 'a tile to notice');
    expectAll(racing({ phase: 'closing', tiles: flipped, players: [owes, ...others] }), [...notices, { type: 'give_up' }], 'a tile to notice when time is up');
  });
});

describe('dropping', () => {
  it('is offered unasked wherever the rules would take it: an Item card also on the Halls, Doors and stairs next to one (CH-10.4)', () => {
    let places = 0;
    for (const [, game] of GAMES) {
      for (const { legal, views, mover } of unfold(game)) {
        const view = views[0] as View;
        const listed = (legal as Action[]).filter(({ type }) => type === 'drop');
        if (mover !== 0 || listed.length === 0) continue;
        const sorted = (actions: readonly Action[]): string[] => actions.map((action) => JSON.stringify(Object.entries(action).sort())).sort();
        expect(sorted(unasked(view, 0).filter(({ type }) => type === 'drop'))).toEqual(sorted(listed));
        places += listed.filter((action) => action.type === 'drop' && action.square !== view.players[0]?.square).length;
      }
    }
    expect(places).toBeGreaterThan(5);
    const [me, ...others] = at('1G2');
    const carrying: View = racing({ players: [{ ...(me as View['players'][number]), finished: 'failed', inventory: [{ item: 'flashbang' }, { item: 'loot' }] }, ...others] });
    expect(unasked(carrying, 0)).toEqual([{ type: 'drop', item: 'flashbang', square: '1G2' }, { type: 'drop', item: 'flashbang', square: '1G1' }, { type: 'drop', item: 'loot', square: '1G2' }]);
  });
});
