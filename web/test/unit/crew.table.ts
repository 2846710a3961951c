/** Tables of Heist for the tests: moments of games that the real rules played, and what is put together from them. */
import four from '../fixtures/crew-four.json';
import two from '../fixtures/crew-two.json';
import type { Action, Overview, View } from '../../src/games/crew-heist/model.ts';
import { CrewScene } from '../../src/games/crew-heist/scene.svelte.ts';
import { Stage } from '../../src/games/stage.svelte.ts';
import { TableStore } from '../../src/state/table.svelte.ts';
import { unfold, type Folded } from '../unfold.ts';
import { speakersOf } from './support.ts';

export interface Moment {
  kind: string;
  mover: number | null;
  legal: Action[];
  view: View;
  insight: Overview;
}

const momentsOf = (game: unknown): Moment[] =>
  unfold(game as Folded).map(({ kind, mover, legal, views, insights }) => ({
    kind,
    mover,
    legal: legal as Action[],
    view: views[0] as View,
    insight: insights[0] as Overview,
  }));

export const GAMES = Object.entries({ two, four }).map(([name, game]) => [name, momentsOf(game)] as const);

export const speakers = speakersOf('crew-heist');

/** An attempt of seat 0 to sneak. */
export const ATTEMPT = {
  lead: 0,
  helpers: [],
  kind: 'sneak' as const,
  to: '1E8',
  tile: null,
  action: null,
  guard: null,
  with: [],
  clear: null,
  skill: 'finesse' as const,
  need: 2,
};

/** Four crooks on the tower before the first race, with every tile face down and no guards. */
export function bare(): View {
  const view = momentsOf(four).find(({ kind }) => kind === 'planning')?.view as View;
  return {
    ...view,
    guards: [],
    tiles: view.tiles.map((tile) => ({ ...tile, state: 'down', tile: null })),
    players: view.players.map((player) => ({ ...player, inventory: [] })),
  };
}

/** A race on it, everybody on one square. */
export const racing = (square: string, change: Partial<View> = {}): View => ({
  ...bare(),
  phase: 'acting',
  round: 1,
  players: bare().players.map((player) => ({ ...player, square })),
  ...change,
});

/** A table that only writes down what it is asked to do. */
export class Listening extends TableStore {
  asked: Action[] = [];
  override act(action: unknown): void {
    this.asked.push(action as Action);
  }
  override actWhenFree(action: unknown): void {
    this.asked.push(action as Action);
  }
}

/** A table at which seat 0 is asked this. */
export function stageOf(view: View, legal: readonly Action[], insight?: Overview): { stage: Stage; table: Listening } {
  const table = new Listening('t1');
  table.hear({ type: 'welcome', protocol: 1, player: { id: 'p0', name: 'Ada' }, server: 'test' });
  table.hear({
    type: 'view',
    number: 1,
    seat: 0,
    view,
    ...(insight === undefined ? {} : { insight }),
    turn: { mode: 'open', seats: [0] },
    decision: legal.length === 0 ? null : { id: 'd1', legal: [...legal] },
    undo: false,
  });
  return { stage: new Stage(table, new CrewScene(), () => speakers[0]), table };
}
