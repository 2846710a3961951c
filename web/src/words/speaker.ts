/**
 * Says a message to one reader: in their language, with the names of the players.
 * The same logic as `crates/words/src/speaker.rs`, over the same Fluent files.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg, Message } from '../protocol.ts';

/** A language with a catalog. */
export type LanguageCode = 'en' | 'fr';

/** The languages there are. */
export const LANGUAGES: readonly LanguageCode[] = ['en', 'fr'];

/** Favourable cases and all cases. */
export type Odds = readonly [favourable: number, cases: number];

/** The sentences of one language: files are added as pages need them. */
export class Catalog {
  readonly language: LanguageCode;
  readonly #bundle: FluentBundle;

  constructor(language: LanguageCode, sources: readonly string[] = [], bundle?: FluentBundle) {
    this.language = language;
    // The marks would isolate text of another direction; we have none.
    this.#bundle = bundle ?? new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.add(source);
  }

  /** The same sentences as a new value. */
  copy(): Catalog {
    return new Catalog(this.language, [], this.#bundle);
  }

  /** Adds the sentences of a file. */
  add(source: string): void {
    this.#bundle.addResource(new FluentResource(source));
  }

  /** Whether there is a sentence of this name. */
  has(key: string): boolean {
    return this.#find(key) !== null;
  }

  /** The sentence of a key; the key itself where there is none: a name that says something is better than nothing. */
  format(key: string, args: Record<string, FluentVariable>, faults: string[]): string {
    const found = this.#find(key);
    const pattern = found === null ? null : this.#bundle.getMessage(found)?.value;
    if (pattern === null || pattern === undefined) {
      faults.push(`${key}: no such sentence`);
      return key;
    }
    const errors: Error[] = [];
    const sentence = this.#bundle.formatPattern(pattern, args, errors);
    faults.push(...errors.map((error) => `${key}: ${error.message}`));
    return sentence;
  }

  /** A game's refusal without words of its own has those that every game shares. */
  #find(key: string): string | null {
    const at = key.indexOf('-refusal-');
    const candidates = at < 0 ? [key] : [key, key.slice(at + 1)];
    return candidates.find((id) => this.#bundle.getMessage(id)?.value != null) ?? null;
  }
}

/** One language, and the names of the players of one table. */
export class Speaker {
  readonly #catalog: Catalog;
  readonly #names: readonly string[];

  constructor(catalog: Catalog, names: readonly string[] = []) {
    this.#catalog = catalog;
    this.#names = names;
  }

  /** The language that is spoken. */
  get language(): LanguageCode {
    return this.#catalog.language;
  }

  /** Whether there is a sentence of this name. */
  has(key: string): boolean {
    return this.#catalog.has(key);
  }

  /** What a seat is called. A seat without a name is called by its number. */
  name(seat: number): string {
    return this.#names[seat] || this.t('seat-unnamed', { number: seat });
  }

  /**
   * A probability as a percentage with one decimal. Only what is certain or impossible goes without, and nothing else is rounded to it:
   * what may happen is at least `<0.1%`, and what may fail at most `>99.9%`. A chance between 0 and 1 is given as one of one.
   */
  percent([favourable, cases]: Odds): string {
    const all = Math.max(cases, 1);
    const rounded = Math.floor((favourable * 2000 + all) / (all * 2));
    const [space, point] = this.language === 'fr' ? ['\u202f', ','] : ['', '.'];
    if (favourable <= 0 || favourable >= all) return `${Math.floor(rounded / 10)}${space}%`;
    const sign = rounded <= 0 ? `<${space}` : rounded >= 1000 ? `>${space}` : '';
    const tenths = Math.min(Math.max(rounded, 1), 999);
    return `${sign}${Math.floor(tenths / 10)}${point}${tenths % 10}${space}%`;
  }

  /** The sentence. What is wrong with it is added to `faults`. */
  say(message: Message, faults: string[] = []): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, arg] of message.args ?? []) {
      if ('seat' in arg) args[`${name}-seat`] = arg.seat;
      if ('list' in arg) args[`${name}-count`] = arg.list.length;
      // A number stays one, so that the sentence can choose between singular and plural.
      args[name] = 'number' in arg ? arg.number : this.#words(arg, faults);
    }
    return this.#catalog.format(message.key, args, faults);
  }

  /** A sentence of the client itself, filled with plain words and numbers. */
  t(key: string, args: Record<string, string | number> = {}): string {
    return this.#catalog.format(key, args, []);
  }

  /** Several things as the language lists them: "a, b and c". */
  join(items: readonly string[]): string {
    const [first, ...rest] = items;
    if (first === undefined) return this.t('list-empty');
    const last = rest.pop();
    if (last === undefined) return first;
    const start = rest.reduce((before, next) => this.t('list-next', { first: before, next }), first);
    return this.t('list-last', { first: start, next: last });
  }

  #words(arg: Arg, faults: string[]): string {
    if ('text' in arg) return arg.text;
    if ('number' in arg) return String(arg.number);
    if ('seat' in arg) return this.name(arg.seat);
    if ('odds' in arg) return this.percent(arg.odds);
    if ('message' in arg) return this.say(arg.message, faults);
    return this.join(arg.list.map((item) => this.#words(item, faults)));
  }
}
