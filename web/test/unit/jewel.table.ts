/** What the tests of The Heist stand on: words in both languages, a table to change, and a page that shows it. */
import { NOTHING_TOLD, type End, type Outlook, type Overview } from '../../src/games/jewel-heist/model.ts';
import type { Action, Options, Player, View } from '../../src/games/jewel-heist/model.ts';
import { JewelScene } from '../../src/games/jewel-heist/scene.svelte.ts';
import { Stage } from '../../src/games/stage.svelte.ts';
import { TableStore } from '../../src/state/table.svelte.ts';
import type { Speaker } from '../../src/words/speaker.ts';
import { speakersOf } from './support.ts';

export const speakers = speakersOf('jewel-heist');
export const list = (text: string): string[] => text.split(' ').filter((word) => word !== '');

const NOBODY: Player = {
  character: null,
  special_left: 0,
  space: null,
  jewels: {},
  jewelry: [],
  pack: [],
  pick: null,
  gear: [],
  drafted: [],
  gear_cost: 0,
  passed: true,
  card: null,
  noise: null,
  told: false,
  effect_done: false,
  special_used: false,
  decided: false,
};

/** The table of the worked examples: gallery, guard on h8 facing north, light on, round 5, lead seat 0, unless said otherwise. */
export function table(spaces: string, noise: string, change: Partial<View> = {}): View {
  const loud = list(noise).map(Number);
  const seats = list(spaces).map((space, at): Player => ({ ...NOBODY, space, noise: loud[at] ?? null }));
  const options = {
    seats: Math.max(seats.length, 2),
    mode: 'competitive',
    blueprint: 'gallery',
    first_seat: null,
    characters: 'none',
    gear: 'none',
    jewelry_dealt: 4,
    coop_deck: 20,
    coop_gear_budget: 4,
    coop_finish: 'deck',
    coop_fence: 'plain',
  } satisfies Options;
  return {
    game: 'jewel-heist',
    v: 2,
    options,
    phase: 'move',
    round: 5,
    first_seat: 0,
    lead: 0,
    blueprint: 'gallery',
    bag: {},
    jewels: {},
    guard: { at: 'h8', facing: [0, -1], light: true },
    smoke: [],
    wires: [],
    alarms: [],
    deck: { count: 18 },
    discard: [],
    shared: [],
    stacks: [],
    seats,
    questioned: null,
    last_questioned: null,
    queue: [],
    drawn: [],
    fence_left: 0,
    result: null,
    ...change,
  };
}

export const overviewOf = (change: Partial<Overview>): Overview => ({ ...NOTHING_TOLD, ...change });
export const endsAt = (cells: string, caught: readonly [number, number] = [0, 1]): End[] =>
  list(cells).map((at) => ({ at, caught: [caught[0], caught[1]] }));

/** A walk of three steps towards seat 1, as the rules foresee it. */
export const OUTLOOK: Outlook = {
  steps: 3,
  odds: [1, 2],
  wired: false,
  at: 'f4',
  facing: [-3, -1],
  wind: 'WNW',
  lit: ['c3', 'e3'],
  catches: [1],
  walk: [
    { from: 'h8', to: 'h6', direction: 'N', why: { kind: 'heard', how: 'loudest', source: { seat: 1, alarm: false, noise: 8, at: 'c3' } } },
    { from: 'h6', to: 'h4', direction: 'N', why: { kind: 'on' } },
    { from: 'h4', to: 'f4', direction: 'W', why: { kind: 'heard', how: 'closer', source: { seat: 1, alarm: false, noise: 8, at: 'c3' } } },
  ],
  turn: { kind: 'heard', how: 'loudest', source: { seat: 1, alarm: false, noise: 8, at: 'c3' } },
};

/** A table as the server shows it to a seat, or to nobody's in particular. */
export function stageOf(speaker: Speaker, view: View, insight: Overview, seat: number | null, legal: Action[] = []): Stage {
  const store = new TableStore('t1');
  store.hear({
    type: 'view',
    number: 1,
    seat,
    view,
    insight,
    turn: null,
    decision: legal.length === 0 ? null : { id: 'd1', legal },
    undo: false,
  });
  return new Stage(store, new JewelScene(), () => speaker);
}
