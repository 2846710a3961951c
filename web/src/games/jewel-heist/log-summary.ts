/** What the log tells of the guard's last walk, and who has moved in this round. */
import type { Cell, Facing } from './cell.ts';
import type { Outlook } from './model.ts';
import type { Jewelry, Jewels, GameEvent } from './model.ts';

/** One walk of the guard. */
export interface Walk {
  round: number;
  card: Jewelry;
  size: number;
  path: Cell[];
  wired: boolean;
  facing: Facing | null;
  /** Who turned him with a mirror afterwards. */
  mirrored: { by: number; facing: Facing }[];
  caught: { seat: number; at: Cell; dropped: Jewels }[];
}

export interface LogSummary {
  walk: Walk | null;
  /** Who has moved in this round, in order. */
  moved: number[];
}

/** Reads the events of a game from the first one on. */
export function summaryOf(events: readonly GameEvent[]): LogSummary {
  let round = 0;
  let walk: Walk | null = null;
  let moved: number[] = [];
  for (const event of events) {
    switch (event.event) {
      case 'round':
        ({ round } = event);
        moved = [];
        break;
      case 'moved':
      case 'fence':
      case 'fence_refused':
        if (!moved.includes(event.seat)) moved.push(event.seat);
        break;
      case 'flipped':
        walk = { round, card: event.card, size: event.steps, path: [], wired: false, facing: null, mirrored: [], caught: [] };
        break;
      default:
        if (walk !== null) addTo(walk, event);
    }
  }
  return { walk, moved };
}

function addTo(walk: Walk, event: GameEvent): void {
  if (event.event === 'guard_walked') [walk.path, walk.wired] = [event.path, event.wired];
  if (event.event === 'guard_faces') walk.facing = event.facing;
  if (event.event === 'guard_turned' && event.with === 'hand_mirror') walk.mirrored.push({ by: event.by, facing: event.facing });
  if (event.event === 'caught') walk.caught.push({ seat: event.seat, at: event.at, dropped: {} });
  const last = walk.caught.at(-1);
  if (last !== undefined && event.event === 'dropped') last.dropped = event.jewels;
}

/** What the rules said he would do, just before he did it: the reasons of his last walk. It outlives a reload of the page. */
export class Reasons {
  readonly #key: string;
  #known: { round: number; outlook: Outlook } | null;

  constructor(table: string) {
    this.#key = `capers.jewel-heist.${table}`;
    try {
      this.#known = JSON.parse(sessionStorage.getItem(this.#key) ?? 'null') as { round: number; outlook: Outlook } | null;
    } catch {
      this.#known = null;
    }
  }

  keep(round: number, outlook: Outlook): void {
    this.#known = { round, outlook };
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(this.#known));
    } catch {
      // Where nothing can be kept, a reload forgets the reasons.
    }
  }

  /** Those of a walk, if they are known. */
  of(walk: Walk): Outlook | null {
    return this.#known?.round === walk.round && this.#known.outlook.steps === walk.size ? this.#known.outlook : null;
  }
}
