/** What jewels are worth: the best use of jewels for cards (JH-8.3), and what a crew has covered (JH-9.2), as `games/jewel-heist/src/score.rs` finds them. */
import { JEWELS, SHAPES, cardFacts, covers, plus, type CardFacts, type Jewelry, type Jewels } from './model.ts';

export interface Use {
  /** The cards that are completed, by id. */
  cards: Jewelry[];
  cardValue: number;
  loose: number;
}

export const looseValue = (jewels: Jewels): number => SHAPES.reduce((sum, shape) => sum + (jewels[shape] ?? 0) * (JEWELS.get(shape)?.value ?? 0), 0);

/** What all these cards need together. */
export const needs = (cards: readonly Jewelry[]): Jewels => cards.reduce<Jewels>((all, card) => plus(all, cardFacts(card).set), {});

/** The cards that together are worth most; of equally good choices the one with most cards, then the first by ids. */
function best(jewels: Jewels, cards: readonly Jewelry[], worth: (card: CardFacts) => number): Jewelry[] {
  const list = [...cards].sort().map(cardFacts).filter(({ set }) => covers(jewels, set));
  const rest = list.map((_, place) => list.slice(place).reduce((sum, card) => sum + worth(card), 0));
  let found: { worth: number; cards: Jewelry[] } = { worth: 0, cards: [] };
  const isMore = (one: number, many: number): boolean => one > found.worth || (one === found.worth && many > found.cards.length);
  const look = (place: number, left: Jewels, sum: number, taken: Jewelry[]): void => {
    if (isMore(sum, taken.length)) found = { worth: sum, cards: taken };
    const card = list[place];
    // Where even all that is left cannot make it better, nothing is looked for.
    if (card === undefined || !isMore(sum + (rest[place] ?? 0), taken.length + list.length - place)) return;
    if (covers(left, card.set)) look(place + 1, plus(left, card.set, -1), sum + worth(card), [...taken, card.id]);
    look(place + 1, left, sum, taken);
  };
  look(0, jewels, 0, []);
  return found.cards;
}

export function bestUse(jewels: Jewels, cards: readonly Jewelry[]): Use {
  const used = best(jewels, cards, ({ bonus }) => bonus);
  return { cards: used, cardValue: used.reduce((sum, card) => sum + cardFacts(card).value, 0), loose: looseValue(plus(jewels, needs(used), -1)) };
}

/** As many of the cards as can be covered at once. */
export const mostCovered = (jewels: Jewels, cards: readonly Jewelry[]): Jewelry[] => best(jewels, cards, () => 1);

/** A card with the jewels that are set aside for it. */
export interface Filled {
  card: CardFacts;
  isComplete: boolean;
  has: Jewels;
  lacks: Jewels;
}

/** The cards with what lies on them: completed ones first take theirs, the others share what is left in the order in which they stand. */
export function filled(jewels: Jewels, cards: readonly Jewelry[], complete: readonly Jewelry[]): Filled[] {
  let left = plus(jewels, needs(complete), -1);
  return cards.map((id) => {
    const card = cardFacts(id);
    if (complete.includes(id)) return { card, isComplete: true, has: card.set, lacks: {} };
    const has: Jewels = {};
    for (const shape of SHAPES) {
      const count = Math.min(card.set[shape] ?? 0, left[shape] ?? 0);
      if (count > 0) has[shape] = count;
    }
    left = plus(left, has, -1);
    return { card, isComplete: false, has, lacks: plus(card.set, has, -1) };
  });
}
