import { flushSync, type Component } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { blueprintOf } from '../../src/games/jewel-heist/blueprint.ts';
import Choices from '../../src/games/jewel-heist/Choices.svelte';
import Draft from '../../src/games/jewel-heist/Draft.svelte';
import Destinations from '../../src/games/jewel-heist/Destinations.svelte';
import Hand from '../../src/games/jewel-heist/Hand.svelte';
import Kit from '../../src/games/jewel-heist/Kit.svelte';
import type { Action, View } from '../../src/games/jewel-heist/model.ts';
import type { Overview, Playable } from '../../src/games/jewel-heist/model.ts';
import type { JewelScene } from '../../src/games/jewel-heist/scene.svelte.ts';
import type { Stage } from '../../src/games/stage.svelte.ts';
import { remembered } from '../../src/state/remembered.svelte.ts';
import { endsAt, list, speakers, stageOf, table, overviewOf } from './jewel.table.ts';
import { clearPage, show } from './support.ts';

const [en] = speakers;
afterEach(() => {
  remembered.odds = true;
});

/** A part of the page, as it comes out; what was shown before goes. */
function showPart(part: Component<{ stage: Stage; view: View }>, stage: Stage, view: View): HTMLElement {
  void clearPage();
  return show(part, { stage, view });
}

const GOALS = blueprintOf('gallery').spaces.slice(0, 50);

describe('where to go', () => {
  it('lets a trick be chosen however many spaces there are (JH-2.20)', () => {
    const view = { ...table('e5 o15', '8 1'), jewels: { e3: { star: 1 }, e5: { oval: 1 } } };
    const insight = overviewOf({
      ends: GOALS.map((at) => ({ at, caught: [0, 1], ...(at === 'e5' ? { cracked: { oval: 1, star: 1 } } : {}) })),
    });
    const stage = stageOf(
      en,
      view,
      insight,
      0,
      GOALS.flatMap((to): Action[] =>
        to === 'e5'
          ? [
              { type: 'move', to },
              { type: 'move', to, crack: true },
            ]
          : [{ type: 'move', to }],
      ),
    );
    const page = showPart(Destinations, stage, view);
    expect(page.querySelector('[data-tricks]')).toBeNull();
    const { plan } = stage.scene as JewelScene;
    plan.press('e5');
    flushSync();
    const tricks = page.querySelector<HTMLSelectElement>('[data-tricks]');
    expect([...(tricks?.options ?? [])].map(({ text }) => text)).toEqual(['no trick', 'crack the case: 1 oval and 1 star, 4 louder']);
    if (tricks !== null) tricks.value = '1';
    tricks?.dispatchEvent(new Event('change', { bubbles: true }));
    expect(plan.action).toEqual({ type: 'move', to: 'e5', crack: true });
  });

  it('says how likely somebody is caught there, unless chances are not to be shown', () => {
    const view = table('c3 m5 g13', '8 2 4');
    const insight = overviewOf({ ends: [...endsAt('c3 c5', [1, 3]), ...endsAt('a1')] });
    const page = showPart(
      Destinations,
      stageOf(
        en,
        view,
        insight,
        0,
        list('c3 c5 a1').map((to) => ({ type: 'move', to })),
      ),
      view,
    );
    const dangers = (): string[][] =>
      [...page.querySelectorAll('.danger')].map((one) => [...one.querySelectorAll('span')].map(({ textContent }) => textContent.trim()));
    expect(dangers()).toEqual(Array.from({ length: 2 }, () => ['⚠33.3%', 'risk of being caught: 33.3%']));
    remembered.odds = false;
    flushSync();
    expect(dangers()).toEqual(Array.from({ length: 2 }, () => ['⚠', 'the guard could catch you there']));
  });
});

