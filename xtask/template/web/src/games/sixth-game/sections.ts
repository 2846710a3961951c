/** The sections of the rules page in their order, in every language the same. */
export const SECTIONS = ['setup', 'turn', 'bag', 'end', 'loot'] as const;
