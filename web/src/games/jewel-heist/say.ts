/** Events in words, as `games/jewel-heist/src/words.rs` names them: at a table the server says them, in a replay the page does. */
import type { Arg, Message } from '../../protocol.ts';
import { cardFacts, handFacts, shapesOf, total, type HandCard, type Jewelry, type Jewels, type Telling } from './model.ts';

const message = (key: string, args: [string, Arg][] = []): Message => (args.length === 0 ? { key } : { key, args });
const named = (key: string): Arg => ({ message: { key } });
const seat = (number: number): Arg => ({ seat: number });
const number = (value: number): Arg => ({ number: value });
const text = (value: string): Arg => ({ text: value });
const texts = (values: readonly string[]): Arg => ({ list: values.map(text) });

const jewelry = (card: Jewelry): Arg => named(`jewel-heist-jewelry-${card}`);
const gear = (kind: string): Arg => named(`jewel-heist-gear-${kind}`);
const gearNumbers = (kind: string): Record<string, Arg> => ({ cost: number(handFacts(kind).cost), noise: number(handFacts(kind).noise), steps: number(handFacts(kind).steps) });
const handCard = (card: HandCard): Arg => (handFacts(card).effect === null ? named(`jewel-heist-hand-${card}`) : gear(card));
export const jewelsArg = (jewels: Jewels): Arg => ({ list: shapesOf(jewels).map(({ shape, count }) => ({ message: message(`jewel-heist-jewels-${shape}`, [['count', number(count)]]) })) });
const cardsArg = (cards: readonly Jewelry[]): Arg => ({ list: cards.map(jewelry) });

const say = (key: string, args: Record<string, Arg> = {}): Message => message(`jewel-heist-event-${key}`, Object.entries(args));

/** A jewelry card with all it says. */
function full(key: string, card: Jewelry): Message {
  const { set, value } = cardFacts(card);
  return say(key, { card: jewelry(card), set: jewelsArg(set), value: number(value) });
}

/** Before the first round. */
export function sayEvent(event: Telling): Message {
  switch (event.event) {
    case 'blueprint':
      return say('blueprint', { blueprint: named(`jewel-heist-blueprint-${event.name}`) });
    case 'jewel_placed':
      return say('jewel-placed', { at: text(event.at), jewels: jewelsArg({ [event.shape]: 1 }) });
    case 'character':
      return say('character', { seat: seat(event.seat), character: named(`jewel-heist-character-${event.character}`), text: named(`jewel-heist-character-text-${event.character}`) });
    case 'jewelry_dealt':
      return event.card === undefined ? say('dealt', { seat: seat(event.seat) }) : full('dealt-own', event.card);
    case 'jewelry_shared':
      return full('shared', event.card);
    case 'decided':
      return say('decided', { seat: seat(event.seat) });
    case 'draft_passed':
      return event.kept === undefined ? say('draft-passed', { pass: number(event.pass) }) : full('draft-passed-own', event.kept);
    case 'draft_done':
      return event.jewelry === undefined ? say('draft-done') : say('draft-done-own', { cards: cardsArg(event.jewelry) });
    case 'first_seat':
      return say('first-seat', { seat: seat(event.seat) });
    case 'gear_offered':
      return say('gear-offered', { gear: gear(event.kind), ...gearNumbers(event.kind), text: named(`jewel-heist-gear-text-${event.kind}`) });
    case 'gear_drafted':
      return say('gear-drafted', { seat: seat(event.seat), gear: gear(event.kind), cost: number(event.cost) });
    case 'gear_passed':
      return say('gear-passed', { seat: seat(event.seat) });
    case 'placed':
      return say(`placed-${event.why}`, { seat: seat(event.seat), at: text(event.at) });
    default:
      return sayRound(event);
  }
}

