/**
 * What the player is about to do: how to move, how many dice at once, which of them to throw again. Everything that is sent is on the
 * server's list.
 */
import { mapOf } from './map.ts';
import { MOST_DICE, attemptOf, hitsOf, type Action, type Attempt, type Overview, type SquareId, type View } from './model.ts';

export const GAITS = ['run', 'sneak', 'walk'] as const;
export type Gait = (typeof GAITS)[number];

/** Something that can be done now with one press. */
export interface Choice {
  key: string;
  action: Action;
  /** Where on the map it happens, if it does. */
  square: SquareId | null;
  /** Which way a step goes. */
  direction?: string;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The same action whatever number of dice it begins with. */
export function keyOf(action: Action): string {
  return JSON.stringify('dice' in action ? { ...action, dice: 0 } : action);
}

/** Who comes along in an action that can take friends along. */
const companyOf = (action: Action): readonly number[] => (action.type === 'tile' ? (action.with ?? []) : []);

export class Plan {
  gait = $state<Gait>('run');
  /** How many dice are thrown at once. */
  dice = $state(2);
  /**
   * The places of the cup that the player has filled: dice that lie there and go again, or free places that get a new one; nothing while
   * the usual ones are meant.
   */
  #picked = $state.raw<readonly number[] | null>(null);
  /** The friends who are not to come along. */
  #left = $state.raw<readonly number[]>([]);
  #legal = $state.raw<readonly Action[]>([]);

  #decision: string | null = null;

  /**
   * What is legal now, for which decision. Dice that were picked belong to one throw: after it the same list may come again, for other
   * faces.
   */
  offer(legal: readonly Action[], decision: string | null): void {
    if (decision !== this.#decision || !same(legal, this.#legal)) this.#picked = null;
    if (decision !== this.#decision) this.#left = [];
    this.#decision = decision;
    this.#legal = legal;
  }

  get legal(): readonly Action[] {
    return this.#legal;
  }

  has(type: Action['type']): boolean {
    return this.#legal.some((action) => action.type === type);
  }

  /** The friends who could come along with something that can be done now (CH-9.7), and whether each of them is to. */
  get friends(): { seat: number; comes: boolean }[] {
    const seats = [...new Set(this.#legal.flatMap(companyOf))].sort((one, other) => one - other);
    return seats.map((seat) => ({ seat, comes: !this.#left.includes(seat) }));
  }

  /** Takes a friend along, or leaves him. */
  take(seat: number): void {
    this.#left = this.#left.includes(seat) ? this.#left.filter((one) => one !== seat) : [...this.#left, seat];
  }

  /** Whether this is the way to do something together with those who are to come, or with as many of them as there is room for. */
  #isCompany(action: Action): boolean {
    if (action.type !== 'tile') return true;
    const ways = this.#legal.filter(
      (one) => one.type === 'tile' && one.tile === action.tile && one.action === action.action && one.dice === action.dice,
    );
    const meant = ways.filter((one) => !companyOf(one).some((seat) => this.#left.includes(seat)));
    const most = Math.max(...meant.map((one) => companyOf(one).length));
    return action === meant.find((one) => companyOf(one).length === most);
  }

  /** What can be begun, with the number of dice and the friends that are chosen; the rules say where each thing works. */
  choices(view: View, seat: number, uses: Overview['uses']): Choice[] {
    const map = mapOf(view.options);
    const here = view.players[seat]?.square ?? null;
    const placed = this.#legal.filter(
      (action) => (!('dice' in action) || action.dice === this.dice) && action.type !== 'roll' && this.#isCompany(action),
    );
    return placed.map((action): Choice => {
      const direction = 'to' in action ? map.direction(here, action.to) : undefined;
      return { key: keyOf(action), action, square: squareOf(view, here, action, uses), ...(direction === undefined ? {} : { direction }) };
    });
  }

  /**
   * The places of the cup that are filled with one press: those the player picked, else every die that shows no hit, and new ones up to the
   * chosen number.
   */
  #places(dice: readonly (number | null)[]): readonly number[] {
    if (this.#picked !== null) return this.#picked;
    const usual = Array.from({ length: Math.max(dice.length, this.dice) }, (_, at) => at).filter((at) => hitsOf(dice[at] ?? null) === 0);
    if (usual.length > 0) return usual;
    if (dice.length < MOST_DICE) return [dice.length];
    // Four dice show hits and it is not enough: one that shows a single hit goes again.
    const single = dice.findIndex((face) => hitsOf(face) === 1);
    return single < 0 ? [] : [single];
  }

  /** What goes into the cup: which of the dice that lie, and how many new ones; the places tell both apart. */
  throwing(view: View, seat: number): { places: readonly number[]; reroll: number[]; add: number } | null {
    const dice = view.players[seat]?.dice ?? [];
    if (attemptOf(view, seat) === null || view.players[seat]?.failing === true || dice.some((face) => face === null)) return null;
    const places = this.#places(dice);
    const reroll = places.filter((place) => place < dice.length);
    return { places, reroll, add: places.length - reroll.length };
  }

  /** The throw as the server lists it. */
  roll(view: View, seat: number): Action | null {
    const cup = this.throwing(view, seat);
    return cup === null
      ? null
      : (this.#legal.find((action) => action.type === 'roll' && same([action.reroll, action.add], [cup.reroll, cup.add])) ?? null);
  }

  /**
   * Takes up what is at a place of the cup, a die that lies or a new one, or leaves it: any throw of the rules is four such presses away at
   * most (CH-6.3).
   */
  toggle(view: View, seat: number, place: number): void {
    const now = this.throwing(view, seat)?.places;
    if (now !== undefined)
      this.#picked = (now.includes(place) ? now.filter((one) => one !== place) : [...now, place]).sort((one, other) => one - other);
  }
}

/** Where an action happens on the map. */
function squareOf(view: View, here: SquareId | null, action: Action, uses: Overview['uses']): SquareId | null {
  switch (action.type) {
    case 'run':
    case 'sneak':
    case 'walk':
      return action.to;
    case 'place':
      return action.square;
    case 'flip':
    case 'tile':
      return action.tile;
    case 'distract':
    case 'fight':
    case 'incapacitate':
      return view.guards.find(({ n }) => n === action.guard)?.square ?? null;
    case 'help':
      return view.players[action.seat]?.square ?? null;
    case 'pick_up':
      return action.square;
    case 'power':
      return action.target === undefined
        ? null
        : 'tile' in action.target
          ? action.target.tile
          : (view.players[action.target.seat]?.square ?? null);
    case 'use':
      return uses.find(({ item }) => item === action.item)?.square ?? null;
    case 'leave':
    case 'hide':
    case 'whistle':
      return here;
    default:
      return null;
  }
}

/** Whether an attempt is about the square of a map. */
export const aimOf = (view: Pick<View, 'guards'>, attempt: Attempt): SquareId | null =>
  attempt.to ?? attempt.tile ?? view.guards.find(({ n }) => n === attempt.guard)?.square ?? null;
