/** The sections of the rules page in their order, in every language the same. */
export const SECTIONS = ['setup', 'turn', 'leaving', 'draw', 'alarm', 'end', 'winning', 'loot'] as const;
