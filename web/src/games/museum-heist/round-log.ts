/**
 * What the log has told of the rounds: the last move, what each seat did in this one, and how every round ended. It only repeats what all
 * have seen.
 */
import { CHARACTERS, type Character, type GameEvent, type How, type Pieces, type Segment, type Space } from './model.ts';

/** What one seat did with one character this round. */
export interface Deeds {
  moved: number;
  swapped: number;
  /** It put this piece onto the artwork, and nobody collected: the piece blocks it (MH-9.1). */
  blocked: boolean;
}

/** A turn that a seat has used, and where the pieces stood before. */
export interface Turn {
  seat: number;
  pieces: Pieces;
  /** The piece that it moved onto the artwork. */
  landed: Character | null;
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

export interface RoundLog {
  /** Where the artwork of this round lies; nothing between two rounds. */
  artwork: Space | null;
  last: Last | null;
  /** By seat and character. */
  deeds: Partial<Record<Character, Deeds>>[];
  /** The turns of this round, as far as it was told where every piece stood. */
  turns: Turn[];
  verdicts: Verdict[];
}

/** The log while it is read: also what the next entries are about. */
interface Reading extends RoundLog {
  pieces: Pieces;
  /** Who has just acted, and what they named. */
  acting: { seat: number; target: number | null; character: Character | null };
  revealed: { seat: number; character: Character }[];
  shown: Verdict['shown'];
}

/** A log that has told nothing. */
export const NO_ROUNDS: RoundLog = { artwork: null, last: null, deeds: [], turns: [], verdicts: [] };

function note(log: Reading, seat: number, piece: Character, change: (deeds: Deeds) => void): void {
  const mine = (log.deeds[seat] ??= {});
  change((mine[piece] ??= { moved: 0, swapped: 0, blocked: false }));
}

/** A piece that came onto the artwork and did not end the round blocks it. */
function noteBlock(log: Reading): void {
  const { last, artwork } = log;
  if (last === null || artwork === null) return;
  const pieces = last.kind === 'moved' ? [last.piece] : [last.a, last.b];
  for (const piece of pieces) if (log.pieces[piece] === artwork) note(log, last.seat, piece, (deeds) => (deeds.blocked = true));
}

function act(log: Reading, event: Extract<GameEvent, { event: 'moved' | 'swapped' | 'challenged' }>): void {
  noteBlock(log);
  const { seat } = event;
  const landed = event.event === 'moved' && event.to === log.artwork ? event.piece : null;
  if (log.artwork !== null && CHARACTERS.every((piece) => log.pieces[piece] !== null)) log.turns.push({ seat, pieces: log.pieces, landed });
  log.revealed = [];
  log.shown = null;
  log.acting = { seat, target: null, character: null };
  if (event.event === 'challenged') {
    log.acting = { seat, target: event.target, character: event.character };
  } else if (event.event === 'moved') {
    note(log, seat, event.piece, (deeds) => (deeds.moved += 1));
    log.pieces = { ...log.pieces, [event.piece]: event.to };
    log.last = { kind: 'moved', seat, piece: event.piece, from: event.from, path: event.path };
  } else {
    const { a, b, a_space, b_space } = event;
    for (const piece of [a, b]) note(log, seat, piece, (deeds) => (deeds.swapped += 1));
    log.pieces = { ...log.pieces, [a]: a_space, [b]: b_space };
    log.last = { kind: 'swapped', seat, a, b, a_space, b_space };
  }
}

function collect(log: Reading, { seat, artwork, how }: Extract<GameEvent, { event: 'artwork_collected' }>): void {
  const { acting, revealed, shown } = log;
  const character = revealed[0]?.character ?? acting.character;
  log.artwork = null;
  if (character !== null)
    log.verdicts.push({ artwork, how, winner: seat, actor: acting.seat, target: acting.target, character, revealed, all: null, shown });
}

function read(log: Reading, event: GameEvent): void {
  switch (event.event) {
    case 'piece_placed':
      log.pieces = { ...log.pieces, [event.piece]: event.space };
      break;
    case 'artwork_placed':
      Object.assign(log, { artwork: event.space, deeds: [], turns: [], last: null });
      break;
    case 'moved':
    case 'swapped':
    case 'challenged':
      act(log, event);
      break;
    case 'card_shown':
      if (event.character !== undefined) log.shown = { of: event.of, to: event.to, character: event.character };
      break;
    case 'card_revealed':
      log.revealed = [...log.revealed, { seat: event.seat, character: event.character }];
      break;
    case 'artwork_collected':
      collect(log, event);
      break;
    case 'all_cards': {
      const verdict = log.verdicts.at(-1);
      if (verdict !== undefined) verdict.all = event.cards;
      break;
    }
    default:
      break;
  }
}

/** What these events tell, one after the other from the beginning of the game. */
export function roundLogOf(events: readonly GameEvent[]): RoundLog {
  const log: Reading = {
    ...structuredClone(NO_ROUNDS),
    pieces: Object.fromEntries(CHARACTERS.map((piece) => [piece, null])) as Pieces,
    acting: { seat: 0, target: null, character: null },
    revealed: [],
    shown: null,
  };
  for (const event of events) read(log, event);
  noteBlock(log);
  const { artwork, last, deeds, turns, verdicts } = log;
  return { artwork, last, deeds, turns, verdicts };
}

/** How often a seat was on turn when this piece could have landed, and did something else. `landers` has an entry for each turn. */
export function declined(turns: readonly Turn[], landers: readonly (readonly Character[])[], seat: number, piece: Character): number {
  return turns.filter((turn, at) => turn.seat === seat && turn.landed !== piece && landers[at]?.includes(piece)).length;
}
