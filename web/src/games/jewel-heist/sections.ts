/** The sections of The Heist’s rules page in their order, in every language the same (a test holds the pages to it). */
export const SECTIONS = [
  'board',
  'before',
  'round',
  'guard',
  'light',
  'end',
  'together',
  'blueprints',
  'hand',
  'jewels',
  'gear',
  'characters',
  'jewelry',
] as const;

/** One of them. */
export type Section = (typeof SECTIONS)[number];
