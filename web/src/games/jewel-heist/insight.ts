/** What the rules tell beside a view, and what can be asked of them (`games/jewel-heist/src/insight`): the page draws it and works out nothing. */
import type { Odds } from '../../words/speaker.ts';
import type { Cell, Facing } from './cell.ts';
import type { Action, HandCard, Jewelry, Jewels, Kind } from './model.ts';

/** The guard's light, as it is or as it would be. */
export interface Light {
  at: Cell;
  facing: Facing;
  /** The nearest of sixteen points of the compass. */
  wind: string;
  cells: Cell[];
  /** Whoever stands on one of these is in the light. */
  spaces: Cell[];
  /** The lit floor as one closed shape, in thousandths of a cell; the first point is the guard. */
  outline: [x: number, y: number][];
}

/** Something the guard hears: a seat, or the alarm clock of a seat. */
export interface Source {
  seat: number;
  alarm: boolean;
  noise: number;
  at: Cell;
}

/** Why he went or turned so. */
export type Reason =
  | { kind: 'heard'; source: Source; how: 'loudest' | 'closer' | 'agreed' | 'next' | 'lead' }
  | { kind: 'silence' | 'on' | 'dead_end' | 'light' };

export interface Step {
  from: Cell;
  to: Cell;
  direction: 'N' | 'E' | 'S' | 'W';
  why: Reason;
}

/** What the guard would do if a card of this size were flipped. */
export interface Outlook {
  steps: number;
  /** How likely such a card is; it can be 0. */
  odds: Odds;
  walk: Step[];
  wired: boolean;
  at: Cell;
  facing: Facing;
  wind: string;
  turn: Reason;
  lit: Cell[];
  catches: number[];
}

/** Where a move could end. */
export interface End {
  at: Cell;
  caught: Odds;
  /** All that cracking the case here would take, where that can be done. */
  cracked?: Jewels;
}

/** A space that cannot be chosen, with the code of the refusal. */
export interface Barred {
  at: Cell;
  why: string;
}

/** A card of the hand. */
export interface Playable {
  card: HandCard;
  steps: number;
  noise: number;
  no_use: 'fence' | 'plain' | 'light' | null;
  ends: End[];
  /** Only in an answer. */
  barred?: Barred[];
}

/** Cards with the jewels there are for them; nobody's where they are the crew's. */
export interface Sets {
  seat: number | null;
  cards: { card: Jewelry; complete: boolean; has: Jewels; lacks: Jewels }[];
  jewels: Jewels;
  needs: Jewels;
  complete: number;
  card_value: number;
  loose: number;
  gear_cost: number;
  worth: number;
}

/** What goes with every view. */
export interface Overview {
  light: Light | null;
  waits_for: number[];
  drops: number[];
  loud: number[];
  quiet: number[];
  outlooks: Outlook[];
  caught: Odds | null;
  hand: Playable[];
  ends: End[];
  barred: Barred[];
  turnings: { light: Light; catches: number[] }[];
  offered: { kind: Kind; why: string | null }[];
  sets: Sets[];
}

/** Where nothing is told: before the first view, and in a record of retired rules. */
export const NOTHING_TOLD: Overview = { light: null, waits_for: [], drops: [], loud: [], quiet: [], outlooks: [], caught: null, hand: [], ends: [], barred: [], turnings: [], offered: [], sets: [] };

export type Question =
  | { type: 'card'; card: HandCard; loudest?: number }
  | { type: 'outlook'; to?: Cell; card?: HandCard; crack?: true; loudest?: number; before?: Action }
  | { type: 'worth'; jewels: Jewels };

export type Foreseen = { light: Light | null; outlooks: Outlook[]; caught: Odds | null };
