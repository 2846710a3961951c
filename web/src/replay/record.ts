/**
 * A record of a game, as the server gives it out when the game is over (docs: the record has the moves, and the events as they were shown).
 */

/** A draw: which one of its stream, out of how many equally likely tickets, and which was drawn. */
export interface Ticket {
  ordinal: number;
  of: number;
  drawn: number;
}

/** Something that was shown, and to whom. */
export interface Shown {
  event: unknown;
  seats: 'all' | (number | null)[];
}

export interface Move {
  seat?: number;
  action?: unknown;
  /** A commitment to the action: instead of it where the record is sealed, beside it where it was opened. */
  sealed?: string;
  /** What shows that the action is the one committed to. */
  salt?: string;
  nonce?: string | null;
  outcome?: unknown;
  stream?: string;
  ticket?: Ticket;
  events: Shown[];
}

export interface GameRecord {
  capers_record: number;
  game: string;
  rules: number;
  options: unknown;
  /** Who sat where; a bot is named by its kind. */
  seats: { name: string; bot?: string | null }[];
  fair?: { commitment: string; secret?: string; table: string; entropy: string[] } | null;
  /** Whose eyes it was sealed for: it has what this viewer heard, and not what others kept secret. */
  sealed_for?: string;
  opening: Shown[];
  moves: Move[];
}

/** What one viewer was shown of a move; `null` is a spectator. */
export function shownTo(events: readonly Shown[], viewer: number | null): unknown[] {
  return events.filter(({ seats }) => seats === 'all' || seats.includes(viewer)).map(({ event }) => event);
}
