import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { lookOf } from '../../src/games/jewel-heist/look.ts';
import type { JewelScene } from '../../src/games/jewel-heist/scene.svelte.ts';
import { oneAtATime } from '../../src/replay/asking.ts';
import { Answers } from '../../src/state/answers.svelte.ts';
import { TableStore } from '../../src/state/table.svelte.ts';
import type { Sight } from '../../src/protocol.ts';
import { endsAt, OUTLOOK, speakers, stageOf, table as tableOf, overviewOf } from './jewel.table.ts';

/** Questions that wait for the test to answer them. */
function asker(): { asked: unknown[]; answer: (answer: unknown) => Promise<void>; asks: (question: unknown) => Promise<unknown> } {
  const asked: unknown[] = [];
  const settlers: ((answer: unknown) => void)[] = [];
  return {
    asked,
    asks: (question) =>
      new Promise((resolve) => {
        asked.push(question);
        settlers.push(resolve);
      }),
    answer: async (answer) => {
      settlers.shift()?.(answer);
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
  };
}

describe('questions about a finished game', () => {
  it('are asked one at a time, and of many that wait the older ones are dropped', async () => {
    const { asked, answer, asks } = asker();
    const ask = oneAtATime(asks);
    const answers = [1, 2, 3, 4, 5].map(ask);
    expect(asked).toEqual([1]);
    expect(await answers[1], 'it was not asked after all').toBeUndefined();
    for (const told of ['one', 'three', 'four', 'five']) await answer(told);
    expect(asked).toEqual([1, 3, 4, 5]);
    expect(await Promise.all(answers)).toEqual(['one', undefined, 'three', 'four', 'five']);
  });

  it('go on after one that could not be answered', async () => {
    const ask = oneAtATime((question) => (question === 1 ? Promise.reject(new Error('refused')) : Promise.resolve('two')));
    expect(await Promise.all([ask(1), ask(2)])).toEqual([null, 'two']);
  });

  it('are asked again where they were dropped, and not where there is no answer', async () => {
    const given: unknown[] = [undefined, null];
    const asks = vi.fn(() => Promise.resolve(given.shift()));
    const answers = new Answers(asks);
    expect(answers.to('x')).toBeUndefined();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(answers.to('x')).toBeUndefined();
    await vi.waitFor(() => expect(answers.to('x')).toBeNull());
    expect(asks).toHaveBeenCalledTimes(2);
  });

  it('are asked anew by whoever reads the answer when the table looks different', () => {
    const asks = vi.fn(() => new Promise(() => undefined));
    const answers = new Answers(asks);
    const stop = $effect.root(() => {
      $effect(() => void answers.to('x'));
    });
    flushSync();
    answers.forget();
    flushSync();
    expect(asks).toHaveBeenCalledTimes(2);
    stop();
  });
});

describe('a table that is rewound', () => {
  const sight = (number: number, view: unknown): Sight => ({ number, seat: 0, view, turn: null, decision: null, undo: false });

  it('asks the way it is given, and forgets the answers when another moment is shown', async () => {
    const table = new TableStore('t1');
    const asks = vi.fn((question: unknown) => Promise.resolve(`about ${String(question)}`));
    table.askThrough(asks);
    const view = { at: 1 };
    table.rewind(sight(1, view));
    expect(table.answers.to('x')).toBeUndefined();
    await vi.waitFor(() => expect(table.answers.to('x')).toBe('about x'));
    table.rewind(sight(3, view));
    expect(table.answers.to('x'), 'more of the log is here, and the same is seen').toBe('about x');
    table.rewind(sight(3, { at: 2 }));
    expect(table.answers.to('x')).toBeUndefined();
    expect(asks).toHaveBeenCalledTimes(2);
  });
});

describe('a replay of The Heist through the eyes of a player', () => {
  const [en] = speakers;
  const insight = overviewOf({ outlooks: [OUTLOOK], caught: [0, 1], ends: endsAt('e3 c3') });

  it('asks nothing before somebody points at something', () => {
    const stage = stageOf(en, tableOf('a1 c3', '3 8'), insight, 0);
    const asks = vi.fn(() => new Promise(() => undefined));
    stage.table.askThrough(asks);
    expect(lookOf(stage).ends.map(({ at }) => at)).toEqual(['e3', 'c3']);
    expect(asks).not.toHaveBeenCalled();
    const scene = stage.scene as JewelScene;
    scene.pointed = 'h8';
    expect(lookOf(stage).goal, 'it leads nowhere').toBeNull();
    expect(asks).not.toHaveBeenCalled();
    scene.pointed = 'e3';
    expect(lookOf(stage).outlooks, 'until the answer is there').toEqual([OUTLOOK]);
    lookOf(stage);
    expect(asks.mock.calls).toEqual([[{ type: 'outlook', to: 'e3' }]]);
  });

  it('asks nothing for a card that was chosen, and nothing for whoever only watches', () => {
    const hidden = tableOf('a1 c3', '', { phase: 'choose' });
    const chosen = { ...hidden, seats: hidden.seats.map((seat, at) => (at === 0 ? { ...seat, card: 'walk' as const } : seat)) };
    const hand = [{ card: 'walk' as const, steps: 2, noise: 3, no_use: null, ends: endsAt('e3'), barred: [] }];
    for (const seat of [0, null]) {
      const stage = stageOf(en, chosen, overviewOf({ outlooks: [OUTLOOK], caught: [0, 1], hand: seat === null ? [] : hand }), seat);
      const asks = vi.fn(() => new Promise(() => undefined));
      stage.table.askThrough(asks);
      lookOf(stage);
      expect(asks).not.toHaveBeenCalled();
      (stage.scene as JewelScene).pointed = 'e3';
      lookOf(stage);
      expect(asks.mock.calls.length > 0).toBe(seat !== null);
    }
  });
});