/** A round up to the moves. */
function sayRound(event: Telling): Message {
  switch (event.event) {
    case 'round':
      return say('round', { round: number(event.round), seat: seat(event.lead), deck: number(event.deck) });
    case 'questioned':
      return say('questioned', { by: seat(event.by), seat: seat(event.seat) });
    case 'not_questioned':
      return say('not-questioned', { by: seat(event.by) });
    case 'told':
      return event.card === undefined ? say('told', { seat: seat(event.seat) }) : say('told-own', { seat: seat(event.seat), card: handCard(event.card) });
    case 'revealed': {
      const shown = event.cards.map((card, at): Arg => ({ message: message('jewel-heist-revealed', [['seat', seat(at)], ['card', handCard(card)], ['noise', number(event.noise[at] ?? 0)]]) }));
      return say('revealed', { cards: { list: shown } });
    }
    case 'light_off':
      return say('light-off', { seat: seat(event.seat) });
    case 'smoke':
    case 'alarm':
    case 'wire':
      return say(event.event, { seat: seat(event.seat), at: text(event.at) });
    case 'guard_turned':
      return say(event.with === 'lookout' ? 'turned-lookout' : 'turned-mirror', { seat: seat(event.by), facing: named(`jewel-heist-facing-${event.facing}`), lit: texts(event.lit) });
    case 'blamed':
      return say('blamed', { by: seat(event.by), seat: seat(event.seat), noise: number(event.noise[event.seat] ?? 0) });
    default:
      return sayMove(event);
  }
}

/** Moves, tricks and the fence. */
function sayMove(event: Telling): Message {
  switch (event.event) {
    case 'moved': {
      const key = `${event.from === event.to ? 'stayed' : 'moved'}${total(event.picked) === 0 ? '' : '-took'}`;
      return say(key, { seat: seat(event.seat), from: text(event.from), to: text(event.to), jewels: jewelsArg(event.picked) });
    }
    case 'reached':
    case 'cracked':
      return say(event.event, { seat: seat(event.seat), from: texts(event.from), jewels: jewelsArg(event.picked) });
    case 'stole':
      return say('stole', { seat: seat(event.seat), victim: seat(event.victim), jewels: jewelsArg(event.jewels) });
    case 'fence':
      return event.cards === undefined ? say('fence', { seat: seat(event.seat) }) : say('fence-own', { seat: seat(event.seat), cards: cardsArg(event.cards) });
    case 'fence_kept':
      return event.card === undefined ? say('fence-kept', { seat: seat(event.seat) }) : say('fence-kept-own', { seat: seat(event.seat), card: jewelry(event.card) });
    case 'fence_refused':
      return say('fence-refused', { seat: seat(event.seat) });
    case 'fence_swapped':
      return say('fence-swapped', { seat: seat(event.seat), in: jewelry(event.in), out: jewelry(event.out) });
    default:
      return sayNight(event);
  }
}

/** The guard's part, and the end. */
function sayNight(event: Telling): Message {
  switch (event.event) {
    case 'flipped':
      return say('flipped', { card: jewelry(event.card), steps: number(event.steps) });
    case 'guard_walked':
      return say(event.wired ? 'walked-wired' : 'walked', { path: text(event.path.join('-')) });
    case 'guard_faces':
      return say('faces', { facing: named(`jewel-heist-facing-${event.facing}`), lit: texts(event.lit) });
    case 'caught':
      return say('caught', { seat: seat(event.seat), at: text(event.at) });
    case 'dropped':
      return say('dropped', { seat: seat(event.seat), at: text(event.at), jewels: jewelsArg(event.jewels) });
    case 'over': {
      const { result } = event;
      if (result.mode === 'coop') return say(result.won ? 'over-won' : 'over-lost', { fulfilled: number(result.fulfilled) });
      return say('over', { winners: { list: result.winners.map(seat) }, money: number(Math.max(...result.scores)) });
    }
    default:
      throw new Error(`no words for ${event.event}`);
  }
}
