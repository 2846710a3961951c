/** Traces, the alarm, cards and guards, as they change the table of a replay. */
import { CARDS, ITEMS, TILES } from './content.ts';
import type { Player, Telling, TellingOf } from './model.ts';
import { isCard, type Draft } from './replay-actions.ts';
import { sorted } from './replay-players.ts';

const ascending = (one: number, other: number): number => one - other;

/** The card that was turned, and what it does without another event. */
function turnCard(view: Draft, { card, matches }: TellingOf<'event_card'>): void {
  const { decks } = view;
  const [events, discard] = Object.keys(decks.events).length === 0 ? [decks.events_discard, {}] : [decks.events, decks.events_discard];
  const left = Object.entries(events).map(([id, many]) => [id, id === card ? many - 1 : many] as const).filter(([, many]) => many > 0);
  view.decks = { ...decks, events: Object.fromEntries(left), events_discard: { ...discard, [card]: ((discard as Record<string, number>)[card] ?? 0) + 1 } };
  if (view.environment !== null) view.environment = { events_left: view.environment.events_left - 1 };
  if (!matches) return;
  for (const effect of CARDS.get(card)?.effects ?? []) {
    if (effect.do === 'clear' && effect.tokens?.includes('evidence')) view.evidence = {};
    if (effect.do === 'turn') quieten(view);
    if (effect.do === 'mod' && effect.key !== undefined) view.mods = [...view.mods, { key: effect.key, n: Number(effect.n), until: 'round' }];
    if (effect.do === 'extra') {
      const awake = view.guards.filter(({ distracted }) => !distracted);
      for (const guard of effect.who === 'lowest' ? awake.slice(0, 1) : awake) guard.extra += Number(effect.n);
    }
  }
}

function quieten(view: Draft): void {
  for (const player of view.players) player.noise = null;
  view.decoys = [];
}

function letGo(view: Draft, guard: number): void {
  for (const player of view.players) player.caught_by = player.caught_by.filter((n) => n !== guard);
}

function search(view: Draft, squares: readonly string[]): void {
  const searched = new Set(squares);
  view.evidence = Object.fromEntries(Object.entries(view.evidence).filter(([square]) => !searched.has(square)));
  const isFound = ({ item, square }: { item: string; square: string }): boolean => searched.has(square) && (isCard(item) || item === 'loot') && ITEMS.has(item);
  // The loot goes back to the vault (CH-10.6).
  if (view.things.some((thing) => thing.item === 'loot' && isFound(thing))) {
    const vault = view.tiles.find(({ tile }) => tile !== null && TILES.get(tile)?.actions.some(({ effects }) => effects?.some(({ item }) => item === 'loot')));
    if (vault !== undefined) vault.activated = false;
  }
  view.things = view.things.filter((thing) => !isFound(thing));
}

/** What guards do. */
function tellGuardDeeds(view: Draft, event: Telling): void {
  const guard = 'guard' in event ? view.guards.find(({ n }) => n === event.guard) : undefined;
  switch (event.event) {
    case 'distracted':
      if (guard !== undefined) guard.distracted = true;
      letGo(view, event.guard);
      break;
    case 'stood_up':
      if (guard !== undefined) guard.distracted = false;
      break;
    case 'incapacitated':
      view.guards = view.guards.filter(({ n }) => n !== event.guard);
      letGo(view, event.guard);
      if (guard !== undefined) view.things = [...view.things, { item: 'incapacitated_guard', n: event.guard, square: guard.square }];
      break;
    case 'guard_added':
      view.guards = [...view.guards.filter(({ n }) => n !== event.guard), { n: event.guard, square: event.square, distracted: false, elite: null, extra: 0 }].sort((one, other) => one.n - other.n);
      break;
    case 'guard_moved':
      if (guard !== undefined) guard.square = event.to;
      break;
    case 'collected':
      view.alerts = view.alerts.filter((square) => square !== event.square);
      view.decoys = view.decoys.filter((square) => square !== event.square);
      for (const player of view.players) if (player.noise === event.square) player.noise = null;
      break;
    case 'searched':
      search(view, event.squares);
      break;
    case 'spotted':
      view.things = view.things.filter(({ item, n, square }) => !(item === 'incapacitated_guard' && n === event.post && square === event.square));
      break;
    case 'caught': {
      const player = view.players[event.seat];
      if (player !== undefined) player.caught_by = [...new Set([...player.caught_by, event.guard])].sort(ascending);
      break;
    }
    default:
      break;
  }
}

const CAPTURED: Partial<Player> = { status: 'captured', square: null, noise: null, hidden: false, exposed: false, caught_by: [], finished: null, waiting: false };

/** What becomes of players when they are seen, taken, freed. */
function tellFates(view: Draft, event: Telling): void {
  const player = 'seat' in event && typeof event.seat === 'number' ? view.players[event.seat] : undefined;
  if (player === undefined) return;
  switch (event.event) {
    case 'exposed':
    case 'unexposed':
      player.exposed = event.event === 'exposed';
      break;
    case 'hidden':
    case 'unhidden':
      player.hidden = event.event === 'hidden';
      break;
    case 'released':
      player.caught_by = [];
      break;
    case 'captured':
      Object.assign(player, CAPTURED);
      view.captured = [...view.captured, event.seat];
      break;
    case 'rescued':
      Object.assign(player, { status: 'in', square: event.square, waiting: false });
      view.captured = view.captured.filter((seat) => seat !== event.seat);
      break;
    default:
      break;
  }
}

/** Tokens, the track and the cards, and then guards and fates. */
export function tellGuards(view: Draft, event: Telling): void {
  switch (event.event) {
    case 'noise':
      if (event.seat === null) view.decoys = sorted([...view.decoys, event.square]);
      else Object.assign(view.players[event.seat] ?? {}, { noise: event.square });
      break;
    case 'alert':
      view.alerts = sorted(new Set([...view.alerts, event.square]));
      break;
    case 'evidence':
      view.evidence = { ...view.evidence, [event.square]: (view.evidence[event.square] ?? 0) + event.n };
      break;
    case 'track':
      view.track = event.to;
      break;
    case 'alarm':
      view.alarm = event.to;
      break;
    case 'in_force':
      view.in_force = event.to;
      view.reached = Math.max(view.reached, event.to);
      break;
    case 'event_card':
      turnCard(view, event);
      break;
    case 'noise_removed':
      quieten(view);
      break;
    case 'result':
      view.result = event.result;
      break;
    default:
      tellFates(view, event);
      tellGuardDeeds(view, event);
  }
}
