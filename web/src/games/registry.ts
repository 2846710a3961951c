/** The games this client can draw: every folder here is one. They are found when the client is built, and loaded when a page needs them. */
import type { Component } from 'svelte';
import { words } from '../words/language.svelte.ts';
import type { Rules } from '../words/rules.ts';
import type { LanguageCode } from '../words/speaker.ts';
import type { GameModule } from './game.ts';

const MODULES = import.meta.glob<{ default: GameModule }>('./*/index.ts');

/** A field of a game's own, for an option that can be more than a choice. */
export type OptionEditor = Component<{ value: unknown; seats: number; change: (value: unknown) => void }>;

/** They are named after their options: `<slug>/fields/<option>.svelte`. */
const EDITORS = import.meta.glob<{ default: OptionEditor }>('./*/fields/*.svelte');

const RULES = import.meta.glob<Rules>('../../../docs/rules/*.md', { import: 'default' });

/** The way to the field for what somebody brings to an option; nothing where there is none. */
export const editorOf = (slug: string, option: string): (() => Promise<{ default: OptionEditor }>) | undefined =>
  EDITORS[`./${slug}/fields/${option}.svelte`];

/** The rules page of a game in one language, or in English; nothing for a game without one. */
export async function rulesOf(slug: string, language: LanguageCode): Promise<Rules | null> {
  const page = (code: string): (() => Promise<Rules>) | undefined => RULES[`../../../docs/rules/${slug}.${code}.md`];
  return (await (page(language) ?? page('en'))?.()) ?? null;
}

/** A game's part of the client, with its words loaded. A game without a folder here gets the plain page. */
export async function load(slug: string): Promise<GameModule> {
  const found = MODULES[`./${slug}/index.ts`] ?? ((): Promise<{ default: GameModule }> => import('../frame/plain/index.ts'));
  const module = await found();
  // Only now: a page may derive itself from this call, and no word may change while it does.
  await words.need(slug);
  return module.default;
}
