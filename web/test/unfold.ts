/** Fixtures of games in which nothing is hidden keep the record and what changes; here they become steps like those of the others. */
import { shownTo, type GameRecord } from '../src/replay/record.ts';

export interface Folded {
  game: string;
  options: { seats: number };
  record: GameRecord;
  steps: { at: number; seats: number[]; mover: number | null; legal: unknown[]; change: Record<string, unknown> }[];
}

export interface Unfolded {
  events: { event: string }[];
  /** How many moves of the record lie before this step. */
  at: number;
  seats: number[];
  mover: number | null;
  legal: unknown[];
  views: unknown[];
}

export function unfold({ record, steps }: Folded): Unfolded[] {
  let view: Record<string, unknown> = {};
  return steps.map(({ at, seats, mover, legal, change }, index) => {
    view = { ...view, ...change };
    const moves = record.moves.slice(steps[index - 1]?.at ?? 0, at);
    const shown = [...(index === 0 ? record.opening : []), ...moves.flatMap(({ events }) => events)];
    return { events: shownTo(shown, null) as { event: string }[], at, seats, mover, legal, views: [view] };
  });
}
