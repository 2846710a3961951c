/** The JSON of The Heist (the rules file says what each field means) and its content, read from the files beside the rules. */
import charactersText from '../../../../games/jewel-heist/content/characters.txt?raw';
import gearText from '../../../../games/jewel-heist/content/gear.txt?raw';
import handText from '../../../../games/jewel-heist/content/hand.txt?raw';
import jewelryText from '../../../../games/jewel-heist/content/jewelry.txt?raw';
import jewelsText from '../../../../games/jewel-heist/content/jewels.txt?raw';
import type { Cell, Facing } from './cell.ts';

/** The shapes of jewels, in the order of the rules (JH-2.5). */
export const SHAPES = ['rectangle', 'oval', 'square', 'circle', 'star', 'teardrop'] as const;
export type Shape = (typeof SHAPES)[number];

/** A set of jewels: positive counts by shape (JH-2.6). */
export type Jewels = Partial<Record<Shape, number>>;

/** The id of a jewelry card, `J07`. */
export type Jewelry = string;

/** Gear, by its kind. */
export type Kind = string;

/** A card of the hand: one of the six that everybody has, or gear. */
export type HandCard = string;

export type Character = string;

const rowsOf = (text: string): string[][] => text.split('\n').map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith(';')).map((line) => line.split(/\s+/));

/** What a loose jewel pays, and how many there are. */
export const JEWELS = new Map(rowsOf(jewelsText).map(([shape = '', value, count]) => [shape as Shape, { value: Number(value), count: Number(count) }]));

export interface CardFacts {
  id: Jewelry;
  value: number;
  set: Jewels;
}

/** The thirty jewelry cards by id (JH-2.7). */
export const JEWELRY: ReadonlyMap<Jewelry, CardFacts> = new Map(
  rowsOf(jewelryText).map(([id = '', value, ...shapes]) => {
    const set: Jewels = {};
    for (const shape of SHAPES) if (shapes.includes(shape)) set[shape] = shapes.filter((one) => one === shape).length;
    return [id, { id, value: Number(value), set }];
  }),
);

const NO_CARD: CardFacts = { id: '', value: 0, set: {} };

/** What a jewelry card says. */
export const cardFacts = (id: Jewelry): CardFacts => JEWELRY.get(id) ?? NO_CARD;

export interface HandFacts {
  steps: number;
  noise: number;
  /** What gear costs, and what it does; nothing for the cards that everybody has. */
  cost: number;
  effect: string | null;
}

/** The cards that everybody has, the last one being the call to the fence (JH-2.3). */
export const HAND: readonly HandCard[] = rowsOf(handText).map(([card = '']) => card);
export const CALL_FENCE: HandCard = 'call_fence';

/** The ten kinds of gear (JH-2.9). */
export const KINDS: readonly Kind[] = rowsOf(gearText).map(([kind = '']) => kind);

const HAND_FACTS = new Map<HandCard, HandFacts>([
  ...rowsOf(handText).map(([card = '', steps, noise]): [HandCard, HandFacts] => [card, { steps: Number(steps), noise: Number(noise), cost: 0, effect: null }]),
  ...rowsOf(gearText).map(([kind = '', cost, noise, steps, effect = '']): [HandCard, HandFacts] => [kind, { steps: Number(steps), noise: Number(noise), cost: Number(cost), effect }]),
]);

export const handFacts = (card: HandCard): HandFacts => HAND_FACTS.get(card) ?? { steps: 0, noise: 0, cost: 0, effect: null };

/** What a character can do, and how often in a game; 0: always. */
export const CHARACTERS: ReadonlyMap<Character, { uses: number; ability: string }> = new Map(rowsOf(charactersText).map(([id = '', uses, ability = '']) => [id, { uses: Number(uses), ability }]));

export type Phase =
  | 'blueprint' | 'place_jewels' | 'deal_characters' | 'deal_jewelry' | 'share_jewelry' | 'draft' | 'first_seat' | 'deal_gear' | 'gear_draft' | 'start'
  | 'question' | 'answer' | 'choose' | 'before' | 'move' | 'fence' | 'keep' | 'swap' | 'flip' | 'mirror' | 'drop' | 'place' | 'over';

export interface Theft {
  seat: number;
  jewels: Jewels;
}

export type Move = { type: 'move'; to: Cell; reach?: Cell; crack?: true; steal?: Theft };

export type Action =
  | { type: 'pick'; card: Jewelry }
  | { type: 'draft'; kind: Kind }
  | { type: 'pass' }
  | { type: 'place'; at: Cell }
  | { type: 'question'; seat: number }
  | { type: 'play'; card: HandCard }
  | { type: 'smoke'; at: Cell }
  | { type: 'alarm'; at: Cell }
  | { type: 'wire'; at: Cell }
  | { type: 'turn_guard'; facing: Facing }
  | { type: 'blame'; seat: number }
  | Move
  | { type: 'keep'; card: Jewelry }
  | { type: 'swap'; in: Jewelry; out: Jewelry }
  | { type: 'drop'; jewels: Jewels };

export interface Options {
  seats: number;
  mode: 'competitive' | 'coop';
  blueprint: string;
  first_seat: number | null;
  characters: 'random' | 'none' | Character[];
  gear: 'random' | 'none' | Kind[];
  jewelry_dealt: number;
  coop_deck: number;
  coop_gear_budget: number;
  coop_finish: 'deck' | 'covered';
  coop_fence: 'plain' | 'swap';
}

/** Cards somebody has: which ones for whoever may see them, how many for all others. */
export type Cards = readonly Jewelry[] | { count: number };

