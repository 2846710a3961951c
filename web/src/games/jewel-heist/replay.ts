/**
 * The table after each event of a game. At a table it lets what happens be seen step by step; in a replay it makes every view from the record, where
 * everything lies open and what one viewer saw is cut out of it as the rules do (JH-4.3). The tests compare it with the views that the rules gave.
 */
import type { Replayer } from '../game.ts';
import { BLUEPRINTS, blueprintOf } from './blueprint.ts';
import { columnOf, inReadingOrder, rowOf, type Cell } from './cell.ts';
import { dealt, dealtByChance, kept, withCards } from './hidden.ts';
import {
  CHARACTERS, JEWELRY, JEWELS, KINDS, SHAPES, countOf, handFacts, isCoop, mastermind, mustDrop, plus, total, waitsFor,
  type Action, type Jewels, type Options, type Phase, type Player, type Telling, type View,
} from './model.ts';
import { endFence, goOnBefore, goOnMirroring, moveOn, reset, startGearDraft, swapPassed } from './flow.ts';
import { clockwise, loudOrder } from './order.ts';
import { sayEvent } from './say.ts';

const EMPTY: Player = {
  character: null, special_left: 0, space: null, jewels: {}, jewelry: [], pack: [], pick: null, gear: [], drafted: [], gear_cost: 0, passed: false,
  card: null, noise: null, told: false, effect_done: false, special_used: false, decided: false,
};

/** The table before anything has happened, everything lying open. */
export function laid(options: Options): View {
  const isRandom = options.blueprint === 'random';
  return {
    game: 'jewel-heist', v: 1, options, phase: isRandom ? 'blueprint' : 'place_jewels', round: 0, first_seat: null, lead: null, blueprint: isRandom ? null : options.blueprint,
    bag: Object.fromEntries(SHAPES.map((shape) => [shape, JEWELS.get(shape)?.count ?? 0])), jewels: {}, guard: { at: 'h8', facing: 'N', light: false }, smoke: [], wires: [], alarms: [],
    deck: { count: JEWELRY.size, cards: [...JEWELRY.keys()] }, discard: [], shared: [], stacks: [], seats: Array.from({ length: options.seats }, () => EMPTY),
    questioned: null, last_questioned: null, queue: [], drawn: [], fence_left: 0, result: null,
  };
}

/** The view with one seat changed. */
function changed(view: View, seat: number, change: Partial<Player> | ((player: Player) => Partial<Player>)): View {
  return { ...view, seats: view.seats.map((player, at) => (at === seat ? { ...player, ...(typeof change === 'function' ? change(player) : change) } : player)) };
}

const special = (player: Player): Partial<Player> => ({ special_left: Math.max(player.special_left - 1, 0), special_used: true });
const dealing = (view: View): Phase => (isCoop(view) ? 'share_jewelry' : 'deal_jewelry');

/** A heap with something more on it or less; an empty one is not written down. */
function heaped(view: View, at: Cell, jewels: Jewels): View {
  const { [at]: _, ...others } = view.jewels;
  return { ...view, jewels: total(jewels) === 0 ? others : { ...others, [at]: jewels } };
}

