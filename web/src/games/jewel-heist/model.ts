/** The box of The Heist as the rules write it (`content.json`), and what the page looks up in it and in a view. */
import content from './content.json';
import type {
  Action,
  Answer,
  CardFacts,
  Cards,
  Character,
  Content,
  GearFacts,
  HandCard,
  Jewelry,
  Jewels,
  Kind,
  Overview,
  Shape,
  View,
} from './types.ts';

export type * from './types.ts';

export const CONTENT = content as unknown as Content;

/** The shapes of jewels, in the order of the rules (JH-2.5). */
export const SHAPES: readonly Shape[] = CONTENT.shapes.map(({ id }) => id);

/** What a loose jewel pays, and how many there are. */
export const JEWELS = new Map(CONTENT.shapes.map((shape) => [shape.id, shape]));

/** The thirty jewelry cards by id (JH-2.7). */
const JEWELRY: ReadonlyMap<Jewelry, CardFacts> = new Map(CONTENT.jewelry.map((card) => [card.id, card]));

/** What a jewelry card says. */
export const cardFacts = (id: Jewelry): CardFacts => JEWELRY.get(id) ?? { id, value: 0, set: {} };

/** The cards that everybody has, the last one being the call to the fence (JH-2.3). */
export const HAND: readonly HandCard[] = CONTENT.hand.map(({ id }) => id);
export const CALL_FENCE: HandCard = HAND.at(-1) ?? '';

/** The ten kinds of gear (JH-2.9). */
export const KINDS: readonly Kind[] = CONTENT.gear.map(({ id }) => id);

/** What a card of the hand says; those that everybody has cost nothing and do nothing more. */
export type HandFact = Omit<GearFacts, 'effect'> & { effect: GearFacts['effect'] | null };

const HAND_FACTS = new Map<HandCard, HandFact>(
  [...CONTENT.hand.map((card): HandFact => ({ ...card, cost: 0, effect: null, when: 'move' })), ...CONTENT.gear].map((card) => [
    card.id,
    card,
  ]),
);

export const handFacts = (card: HandCard): HandFact =>
  HAND_FACTS.get(card) ?? { id: card, steps: 0, noise: 0, cost: 0, effect: null, when: 'move' };

/** The characters by id: what each can do, when, and how often in a game; 0: always. */
export const CHARACTERS: ReadonlyMap<Character, Content['characters'][number]> = new Map(
  CONTENT.characters.map((character) => [character.id, character]),
);

export type Move = Extract<Action, { type: 'move' }>;
export type Foreseen = Extract<Answer, { type: 'outlook' }>;

/** Where nothing is told: before the first view, and in a record of retired rules. */
export const NOTHING_TOLD: Overview = {
  light: null,
  waits_for: [],
  drops: [],
  loud: [],
  quiet: [],
  outlooks: [],
  abilities: [],
  caught: null,
  hand: [],
  ends: [],
  barred: [],
  turnings: [],
  offered: [],
  sets: [],
};

export const countOf = (cards: Cards): number => ('count' in cards ? cards.count : cards.length);
export const listOf = (cards: Cards): readonly Jewelry[] => ('count' in cards ? [] : cards);

export const isCoop = (view: Pick<View, 'options'>): boolean => view.options.mode === 'coop';

/** How many jewels these are. */
export const total = (jewels: Jewels): number => SHAPES.reduce((sum, shape) => sum + (jewels[shape] ?? 0), 0);

/** The shapes there are, with their counts. */
export const shapesOf = (jewels: Jewels): { shape: Shape; count: number }[] =>
  SHAPES.flatMap((shape) => ((jewels[shape] ?? 0) > 0 ? [{ shape, count: jewels[shape] ?? 0 }] : []));

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
