/** What the tests of The Heist stand on: playthroughs that the rules wrote, and the table of the worked examples. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { blueprintOf } from '../../src/games/jewel-heist/blueprint.ts';
import type { Cell, Facing } from '../../src/games/jewel-heist/cell.ts';
import { walk } from '../../src/games/jewel-heist/guard.ts';
import type { Action, Options, Player, Telling, View } from '../../src/games/jewel-heist/model.ts';
import { after, begun, laid, replayer } from '../../src/games/jewel-heist/replay.ts';
import { Catalog, Speaker } from '../../src/words/speaker.ts';

export const read = (path: string): string => readFileSync(resolve('..', path), 'utf8');
export const speakers = (['en', 'fr'] as const).map((language) => new Speaker(new Catalog(language, [read(`locales/${language}/common.ftl`), read(`locales/${language}/jewel-heist.ftl`)]), ['Ada', 'Balthazar', 'Cleo', 'Dora', 'Emil', 'Fay']));

/** One move of a playthrough that the rules wrote: what stood there before it, and what came of it. */
export interface Step {
  /** The whole position and every view, where the playthrough shows them. */
  position: View | null;
  views: Map<number | null, View>;
  /** The legal actions of whoever was asked. */
  legal: Map<number, Action[]>;
  by: { seat: number; action: Action } | { outcome: unknown } | null;
  events: { seats: 'all' | (number | null)[]; event: Telling }[];
}

/** Reads a playthrough under records/: the rules' own account of a game, legal actions, positions and views included. */
export function playthrough(name: string): { options: Options; steps: Step[] } {
  const [head = '', ...blocks] = read(`records/jewel-heist/1/${name}.txt`).split(/^# \d+ .*$/m);
  const steps = blocks.map((block): Step => {
    const step: Step = { position: null, views: new Map(), legal: new Map(), by: null, events: [] };
    let asked = -1;
    for (const line of block.split('\n')) {
      const json = (): unknown => JSON.parse(line.slice(line.indexOf('{')));
      const view = /^view of (?:seat (\d)|spectator) /.exec(line);
      const seat = /^seat (\d) /.exec(line);
      const moved = /^> (?:seat (\d)|chance) /.exec(line);
      const told_ = /^ {2}(all|\[[^\]]*\]): /.exec(line);
      if (line.startsWith('position ')) step.position = json() as View;
      else if (view !== null) step.views.set(view[1] === undefined ? null : Number(view[1]), json() as View);
      else if (moved !== null) step.by = moved[1] === undefined ? { outcome: json() } : { seat: Number(moved[1]), action: json() as Action };
      else if (seat !== null) step.legal.set((asked = Number(seat[1])), []);
      else if (told_ !== null) step.events.push({ seats: told_[1] === 'all' ? 'all' : (JSON.parse(told_[1] ?? '[]') as (number | null)[]), event: json() as Telling });
      else if (line.startsWith('  {')) step.legal.get(asked)?.push(json() as Action);
    }
    return step;
  });
  return { options: JSON.parse(/^options (.*)$/m.exec(head)?.[1] ?? '{}') as Options, steps };
}

export const NAMES = ['three-seats', 'six-seats-mastermind', 'crew-of-two'] as const;
export const GAMES = NAMES.map((name) => [name, playthrough(name)] as const);
export const heardBy = (step: Step, viewer: number | null): Telling[] => step.events.filter(({ seats }) => seats === 'all' || seats.includes(viewer)).map(({ event }) => event);

/** The table before each move, everything lying open, as the page makes it from the record alone. */
export function replayed({ steps }: { steps: Step[] }): View[] {
  const options = (steps[0]?.position as View).options;
  let view = laid(options);
  return steps.map((step) => {
    const before = view;
    if (step.by !== null) view = 'action' in step.by ? begun(view, step.by.seat, step.by.action) : (replayer.fell?.(view, step.by.outcome) as View);
    for (const event of heardBy(step, null)) view = after(view, event);
    return before;
  });
}

export const spacesOf = (blueprint: string | null, cells: readonly Cell[]): Cell[] => cells.filter((cell) => blueprintOf(blueprint).isSpace(cell));
export const list = (text: string): string[] => text.split(' ').filter((word) => word !== '');

export const NOBODY: Player = { character: null, special_left: 0, space: null, jewels: {}, jewelry: [], pack: [], pick: null, gear: [], drafted: [], gear_cost: 0, passed: true, card: null, noise: null, told: false, effect_done: false, special_used: false, decided: false };

/** The table of section 11: gallery, guard on h8 facing north, light on, round 5, lead seat 0, unless said otherwise. */
export function table(spaces: string, noise: string, change: Partial<View> = {}): View {
  const loud = list(noise).map(Number);
  const seats = list(spaces).map((space, at): Player => ({ ...NOBODY, space, noise: loud[at] ?? null }));
  const options = { seats: Math.max(seats.length, 2), mode: 'competitive', blueprint: 'gallery', first_seat: null, characters: 'none', gear: 'none', jewelry_dealt: 4, coop_deck: 20, coop_gear_budget: 4, coop_finish: 'deck', coop_fence: 'plain' } satisfies Options;
  return { ...laid(options), phase: 'move', round: 5, first_seat: 0, lead: 0, bag: {}, guard: { at: 'h8', facing: 'N', light: true }, deck: { count: 18 }, seats, ...change };
}
export const guardAt = (at: Cell, facing: Facing, light = true): { guard: View['guard'] } => ({ guard: { at, facing, light } });
export const ends = (view: View, steps: number): string => {
  const walked = walk(view, steps);
  return [...walked.steps.map(({ to }) => to), walked.facing].join(' ');
};
