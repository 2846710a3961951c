/** What things of The Heist are called, in the reader's language. */
import type { Speaker } from '../../words/speaker.ts';
import { handFacts, shapesOf, type Character, type HandCard, type Jewelry, type Jewels, type Kind, type Shape } from './model.ts';

/** The same letters in every language, on every jewel, as the terminal has them. */
export const LETTER: Record<Shape, string> = { rectangle: 'R', oval: 'V', square: 'S', circle: 'C', star: '*', teardrop: 'T' };

export const jewelryName = (speaker: Speaker, card: Jewelry): string => capital(speaker.t(`jewel-heist-jewelry-${card}`));
export const gearName = (speaker: Speaker, kind: Kind): string => speaker.t(`jewel-heist-gear-${kind}`);
export const gearText = (speaker: Speaker, kind: Kind): string => capital(speaker.t(`jewel-heist-gear-text-${kind}`));
export const handName = (speaker: Speaker, card: HandCard): string =>
  speaker.t(`jewel-heist-${handFacts(card).effect === null ? 'hand' : 'gear'}-${card}`);
/** A character as in the middle of a sentence: "the Broker". */
export const theCharacter = (speaker: Speaker, character: Character): string => speaker.t(`jewel-heist-character-${character}`);
/** A character alone, or at the beginning of a line: "The Broker". */
export const characterName = (speaker: Speaker, character: Character): string => capital(theCharacter(speaker, character));
export const characterText = (speaker: Speaker, character: Character): string =>
  capital(speaker.t(`jewel-heist-character-text-${character}`));
/** One of sixteen points of the compass, as it stands in a sentence. */
export const windName = (speaker: Speaker, wind: string): string => speaker.t(`jewel-heist-facing-${wind}`);
export const blueprintName = (speaker: Speaker, name: string): string => speaker.t(`jewel-heist-blueprint-${name}`);

/** Jewels as the language lists them: "2 ovals and 1 star". */
export const jewelNames = (speaker: Speaker, jewels: Jewels): string => {
  const all = shapesOf(jewels);
  return all.length === 0
    ? speaker.t('jewel-heist-web-no-jewels')
    : speaker.join(all.map(({ shape, count }) => speaker.t(`jewel-heist-jewels-${shape}`, { count })));
};

/** Several people. */
export const people = (speaker: Speaker, seats: readonly number[]): string => speaker.join(seats.map((seat) => speaker.name(seat)));

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
