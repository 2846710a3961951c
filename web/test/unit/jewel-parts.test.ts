import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Draft from '../../src/games/jewel-heist/Draft.svelte';
import Goals from '../../src/games/jewel-heist/Goals.svelte';
import Hand from '../../src/games/jewel-heist/Hand.svelte';
import type { Action, View } from '../../src/games/jewel-heist/model.ts';
import { reachWith } from '../../src/games/jewel-heist/reach.ts';
import { replayer } from '../../src/games/jewel-heist/replay.ts';
import { JewelScene } from '../../src/games/jewel-heist/scene.svelte.ts';
import { Stage } from '../../src/games/stage.svelte.ts';
import { remembered } from '../../src/state/remembered.svelte.ts';
import { TableStore } from '../../src/state/table.svelte.ts';
import type { Speaker } from '../../src/words/speaker.ts';
import { film } from '../../src/replay/film.ts';
import type { GameRecord } from '../../src/replay/record.ts';
import { guardAt, read, speakers, table } from './jewel.table.ts';

const [en] = speakers as [Speaker, Speaker];
let shown: ReturnType<typeof mount> | null = null;
afterEach(async () => {
  if (shown !== null) await unmount(shown);
  shown = null;
  remembered.odds = true;
});

/** A table as the server shows it to a seat, or to nobody's in particular. */
function stageOf(view: View, seat: number | null, legal: Action[] = []): Stage {
  const store = new TableStore('t1');
  store.hear({ type: 'view', number: 1, seat, view, turn: null, decision: legal.length === 0 ? null : { id: 'd1', legal }, undo: false });
  return new Stage(store, new JewelScene(), () => en);
}

/** A part of the page, as it comes out; what was shown before goes. */
function show(part: Component<{ stage: Stage; view: View }>, stage: Stage, view: View): HTMLElement {
  if (shown !== null) void unmount(shown);
  shown = mount(part, { target: document.body, props: { stage, view } });
  flushSync();
  return document.body;
}

describe('where to go', () => {
  it('lets a trick be chosen however many spaces there are (JH-2.20)', () => {
    const view = { ...table('e5 o15', '8 1', guardAt('h8', 'N', false)), jewels: { e3: { star: 1 }, e5: { oval: 1 } } };
    const seats = view.seats.map((player, at) => (at === 0 ? { ...player, card: 'dash', character: 'safecracker', special_left: 1 } : player));
    const goals = reachWith({ ...view, seats }, 0, 'dash');
    expect(goals.length).toBeGreaterThan(40);
    const stage = stageOf({ ...view, seats }, 0, goals.flatMap((to): Action[] => (to === 'e5' ? [{ type: 'move', to }, { type: 'move', to, crack: true }] : [{ type: 'move', to }])));
    const page = show(Goals, stage, { ...view, seats });
    expect(page.querySelector('[data-tricks]')).toBeNull();
    const { plan } = stage.scene as JewelScene;
    plan.press('e5');
    flushSync();
    const tricks = page.querySelector<HTMLSelectElement>('[data-tricks]');
    expect([...(tricks?.options ?? [])].map(({ text }) => text.split(':')[0])).toEqual(['no trick', 'crack the case']);
    if (tricks !== null) tricks.value = '1';
    tricks?.dispatchEvent(new Event('change', { bubbles: true }));
    expect(plan.action).toEqual({ type: 'move', to: 'e5', crack: true });
  });

  it('says how likely somebody is caught there, unless chances are not to be shown', () => {
    const view = table('c3 m5 g13', '8 2 4', { round: 1, ...guardAt('h8', 'N', false) });
    const page = show(Goals, stageOf(view, 0, reachWith(view, 0, 'walk').map((to) => ({ type: 'move', to }))), view);
    const dangers = (): string[][] => [...page.querySelectorAll('.danger')].map((one) => [...one.querySelectorAll('span')].map(({ textContent }) => textContent.trim()));
    const said = dangers();
    expect(said.filter(([seen]) => /^⚠\d+\.\d%$/.test(seen ?? '')).length).toBeGreaterThan(0);
    expect(said.map(([, heard]) => heard)).toEqual(said.map(([seen]) => `risk of being caught: ${seen?.slice(1)}`));
    remembered.odds = false;
    flushSync();
    expect(dangers()).toEqual(said.map(() => ['⚠', 'the guard could catch you there']));
  });
});

describe('the hand', () => {
  it('says of every card that draws from the fence when there is nothing to have (JH-6.26, JH-9.6)', () => {
    const legal: Action[] = ['walk', 'call_fence', 'walkie_talkie'].map((card) => ({ type: 'play', card }));
    const base = table('e5 o15', '4 1', { phase: 'choose' });
    const said = (view: View): (string | undefined)[] => {
      const page = show(Hand, stageOf(view, 0, legal), view);
      return [...page.querySelectorAll('.card')].map((card) => card.querySelector('.why')?.textContent);
    };
    expect(said(base)).toEqual([undefined, undefined, undefined]);
    expect(said({ ...base, deck: { count: 1 } })).toEqual([undefined, ...Array.from({ length: 2 }, () => 'Nothing to draw now: only the last card is left.')]);
    expect(said({ ...base, options: { ...base.options, mode: 'coop' } })).toEqual([undefined, ...Array.from({ length: 2 }, () => 'The draw only shortens the night: the card is laid on the discard.')]);
  });
});

describe('the draft in a replay', () => {
  const record = JSON.parse(read('records/jewel-heist/1/greedy-three-seats.json')) as GameRecord;
  const drafting = (eyes: Parameters<typeof film>[2]): View[] => film(record, replayer, eyes).map(({ view }) => view as View).filter(({ phase }) => phase === 'draft');
  const named = (page: HTMLElement, name: 'jewelry' | 'kept'): string[][] => [...page.querySelectorAll('[data-open]')].map((seat) => [...seat.querySelectorAll<HTMLElement>(`[data-${name}]`)].map((card) => card.dataset[name] ?? ''));

  it('lies open for everybody’s eyes: packs, what is picked, and what was kept', () => {
    const views = drafting('everyone');
    let picked = 0;
    for (const view of views) {
      const page = show(Draft, stageOf(view, null), view);
      expect(named(page, 'jewelry')).toEqual(view.seats.map(({ pack }) => pack));
      expect(named(page, 'kept')).toEqual(view.seats.map(({ jewelry }) => jewelry));
      expect([...page.querySelectorAll<HTMLElement>('.picked')].map((card) => card.dataset['jewelry'])).toEqual(view.seats.flatMap(({ pick }) => pick ?? []));
      picked += page.querySelectorAll('.picked').length;
    }
    expect([views.length > 3, picked > 0, views.some(({ seats }) => seats.some(({ jewelry }) => 'length' in jewelry && jewelry.length > 0))]).toEqual([true, true, true]);
  });

  it('stays closed for a spectator', () => {
    const [view] = drafting('spectator') as [View];
    expect(named(show(Draft, stageOf(view, null), view), 'jewelry')).toEqual([]);
  });
});
