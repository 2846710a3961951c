/**
 * Shows the real components with views that the real rules gave (test/fixtures), at any step, for looking at them.
 * The end-to-end tests use the real server instead; nothing of this is in the built client.
 */
import { mount } from 'svelte';
import '../../src/app.css';
import { load } from '../../src/games/registry.ts';
import type { Entry, SeatInfo, ToClient } from '../../src/protocol.ts';
import { remembered, type Theme } from '../../src/state/remembered.svelte.ts';
import { gameList } from '../../src/state/game-list.svelte.ts';
import { TableStore } from '../../src/state/table.svelte.ts';
import { words } from '../../src/words/language.svelte.ts';
import type { LanguageCode } from '../../src/words/speaker.ts';
import { unfold, type Folded } from '../unfold.ts';
import Shown from './Shown.svelte';

const ask = new URLSearchParams(location.search);
interface Fixture {
  game: string;
  options: { seats: number };
  /** Moments of a game, each with the number of its step or the name of what is asked in it. */
  steps: {
    kind?: string;
    at?: number;
    events: { event: string }[];
    mover: number | null;
    legal: unknown[];
    views: unknown[];
    insights?: unknown[];
    /** What the rules answered there, question by question. */
    answers?: [unknown, unknown][];
  }[];
}
const fixtures = import.meta.glob<{ default: Fixture | Folded }>('../fixtures/*.json');

remembered.theme = (ask.get('theme') ?? 'system') as Theme;
remembered.guided = ask.get('guide') === null;
remembered.language = (ask.get('lang') ?? 'en') as LanguageCode;
await words.start();
// There is no server to ask what there is to play; the lobby is looked at with figures that fit its cards.
gameList.games = ['dice-heist', 'quartz-dice', 'museum-heist', 'jewel-heist', 'crew-heist'].map((slug) => ({
  slug,
  title: slug,
  rules: 1,
  seats: { min: 2, max: 5 },
  minutes: 20,
  quick_start: { seats: 3 },
  race: slug === 'crew-heist',
  options: [],
}));

const name = ask.get('game') ?? 'five-raids';
const kept = (await fixtures[`../fixtures/${name}.json`]?.())?.default;
if (kept === undefined) throw new Error(`there is no fixture ${name}`);
const game: Fixture = kept.game === 'crew-heist' ? { ...kept, steps: unfold(kept as Folded) } : (kept as Fixture);
const module = await load(game.game);
const named = game.steps.findIndex(({ kind }) => kind !== undefined && kind === ask.get('kind'));
/** The last moment that is not after this step. */
const momentAt = (number: number): number =>
  Math.max(
    0,
    game.steps.findLastIndex(({ at }, place) => (at ?? place) <= number),
  );
const step = named >= 0 ? named : momentAt(Number(ask.get('step') ?? 0));
const phase = (ask.get('phase') ?? (game.steps[step]?.mover === null ? 'over' : 'playing')) as 'waiting' | 'playing' | 'over';
const player = { id: 'p0', name: 'Ada' };
const table = new TableStore('visual');
/** The step that is shown. */
let current = step;
table.use({
  send: (message) => {
    if (message.type === 'ask') answer(message.client, message.question);
    return true;
  },
});

/** Answers what the fixture has an answer for; the rest is refused. */
function answer(client: string, question: unknown): void {
  const found = game.steps[current]?.answers?.find(([asked]) => JSON.stringify(asked) === JSON.stringify(question));
  queueMicrotask(() =>
    found === undefined
      ? tell({ type: 'refused', to: 'ask', client, code: 'malformed', message: { key: 'refusal-malformed' } })
      : tell({ type: 'answer', client, answer: found[1] }),
  );
}

const seats: SeatInfo[] = Array.from({ length: game.options.seats }, (_, at): SeatInfo => {
  if (at === 0) return { kind: 'person', player, stand_in: null, entropy: true };
  if (phase === 'waiting' && at > 1) return { kind: 'open' };
  return at === 1
    ? { kind: 'person', player: { id: 'p1', name: 'Balthazar' }, stand_in: null, entropy: true }
    : { kind: 'bot', bot: 'greedy' };
});

const entryOf = (event: unknown): Entry => ({ event, say: { key: (event as { event: string }).event } });

let number = 0;
function tell(message: ToClient): void {
  table.hear(message);
}
function sightAt(at: number) {
  const one = game.steps[at];
  return {
    number,
    seat: ask.get('watch') === null ? 0 : null,
    // Where a spectator sees as much as seat 0 there is one view for both.
    view: one?.views[ask.get('watch') === null ? 0 : 1] ?? one?.views[0],
    ...(one?.insights === undefined ? {} : { insight: one.insights[0] }),
    turn: one?.mover == null ? null : { mode: 'sequential' as const, seats: [one.mover] },
    decision: one?.mover === 0 && ask.get('watch') === null ? { id: `d${at}`, legal: one.legal } : null,
    undo: false,
    // A race has a clock of its own; how much of it is left is for the reader of the picture to say.
    ...(ask.get('left') === null ? {} : { clocks: { left_ms: [], running: [], stretch_ms: Number(ask.get('left')) } }),
  };
}

tell({ type: 'welcome', protocol: 1, player, server: 'visual' });
tell({
  type: 'table',
  id: 'visual',
  game: game.game,
  rules: 1,
  options: game.options,
  settings: { clock: { kind: 'none' }, away_seconds: 60, bot_pause_ms: 900, actions_per_second: 4 },
  visibility: 'private',
  host: 'p0',
  phase,
  seats,
  commitment: '',
  result: null,
  rematch: null,
} as never);
tell({ type: 'presence', seats: seats.map((_, at) => at < 2), spectators: 1 });
table.status = 'open';
const before = game.steps.slice(0, step + 1).flatMap((one) => one.events.map((event) => entryOf(event)));
number = before.length;
if (phase !== 'waiting') {
  tell({ type: 'view', ...sightAt(step) });
  if (before.length > 0) tell({ type: 'update', first: 1, entries: before });
}
/** Plays the next step as the server would send it: for looking at what moves. */
Object.assign(window, {
  next(which: number | string) {
    const at = typeof which === 'number' ? momentAt(which) : game.steps.findIndex(({ kind }) => kind === which);
    const entries = (game.steps[at]?.events ?? []).map((event) => entryOf(event));
    const first = number + 1;
    number += entries.length;
    current = at;
    tell({ type: 'update', first, entries, sight: sightAt(at) });
  },
  /** Waits until the fonts are there, and nothing to press has changed its place or its size for two frames. */
  async still() {
    await document.fonts.ready;
    const frame = (): Promise<unknown> => new Promise((drawn) => requestAnimationFrame(drawn));
    const places = (): string =>
      [...document.querySelectorAll('main, main button')].map((one) => JSON.stringify(one.getBoundingClientRect())).join();
    for (let before = ''; before !== places();) {
      before = places();
      await frame();
      await frame();
    }
  },
});
const target = document.getElementById('app');
if (target !== null) mount(Shown, { target, props: { table, page: ask.get('page') ?? 'table', game: module } });
document.documentElement.dataset['ready'] = 'yes';