/** Before the first round. */
function prepared(view: View, event: Telling): View {
  switch (event.event) {
    case 'blueprint':
      return { ...view, blueprint: event.name, phase: 'place_jewels', guard: { ...view.guard, at: blueprintOf(event.name).centre } };
    case 'jewel_placed': {
      const bag = plus(view.bag, { [event.shape]: 1 }, -1);
      const next = heaped({ ...view, bag }, event.at, plus(view.jewels[event.at] ?? {}, { [event.shape]: 1 }));
      return total(bag) > 0 ? next : { ...next, phase: view.options.characters === 'random' ? 'deal_characters' : dealing(view) };
    }
    case 'character': {
      const next = changed(view, event.seat, { character: event.character, special_left: CHARACTERS.get(event.character)?.uses ?? 0 });
      return view.phase === 'deal_characters' && next.seats.every(({ character }) => character !== null) ? { ...next, phase: dealing(view) } : next;
    }
    case 'jewelry_dealt': {
      const next = dealt(view, event.seat, event.card);
      return next.seats.every(({ pack }) => countOf(pack) >= view.options.jewelry_dealt) ? { ...next, phase: 'draft' } : next;
    }
    case 'jewelry_shared': {
      const next = { ...withCards(view, [event.card]), shared: [...view.shared, event.card].sort() };
      if (next.shared.length < 10) return next;
      return { ...next, phase: 'first_seat', deck: { ...next.deck, count: Math.min(view.options.coop_deck, next.deck.count) } };
    }
    case 'first_seat': {
      const next: View = { ...view, first_seat: event.seat, lead: event.seat };
      return view.options.gear === 'random' ? { ...next, phase: 'deal_gear' } : startGearDraft(next);
    }
    case 'gear_offered': {
      const stacks = [...view.stacks, { kind: event.kind, left: view.options.seats }].sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
      return view.phase === 'deal_gear' && stacks.length === 6 ? startGearDraft({ ...view, stacks }) : { ...view, stacks };
    }
    case 'gear_drafted': {
      const { seat, kind, cost } = event;
      const stacks = view.stacks.map((stack) => (stack.kind === kind ? { ...stack, left: stack.left - 1 } : stack));
      const queue = [...view.queue.filter((one) => one !== seat), seat];
      return changed({ ...view, stacks, queue, phase: 'gear_draft' }, seat, ({ gear, drafted, gear_cost }) => ({ gear: [...gear, kind].sort(), drafted: [...drafted, kind].sort(), gear_cost: gear_cost + cost }));
    }
    case 'gear_passed':
      return changed({ ...view, phase: 'start' }, event.seat, { passed: true });
    default:
      return chosen(view, event);
  }
}

/** The draft, and what is chosen in secret. */
function chosen(view: View, event: Telling): View {
  switch (event.event) {
    case 'decided':
      return changed(view, event.seat, { decided: true });
    case 'draft_passed':
      return kept(view, event.kept, event.pack);
    case 'draft_done': {
      const seats = view.seats.map((player, seat): Player => {
        if ('count' in player.pack) return { ...player, jewelry: { count: event.counts[seat] ?? 0 }, pack: { count: 0 } };
        return { ...player, jewelry: view.deck.cards === undefined ? (event.jewelry ?? player.jewelry) : [...('count' in player.jewelry ? [] : player.jewelry), ...player.pack].sort(), pack: [] };
      });
      return { ...view, seats, phase: 'first_seat' };
    }
    case 'questioned':
      return { ...view, questioned: event.seat, phase: 'answer' };
    case 'not_questioned':
      return { ...view, phase: 'choose' };
    case 'told':
      return changed({ ...view, phase: 'choose' }, event.seat, ({ card }) => ({ told: true, decided: true, card: event.card ?? card }));
    case 'revealed': {
      const seats = view.seats.map((player, seat) => {
        const card = event.cards[seat] ?? '';
        const at = handFacts(card).effect === null ? -1 : player.gear.indexOf(card);
        return { ...player, card, noise: event.noise[seat] ?? 0, decided: false, gear: player.gear.filter((_, place) => place !== at) };
      });
      const next: View = { ...view, seats, phase: 'before' };
      return goOnBefore({ ...next, queue: loudOrder(next, clockwise(0, seats.length)) });
    }
    default:
      return acted(view, event);
  }
}

