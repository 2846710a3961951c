/**
 * The table after each event of a game: for replays, and for the answer of the building, which is shown step by step. Nothing is secret in this game, so there is
 * one view for all. What no event tells comes from the actions and the draws. The tests compare it with the views that the rules gave.
 */
import type { Replayer } from '../game.ts';
import type { Odds } from '../../words/speaker.ts';
import { CARDS, CREW, ELITES, ITEMS, TILES } from './content.ts';
import { mapOf } from './map.ts';
import { FIRST_ALERT, waitsFor, type Action, type Back, type Decks, type Options, type Pile, type Player, type Telling, type View } from './model.ts';
import { freshChance } from './odds.ts';
import { begin, type Draft } from './replay-actions.ts';
import { tellGuards } from './replay-guards.ts';
import { tellPlayers } from './replay-players.ts';
import { sayEvent } from './say.ts';

const LEVELS: Record<string, { guards: number; alarm: number }> = {
  first: { guards: 3, alarm: 0 }, easy: { guards: 4, alarm: 0 }, normal: { guards: 6, alarm: 0 }, hard: { guards: 7, alarm: 1 }, challenge: { guards: 8, alarm: 2 }, impossible: { guards: 8, alarm: 3 },
};
const BACKS: readonly Back[] = ['secure', 'staff', 'plain'];

const counted = (ids: readonly string[]): Pile => ids.reduce<Pile>((pile, id) => ({ ...pile, [id]: (pile[id] ?? 0) + 1 }), {});

/** Every deck as it lies in the box. */
function fullDecks(options: Options): Decks {
  const { facts } = mapOf(options);
  const tiles = (deck: string): Pile => Object.fromEntries([...TILES.values()].filter((tile) => tile.deck === deck).map(({ id, copies }) => [id, copies ?? 1]));
  return {
    hall: tiles('hall'), door: tiles('door'),
    room: { secure: counted(facts.room_deck['secure'] ?? []), staff: counted(facts.room_deck['staff'] ?? []), plain: counted(facts.room_deck['plain'] ?? []) },
    backs: facts.back_bags.map((bag) => Object.fromEntries(BACKS.flatMap((back) => (bag[back] === undefined ? [] : [[back, bag[back]]])))),
    events: Object.fromEntries([...CARDS.values()].map(({ id, copies }) => [id, copies])), events_discard: {},
    items: options.items ? Object.fromEntries([...ITEMS.values()].filter(({ token }) => token !== true).map(({ id }) => [id, copiesOf(id)])) : {},
    characters: [...CREW.keys()], elites: [...ELITES.keys()],
  };
}

const copiesOf = (id: string): number => (ITEMS.get(id) as { copies?: number } | undefined)?.copies ?? 1;

const nobody = (seat: number): Player => ({
  seat, character: null, status: 'in', square: null, misses: 0, finished: null, hidden: false, exposed: false, caught_by: [], fought: [], noise: null, inventory: [], dropped: [],
  dice: [], missed: false, notice: null, waiting: false, ready: false, placed: false, power_used: null, quiet_left: 0, used: 0,
});

/** The table before anything has happened. */
export function laid(options: Options): View {
  const map = mapOf(options);
  const { guards, alarm } = LEVELS[options.difficulty] ?? { guards: 3, alarm: 0 };
  const tiles = map.cells.filter(({ kind }) => kind === 'hall' || kind === 'door' || kind === 'room');
  return {
    game: 'crew-heist', options, round: 0, phase: options.characters === 'choose' ? 'characters' : 'setup', players: Array.from({ length: options.seats }, (_, seat) => nobody(seat)), attempts: [],
    guards: map.posts.slice(0, guards).map(({ n, start }) => ({ n, square: start, distracted: false, elite: null, extra: 0 })), stations: [],
    tiles: tiles.map(({ id, kind }) => ({ square: id, state: 'down', ...(kind === 'room' ? { back: null } : {}), tile: null, activated: false })),
    decks: fullDecks(options), alerts: [], evidence: {}, decoys: [], things: [], track: FIRST_ALERT[alarm] ?? 0, alarm, in_force: alarm, reached: alarm, mods: [], captured: [], loot_out: false,
    planning: { timed: options.planning === 'timed', voted: false, vote: null, order: [], at: 0 }, environment: null, pending: [], result: null,
  };
}

/** A copy that may be changed: lists inside lists are replaced as a whole. */
function draftOf(view: View): Draft {
  return {
    ...view, players: view.players.map((player) => ({ ...player })), guards: view.guards.map((guard) => ({ ...guard })), tiles: view.tiles.map((tile) => ({ ...tile })),
    attempts: view.attempts.map((attempt) => ({ ...attempt })), planning: { ...view.planning }, decks: { ...view.decks },
  };
}

/** The view with one event more in it. */
export function after(view: View, event: Telling): View {
  const draft = draftOf(view);
  if (!tellPlayers(draft, event)) tellGuards(draft, event);
  return draft;
}

/** What an action says that its events do not. */
export function begun(view: View, seat: number, action: Action): View {
  const draft = draftOf(view);
  begin(draft, seat, action);
  return draft;
}

export const taken = (pile: Pile, id: string): Pile => {
  const { [id]: left = 0, ...rest } = pile;
  return left > 1 ? { ...pile, [id]: left - 1 } : rest;
};

