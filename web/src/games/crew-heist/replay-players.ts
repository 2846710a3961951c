/** What players do, as it changes the table of a replay. */
import { CREW, ITEMS, TILES, type Effect } from './content.ts';
import { mapOf } from './map.ts';
import { TRACK, attemptOf, type Attempt, type Carried, type Player, type Telling, type TellingOf } from './model.ts';
import { modsOf } from './odds.ts';
import { isCard, said, type Draft } from './replay-actions.ts';

const bounded = (misses: number): number => Math.max(0, Math.min(TRACK, misses));
const sum = (view: Draft, seat: number, key: string): number => modsOf(view, seat).filter((mod) => mod.key === key).reduce((total, { n }) => total + n, 0);
/** Names in the order of the rules: floor, row, column, elevators last. */
const orderOf = (square: string): number => (/^\d/.test(square) ? Number(square[0]) * 10_000 + Number(square.slice(2)) * 100 + square.charCodeAt(1) : Infinity);
export const sorted = (squares: Iterable<string>): string[] => [...squares].sort((one, other) => orderOf(one) - orderOf(other));

function clearDice(view: Draft, seats: readonly number[]): void {
  for (const seat of seats) {
    const player = view.players[seat];
    if (player !== undefined) Object.assign(player, { dice: [], missed: false });
  }
}

/** Who speaks in which order: clockwise from the highest Social skill (CH-13.3). */
function speeches(view: Draft): number[] {
  const inside = view.players.filter(({ status }) => status === 'in');
  const social = ({ character }: Player): number => (character === null ? 0 : (CREW.get(character)?.skills.social ?? 0));
  const first = inside.reduce<Player | null>((best, player) => (best === null || social(player) > social(best) ? player : best), null);
  if (first === null) return [];
  return view.players.map((_, at) => (first.seat + at) % view.players.length).filter((seat) => view.players[seat]?.status === 'in');
}

const quietPlanning = (timed: boolean): Draft['planning'] => ({ timed, voted: false, vote: null, order: [], at: 0 });

function enter(view: Draft, { round, phase }: TellingOf<'phase'>): void {
  view.phase = phase;
  view.round = round;
  if (phase === 'placing') view.decks = { ...view.decks, backs: [], characters: [], elites: [] };
  if (phase === 'environment') view.environment = { events_left: view.in_force >= 5 ? 2 : 1 };
  if (phase === 'over') view.environment = null;
  if (phase !== 'planning' && phase !== 'acting') return;
  view.environment = null;
  view.mods = view.mods.filter(({ until }) => until !== 'round');
  for (const guard of view.guards) guard.extra = 0;
  view.planning = quietPlanning(view.planning.timed);
  for (const player of view.players) player.ready = false;
  if (phase === 'planning' && view.planning.timed) view.planning.order = speeches(view);
  if (phase === 'acting') for (const player of view.players) start(view, player);
}

/** A player phase begins (CH 5.2). */
function start(view: Draft, player: Player): void {
  const heavy = player.inventory.filter(({ item }) => ITEMS.get(item)?.heavy === true).length;
  Object.assign(player, {
    finished: null, waiting: false, missed: false, fought: [], dropped: [], used: 0, misses: bounded(heavy - sum(view, player.seat, 'heavy_free')), quiet_left: Math.max(0, sum(view, player.seat, 'quiet_run')),
    power_used: player.power_used === 'game' ? 'game' : null,
  } satisfies Partial<Player>);
}

function attempt(view: Draft, event: TellingOf<'attempt'>): void {
  const { lead, kind, skill, need, target } = event;
  const tile = said(view, lead, 'tile');
  const isStep = kind === 'run' || kind === 'sneak';
  const square = typeof target === 'string' ? target : null;
  const guard = typeof target === 'number' ? target : null;
  const made: Attempt = {
    lead, helpers: [], kind, skill, need, guard, to: isStep ? square : null, tile: isStep ? null : square, action: tile?.action ?? null, x: tile?.x ?? null, with: tile?.with ?? [],
    clear: said(view, lead, 'distract')?.clear ?? null,
  };
  view.attempts = [...view.attempts.filter((one) => one.lead !== lead), made].sort((one, other) => one.lead - other.lead);
  if (kind === 'fight' && guard !== null) fights(view, lead, guard);
}

