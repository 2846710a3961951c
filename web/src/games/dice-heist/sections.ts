/** The sections of Dice Heist’s rules page in their order, in every language the same (a test holds the pages to it). */
export const SECTIONS = ['setup', 'turn', 'recruit', 'heist', 'end', 'points', 'raid', 'cards'] as const;

/** One of them. */
export type Section = (typeof SECTIONS)[number];