export interface Player {
  character: Character | null;
  special_left: number;
  space: Cell | null;
  jewels: Jewels;
  jewelry: Cards;
  pack: Cards;
  pick: Jewelry | null;
  gear: Kind[];
  drafted: Kind[];
  gear_cost: number;
  passed: boolean;
  card: HandCard | null;
  noise: number | null;
  told: boolean;
  effect_done: boolean;
  special_used: boolean;
  decided: boolean;
}

export interface Guard {
  at: Cell;
  facing: Facing;
  light: boolean;
}

export interface Line {
  cards: Jewelry[];
  card_value: number;
  loose: number;
  gear_cost: number;
  drafted: number;
}

export type Result =
  | { mode: 'competitive'; scores: number[]; ranks: number[]; winners: number[]; seats: Line[] }
  | { mode: 'coop'; won: boolean; fulfilled: number; scores: number[]; ranks: number[]; winners: number[] };

export interface View {
  game: 'jewel-heist';
  v: 2;
  options: Options;
  phase: Phase;
  round: number;
  first_seat: number | null;
  lead: number | null;
  blueprint: string | null;
  bag: Jewels;
  jewels: Record<Cell, Jewels>;
  guard: Guard;
  smoke: Cell[];
  wires: Cell[];
  alarms: { at: Cell; seat: number }[];
  /** Which cards they are is known where everything lies open: in a replay with everybody's eyes. */
  deck: { count: number; cards?: Jewelry[] };
  discard: Jewelry[];
  shared: Jewelry[];
  stacks: { kind: Kind; left: number }[];
  seats: Player[];
  questioned: number | null;
  last_questioned: number | null;
  queue: number[];
  drawn: Cards;
  fence_left: number;
  result: Result | null;
}

/** What happens in a game; what is hidden from this viewer is left out. */
export type Telling =
  | { event: 'blueprint'; name: string }
  | { event: 'jewel_placed'; at: Cell; shape: Shape }
  | { event: 'character'; seat: number; character: Character }
  | { event: 'jewelry_dealt'; seat: number; card?: Jewelry }
  | { event: 'jewelry_shared'; card: Jewelry }
  | { event: 'decided'; seat: number }
  | { event: 'draft_passed'; pass: number; kept?: Jewelry; pack?: Jewelry[] }
  | { event: 'draft_done'; counts: number[]; jewelry?: Jewelry[] }
  | { event: 'first_seat'; seat: number }
  | { event: 'gear_offered'; kind: Kind }
  | { event: 'gear_drafted'; seat: number; kind: Kind; cost: number }
  | { event: 'gear_passed'; seat: number }
  | { event: 'placed'; seat: number; at: Cell; why: 'start' | 'caught' }
  | { event: 'round'; round: number; lead: number; deck: number }
  | { event: 'questioned'; by: number; seat: number }
  | { event: 'not_questioned'; by: number }
  | { event: 'told'; seat: number; card?: HandCard }
  | { event: 'revealed'; cards: HandCard[]; noise: number[] }
  | { event: 'light_off'; seat: number }
  | { event: 'smoke'; seat: number; at: Cell }
  | { event: 'alarm'; seat: number; at: Cell }
  | { event: 'wire'; seat: number; at: Cell }
  | { event: 'guard_turned'; by: number; facing: Facing; with: 'lookout' | 'hand_mirror'; lit: Cell[] }
  | { event: 'blamed'; by: number; seat: number; noise: number[] }
  | { event: 'moved'; seat: number; from: Cell; to: Cell; picked: Jewels }
  | { event: 'reached' | 'cracked'; seat: number; from: Cell[]; picked: Jewels }
  | { event: 'stole'; seat: number; victim: number; jewels: Jewels }
  | { event: 'fence'; seat: number; count: number; cards?: Jewelry[] }
  | { event: 'fence_kept'; seat: number; card?: Jewelry }
  | { event: 'fence_refused'; seat: number }
  | { event: 'fence_swapped'; seat: number; in: Jewelry; out: Jewelry }
  | { event: 'fence_passed'; seat: number; card: Jewelry }
  | { event: 'flipped'; card: Jewelry; steps: number }
  | { event: 'guard_walked'; path: Cell[]; wired: boolean }
  | { event: 'guard_faces'; facing: Facing; lit: Cell[] }
  | { event: 'caught'; seat: number; at: Cell }
  | { event: 'dropped'; seat: number; at: Cell; jewels: Jewels }
  | { event: 'over'; result: Result; jewelry: Jewelry[][] };

export const countOf = (cards: Cards): number => ('count' in cards ? cards.count : cards.length);
export const listOf = (cards: Cards): readonly Jewelry[] => ('count' in cards ? [] : cards);

export const isCoop = (view: Pick<View, 'options'>): boolean => view.options.mode === 'coop';

/** How many jewels these are. */
export const total = (jewels: Jewels): number => SHAPES.reduce((sum, shape) => sum + (jewels[shape] ?? 0), 0);

/** The shapes there are, with their counts. */
export const shapesOf = (jewels: Jewels): { shape: Shape; count: number }[] => SHAPES.flatMap((shape) => ((jewels[shape] ?? 0) > 0 ? [{ shape, count: jewels[shape] ?? 0 }] : []));

/** One heap and another; with -1 what is left of the first. Nothing is written down as nothing. */
export function plus(one: Jewels, other: Jewels, sign: 1 | -1 = 1): Jewels {
  const sum: Jewels = {};
  for (const shape of SHAPES) {
    const count = (one[shape] ?? 0) + sign * (other[shape] ?? 0);
    if (count > 0) sum[shape] = count;
  }
  return sum;
}

/** The Mastermind's seat, if he is in play. */
export function mastermind(view: View): number | null {
  const seat = view.seats.findIndex(({ character }) => character === 'mastermind');
  return seat < 0 ? null : seat;
}