function fights(view: Draft, seat: number, guard: number): void {
  const player = view.players[seat];
  if (player !== undefined && !player.fought.includes(guard)) player.fought = [...player.fought, guard].sort((one, other) => one - other);
}

function succeed(view: Draft, lead: number): void {
  const open = view.attempts.find((one) => one.lead === lead);
  const player = view.players[lead];
  if (open === undefined || player === undefined) return;
  clearDice(view, [lead, ...open.helpers]);
  view.attempts = view.attempts.filter((one) => one !== open);
  if (open.kind === 'run' && player.quiet_left > 0) player.quiet_left -= 1;
  const { clear } = open;
  if (clear === 'alert') view.alerts = view.alerts.filter((square) => square !== player.square);
  else if (clear === 'decoy') view.decoys = view.decoys.toSpliced(view.decoys.indexOf(player.square ?? ''), 1);
  else if (clear !== null) {
    const noisy = view.players[clear.noise];
    if (noisy !== undefined && noisy.noise === player.square) noisy.noise = null;
  }
}

const PASSES: readonly Attempt['kind'][] = ['disable', 'activate', 'distract', 'fight', 'incapacitate'];

function fail(view: Draft, seat: number, kind: Attempt['kind']): void {
  const open = attemptOf(view, seat);
  clearDice(view, [seat]);
  const player = view.players[seat];
  if (kind === 'notice' && player !== undefined && (open === null || open.lead === seat)) player.notice = null;
  if (open === null) return;
  const others = view.attempts.filter((one) => one.lead !== open.lead);
  const [next, ...rest] = open.helpers;
  const passed = open.lead !== seat ? { ...open, helpers: open.helpers.filter((one) => one !== seat) } : PASSES.includes(kind) && next !== undefined ? { ...open, lead: next, helpers: rest } : null;
  if (open.lead === seat && passed === null) clearDice(view, open.helpers);
  view.attempts = [...others, ...(passed === null ? [] : [passed])].sort((one, other) => one.lead - other.lead);
}

/** Somebody whose attempt ends without success or failure, or who is taken along out of one. */
function leaveAttempt(view: Draft, seat: number): void {
  const open = attemptOf(view, seat);
  if (open === null) return;
  clearDice(view, open.lead === seat ? [seat, ...open.helpers] : [seat]);
  view.attempts = view.attempts.flatMap((one) => (one !== open ? [one] : open.lead === seat ? [] : [{ ...open, helpers: open.helpers.filter((helper) => helper !== seat) }]));
}

function move(view: Draft, { seat, to, how }: TellingOf<'moved'>): void {
  const player = view.players[seat];
  if (player === undefined) return;
  if (how === 'walk') player.misses = bounded(player.misses + 1);
  if (how === 'stumble' || (how === 'group_bypass' && attemptOf(view, seat)?.lead !== seat)) leaveAttempt(view, seat);
  Object.assign(player, { square: to, hidden: false });
}

function turnUp(view: Draft, { square, tile, seat }: TellingOf<'tile_up'>): void {
  const facts = TILES.get(tile);
  const lying = view.tiles.find((one) => one.square === square);
  if (facts === undefined || lying === undefined) return;
  Object.assign(lying, { state: 'up', tile });
  const take = (pile: Record<string, number>): Record<string, number> => Object.fromEntries(Object.entries(pile).map(([id, left]) => [id, id === tile ? left - 1 : left] as const).filter(([, left]) => left > 0));
  view.decks = facts.deck === 'room' ? { ...view.decks, room: { ...view.decks.room, [facts.back ?? 'plain']: take(view.decks.room[facts.back ?? 'plain']) } } : { ...view.decks, [facts.deck]: take(view.decks[facts.deck]) };
  const map = mapOf(view.options);
  if (facts.guarded === true) {
    const home = facts.deck === 'room' ? [square] : sorted(map.joined.get(square) ?? []);
    view.stations = [...view.stations, { n: map.posts.length + view.stations.length + 1, tile: square, home }];
  }
  const isSeen = view.tiles.some((one) => one.activated && TILES.get(one.tile ?? '')?.actions.some(({ mods }) => mods?.some(({ key }) => key === 'no_notice')));
  const player = seat === null ? undefined : view.players[seat];
  if (player !== undefined && view.options.tiles === 'hidden' && !isSeen && (facts.notice ?? 0) > 0) player.notice = square;
}

