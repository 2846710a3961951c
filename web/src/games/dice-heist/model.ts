/** The box of Dice Heist as the rules write it (`content.json`), and what the page looks up in it. */
import content from './content.json';
import type { Card, Content, Kind, Museum, Overview, Collection } from './types.ts';

export type * from './types.ts';

export const CONTENT = content as unknown as Content;

/** The museums in the order they are laid out, by rising security. */
export const MUSEUMS: readonly Museum[] = CONTENT.museums.map(({ id }) => id);

const CARDS = new Map(CONTENT.exhibits.map(({ id, kind }) => [id, kind]));

export function kindOf(card: Card): Kind {
  const known = CARDS.get(card);
  if (known === undefined) throw new Error(`there is no exhibit ${card}`);
  return known;
}

/** The lowest face that succeeds in a heist, as printed on the front. */
export const printedFace = (museum: Museum): number => CONTENT.museums.find(({ id }) => id === museum)?.heist_needs ?? 0;

/** Everything a seat has, as far as this viewer sees it. */
export const lootOf = (player: Collection): Card[] => [...(player.artifacts ?? []), ...player.gems, ...player.paintings];

/** Where nothing is told: before the first view. */
export const NOTHING_TOLD: Overview = {
  museums: [],
  seats: [],
  attempt: null,
  unseen: { artifact_cards: 0, artifacts: 0, gems: [], paintings: 0, millions: 0 },
};
