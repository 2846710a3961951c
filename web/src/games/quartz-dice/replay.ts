/**
 * The table after each event and action of a finished game: everything in this game lies open, so the view is the position.
 * The tests compare it with the views that the rules gave.
 */
import type { Odds } from '../../words/speaker.ts';
import type { Attempt, Replayer } from '../game.ts';
import { DICE, FACES, FREE_ROLLS, PAIRS, TOOLS, draws, emptyHeap, heapOf, listed, plus, reach, setUp, size, type Action, type Crystal, type Face, type Heap, type Line, type Miner, type Telling, type Turn, type View } from './model.ts';
import { sayEvent } from './say.ts';

const fresh = (): Turn => ({ dice: [], rolls: 0, rolling: 0, used: [], wilds_left: 0, act: null });
const empty = (out: number | null = null): Miner => ({ cart: emptyHeap(), chest: emptyHeap(), markers: 0, out });
const one = (crystal: Crystal): Partial<Heap> => ({ [crystal]: 1 });

/** The table before anything has happened in a game. */
function laid(options: View['options'], game: number, before: View | null): View {
  const { bag, box } = setUp(options.seats);
  const players = Array.from({ length: options.seats }, () => empty());
  return {
    options, phase: 'first_leader', game, games: before?.games ?? [], round: 0, leader: null, first_leader: before?.first_leader ?? null, seat: null,
    to_play: [], bag, box, pairs_left: PAIRS, players, turn: null, result: null,
  };
}

/** The players with one of them changed. */
const changed = (view: View, seat: number, change: (player: Miner) => Miner): Miner[] => view.players.map((player, at) => (at === seat ? change(player) : player));

/** The seats that are still in, from one on clockwise. */
function inOrder(view: View, first: number): number[] {
  const seats = view.players.map((_, at) => (first + at) % view.players.length);
  return seats.filter((seat) => view.players[seat]?.out === null);
}

/** Nothing is in use any more. */
const backToAct = (view: View): View => ({ ...view, phase: 'act', turn: view.turn === null ? null : { ...view.turn, act: null } });

/** The view with one event more in it. */
export function after(view: View | null, event: Telling): View {
  if (event.event === 'game_started') return laid(event.options, event.game, view);
  if (view === null) throw new Error('a game begins with its start');
  switch (event.event) {
    case 'first_leader':
      return { ...view, leader: event.seat, first_leader: event.by === 'rotation' ? view.first_leader : event.seat };
    case 'round_started': {
      const pairs_left = view.pairs_left - (event.added > 0 ? 1 : 0);
      return { ...view, round: event.round, leader: event.leader, pairs_left, bag: plus(view.bag, { unstable: event.added }), to_play: inOrder(view, event.leader) };
    }
    case 'turn_started':
      return { ...view, seat: event.seat, phase: 'mine', turn: fresh() };
    case 'turn_ended':
      return { ...view, to_play: view.to_play.slice(1), turn: null };
    case 'accident':
      return { ...view, bag: plus(view.bag, event.returned), players: changed(view, event.seat, () => empty(event.order)) };
    case 'leader_tie':
      return { ...view, phase: 'choose_leader', seat: event.chooser, to_play: [], turn: null };
    case 'new_leader':
      return { ...view, leader: event.seat };
    case 'game_scored':
      return view.game < 3 ? { ...view, games: [...view.games, event.lines.filter((line): line is Line => line !== null)] } : view;
    case 'game_over':
      return { ...view, phase: 'over', seat: null, to_play: [], turn: null, result: event.result };
    case 'bag_empty':
      return view;
    default:
      return view.turn === null ? view : inTurn(view, view.turn, event);
  }
}

type InTurn = Extract<Telling, { event: 'mined' | 'rolled' | 'stopped' | 'acted' | 'returned' | 'protected' | 'passed' | 'stolen' }>;

/** What an event changes within a turn. */
function inTurn(view: View, turn: Turn, event: InTurn): View {
  const { seat } = event;
  switch (event.event) {
    case 'mined':
      return mined(view, turn, event);
    case 'rolled': {
      const isLast = event.roll >= FREE_ROLLS && view.players[seat]?.markers === 0;
      return { ...view, phase: isLast ? 'act' : 'reroll', turn: { ...turn, dice: event.dice, rolls: event.roll, rolling: 0 } };
    }
    case 'stopped':
      return { ...view, phase: 'act', turn: { ...turn, wilds_left: event.wilds } };
    case 'acted':
      return acted(view, turn, event);
    case 'returned': {
      const kept = plus(heapOf(turn.act?.drawn ?? []), heapOf(event.crystals), -1);
      const players = changed(view, seat, (player) => ({ ...player, cart: plus(player.cart, kept) }));
      return backToAct({ ...view, bag: plus(view.bag, heapOf(event.crystals)), players });
    }
    case 'protected':
      return picked(view, turn, changed(view, seat, (player) => ({ ...player, cart: plus(player.cart, one(event.crystal), -1), chest: plus(player.chest, one(event.crystal)) })));
    case 'passed':
      return picked(view, turn, moved(view, seat, event.to, 'unstable'));
    case 'stolen':
      return picked(view, turn, moved(view, event.from, seat, event.crystal));
  }
}