function removeTile(view: Draft, square: string): void {
  const lying = view.tiles.find((one) => one.square === square);
  if (lying !== undefined) Object.assign(lying, { state: 'removed', activated: false });
  for (const player of view.players) if (player.notice === square) player.notice = null;
}

const rankOf = (item: string): number => [...ITEMS.keys()].indexOf(item);
const inOrder = (list: readonly Carried[]): Carried[] => [...list].sort((one, other) => rankOf(one.item) - rankOf(other.item) || (one.n ?? 0) - (other.n ?? 0));

function pickUp(view: Draft, { seat, item, square }: TellingOf<'picked_up'>): void {
  const player = view.players[seat];
  const wanted = said(view, seat, 'pick_up');
  if (player === undefined) return;
  if (wanted === null || wanted.item !== item) {
    // A thing gained: a card comes out of its deck.
    const left = view.decks.items[item] ?? 0;
    if (left > 0) view.decks.items = Object.fromEntries(Object.entries(view.decks.items).map(([id, many]) => [id, id === item ? many - 1 : many] as const).filter(([, many]) => many > 0));
  } else {
    const at = view.things.findIndex((thing) => thing.item === item && thing.square === square && thing.n === wanted.n);
    view.things = view.things.toSpliced(at, at < 0 ? 0 : 1);
  }
  player.inventory = inOrder([...player.inventory, wanted?.n === undefined ? { item } : { item, n: wanted.n }]);
}

function drop(view: Draft, { seat, item, square }: TellingOf<'dropped'>): void {
  const player = view.players[seat];
  const wanted = said(view, seat, 'drop');
  const at = player?.inventory.findIndex((one) => one.item === item && (wanted === null || wanted.item !== item || one.n === wanted.n)) ?? -1;
  const thing = player?.inventory[at];
  if (player === undefined || thing === undefined) return;
  player.inventory = player.inventory.toSpliced(at, 1);
  view.things = [...view.things, { ...thing, square, ...(isCard(item) ? { owner: seat } : {}) }];
  const isBarred = player.status === 'in' && view.phase !== 'planning' && !player.dropped.some((one) => one.item === item && one.n === thing.n);
  if (isBarred) player.dropped = inOrder([...player.dropped, thing]);
}

function use(view: Draft, { seat, item, square }: TellingOf<'used'>): void {
  const player = view.players[seat];
  const facts = ITEMS.get(item);
  if (player === undefined || facts === undefined) return;
  const at = player.inventory.findIndex((one) => one.item === item);
  const lies = view.things.findIndex((thing) => thing.item === item && thing.square === square && thing.owner === seat);
  if (facts.single_use === true && at >= 0) player.inventory = player.inventory.toSpliced(at, 1);
  else if (facts.single_use === true && lies >= 0) view.things = view.things.toSpliced(lies, 1);
  applyQuietly(view, facts.effects ?? [], seat, square);
}

/** Effects that no event tells: markers, and tokens that are cleared. */
function applyQuietly(view: Draft, effects: readonly Effect[], seat: number, square: string): void {
  const map = mapOf(view.options);
  for (const effect of effects) {
    if (effect.do === 'miss') {
      const power = said(view, seat, 'power')?.target;
      const player = view.players[effect.who === 'chosen' && power !== undefined && 'seat' in power ? power.seat : seat];
      if (player !== undefined) player.misses = bounded(player.misses + Number(effect.n));
    } else if (effect.do === 'clear') {
      const near = new Set([square, ...(map.isStoodOn(square) ? (map.adjacent.get(square) ?? []) : (map.joined.get(square) ?? []))]);
      view.alerts = view.alerts.filter((one) => !near.has(one));
      view.decoys = view.decoys.filter((one) => !near.has(one));
      for (const player of view.players) if (player.noise !== null && near.has(player.noise)) player.noise = null;
    }
  }
}