describe('the hand', () => {
  it('says of every card what the rules say of it: steps, noise, and that it is of no use now (JH-6.26, JH-9.6)', () => {
    const cards: Playable[] = [
      { card: 'walk', steps: 4, noise: 3, no_use: null, ends: endsAt('a1 c1') },
      { card: 'call_fence', steps: 0, noise: 3, no_use: 'fence', ends: [] },
      { card: 'walkie_talkie', steps: 2, noise: 5, no_use: 'plain', ends: endsAt('a1') },
      { card: 'smoke_screen', steps: 3, noise: 5, no_use: 'light', ends: endsAt('a1') },
    ];
    const view = table('e5 o15', '', { phase: 'choose' });
    const page = showPart(
      Hand as Component<{ stage: Stage; view: View }>,
      stageOf(
        en,
        view,
        overviewOf({ hand: cards }),
        0,
        cards.map(({ card }) => ({ type: 'play', card })),
      ),
      view,
    );
    const shownCards = [...page.querySelectorAll('.card')];
    expect(shownCards.map((card) => card.querySelector('.why')?.textContent)).toEqual([
      undefined,
      'Nothing to draw now: only the last card is left.',
      'The draw only shortens the night: the card is laid on the discard.',
      'No effect as it stands: there is no light.',
    ]);
    expect(shownCards[0]?.querySelector('.facts')?.textContent).toMatch(/4 steps\s*noise 3/);
  });
});

describe('the guard', () => {
  it('can be turned by whoever holds a mirror, to where the rules allow, with who would be lit', () => {
    const view = table('c3 k13 g13', '2 2 8', { phase: 'mirror' });
    const light = (facing: [number, number], wind: string) => ({
      at: 'h12',
      facing,
      wind,
      cells: [],
      spaces: [],
      outline: [] as [number, number][],
    });
    const insight: Overview = overviewOf({
      turnings: [
        { light: light([-1, -1], 'NW'), catches: [] },
        { light: light([1, 1], 'SE'), catches: [1] },
      ],
    });
    const stage = stageOf(en, view, insight, 0, [
      { type: 'turn_guard', facing: [-1, -1] },
      { type: 'turn_guard', facing: [1, 1] },
      { type: 'pass' },
    ]);
    const page = showPart(Choices, stage, view);
    expect([...page.querySelectorAll('.option span')].map(({ textContent }) => textContent)).toEqual([
      'north-westlights nobody',
      'south-eastlights Balthazar',
      'Leave the guard as he stands',
    ]);
    page.querySelectorAll<HTMLElement>('.option')[1]?.click();
    expect((stage.scene as JewelScene).plan.action).toEqual({ type: 'turn_guard', facing: [1, 1] });
  });
});

describe('the draft in a replay', () => {
  const view: View = { ...table('', ''), phase: 'draft', seats: [] };
  const player = table('a1', '').seats[0] as View['seats'][number];
  const open: View = {
    ...view,
    seats: [
      { ...player, pack: ['J01', 'J02'], jewelry: ['J09'], pick: 'J02' },
      { ...player, pack: ['J05'], jewelry: ['J07'] },
    ],
  };
  const closed: View = { ...view, seats: open.seats.map((one) => ({ ...one, pack: { count: 2 }, jewelry: { count: 1 }, pick: null })) };
  const named = (page: HTMLElement, name: 'jewelry' | 'kept'): string[][] =>
    [...page.querySelectorAll('[data-open]')].map((seat) =>
      [...seat.querySelectorAll<HTMLElement>(`[data-${name}]`)].map((card) => card.dataset[name] ?? ''),
    );

  it('lies open for everybody’s eyes: packs, what is picked, and what was kept', () => {
    const page = showPart(Draft, stageOf(en, open, overviewOf({}), null), open);
    expect([named(page, 'jewelry'), named(page, 'kept')]).toEqual([
      [['J01', 'J02'], ['J05']],
      [['J09'], ['J07']],
    ]);
    expect([...page.querySelectorAll<HTMLElement>('.picked')].map((card) => card.dataset['jewelry'])).toEqual(['J02']);
  });

  it('stays closed for a spectator', () => {
    expect(named(showPart(Draft, stageOf(en, closed, overviewOf({}), null), closed), 'jewelry')).toEqual([]);
  });
});

describe('the own character', () => {
  it.each([
    ['now', 'You can use it now.'],
    ['later', 'Not now: before anyone moves.'],
    ['used', 'Used this round already.'],
    ['spent', 'Used up.'],
  ] as const)('says what the rules say of its ability: %s (JH-2.20)', (state, words) => {
    const view = table('e5 o15', '1 1');
    const seats = view.seats.map((player) => ({ ...player, character: 'lookout', special_left: 1 }));
    const stage = stageOf(en, { ...view, seats }, overviewOf({ abilities: [state, null] }), 0);
    expect(show(Kit, { stage, view: { ...view, seats }, seat: 0 }).textContent).toContain(words);
  });
});
