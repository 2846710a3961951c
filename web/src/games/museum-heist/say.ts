/** Events in words, as `games/museum-heist/src/words.rs` names them: at a table the server says them, in a replay the page does. */
import type { Arg, Message } from '../../protocol.ts';
import { LETTER, type Character, type Segment, type Space, type Telling, type Way } from './model.ts';

const character = (id: Character): Arg => ({ message: { key: `museum-heist-character-${id}` } });
const artwork = (number: number): Arg => ({ message: { key: `museum-heist-artwork-${number}` } });
const seat = (number: number): Arg => ({ seat: number });
const number = (value: number): Arg => ({ number: value });
const text = (value: string): Arg => ({ text: value });
const say = (key: string, args: Record<string, Arg>): Message => ({ key: `museum-heist-event-${key}`, args: Object.entries(args) });

const SIGN: Record<Way, string> = { step: '-', jump: '>', passage: '~' };

/** A move as people write it (MH-5.7). */
export const notation = (piece: Character, from: Space, path: readonly Segment[]): string => `${LETTER[piece]} ${from}${path.map(([way, space]) => SIGN[way] + space).join('')}`;

export function sayEvent(event: Telling): Message {
  switch (event.event) {
    case 'first_seat':
      return say('first-seat', { seat: seat(event.seat) });
    case 'piece_placed':
      return say('piece-placed', { piece: character(event.piece), space: text(event.space) });
    case 'round_started':
      return say('round-started', { round: number(event.round), placer: seat(event.placer), seat: seat(event.start_seat) });
    case 'artwork_placed':
      return say('artwork-placed', { seat: seat(event.seat), artwork: artwork(event.artwork), space: text(event.space) });
    case 'moved':
      return say('moved', { seat: seat(event.seat), piece: character(event.piece), way: text(notation(event.piece, event.from, event.path)) });
    case 'swapped': {
      const { a, b, a_space, b_space, left } = event;
      return say('swapped', { seat: seat(event.seat), a: character(a), b: character(b), a_space: text(a_space), b_space: text(b_space), left: number(left) });
    }
    case 'seat_out':
      return say('seat-out', { seat: seat(event.seat) });
    default:
      return sayCards(event);
  }
}

type OfCards = Extract<Telling, { event: 'card_chosen' | 'cards_locked' | 'challenged' | 'card_shown' | 'card_revealed' | 'artwork_collected' | 'all_cards' | 'game_over' }>;

/** What has to do with cards and artworks. */
function sayCards(event: OfCards): Message {
  switch (event.event) {
    case 'card_chosen':
      return event.character === undefined ? say('card-chosen', { seat: seat(event.seat) }) : say('card-chosen-own', { seat: seat(event.seat), character: character(event.character) });
    case 'cards_locked':
      return say('cards-locked', { seat: seat(event.start_seat) });
    case 'challenged':
      return say(event.correct ? 'challenged-right' : 'challenged-wrong', { seat: seat(event.seat), target: seat(event.target), character: character(event.character) });
    case 'card_shown': {
      const who = { of: seat(event.of), to: seat(event.to) };
      return event.character === undefined ? say('card-shown', who) : say('card-shown-own', { ...who, character: character(event.character) });
    }
    case 'card_revealed':
      return say('card-revealed', { seat: seat(event.seat), character: character(event.character) });
    case 'artwork_collected':
      return say(`collected-${event.how}`, { seat: seat(event.seat), artwork: artwork(event.artwork), total: number(event.total) });
    case 'all_cards':
      return say('all-cards', { cards: { list: event.cards.map(character) } });
    case 'game_over': {
      const winner = event.results.find(({ place }) => place === 1);
      return say('game-over', winner === undefined ? {} : { seat: seat(winner.seat), total: number(winner.artworks) });
    }
  }
}
