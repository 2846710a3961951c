/** The sections of Quartz’s rules page in their order, in every language the same (a test holds the pages to it). */
export const SECTIONS = ['setup', 'round', 'turn', 'actions', 'unstable', 'money', 'last', 'tournament', 'crystals'] as const;

/** One of them. */
export type Section = (typeof SECTIONS)[number];
