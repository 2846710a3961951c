/** Characters and gear that are chosen before the game instead of dealt by chance (section 3 of the rules). */
import { CHARACTERS, CONTENT, KINDS, type Character, type Kind } from './model.ts';

/** How many kinds of gear are on offer (JH-2.9). */
export const OFFERED = CONTENT.offered;

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A different character for every seat: those that were chosen, and the first unused ones where seats came to it. */
export function seatedCharacters(value: unknown, seats: number): Character[] {
  const chosen = [...new Set(listed(value))].filter((one): one is Character => CHARACTERS.has(one as Character)).slice(0, seats);
  const unused = [...CHARACTERS.keys()].filter((one) => !chosen.includes(one));
  return [...chosen, ...unused.slice(0, seats - chosen.length)];
}

/** The same with another character on a seat; whoever had that one takes the one that was there, so that none is there twice. */
export function reseated(characters: readonly Character[], seat: number, character: Character): Character[] {
  const before = characters[seat];
  return characters.map((one, at) => (at === seat ? character : one === character && before !== undefined ? before : one));
}

/** The kinds that were chosen, in the order of the box; to begin with the first six. */
export const chosenKinds = (value: unknown): Kind[] =>
  Array.isArray(value) ? KINDS.filter((kind) => listed(value).includes(kind)) : KINDS.slice(0, OFFERED);

/** The same with one kind more, or without it. */
export const toggled = (kinds: readonly Kind[], kind: Kind): Kind[] => KINDS.filter((one) => kinds.includes(one) !== (one === kind));