type Outcome = { type: 'back'; square: string; back: Back } | { type: 'elite'; guard: number; elite: string } | { type: string; [field: string]: unknown };

/** What chance decides without an event, and a speech that ends because time is up. */
export function fell(view: View, outcome: unknown): View {
  const draft = draftOf(view);
  draft.doing = null;
  const drawn = outcome as Outcome | undefined;
  if (drawn === undefined) {
    if (draft.phase === 'planning' && draft.planning.timed) draft.planning.at += 1;
  } else if (drawn.type === 'back') {
    const { square, back } = drawn as { square: string; back: Back };
    const bag = mapOf(view.options).facts.back_bags.findIndex(({ squares }) => squares.includes(square));
    draft.decks.backs = draft.decks.backs.map((pile, at) => (at === bag ? taken(pile, back) : pile));
    draft.tiles = draft.tiles.map((tile) => (tile.square === square ? { ...tile, back } : tile));
  } else if (drawn.type === 'elite') {
    const { guard, elite } = drawn as { guard: number; elite: string };
    draft.decks.elites = draft.decks.elites.filter((id) => id !== elite);
    draft.guards = draft.guards.map((one) => (one.n === guard ? { ...one, elite } : one));
  }
  return draft;
}

/** The kind that a ticket draws from a pile, in the order of the box. */
function nth(pile: Pile, order: Iterable<string>, drawn: number): string | undefined {
  let rest = drawn;
  for (const id of order) {
    const left = pile[id] ?? 0;
    if (rest < left) return id;
    rest -= left;
  }
  return undefined;
}

/** What a ticket stands for, given the table as it was (CH 5.6). */
export function outcomeOf(view: View, outcome: unknown, drawn: number): unknown {
  const was = outcome as { type: string; square?: string; faces?: number[] };
  const { decks } = view;
  switch (was.type) {
    case 'dice':
      return { ...was, faces: was.faces?.map((_, at) => (Math.floor(drawn / 6 ** at) % 6) + 1) };
    case 'character':
      return { ...was, character: decks.characters[drawn] };
    case 'elite':
      return { ...was, elite: decks.elites[drawn] };
    case 'item':
      return { ...was, item: nth(decks.items, ITEMS.keys(), drawn) };
    case 'event':
      return { ...was, card: nth(Object.keys(decks.events).length === 0 ? decks.events_discard : decks.events, CARDS.keys(), drawn) };
    case 'back': {
      const bag = mapOf(view.options).facts.back_bags.findIndex(({ squares }) => squares.includes(was.square ?? ''));
      return { ...was, back: nth(decks.backs[bag] ?? {}, BACKS, drawn) };
    }
    default: {
      const kind = mapOf(view.options).kind(was.square ?? '');
      const back = view.tiles.find(({ square }) => square === was.square)?.back ?? 'plain';
      return { ...was, tile: nth(kind === 'hall' ? decks.hall : kind === 'door' ? decks.door : decks.room[back], TILES.keys(), drawn) };
    }
  }
}

/** Every attempt of a game by whoever led it to its end: how likely it was when it began with one die after the other, and how it went. */
export function attemptsIn(events: readonly Telling[]): { seat: number; chance: Odds; success: boolean }[] {
  const open = new Map<number, number>();
  const misses = new Map<number, number>();
  const skills = new Map<number, (typeof CREW extends ReadonlyMap<string, infer C> ? C : never)>();
  const found: { seat: number; chance: Odds; success: boolean }[] = [];
  const close = (seat: number, success: boolean): void => {
    const chance = open.get(seat);
    if (chance !== undefined && open.delete(seat)) found.push({ seat, chance: [chance, 1], success });
  };
  for (const event of events) {
    if (event.event === 'character') {
      const facts = CREW.get(event.character);
      if (facts !== undefined) skills.set(event.seat, facts);
    } else if (event.event === 'phase' && event.phase === 'acting') misses.clear();
    else if (event.event === 'attempt') open.set(event.lead, freshChance(event.need, Math.max(1, (skills.get(event.lead)?.skills[event.skill] ?? 0) - (misses.get(event.lead) ?? 0)), 1));
    else if (event.event === 'dice') misses.set(event.seat, (misses.get(event.seat) ?? 0) + event.misses);
    else if (event.event === 'moved' && event.how === 'walk') misses.set(event.seat, (misses.get(event.seat) ?? 0) + 1);
    else if (event.event === 'helped') open.delete(event.lead);
    else if (event.event === 'succeeded') close(event.lead, true);
    else if (event.event === 'failed') close(event.seat, false);
    else if (event.event === 'void') event.seats.forEach((seat) => open.delete(seat));
    else if (event.event === 'moved') open.delete(event.seat);
  }
  return found;
}

/** The game as the replay page asks for it. */
export const replayer: Replayer = {
  laid: (options) => laid(options as Options),
  after: (view, event) => after(view as View, event as Telling),
  begun: (view, seat, action) => begun(view as View, seat, action as Action),
  fell: (view, outcome) => fell(view as View, outcome),
  seenBy: (view) => view,
  waitsFor: (view) => waitsFor(view as View),
  outcomeOf: (view, outcome, drawn) => outcomeOf(view as View, outcome, drawn),
  say: (event) => sayEvent(event as Telling),
  attempts: (events) => attemptsIn(events as Telling[]).map((one) => ({ ...one, what: 'crew-heist-web-luck' })),
};
