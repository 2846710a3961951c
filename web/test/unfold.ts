/**
 * Fixtures of games in which nothing is hidden keep what changes from moment to moment; here they become steps like those of the others.
 */
export interface Folded {
  game: string;
  options: { seats: number };
  steps: { kind: string; mover: number | null; legal: unknown[]; change: Record<string, unknown>; insight: unknown }[];
}

export interface Unfolded {
  kind: string;
  events: { event: string }[];
  mover: number | null;
  legal: unknown[];
  views: unknown[];
  insights: unknown[];
}

export function unfold({ steps }: Folded): Unfolded[] {
  let view: Record<string, unknown> = {};
  return steps.map(({ kind, mover, legal, change, insight }) => {
    view = { ...view, ...change };
    return { kind, events: [], mover, legal, views: [view], insights: [insight] };
  });
}
