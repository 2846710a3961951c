import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import LogPanel from '../../src/frame/LogPanel.svelte';
import { LogRuns } from '../../src/frame/log-runs.ts';
import type { Entry, Sight } from '../../src/protocol.ts';
import type { FilmFrame, FilmPage } from '../../src/protocol.ts';
import { Film } from '../../src/replay/film.ts';
import { FilmLog } from '../../src/replay/film-log.ts';
import { Log } from '../../src/state/log.svelte.ts';
import { TableStore } from '../../src/state/table.svelte.ts';
import { words } from '../../src/words/language.svelte.ts';

const said = (key: string): Entry => ({ event: { event: key }, say: { key } });
const many = (count: number, key = 'x'): Entry[] => Array.from({ length: count }, (_, at) => said(`${key}${at}`));
const keys = (log: Log): string[] => log.lines.map(({ entry }) => entry.say.key);
const sight = (number: number): Sight => ({ number, seat: null, view: {}, turn: null, decision: null, undo: false });

describe('a log', () => {
  it('is appended to in place, and its lines stay the same', () => {
    const log = new Log();
    log.put(1, many(500));
    const [list, first] = [log.lines, log.lines[0]];
    log.put(501, [said('new')]);
    expect(log.lines).toBe(list);
    expect(log.lines[0]).toBe(first);
    expect(log.lines.at(-1)).toEqual({ number: 501, entry: said('new') });
  });

  it('takes what was missing where it belongs, and nothing twice', () => {
    const log = new Log();
    log.put(5, [said('e')]);
    log.put(1, [said('a'), said('b')]);
    log.put(2, [said('b'), said('c'), said('d'), said('e')]);
    expect(keys(log).join('')).toBe('abcde');
    log.cut(3);
    expect(keys(log).join('')).toBe('abc');
    expect([log.has(3), log.has(4)]).toEqual([true, false]);
    log.append([said('f')]);
    expect(log.lines.at(-1)?.number).toBe(4);
  });

  it('knows what people said', () => {
    const log = new Log();
    const chat: Entry = { say: { key: 'chat' }, note: { type: 'chat', player: { id: 'a', name: 'A' }, seat: null, text: 'hi' } };
    log.put(1, [said('a'), chat, said('b')]);
    expect(log.chat.map(({ number }) => number)).toEqual([2]);
    log.cut(1);
    expect(log.chat).toEqual([]);
  });
});

describe('a logRuns log', () => {
  it('reads only what is new', () => {
    const log = new Log();
    const asked = vi.fn((key: string) => key === 'jewel');
    const logRuns = new LogRuns(asked);
    log.put(1, [said('a'), said('jewel'), said('jewel')]);
    expect(logRuns.of(log.lines, null).map(({ number, count }) => [number, count])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    const [first] = logRuns.of(log.lines, null);
    asked.mockClear();
    log.append([said('jewel'), said('b')]);
    expect(logRuns.of(log.lines, null).map(({ number, count }) => [number, count])).toEqual([
      [1, 1],
      [2, 3],
      [5, 1],
    ]);
    expect(logRuns.of(log.lines, null)[0]).toBe(first);
    expect(asked.mock.calls.length).toBeLessThanOrEqual(2);
  });

  it('is the same as one that reads everything anew, whatever is cut, filled in or not yet told', () => {
    const log = new Log();
    const hasMany = (key: string): boolean => key === 'j';
    const logRuns = new LogRuns(hasMany);
    const letters = Array.from('ajjbjjjcdjjaajjjjb');
    let seed = 7;
    const upTo = (most: number): number => (seed = (seed * 48271) % 2147483647) % most;
    for (let step = 0; step < 400; step += 1) {
      const number = 1 + upTo(letters.length);
      if (upTo(3) === 0) log.cut(number);
      else log.put(number, letters.slice(number - 1, number + upTo(5)).map(said));
      const until = upTo(2) === 0 ? null : upTo(letters.length);
      expect(logRuns.of(log.lines, until)).toEqual(new LogRuns(hasMany).of(log.lines, until));
    }
  });
});

describe('the panel of a log', () => {
  it('says only the lines that are new', async () => {
    await words.choose('en');
    const speaker = words.speaker();
    const say = vi.spyOn(speaker, 'say').mockImplementation(({ key }) => key);
    const table = new TableStore('t');
    table.hear({ type: 'view', ...sight(0) });
    table.hear({ type: 'update', first: 1, entries: many(300), sight: sight(300) });
    const shown = mount(LogPanel, { target: document.body, props: { table, speaker } });
    flushSync();
    expect(say).toHaveBeenCalledTimes(300);
    const [line] = document.querySelectorAll('[role=log] p');
    say.mockClear();
    table.hear({ type: 'update', first: 301, entries: [said('new'), said('newer')], sight: sight(302) });
    flushSync();
    expect(say.mock.calls.map(([{ key }]) => key)).toEqual(['new', 'newer']);
    expect(document.querySelectorAll('[role=log] p')).toHaveLength(302);
    expect(document.querySelector('[role=log] p')).toBe(line);
    await unmount(shown);
  });
});

describe('the log of a film', () => {
  const frames: FilmFrame[] = Array.from({ length: 60 }, (_, at) => ({
    steps: at === 0 ? [] : [said(`${at}a`), said(`${at}b`)].map(({ event, say }) => ({ event, say })),
    waits_for: [],
  }));
  const fetch = (eyes: string, from: number, count: number): Promise<FilmPage> =>
    Promise.resolve({
      game: 'x',
      rules: 1,
      retired: false,
      seats: [],
      eyes: ['everyone'],
      shown: eyes,
      count: frames.length,
      from,
      frames: frames.slice(from, from + count),
    });
  const upTo = (number: number): string[] => frames.slice(0, number + 1).flatMap(({ steps }) => steps.map(({ say }) => say.key));

  it('appends a step, cuts for a jump back, and fills in what comes later', async () => {
    const log = new Log();
    const filmLog = new FilmLog(log);
    const film = new Film(fetch, 'everyone');
    await film.need(0);
    expect(filmLog.to(film, 10)).toBe(20);
    const put = vi.spyOn(log, 'put');
    filmLog.to(film, 11);
    expect(put.mock.calls.map(([first, entries]) => [first, entries.length])).toEqual([[21, 2]]);
    put.mockClear();
    filmLog.to(film, 4);
    expect(put).not.toHaveBeenCalled();
    expect(keys(log)).toEqual(upTo(4));

    await film.need(40);
    filmLog.to(film, 45);
    expect(keys(log)).toEqual([...upTo(19), ...upTo(45).slice(78)]);
    await film.all(() => undefined);
    filmLog.to(film, 45);
    expect(keys(log)).toEqual(upTo(45));

    const other = new Film(fetch, '0');
    await other.need(0);
    filmLog.to(other, 3);
    expect(keys(log)).toEqual(upTo(3));
  });
});
