/** A record as a film: what each viewer saw after every move. */
import type { Replayer } from '../games/game.ts';
import type { Entry } from '../protocol.ts';
import { shownTo, type GameRecord, type Shown } from './record.ts';

/** Whose eyes: a seat, a spectator, or everybody's with all cards open. */
export type Eyes = number | 'spectator' | 'everyone';

/** One moment: what happened, and what the table looked like then. */
export interface Frame {
  entries: Entry[];
  view: unknown;
}

/** Whose eyes may be chosen, the usual ones first: everybody's, or, where something stays secret for good, a spectator's and those of the seat that the link is for. */
export function eyesOffered(asked: string | null, { seats, options }: Pick<GameRecord, 'seats' | 'options'>, replayer: Replayer): Eyes[] {
  const all = [...seats.keys()];
  return replayer.keepsSecrets?.(options) ? ['spectator', ...all.filter((seat) => String(seat) === asked)] : ['everyone', 'spectator', ...all];
}

/** The eyes that a link asks for, if they are offered. */
export function eyesOf(asked: string | null, offered: readonly Eyes[]): Eyes {
  return offered.find((eyes) => String(eyes) === asked) ?? offered[0] ?? 'spectator';
}

const viewerOf = (eyes: Eyes): number | null => (typeof eyes === 'number' ? eyes : null);

/** The film of a record: the opening, then one frame a move. */
export function film(record: GameRecord, replayer: Replayer, eyes: Eyes): Frame[] {
  let open: unknown = replayer.laid?.(record.options) ?? null;
  const frame = (shown: readonly Shown[]): Frame => {
    const events = shownTo(shown, viewerOf(eyes));
    for (const event of events) open = replayer.after(open, event);
    const view = eyes === 'everyone' ? open : replayer.seenBy(open, viewerOf(eyes));
    return { entries: events.map((event) => ({ event, say: replayer.say(event) })), view };
  };
  return [
    frame(record.opening),
    ...record.moves.map(({ seat, action, outcome, events }) => {
      if (seat !== undefined && action !== undefined) open = replayer.begun?.(open, seat, action) ?? open;
      else open = replayer.fell?.(open, outcome) ?? open;
      return frame(events);
    }),
  ];
}

/** What each ticket stands for, by the table as it was before its move. */
export function meanings(record: GameRecord, replayer: Replayer): (move: number, drawn: number) => unknown {
  const before = film(record, replayer, 'everyone');
  return (move, drawn) => replayer.outcomeOf(before[move]?.view, record.moves[move]?.outcome, drawn);
}
