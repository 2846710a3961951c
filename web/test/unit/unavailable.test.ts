import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import Unavailable from '../../src/frame/Unavailable.svelte';
import { words } from '../../src/words/language.svelte.ts';
import { show } from './support.ts';

beforeAll(() => words.choose('en'));
afterEach(() => vi.unstubAllGlobals());

/** Shows why a table is not available, to somebody whose server has a film of it or has none; gives back what the server was asked. */
function showWhy(code: string, hasFilm: boolean): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(
      new Response(hasFilm ? '{"retired":true,"frames":[]}' : '{"code":"not_over","message":{"key":"refusal-not_over"}}', {
        status: hasFilm ? 200 : 409,
      }),
    );
  });
  show(Unavailable, { id: 'old', why: { key: `refusal-${code}` } });
  return asked;
}
const links = (): string[] => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');

describe('a table that cannot be opened', () => {
  it('can still be watched if its game came to an end by rules that are retired', async () => {
    const asked = showWhy('table_unreadable', true);
    await vi.waitFor(() => expect(links()).toEqual(['/r/old', '/']));
    expect(asked).toEqual(['/api/tables/old/film?eyes=&from=0&count=1']);
    expect(document.body.textContent).toContain('Watch the replay');
  });

  it('leads to the lobby if there is no film of it', async () => {
    const asked = showWhy('table_unreadable', false);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await Promise.resolve();
    expect(links()).toEqual(['/']);
  });

  it('is not asked for a film if it never was', () => {
    expect(showWhy('no_such_table', true)).toEqual([]);
    expect(links()).toEqual(['/']);
  });
});
