/** The sections of Museum Heist’s rules page in their order, in every language the same (a test holds the pages to it). */
export const SECTIONS = ['setup', 'round', 'turn', 'moving', 'landing', 'challenging', 'variants', 'boards'] as const;

/** One of them. */
export type Section = (typeof SECTIONS)[number];
