/** What the log tells of the guard and of this round: how he went and why, whom he caught, and who has moved already. */
import type { Facing, Cell } from './cell.ts';
import { walk, type Walked } from './guard.ts';
import type { Jewelry, Jewels, Options, Telling, View } from './model.ts';
import { after, laid } from './replay.ts';

/** One walk of the guard. */
export interface Tale {
  round: number;
  card: Jewelry;
  size: number;
  from: Cell;
  walked: Walked;
  /** Who turned him with a mirror afterwards. */
  mirrored: { by: number; facing: Facing }[];
  caught: { seat: number; at: Cell; dropped: Jewels }[];
}

export interface Story {
  tales: Tale[];
  /** Who has moved in this round, in order. */
  moved: number[];
}

/** Follows the events of a game as everybody sees them; told the same again with more, it only listens to what is new. */
export class Chronicle {
  #heard: Telling[] = [];
  #view: View | null = null;
  #tales: Tale[] = [];
  #moved: number[] = [];

  tell(options: Options, events: readonly Telling[]): Story {
    const isMore = this.#view !== null && this.#heard.length <= events.length && this.#heard[0] === events[0] && this.#heard.at(-1) === events[this.#heard.length - 1];
    if (!isMore) this.#begin(options);
    for (const event of events.slice(this.#heard.length)) this.#hear(event);
    this.#heard = events.slice();
    return { tales: this.#tales.slice(), moved: this.#moved.slice() };
  }

  #begin(options: Options): void {
    const start = laid(options);
    // Hidden cards are only counted: what everybody sees is enough here.
    this.#view = { ...start, deck: { count: start.deck.count }, seats: start.seats.map((player) => ({ ...player, jewelry: { count: 0 }, pack: { count: 0 } })) };
    this.#heard = [];
    this.#tales = [];
    this.#moved = [];
  }

  #hear(event: Telling): void {
    const view = this.#view;
    if (view === null) return;
    const tale = this.#tales.at(-1);
    if (event.event === 'round') this.#moved = [];
    if (event.event === 'moved' || event.event === 'fence_refused' || (event.event === 'fence' && !this.#moved.includes(event.seat))) this.#moved = [...this.#moved.filter((seat) => seat !== event.seat), event.seat];
    if (event.event === 'flipped') this.#tales.push({ round: view.round, card: event.card, size: event.steps, from: view.guard.at, walked: walk(view, event.steps), mirrored: [], caught: [] });
    if (tale !== undefined && event.event === 'guard_turned' && event.with === 'hand_mirror') tale.mirrored.push({ by: event.by, facing: event.facing });
    if (tale !== undefined && event.event === 'caught') tale.caught.push({ seat: event.seat, at: event.at, dropped: {} });
    const last = tale?.caught.at(-1);
    if (last !== undefined && event.event === 'dropped') last.dropped = event.jewels;
    this.#view = after(view, event);
  }
}
