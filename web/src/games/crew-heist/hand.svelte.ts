/** What the player is about to do: how to move, how many dice at once, which of them to throw again. Everything that is sent is on the server's list. */
import { mapOf, type Direction } from './map.ts';
import { MOST_DICE, attemptOf, hitsOf, type Action, type Attempt, type SquareId, type View } from './model.ts';

export const GAITS = ['run', 'sneak', 'walk'] as const;
export type Gait = (typeof GAITS)[number];

/** Something that can be done now with one press. */
export interface Choice {
  key: string;
  action: Action;
  /** Where on the map it happens, if it does. */
  square: SquareId | null;
  /** Which way a step goes. */
  direction?: Direction;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The same action whatever number of dice it begins with. */
function keyOf(action: Action): string {
  return JSON.stringify('dice' in action ? { ...action, dice: 0 } : action);
}

/** What is done for the whole company: alone, or with everybody who can come; what lies between is not offered. */
function isPlainCompany(action: Action, legal: readonly Action[]): boolean {
  if (action.type !== 'tile' || action.with === undefined) return true;
  const sizes = legal.flatMap((one) => (one.type === 'tile' && one.tile === action.tile && one.action === action.action ? [one.with?.length ?? 0] : []));
  return action.with.length === Math.max(...sizes);
}

export class Hand {
  gait = $state<Gait>('run');
  /** How many dice are thrown at once. */
  dice = $state(2);
  /** The dice that the player has chosen to throw again; nothing while the usual ones are meant. */
  #picked = $state.raw<readonly number[] | null>(null);
  #legal = $state.raw<readonly Action[]>([]);

  #decision: string | null = null;

  /** What is legal now, for which decision. Dice that were picked belong to one throw: after it the same list may come again, for other faces. */
  offer(legal: readonly Action[], decision: string | null): void {
    if (decision !== this.#decision || !same(legal, this.#legal)) this.#picked = null;
    this.#decision = decision;
    this.#legal = legal;
  }

  get legal(): readonly Action[] {
    return this.#legal;
  }

  has(type: Action['type']): boolean {
    return this.#legal.some((action) => action.type === type);
  }

  /** What can be begun, with the number of dice that is chosen. */
  choices(view: View, seat: number): Choice[] {
    const map = mapOf(view.options);
    const here = view.players[seat]?.square ?? null;
    const steps = here === null ? [] : (map.steps.get(here) ?? []);
    const placed = this.#legal.filter((action) => (!('dice' in action) || action.dice === this.dice) && action.type !== 'roll' && isPlainCompany(action, this.#legal));
    return placed.map((action): Choice => {
      const step = 'to' in action ? steps.find(({ to }) => to === action.to) : undefined;
      return { key: keyOf(action), action, square: squareOf(view, here, action), ...(step === undefined ? {} : { direction: step.direction }) };
    });
  }

  /** The dice that go into the cup with one press: those the player picked, else every die that shows no hit, and new ones up to the chosen number. */
  throwing(view: View, seat: number): { reroll: number[]; add: number } | null {
    const attempt = attemptOf(view, seat);
    const dice = view.players[seat]?.dice ?? [];
    if (attempt === null || dice.some((face) => face === null)) return null;
    if (this.#picked !== null) return { reroll: [...this.#picked], add: this.#picked.length === 0 ? Math.min(1, MOST_DICE - dice.length) : 0 };
    const blanks = dice.flatMap((face, at) => (hitsOf(face) === 0 ? [at] : []));
    const add = Math.max(0, this.dice - dice.length);
    if (blanks.length + add > 0) return { reroll: blanks, add };
    if (dice.length < MOST_DICE) return { reroll: [], add: 1 };
    // Four dice show hits and it is not enough: one that shows a single hit goes again.
    const single = dice.findIndex((face) => hitsOf(face) === 1);
    return { reroll: single < 0 ? [] : [single], add: 0 };
  }

  /** The throw as the server lists it. */
  roll(view: View, seat: number): Action | null {
    const cup = this.throwing(view, seat);
    return cup === null ? null : (this.#legal.find((action) => action.type === 'roll' && same([action.reroll, action.add], [cup.reroll, cup.add])) ?? null);
  }

  /** Takes a die up to throw it again, or leaves it. */
  toggle(view: View, seat: number, die: number): void {
    const now = this.throwing(view, seat)?.reroll ?? [];
    this.#picked = (now.includes(die) ? now.filter((one) => one !== die) : [...now, die]).sort((one, other) => one - other);
  }
}

/** Where an action happens on the map. */
function squareOf(view: View, here: SquareId | null, action: Action): SquareId | null {
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
      return action.target === undefined ? null : 'tile' in action.target ? action.target.tile : (view.players[action.target.seat]?.square ?? null);
    case 'leave':
    case 'hide':
    case 'whistle':
      return here;
    default:
      return null;
  }
}

/** Dropping each thing once, however many alike are carried. */
function dropsOf(inventory: View['players'][number]['inventory'], square: SquareId): Action[] {
  const drops = inventory.map(({ item, n }): Action => ({ type: 'drop', item, square, ...(n === undefined ? {} : { n }) }));
  return drops.filter((one, at) => drops.findIndex((other) => same(one, other)) === at);
}

/** What a seat may do although nothing is asked of it (CH 5.2, CH-10.1): drop what it carries, and call for timed speeches though it is ready. */
export function unasked(view: View, seat: number): Action[] {
  const player = view.players[seat];
  if (player === undefined || player.status !== 'in' || player.square === null || view.pending.length > 0) return [];
  const drops = ['planning', 'acting', 'closing'].includes(view.phase) ? dropsOf(player.inventory, player.square) : [];
  const { timed, vote, voted } = view.planning;
  return view.phase === 'planning' && !timed && vote === null && !voted ? [...drops, { type: 'call_vote' }] : drops;
}

/** Whether an attempt is about the square of a map. */
export const aimOf = (view: View, attempt: Attempt): SquareId | null => attempt.to ?? attempt.tile ?? view.guards.find(({ n }) => n === attempt.guard)?.square ?? null;
