/** The sections of Heist’s rules page in their order, in every language the same (a test holds the pages to it). */
export const SECTIONS = [
  'setup',
  'round',
  'rolling',
  'moving',
  'tiles',
  'seen',
  'acts',
  'carrying',
  'answer',
  'guards',
  'alarm',
  'end',
  'options',
  'maps',
  'posts',
  'characters',
  'halls',
  'doors',
  'rooms',
  'events',
  'things',
  'elites',
] as const;

/** One of them. */
export type Section = (typeof SECTIONS)[number];
