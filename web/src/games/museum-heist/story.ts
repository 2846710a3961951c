/**
 * What the log tells, kept in mind for the player: the last move, what each seat did this round, and how every round ended. It only repeats
 * what all have seen.
 */
import { CHARACTERS, type Character, type How, type Options, type Pieces, type Segment, type Space, type GameEvent } from './model.ts';
import { landers } from './way.ts';

/** What one seat did with one character this round. */
export interface Deeds {
  moved: number;
  swapped: number;
  /** How often it was on turn when this piece could have landed, and did something else. */
  declined: number;
  /** It put this piece onto the artwork and did not collect: it does not hold it (MH-9.1). */
  blocked: boolean;
}

/** How a round ended, and why. */
export interface Verdict {
  artwork: number;
  how: How;
  /** Who collected. */
  winner: number;
  /** Who moved, or named a character. */
  actor: number;
  /** Whose character was named, in a challenge. */
  target: number | null;
  /** What was turned up, or named. */
  character: Character;
  /** The cards that were turned up for all. */
  revealed: { seat: number; character: Character }[];
  /** All cards of the round, where that was agreed. */
  all: Character[] | null;
  /** The card that a wrong challenge showed to this reader alone. */
  shown: { of: number; to: number; character: Character } | null;
}

/** What was done last in this round. */
export type Last =
  | { kind: 'moved'; seat: number; piece: Character; from: Space; path: Segment[] }
  | { kind: 'swapped'; seat: number; a: Character; b: Character; a_space: Space; b_space: Space };

export interface Story {
  last: Last | null;
  /** By seat and character. */
  deeds: Partial<Record<Character, Deeds>>[];
  verdicts: Verdict[];
}

interface Thread extends Story {
  options: Options;
  pieces: Pieces;
  artwork: Space | null;
  /** Who has just acted, and what they named. */
  acting: { seat: number; target: number | null; character: Character | null };
  revealed: { seat: number; character: Character }[];
  shown: Verdict['shown'];
}

const none = (): Deeds => ({ moved: 0, swapped: 0, declined: 0, blocked: false });

function note(thread: Thread, seat: number, piece: Character, change: (deeds: Deeds) => void): void {
  const mine = (thread.deeds[seat] ??= {});
  change((mine[piece] ??= none()));
}

/** A seat was on turn and did not land what could have landed. */
function declines(thread: Thread, seat: number, landed: Character | null): void {
  if (thread.artwork === null || CHARACTERS.some((piece) => thread.pieces[piece] === null)) return;
  for (const piece of landers(thread, thread.artwork)) if (piece !== landed) note(thread, seat, piece, (deeds) => (deeds.declined += 1));
}

/** What came onto the artwork and did not end the round blocks it. */
function settleBlock(thread: Thread): void {
  const { last, artwork } = thread;
  if (last === null || artwork === null) return;
  const pieces = last.kind === 'moved' ? [last.piece] : [last.a, last.b];
  for (const piece of pieces) if (thread.pieces[piece] === artwork) note(thread, last.seat, piece, (deeds) => (deeds.blocked = true));
}

function act(thread: Thread, event: Extract<GameEvent, { event: 'moved' | 'swapped' | 'challenged' }>): void {
  settleBlock(thread);
  thread.revealed = [];
  thread.shown = null;
  if (event.event === 'challenged') {
    declines(thread, event.seat, null);
    thread.acting = { seat: event.seat, target: event.target, character: event.character };
    return;
  }
  thread.acting = { seat: event.seat, target: null, character: null };
  if (event.event === 'moved') {
    declines(thread, event.seat, event.to === thread.artwork ? event.piece : null);
    note(thread, event.seat, event.piece, (deeds) => (deeds.moved += 1));
    thread.pieces = { ...thread.pieces, [event.piece]: event.to };
    thread.last = { kind: 'moved', seat: event.seat, piece: event.piece, from: event.from, path: event.path };
    return;
  }
  const { seat, a, b, a_space, b_space } = event;
  declines(thread, seat, null);
  for (const piece of [a, b]) note(thread, seat, piece, (deeds) => (deeds.swapped += 1));
  thread.pieces = { ...thread.pieces, [a]: a_space, [b]: b_space };
  thread.last = { kind: 'swapped', seat, a, b, a_space, b_space };
}

function collect(thread: Thread, { seat, artwork, how }: Extract<GameEvent, { event: 'artwork_collected' }>): void {
  const { acting, revealed, shown } = thread;
  const character = revealed[0]?.character ?? acting.character;
  thread.artwork = null;
  if (character !== null)
    thread.verdicts.push({ artwork, how, winner: seat, actor: acting.seat, target: acting.target, character, revealed, all: null, shown });
}

function hear(thread: Thread, event: GameEvent): void {
  switch (event.event) {
    case 'piece_placed':
      thread.pieces = { ...thread.pieces, [event.piece]: event.space };
      break;
    case 'artwork_placed':
      Object.assign(thread, { artwork: event.space, deeds: [], last: null });
      break;
    case 'moved':
    case 'swapped':
    case 'challenged':
      act(thread, event);
      break;
    case 'card_shown':
      if (event.character !== undefined) thread.shown = { of: event.of, to: event.to, character: event.character };
      break;
    case 'card_revealed':
      thread.revealed = [...thread.revealed, { seat: event.seat, character: event.character }];
      break;
    case 'artwork_collected':
      collect(thread, event);
      break;
    case 'all_cards': {
      const verdict = thread.verdicts.at(-1);
      if (verdict !== undefined) verdict.all = event.cards;
      break;
    }
    default:
      break;
  }
}

/** What these events tell, one after the other from the beginning of the game. */
export function storyOf(options: Options, events: readonly GameEvent[]): Story {
  const pieces = Object.fromEntries(CHARACTERS.map((piece) => [piece, null])) as Pieces;
  const thread: Thread = {
    options,
    pieces,
    artwork: null,
    last: null,
    deeds: [],
    verdicts: [],
    acting: { seat: 0, target: null, character: null },
    revealed: [],
    shown: null,
  };
  for (const event of events) hear(thread, event);
  settleBlock(thread);
  const { last, deeds, verdicts } = thread;
  return { last, deeds, verdicts };
}
