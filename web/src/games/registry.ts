/** The games there are. One line a game: everything else about it is in its own folder, loaded when a page needs it. */
import type { Component } from 'svelte';
import type { GameModule } from './game.ts';

const MODULES: Record<string, () => Promise<{ default: GameModule }>> = {
  'dice-heist': () => import('./dice-heist/index.ts'),
  'quartz-dice': () => import('./quartz-dice/index.ts'),
  'museum-heist': () => import('./museum-heist/index.ts'),
  'jewel-heist': () => import('./jewel-heist/index.ts'),
  'crew-heist': () => import('./crew-heist/index.ts'),
};

/** A field of a game's own, for an option that can be more than a choice. */
export type OptionEditor = Component<{ value: unknown; seats: number; change: (value: unknown) => void }>;

const EDITORS: Record<string, () => Promise<{ default: OptionEditor }>> = {
  'museum-heist/board': () => import('./museum-heist/BoardField.svelte'),
  'jewel-heist/characters': () => import('./jewel-heist/CharactersField.svelte'),
  'jewel-heist/gear': () => import('./jewel-heist/GearField.svelte'),
};

/** The way to the field for what somebody brings to an option; nothing where there is none. */
export const editorOf = (slug: string, option: string): (() => Promise<{ default: OptionEditor }>) | undefined => EDITORS[`${slug}/${option}`];

/** A game on the shelf of the lobby. */
export interface Shelved {
  slug: string;
  seats: { min: number; max: number };
  minutes: number;
  /** The seats of a game that is started with one click. */
  quick: number;
  /** What such a game is played with, where the usual options are not those for a first time. */
  options?: Record<string, unknown>;
  /** Whether all act at once against a clock, so that it must be agreed how fast one may. */
  isRace?: boolean;
}

/** The games as the lobby shows them, in this order. */
export const SHELF: readonly Shelved[] = [
  { slug: 'dice-heist', seats: { min: 2, max: 5 }, minutes: 20, quick: 3 },
  { slug: 'quartz-dice', seats: { min: 3, max: 6 }, minutes: 40, quick: 3 },
  { slug: 'museum-heist', seats: { min: 2, max: 4 }, minutes: 20, quick: 4 },
  { slug: 'jewel-heist', seats: { min: 2, max: 6 }, minutes: 60, quick: 3 },
  { slug: 'crew-heist', seats: { min: 1, max: 6 }, minutes: 45, quick: 2, options: { map: 'corner', clock: 'untimed', tiles: 'face_up' }, isRace: true },
];

/** Whether this client can show a game. */
export const isPlayable = (slug: string): boolean => slug in MODULES;

/** A game's part of the client; nothing for a game this client does not know. */
export async function load(slug: string): Promise<GameModule | null> {
  const found = MODULES[slug];
  return found === undefined ? null : (await found()).default;
}
