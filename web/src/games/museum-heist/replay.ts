/**
 * The table after each event and action of a finished game. All cards lie in the open view; what one viewer saw is cut out of it as the rules do (MH-4.3).
 * The tests compare it with the views that the rules gave.
 */
import type { Replayer } from '../game.ts';
import { CHARACTERS, SWAPS, boardOf, isOut, waitsFor, type Action, type Options, type Pieces, type Telling, type View } from './model.ts';
import { sayEvent } from './say.ts';

/** The table before anything has happened. */
export function laid(options: Options): View {
  const seats = Array.from({ length: options.seats }, (_, seat) => seat);
  return {
    game: 'museum-heist', options, phase: options.first_seat === null ? 'first_seat' : 'place_pieces', round: 1, start_seat: options.first_seat, turn: null,
    pieces: Object.fromEntries(CHARACTERS.map((piece) => [piece, null])) as Pieces, artwork: null,
    cards: seats.map(() => null), chosen: seats.map(() => false), wrong: [], swaps: seats.map(() => SWAPS), won: seats.map(() => []), results: null,
  };
}

/** The next seat clockwise that is in. */
function nextIn(view: View, seat: number): number {
  let next = (seat + 1) % view.options.seats;
  while (isOut(view, next)) next = (next + 1) % view.options.seats;
  return next;
}

/** The cards go back, and with them who was out. */
const cleared = (view: View): View => ({ ...view, turn: null, artwork: null, wrong: [], cards: view.cards.map(() => null), chosen: view.chosen.map(() => false) });

/** The view with one event more in it. Cards come from the actions: no event tells them to everybody. */
export function after(view: View, event: Telling): View {
  switch (event.event) {
    case 'first_seat':
      return { ...view, start_seat: event.seat, phase: 'place_pieces' };
    case 'piece_placed':
      return { ...view, pieces: { ...view.pieces, [event.piece]: event.space } };
    case 'round_started':
      return { ...view, round: event.round, start_seat: event.start_seat, phase: 'place_artwork' };
    case 'artwork_placed':
      return { ...view, artwork: event.space, phase: 'choose' };
    case 'card_chosen':
      return { ...view, chosen: view.chosen.map((has, seat) => has || seat === event.seat) };
    case 'cards_locked':
      return { ...view, phase: 'turn', turn: event.start_seat };
    case 'moved':
      return { ...view, pieces: { ...view.pieces, [event.piece]: event.to }, turn: nextIn(view, event.seat) };
    case 'swapped': {
      const swaps = view.swaps.map((left, seat) => (seat === event.seat ? event.left : left));
      return { ...view, swaps, pieces: { ...view.pieces, [event.a]: event.a_space, [event.b]: event.b_space }, turn: nextIn(view, event.seat) };
    }
    case 'challenged':
      return event.correct ? view : { ...view, wrong: [...view.wrong, { by: event.seat, of: event.target, named: event.character }] };
    case 'seat_out':
      return { ...view, turn: nextIn(view, event.seat) };
    case 'artwork_collected':
      return { ...cleared(view), won: view.won.map((numbers, seat) => (seat === event.seat ? [...numbers, event.artwork] : numbers)) };
    case 'game_over':
      return { ...view, phase: 'over', results: event.results };
    default:
      return view;
  }
}

/** What an action changes that no event tells everybody: the character that was chosen. */
export function begun(view: View, seat: number, action: Action): View {
  return action.type === 'choose' ? { ...view, cards: view.cards.map((card, at) => (at === seat ? action.character : card)) } : view;
}

/** The view as one viewer has it: its own card, and the one it was shown (MH-4.3). A spectator sees none. */
export function seenBy(view: View, viewer: number | null): View {
  const maySee = (seat: number): boolean => viewer !== null && (seat === viewer || view.wrong.some(({ by, of }) => by === viewer && of === seat));
  return { ...view, cards: view.cards.map((card, seat) => (maySee(seat) ? card : null)) };
}

/** What a ticket stands for, given the table as it was: who starts, or one of the vacant spaces in their order (MH-5.1, MH-5.2). */
export function outcomeOf(view: View, outcome: unknown, drawn: number): unknown {
  const { type } = outcome as { type: string };
  if (type === 'first_seat') return { type, seat: drawn };
  const taken = new Set(CHARACTERS.map((one) => view.pieces[one]));
  const piece = CHARACTERS.find((one) => view.pieces[one] === null);
  return { type, piece, space: boardOf(view.options).spaces.filter((space) => !taken.has(space))[drawn] };
}

/** The game as the replay page asks for it. Nothing in it is tried with dice. */
export const replayer: Replayer = {
  laid: (options) => laid(options as Options),
  after: (view, event) => after(view as View, event as Telling),
  begun: (view, seat, action) => begun(view as View, seat, action as Action),
  seenBy: (view, viewer) => seenBy(view as View, viewer),
  waitsFor: (view) => waitsFor(view as View),
  outcomeOf: (view, outcome, drawn) => outcomeOf(view as View, outcome, drawn),
  say: (event) => sayEvent(event as Telling),
  attempts: () => [],
  // MH-4.4: a card that was not revealed stays unknown after the game.
  keepsSecrets: (options) => !(options as Options).reveal_all,
};