function power(view: Draft, seat: number): void {
  const player = view.players[seat];
  const facts = player?.character == null ? undefined : CREW.get(player.character)?.power;
  if (player === undefined || facts === undefined) return;
  player.power_used = facts.uses ?? null;
  applyQuietly(view, facts.effects ?? [], seat, player.square ?? '');
}

function help(view: Draft, seat: number, lead: number): void {
  const open = view.attempts.find((one) => one.lead === lead);
  if (open === undefined || open.helpers.includes(seat)) return;
  open.helpers = [...open.helpers, seat];
  if (open.kind === 'fight' && open.guard !== null) fights(view, seat, open.guard);
}

function vote(view: Draft, event: TellingOf<'vote_called' | 'vote' | 'vote_result' | 'speaker'>): void {
  const { planning } = view;
  const add = (seats: readonly number[], seat: number): number[] => [...new Set([...seats, seat])].sort((one, other) => one - other);
  if (event.event === 'vote_called') Object.assign(planning, { voted: true, vote: { yes: [], no: [] } });
  else if (event.event === 'vote') planning.vote = planning.vote === null ? null : event.yes ? { ...planning.vote, yes: add(planning.vote.yes, event.seat) } : { ...planning.vote, no: add(planning.vote.no, event.seat) };
  else if (event.event === 'speaker') {
    if (planning.order.length === 0) planning.order = speeches(view);
    planning.at = (event.lap - 1) * planning.order.length + planning.order.indexOf(event.seat);
  } else {
    planning.vote = null;
    if (!event.passed) return;
    planning.timed = true;
    for (const player of view.players) player.ready = false;
  }
}

/** Tells what players do; whether this was something of theirs. */
export function tellPlayers(view: Draft, event: Telling): boolean {
  const player = 'seat' in event && typeof event.seat === 'number' ? view.players[event.seat] : undefined;
  switch (event.event) {
    case 'phase':
      enter(view, event);
      return true;
    case 'character':
      view.decks.characters = view.decks.characters.filter((id) => id !== event.character);
      if (player !== undefined) player.character = event.character;
      return true;
    case 'placed':
      if (player !== undefined) Object.assign(player, { square: event.square, placed: true });
      return true;
    case 'vote_called':
    case 'vote':
    case 'vote_result':
    case 'speaker':
      vote(view, event);
      return true;
    case 'attempt':
      attempt(view, event);
      return true;
    case 'helped':
      help(view, event.seat, event.lead);
      return true;
    case 'dice':
      if (player !== undefined) Object.assign(player, { dice: event.dice, missed: event.misses > 0, misses: bounded(player.misses + event.misses) });
      return true;
    case 'succeeded':
      succeed(view, event.lead);
      return true;
    case 'failed':
      fail(view, event.seat, event.kind);
      return true;
    case 'void':
      if (event.kind === 'notice') Object.assign(view.players[event.seats[0] ?? 0] ?? {}, { notice: null });
      clearDice(view, event.seats);
      view.attempts = view.attempts.filter(({ lead }) => lead !== event.seats[0]);
      return true;
    default:
      return tellDeeds(view, event, player);
  }
}

function tellDeeds(view: Draft, event: Telling, player: Player | undefined): boolean {
  switch (event.event) {
    case 'moved':
      move(view, event);
      return true;
    case 'finished':
      if (player !== undefined) player.finished = event.why;
      return true;
    case 'tile_up':
      turnUp(view, event);
      return true;
    case 'noticed':
    case 'refused':
      if (player !== undefined) player.notice = null;
      return true;
    case 'tile_removed':
      removeTile(view, event.square);
      return true;
    case 'activated':
      view.tiles = view.tiles.map((tile) => (tile.square === event.square ? { ...tile, activated: true } : tile));
      return true;
    case 'picked_up':
      pickUp(view, event);
      return true;
    case 'dropped':
      drop(view, event);
      return true;
    case 'used':
      use(view, event);
      return true;
    case 'power':
      power(view, event.seat);
      return true;
    case 'left':
      view.loot_out ||= event.loot;
      if (player !== undefined) Object.assign(player, { status: 'out', square: null, noise: null, inventory: [], hidden: false, exposed: false });
      return true;
    default:
      return false;
  }
}
