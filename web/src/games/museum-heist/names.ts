/** What things of Museum Heist are called, in the reader's language. */
import type { Speaker } from '../../words/speaker.ts';
import { boardOf, type Character, type Options } from './model.ts';

/** A character as in the middle of a sentence: "the Guard". */
export const theCharacter = (speaker: Speaker, character: Character): string => speaker.t(`museum-heist-character-${character}`);

/** A character alone: "Guard". */
export const characterName = (speaker: Speaker, character: Character): string => speaker.t(`museum-heist-web-name-${character}`);

export const artworkName = (speaker: Speaker, number: number): string => speaker.t(`museum-heist-artwork-${number}`);

/** A board of the box by its title, another one by its id. */
export function boardName(speaker: Speaker, options: Options): string {
  const { id } = boardOf(options);
  const title = `museum-heist-board-of-${id}`;
  return typeof options.board === 'string' && speaker.has(title) ? speaker.t(title) : id;
}
