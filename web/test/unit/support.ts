/** What the tests of several files need: files of the project, words in both languages, and parts of a page. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach } from 'vitest';
import { Catalog, Speaker, type LanguageCode } from '../../src/words/speaker.ts';

/** A file of the project. */
export const read = (path: string): string => readFileSync(resolve('..', path), 'utf8');

const NAMES = ['Ada', 'Balthazar', 'Cleo', 'Dora', 'Emil', 'Fay'];

/** Speaks with the words of these files. */
export const speakerOf = (language: LanguageCode, ...files: string[]): Speaker =>
  new Speaker(
    new Catalog(
      language,
      ['common', ...files].map((name) => read(`locales/${language}/${name}.ftl`)),
    ),
    NAMES,
  );

/** The words of a game in English and in French. */
export const speakersOf = (slug: string): [Speaker, Speaker] => [speakerOf('en', slug), speakerOf('fr', slug)];

const shown: ReturnType<typeof mount>[] = [];

/** Takes away what is shown. */
export async function clearPage(): Promise<void> {
  await Promise.all(shown.splice(0).map((part) => unmount(part)));
}
afterEach(clearPage);

/** Shows a part of a page; it goes when the test ends. */
export function show<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): HTMLElement {
  shown.push(mount(part, { target: document.body, props }));
  flushSync();
  return document.body;
}
