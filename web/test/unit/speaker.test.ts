import { describe, expect, it } from 'vitest';
import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { Catalog, Speaker, type LanguageCode } from '../../src/words/speaker.ts';
import { languageOf } from '../../src/words/language.svelte.ts';

const read = (path: string): string => readFileSync(resolve('../locales', path), 'utf8');
const speaker = (language: LanguageCode): Speaker =>
  new Speaker(new Catalog(language, [read(`${language}/common.ftl`), read(`${language}/dice-heist.ftl`)]), ['Ada', 'Bo']);

describe('the speaker says what the Rust one says', () => {
  it('shows odds as percentages with one decimal', () => {
    const english = speaker('en');
    expect([english.percent([11, 36]), english.percent([1, 2]), english.percent([2, 3])]).toEqual(['30.6%', '50.0%', '66.7%']);
    expect([english.percent([0, 6]), english.percent([6, 6])]).toEqual(['0%', '100%']);
    expect(speaker('fr').percent([11, 36])).toBe('30,6\u202f%');
  });

  it('never rounds to certainty what is not certain', () => {
    const english = speaker('en');
    expect([english.percent([1, 2000]), english.percent([1, 2001]), english.percent([1, Number.MAX_SAFE_INTEGER])]).toEqual([
      '0.1%',
      '<0.1%',
      '<0.1%',
    ]);
    expect([english.percent([1998, 2000]), english.percent([1999, 2000]), english.percent([9998, 9999])]).toEqual([
      '99.9%',
      '>99.9%',
      '>99.9%',
    ]);
    expect([0, 1e-12, 0.3, 1 - 1e-12, 1].map((chance) => english.percent([chance, 1]))).toEqual(['0%', '<0.1%', '30.0%', '>99.9%', '100%']);
    const french = speaker('fr');
    expect([french.percent([1, 9999]), french.percent([9998, 9999])]).toEqual(['<\u202f0,1\u202f%', '>\u202f99,9\u202f%']);
    expect([french.percent([0, 9]), french.percent([9, 9])]).toEqual(['0\u202f%', '100\u202f%']);
  });

  it('joins lists as the language does', () => {
    expect([speaker('en').join(['a', 'b', 'c']), speaker('fr').join(['a', 'b', 'c'])]).toEqual(['a, b and c', 'a, b et c']);
    expect([speaker('en').join(['a']), speaker('fr').join(['a', 'b']), speaker('en').join([])]).toEqual(['a', 'a et b', 'nothing']);
  });

  it('calls seats by name, and by number where there is none', () => {
    const message = {
      key: 'list-last',
      args: [
        ['first', { seat: 0 }],
        ['next', { list: [{ seat: 1 }, { seat: 2 }] }],
      ],
    } as never;
    expect(speaker('en').say(message)).toBe('Ada and Bo and seat 2');
    expect(speaker('fr').say(message)).toBe('Ada et Bo et place 2');
  });

  it('chooses between singular and plural', () => {
    const raid = (sidekicks: number) =>
      speaker('fr').say({
        key: 'dice-heist-action-heist',
        args: [
          ['museum', { message: { key: 'dice-heist-museum-louvre' } }],
          ['sidekicks', { number: sidekicks }],
        ],
      });
    expect([raid(0), raid(1), raid(3)].map((text) => text.split(', ')[1])).toEqual([
      'le voleur seul',
      'le voleur et 1 complice',
      'le voleur et 3 complices',
    ]);
  });

  it('gives a refusal without words of the game those of every game, and a missing sentence its name', () => {
    const english = speaker('en');
    expect(english.t('no-such-game-refusal-not_your_turn')).toBe(english.t('refusal-not_your_turn'));
    const faults: string[] = [];
    expect(english.say({ key: 'no-such-sentence' }, faults)).toBe('no-such-sentence');
    expect(faults).toHaveLength(1);
  });

  it('reads every file of every language', () => {
    for (const language of ['en', 'fr'] as const) {
      for (const file of readdirSync(resolve('../locales', language))) {
        const ids = [...read(`${language}/${file}`).matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] as string);
        const catalog = new Catalog(language, [read(`${language}/${file}`)]);
        expect(
          ids.filter((id) => !catalog.has(id)),
          `${language}/${file}`,
        ).toEqual([]);
      }
    }
  });
});

it('takes the first language of the browser that we speak', () => {
  expect(languageOf(['de-DE', 'fr-CA', 'en'])).toBe('fr');
  expect(languageOf(['ja'])).toBe('en');
});