/** The players after a crystal went from one cart to another. */
function moved(view: View, from: number, to: number, crystal: Crystal): Miner[] {
  const players = changed(view, from, (player) => ({ ...player, cart: plus(player.cart, one(crystal), -1) }));
  return changed({ ...view, players }, to, (player) => ({ ...player, cart: plus(player.cart, one(crystal)) }));
}

function mined(view: View, turn: Turn, { seat, crystal, by, marker }: Extract<Telling, { event: 'mined' }>): View {
  const onCart = by !== 'jackhammer' || (turn.act?.draws_left === 1 && turn.act.drawn.length === 0);
  const players = changed(view, seat, (player) => ({ ...player, markers: player.markers + (marker ? 1 : 0), cart: onCart ? plus(player.cart, one(crystal)) : player.cart }));
  const next = { ...view, players, bag: plus(view.bag, one(crystal), -1) };
  if (turn.act === null) return { ...next, phase: 'roll', turn: { ...turn, rolling: DICE } };
  const act = { ...turn.act, drawn: [...turn.act.drawn, crystal], draws_left: turn.act.draws_left - 1 };
  if (act.draws_left > 0) return { ...next, turn: { ...turn, act } };
  return onCart ? backToAct(next) : { ...next, phase: 'return', turn: { ...turn, act } };
}

function acted(view: View, turn: Turn, { seat, action, strength, wilds }: Extract<Telling, { event: 'acted' }>): View {
  const there = reach(view, seat, action);
  const work = draws(action) ? { draws_left: Math.min(strength, there), picks_left: 0 } : { draws_left: 0, picks_left: Math.min(strength - 1, there) };
  const used = TOOLS.filter((tool) => tool === action || turn.used.includes(tool));
  const act = { name: action, strength, drawn: [], picks_made: 0, ...work };
  return { ...view, phase: draws(action) ? 'draw' : 'pick', turn: { ...turn, used, wilds_left: turn.wilds_left - wilds, act } };
}

function picked(view: View, turn: Turn, players: Miner[]): View {
  const act = turn.act === null ? null : { ...turn.act, picks_left: turn.act.picks_left - 1, picks_made: turn.act.picks_made + 1 };
  const next = { ...view, players, turn: { ...turn, act } };
  return act === null || act.picks_left === 0 ? backToAct(next) : next;
}

/** What an action changes that no event tells: dice are taken up again, or somebody has had enough. */
export function begun(view: View, seat: number, action: Action): View {
  if (action.type === 'done') return backToAct(view);
  if (action.type !== 'reroll' || view.turn === null) return view;
  const players = changed(view, seat, (player) => ({ ...player, markers: player.markers - (action.marker ? 1 : 0) }));
  return { ...view, players, phase: 'roll', turn: { ...view.turn, dice: action.keep, rolling: DICE - action.keep.length } };
}

/** What a ticket stands for, given the table as it was: a seat, the dice of a roll, or a crystal of those in the bag. */
export function outcomeOf(view: View, outcome: unknown, drawn: number): unknown {
  const { type } = outcome as { type: string };
  if (type === 'first_leader') return { type, seat: drawn };
  if (type === 'draw') return { type, crystal: listed(view.bag)[drawn] };
  const faces: number[] = [];
  for (let left = drawn, die = 0; die < (view.turn?.rolling ?? 0); die += 1, left = Math.floor(left / 6)) faces.push(left % 6);
  return { type, faces: faces.sort().map((face): Face => FACES[face] ?? 'helmet') };
}

/** What was left to luck, each with its chance as the table was: crystals that are not unstable, and dice that show again a face that stayed. */
function attempts(events: readonly Telling[]): Attempt[] {
  const tried: Attempt[] = [];
  let view: View | null = null;
  for (const event of events) {
    if (event.event === 'mined' && view !== null) {
      const all = size(view.bag);
      tried.push({ seat: event.seat, chance: [all - view.bag.unstable, all], success: event.crystal !== 'unstable', what: 'quartz-dice-web-luck-crystals' });
    }
    // Only dice that stay say what a roll is for: a roll of all dice aims at nothing.
    if (event.event === 'rolled' && event.kept.length > 0) {
      const chance: Odds = [new Set(event.kept).size, FACES.length];
      for (const face of event.rolled) tried.push({ seat: event.seat, chance, success: event.kept.includes(face), what: 'quartz-dice-web-luck-dice' });
    }
    view = after(view, event);
  }
  return tried;
}

/** The game as the replay page asks for it. */
export const replayer: Replayer = {
  after: (view, event) => after(view as View | null, event as Telling),
  begun: (view, seat, action) => begun(view as View, seat, action as Action),
  seenBy: (view) => view,
  waitsFor: (view) => {
    const { phase, seat } = view as View;
    return phase === 'over' || seat === null ? [] : [seat];
  },
  outcomeOf: (view, outcome, drawn) => outcomeOf(view as View, outcome, drawn),
  say: (event) => sayEvent(event as Telling),
  attempts: (events) => attempts(events as Telling[]),
};
