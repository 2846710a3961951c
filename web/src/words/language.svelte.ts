/** The reader's language, and the words loaded so far in it. */
import { SvelteSet } from 'svelte/reactivity';
import { Catalog, LANGUAGES, Speaker, type LanguageCode } from './speaker.ts';
import { remembered } from '../state/remembered.svelte.ts';

const FRAMES: Record<LanguageCode, () => Promise<{ default: string[] }>> = {
  en: () => import('./frame.en.ts'),
  fr: () => import('./frame.fr.ts'),
};

/** The words of the games: one chunk a file, loaded by the page that needs it. */
const FILES = import.meta.glob<string>(
  ['../../../locales/*/*.ftl', '!../../../locales/*/{common,protocol,server,table,web,cli,fair,lab,referee}.ftl'],
  { query: '?raw', import: 'default' },
);

/** The language of a code as browsers write it: `fr`, `fr-CA`. */
export function languageOf(codes: readonly string[]): LanguageCode {
  for (const code of codes) {
    const found = LANGUAGES.find((language) => code.toLowerCase().split('-')[0] === language);
    if (found !== undefined) return found;
  }
  return 'en';
}

class Words {
  /** The language shown. */
  code = $state<LanguageCode>('en');
  #catalog = $state.raw(new Catalog('en'));
  readonly #files = new SvelteSet<string>();
  readonly #added = new Map<LanguageCode, { catalog: Catalog; files: Set<string> }>();

  /** Loads the words of the reader's language: the one chosen before, or the browser's. */
  async start(): Promise<void> {
    await this.choose(remembered.language ?? languageOf(navigator.languages));
  }

  /** Switches to a language, with everything loaded so far. */
  async choose(code: LanguageCode): Promise<void> {
    const entry = await this.#load(code);
    this.#catalog = entry;
    this.code = code;
    document.documentElement.lang = code;
  }

  /** Loads a further file of words, for example those of a game. */
  async need(file: string): Promise<void> {
    this.#files.add(file);
    this.#catalog = await this.#load(this.code);
  }

  /** Who speaks to this reader about these players. */
  speaker(names: readonly string[] = []): Speaker {
    return new Speaker(this.#catalog, names);
  }

  async #load(code: LanguageCode): Promise<Catalog> {
    const known = this.#added.get(code) ?? { catalog: new Catalog(code, (await FRAMES[code]()).default), files: new Set<string>() };
    this.#added.set(code, known);
    for (const file of this.#files) {
      if (known.files.has(file)) continue;
      const source = await FILES[`../../../locales/${code}/${file}.ftl`]?.();
      if (source !== undefined && !known.files.has(file)) known.catalog.add(source);
      known.files.add(file);
    }
    // A catalog with new words is a new value, so that what is on the page is said again.
    return known.catalog.copy();
  }
}

/** The words of this page. */
export const words = new Words();

/** A sentence of the client in the reader's language. */
export function t(key: string, args: Record<string, string | number> = {}): string {
  return words.speaker().t(key, args);
}
