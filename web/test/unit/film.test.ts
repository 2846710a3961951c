import { describe, expect, it, vi } from 'vitest';
import type { FilmFrame, FilmPage } from '../../src/protocol.ts';
import { Film } from '../../src/replay/film.ts';
import { Answers } from '../../src/state/answers.svelte.ts';
import { applied } from '../../src/state/change.ts';

describe('a change', () => {
  it.each<[unknown, unknown, unknown]>([
    [{ a: 1, b: 2 }, { a: [3] }, { a: 3, b: 2 }],
    [
      { a: 1, b: 2 },
      { a: 0, c: [null] },
      { b: 2, c: null },
    ],
    [[1, 2, 3], { '1': [5], '#': 2 }, [1, 5]],
    [[1], { '1': [[2]], '2': [{}], '#': 3 }, [1, [2], {}]],
    [{ seats: [{ noise: 0 }, { noise: 3 }] }, { seats: { '1': { noise: [4] } } }, { seats: [{ noise: 0 }, { noise: 4 }] }],
    [[], [[1]], [1]],
    [{ a: 1 }, undefined, { a: 1 }],
  ])('turns %j by %j into %j', (before, change, after) => {
    const kept = structuredClone(before);
    expect(applied(before, change)).toEqual(after);
    expect(before, 'what was there before stays as it was').toEqual(kept);
  });
});

describe('a film', () => {
  const frames: FilmFrame[] = Array.from({ length: 30 }, (_, at) => ({
    steps: at === 0 ? [] : [{ event: { event: 'moved', at }, say: { key: 'moved' }, change: { view: { at: [at] } } }],
    waits_for: [at % 3],
  }));
  const page = (eyes: string, from: number, count: number): Promise<FilmPage> => {
    const some = frames.slice(from, from + count).map((frame, index) => (index === 0 ? { ...frame, seen: { view: { at: from } } } : frame));
    return Promise.resolve({
      game: 'x',
      rules: 1,
      retired: false,
      seats: [],
      eyes: ['everyone'],
      shown: eyes,
      count: frames.length,
      from,
      frames: some,
    });
  };

  it('fetches what is looked at first, and then the rest', async () => {
    const fetch = vi.fn(page);
    const film = new Film(fetch, 'everyone');
    await film.need(25);
    expect(film.seen(25)).toEqual({ view: { at: 25 } });
    expect(film.seen(29)).toEqual({ view: { at: 29 } });
    expect(film.frame(3)).toBeUndefined();
    await film.all(() => undefined);
    expect(Array.from({ length: 30 }, (_, at) => film.seen(at))).toEqual(frames.map((_, at) => ({ view: { at } })));
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

describe('answers', () => {
  it('are asked for once, kept, and forgotten when the table looks different', async () => {
    const asks = vi.fn((question: unknown) => Promise.resolve({ to: question }));
    const answers = new Answers(asks);
    expect(answers.to({ cell: 'a1' })).toBeUndefined();
    expect(answers.to({ cell: 'a1' })).toBeUndefined();
    await vi.waitFor(() => expect(answers.to({ cell: 'a1' })).toEqual({ to: { cell: 'a1' } }));
    expect(asks).toHaveBeenCalledTimes(1);
    answers.forget();
    expect(answers.to({ cell: 'a1' })).toBeUndefined();
    expect(asks).toHaveBeenCalledTimes(2);
  });

  it('that come too late for the table as it looks now are not taken for its own', async () => {
    let tell: (answer: unknown) => void = () => undefined;
    const answers = new Answers(() => new Promise((resolve) => (tell = resolve)));
    answers.to('x');
    answers.forget();
    tell('old');
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(answers.to('x')).toBeUndefined();
  });
});
