import { flushSync, type Component } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import OptionField from '../../src/frame/OptionField.svelte';
import { valueWords } from '../../src/frame/options.ts';
import { chosenKinds, reseated, seatedCharacters, toggled } from '../../src/games/jewel-heist/choosing.ts';
import { CHARACTERS, KINDS } from '../../src/games/jewel-heist/model.ts';
import { words } from '../../src/words/language.svelte.ts';
import type { Speaker } from '../../src/words/speaker.ts';
import { speakers } from './jewel.table.ts';
import { show } from './support.ts';

const [en, fr] = speakers;
beforeAll(async () => {
  await words.choose('en');
  await words.need('jewel-heist');
});

/** An option of a new table, with "chosen by ourselves" picked in its list. */
async function chooseOurselves(name: 'characters' | 'gear', seats: number): Promise<{ value: unknown; seats: number }> {
  const form = $state<{ value: unknown; seats: number }>({ value: 'random', seats });
  const props = {
    game: 'jewel-heist',
    option: { name, type: 'other', values: ['random', 'none'], default: 'random' } as never,
    get seats() {
      return form.seats;
    },
    get value() {
      return form.value;
    },
    change: (value: unknown) => {
      form.value = value;
    },
  };
  show(OptionField as Component<typeof props>, props);
  const list = document.querySelector('select');
  expect([...(list?.options ?? [])].map(({ value }) => value)).toEqual(['0', '1', '-1']);
  choose(list, '-1');
  await vi.waitFor(() => expect(document.querySelector('.own')).not.toBeNull(), 20_000);
  flushSync();
  return form;
}

function choose(list: HTMLSelectElement | null | undefined, value: string): void {
  if (list == null) throw new Error('there is no such list');
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
}

describe('characters that are chosen', () => {
  it('are a different one for every seat, whatever is chosen and however many play', async () => {
    const form = await chooseOurselves('characters', 3);
    const all = [...CHARACTERS.keys()];
    expect(form.value).toEqual(all.slice(0, 3));
    const lists = (): HTMLSelectElement[] => [...document.querySelectorAll<HTMLSelectElement>('.own select')];
    choose(lists()[1], 'mastermind');
    expect(form.value).toEqual(['acrobat', 'mastermind', 'cat_burglar']);
    // Whoever is chosen for another seat changes places.
    choose(lists()[2], 'mastermind');
    expect(form.value).toEqual(['acrobat', 'cat_burglar', 'mastermind']);
    expect(lists().map(({ value }) => value)).toEqual(form.value);
    form.seats = 5;
    flushSync();
    expect(form.value).toEqual(['acrobat', 'cat_burglar', 'mastermind', 'broker', 'escape_artist']);
    form.seats = 2;
    flushSync();
    expect(form.value).toEqual(['acrobat', 'cat_burglar']);
    expect([...document.querySelectorAll('.own .field span')].map((label) => label.textContent)).toEqual(['Seat 1', 'Seat 2']);
  });

  it('are taken from what was chosen before, without repeats and without strangers', () => {
    expect(seatedCharacters(['runner', 'runner', 'nobody', 7], 2)).toEqual(['runner', 'acrobat']);
    expect(new Set(seatedCharacters({}, 6)).size).toBe(6);
    expect(reseated(['runner', 'broker'], 0, 'lookout')).toEqual(['lookout', 'broker']);
  });
});

describe('gear that is chosen', () => {
  it('is six kinds, and says how many are missing or too many', async () => {
    const form = await chooseOurselves('gear', 3);
    const boxes = [...document.querySelectorAll<HTMLInputElement>('.own input')];
    const said = (): string => document.querySelector('[role=status]')?.textContent ?? '';
    const press = (kind: string): void => {
      boxes[KINDS.indexOf(kind)]?.click();
      flushSync();
    };
    expect([boxes.length, form.value, said()]).toEqual([10, KINDS.slice(0, 6), 'Six kinds: they can be played with.']);
    const figures = [...document.querySelectorAll('.own .figures')].map(({ textContent }) => textContent);
    expect([figures[1], figures[3]]).toEqual(['costs 2, noise 0, 4 steps', 'costs 2, noise 4, swing']);
    press('walkie_talkie');
    expect(said()).toBe('One kind too many.');
    press('alarm_clock');
    expect([form.value, said()]).toEqual([[...KINDS.slice(1, 6), 'walkie_talkie'], 'Six kinds: they can be played with.']);
    for (const kind of KINDS.slice(1, 3)) press(kind);
    expect(said()).toBe('Choose 2 more kinds.');
  });

  it('stays in the order of the box', () => {
    expect(toggled(toggled([], 'trip_wire'), 'alarm_clock')).toEqual(['alarm_clock', 'trip_wire']);
    expect(chosenKinds(['trip_wire', 'nothing', 'alarm_clock'])).toEqual(['alarm_clock', 'trip_wire']);
  });
});

describe('what was agreed', () => {
  it('names everybody and everything that was chosen', () => {
    const said = (speaker: Speaker, name: string, value: string[]): string => valueWords(speaker, 'jewel-heist', name, value);
    expect([said(en, 'characters', ['mastermind', 'broker']), said(fr, 'characters', ['mastermind', 'broker'])]).toEqual([
      'the Mastermind and the Broker',
      'le Cerveau et le Courtier',
    ]);
    expect([said(en, 'gear', ['trip_wire', 'hand_mirror']), said(fr, 'gear', ['trip_wire', 'hand_mirror'])]).toEqual([
      'Trip Wire and Hand Mirror',
      'Fil tendu et Miroir de poche',
    ]);
    for (const speaker of [en, fr])
      for (const [name, ids] of [
        ['characters', [...CHARACTERS.keys()]],
        ['gear', KINDS],
      ] as const)
        for (const id of ids) expect(said(speaker, name, [id])).not.toContain(id);
  });
});