/** Before players move, and their moves. */
function acted(view: View, event: Telling): View {
  switch (event.event) {
    case 'light_off':
      return { ...changed(view, event.seat, { effect_done: true }), guard: { ...view.guard, light: false } };
    case 'smoke':
      return goOnBefore(changed({ ...view, smoke: [...new Set([...view.smoke, event.at])].sort(inReadingOrder) }, event.seat, { effect_done: true }));
    case 'wire':
      return goOnBefore(changed({ ...view, wires: [...new Set([...view.wires, event.at])].sort(inReadingOrder) }, event.seat, { effect_done: true }));
    case 'alarm':
      return goOnBefore(changed({ ...view, alarms: [...view.alarms, { at: event.at, seat: event.seat }].sort((one, other) => one.seat - other.seat) }, event.seat, { effect_done: true }));
    case 'guard_turned': {
      const next = { ...view, guard: { ...view.guard, facing: event.facing } };
      return event.with === 'lookout' ? goOnBefore(changed(next, event.by, special)) : goOnMirroring({ ...next, queue: view.queue.filter((seat) => seat !== event.by) });
    }
    case 'blamed': {
      const seats = view.seats.map((player, seat) => ({ ...player, noise: event.noise[seat] ?? player.noise }));
      return goOnBefore(changed({ ...view, seats }, event.by, special));
    }
    case 'moved':
      return moveOn(heaped(changed(view, event.seat, ({ jewels }) => ({ space: event.to, jewels: plus(jewels, event.picked) })), event.to, {}), event.seat);
    case 'reached':
    case 'cracked': {
      const emptied = event.from.reduce((next, at) => heaped(next, at, {}), view);
      const extra = (player: Player): Partial<Player> => (event.event === 'cracked' ? { ...special(player), noise: (player.noise ?? 0) + 4 } : {});
      return changed(emptied, event.seat, (player) => ({ ...extra(player), jewels: plus(player.jewels, event.picked) }));
    }
    case 'stole': {
      const robbed = changed(view, event.victim, ({ jewels }) => ({ jewels: plus(jewels, event.jewels, -1) }));
      return changed(robbed, event.seat, (player) => ({ ...special(player), jewels: plus(player.jewels, event.jewels) }));
    }
    default:
      return nightly(view, event);
  }
}

/** The fence, the guard's part, and the end. */
function nightly(view: View, event: Telling): View {
  switch (event.event) {
    case 'fence':
    case 'fence_kept':
    case 'fence_swapped':
      return endFence(view, event);
    case 'flipped':
      return { ...withCards(view, [event.card]), discard: [...view.discard, event.card].sort() };
    case 'guard_walked':
      return { ...view, smoke: [], wires: [], guard: { ...view.guard, at: event.path.at(-1) ?? view.guard.at } };
    case 'guard_faces': {
      const next: View = { ...view, alarms: [], guard: { ...view.guard, facing: event.facing, light: true } };
      const mirrors = clockwise(0, view.seats.length).filter((seat) => handFacts(view.seats[seat]?.card ?? '').effect === 'mirror');
      return goOnMirroring({ ...next, queue: loudOrder(next, mirrors) });
    }
    case 'caught': {
      const owned = view.seats[event.seat]?.jewels ?? {};
      const number = mustDrop(view, event.seat);
      if (number > 0 && number < total(owned) && Object.keys(owned).length > 1) return { ...view, phase: 'drop' };
      return fell(view);
    }
    case 'dropped': {
      const next = heaped(changed(view, event.seat, ({ jewels }) => ({ jewels: plus(jewels, event.jewels, -1) })), event.at, plus(view.jewels[event.at] ?? {}, event.jewels));
      return view.phase === 'drop' ? fell(next) : next;
    }
    case 'placed': {
      const next = changed({ ...view, queue: view.queue.filter((seat) => seat !== event.seat) }, event.seat, { space: event.at });
      return event.why === 'start' && next.queue.length > 0 ? { ...next, phase: 'gear_draft' } : next;
    }
    case 'round': {
      const next: View = { ...reset(view), round: event.round, lead: event.lead };
      const by = mastermind(next);
      const asks = by !== null && next.seats.some((_, seat) => seat !== by && seat !== next.last_questioned);
      return { ...next, phase: asks ? 'question' : 'choose' };
    }
    case 'over': {
      const next = reset(view);
      return { ...next, phase: 'over', result: event.result, seats: next.seats.map((player, seat) => ({ ...player, jewelry: event.jewelry[seat] ?? player.jewelry })) };
    }
    default:
      return view;
  }
}

/** What must fall has fallen: the seat begins again at the edge, or the next one is dealt with, because nothing follows (JH-7.34). */
const fell = (view: View): View => (view.deck.count > 0 ? { ...view, phase: 'place' } : { ...view, queue: view.queue.slice(1) });

/** The view with one event more in it. */
export const after = (view: View, event: Telling): View => prepared(view, event);

/** What an action changes that no event tells everybody: what is chosen in secret, and that somebody does nothing more. */
export function begun(view: View, seat: number, action: Action): View {
  switch (action.type) {
    case 'pick':
      return changed(view, seat, { pick: action.card });
    case 'play':
      return changed(view, seat, { card: action.card });
    case 'keep': {
      // What is kept comes first, so that the event, which does not name it, finds it.
      const drawn = 'count' in view.drawn ? [] : view.drawn;
      return { ...view, drawn: [action.card, ...drawn.filter((card) => card !== action.card)] };
    }
    case 'pass':
      if (view.phase === 'before') return goOnBefore({ ...view, queue: view.queue.slice(1) });
      if (view.phase === 'mirror') return goOnMirroring({ ...view, queue: view.queue.slice(1) });
      return view.phase === 'swap' ? swapPassed(view) : view;
    default:
      return view;
  }
}

const REVEALED: readonly Phase[] = ['before', 'move', 'fence', 'keep', 'swap', 'flip', 'mirror', 'drop', 'place'];

/** The view as one viewer has it (JH-4.3); `null` is a spectator. */
export function seenBy(view: View, viewer: number | null): View {
  const hidden = (cards: Player['jewelry'], isOpen: boolean): Player['jewelry'] => (isOpen ? cards : { count: countOf(cards) });
  const asks = mastermind(view);
  const seats = view.seats.map((player, seat): Player => {
    const isOwn = seat === viewer;
    const knows = isOwn || REVEALED.includes(view.phase) || (player.told && viewer !== null && viewer === asks);
    return { ...player, jewelry: hidden(player.jewelry, isOwn || view.phase === 'over'), pack: hidden(player.pack, isOwn), pick: isOwn ? player.pick : null, card: knows ? player.card : null };
  });
  const seesDrawn = isCoop(view) || countOf(view.drawn) === 0 || (viewer !== null && view.queue[0] === viewer);
  return { ...view, deck: { count: view.deck.count }, seats, drawn: hidden(view.drawn, seesDrawn) };
}

/** The space of the next jewel: sides in reading order, central ones twice running (JH-2.33). */
function nextSlot(view: View): Cell | undefined {
  const isCentral = (cell: Cell): boolean => [columnOf(cell), rowOf(cell)].every((line) => line >= 4 && line <= 10);
  const plan = blueprintOf(view.blueprint);
  return plan.spaces.find((cell) => !plan.isStart(cell) && total(view.jewels[cell] ?? {}) < (isCentral(cell) ? 2 : 1));
}

/** What a ticket stands for, given the table as it was (section 5 of the rules). */
export function outcomeOf(view: View, outcome: unknown, drawn: number): unknown {
  const { type } = outcome as { type: string };
  const card = view.deck.cards?.[drawn];
  const seats = clockwise(0, view.seats.length);
  switch (type) {
    case 'blueprint':
      return { type, name: [...BLUEPRINTS.keys()][drawn] };
    case 'place_jewel':
      return { type, at: nextSlot(view), shape: SHAPES.flatMap((shape) => Array.from({ length: view.bag[shape] ?? 0 }, () => shape))[drawn] };
    case 'deal_character': {
      const left = [...CHARACTERS.keys()].filter((character) => view.seats.every((player) => player.character !== character));
      return { type, seat: seats.find((seat) => view.seats[seat]?.character === null), character: left[drawn] };
    }
    case 'deal_jewelry':
      return { type, seat: seats.find((seat) => countOf(view.seats[seat]?.pack ?? []) < view.options.jewelry_dealt), card };
    case 'first_seat':
      return { type, seat: drawn };
    case 'deal_gear':
      return { type, kind: KINDS.filter((kind) => view.stacks.every((stack) => stack.kind !== kind))[drawn] };
    case 'fence':
      return { type, seat: view.queue[0], card };
    default:
      return { type, card };
  }
}

/** The game as the replay page asks for it. Its luck is drawn from decks; nothing in it is tried with dice. */
export const replayer: Replayer = {
  laid: (options) => laid(options as Options),
  after: (view, event) => after(view as View, event as Telling),
  begun: (view, seat, action) => begun(view as View, seat, action as Action),
  fell: (view, outcome) => dealtByChance(view as View, outcome),
  seenBy: (view, viewer) => seenBy(view as View, viewer),
  waitsFor: (view) => waitsFor(view as View),
  outcomeOf: (view, outcome, drawn) => outcomeOf(view as View, outcome, drawn),
  say: (event) => sayEvent(event as Telling),
  attempts: () => [],
};
