import { describe, expect, it } from 'vitest';
import { sectionsOf } from '../../build/rules.ts';
import { SECTIONS as crew } from '../../src/games/crew-heist/sections.ts';
import { SECTIONS as dice } from '../../src/games/dice-heist/sections.ts';
import { SECTIONS as jewel } from '../../src/games/jewel-heist/sections.ts';
import { SECTIONS as museum } from '../../src/games/museum-heist/sections.ts';
import { SECTIONS as quartz } from '../../src/games/quartz-dice/sections.ts';
import { read } from './support.ts';

const page = (slug: string, language: string): ReturnType<typeof sectionsOf> => sectionsOf(read(`docs/rules/${slug}.${language}.md`));

describe('a rules page', () => {
  const GAMES = { 'crew-heist': crew, 'dice-heist': dice, 'jewel-heist': jewel, 'museum-heist': museum, 'quartz-dice': quartz };

  it.each(Object.entries(GAMES))('of %s has the sections that its drawings are named after', (slug, sections) => {
    for (const language of ['en', 'fr']) expect(page(slug, language).sections).toHaveLength(sections.length);
  });

  /** The headings of some sections by their names: what is opened and drawn there is what it says. */
  const HEADINGS: [string, readonly string[], Record<string, string>][] = [
    [
      'crew-heist',
      crew,
      {
        setup: 'Setting up',
        round: 'A round',
        rolling: 'Rolling',
        moving: 'Moving',
        tiles: 'Tiles',
        seen: 'Seen, hidden, caught',
        answer: 'The building answers',
        guards: 'What a guard does',
        end: 'The end',
        maps: 'The maps',
      },
    ],
    ['dice-heist', dice, { turn: 'Your turn', recruit: 'Recruit', heist: 'Heist', points: 'Points', raid: 'Targeted raid' }],
    [
      'jewel-heist',
      jewel,
      {
        board: 'The board',
        before: 'Before the night',
        round: 'A round',
        guard: 'The guard',
        light: 'In the light',
        end: 'The end',
        together: 'Together',
      },
    ],
    [
      'museum-heist',
      museum,
      {
        setup: 'Setting up',
        round: 'The round',
        turn: 'Your turn',
        moving: 'Moving',
        landing: 'Landing on the artwork',
        challenging: 'Challenging',
        boards: 'Boards',
      },
    ],
    [
      'quartz-dice',
      quartz,
      {
        setup: 'Setting up',
        round: 'The round',
        turn: 'Your turn',
        actions: 'Actions',
        unstable: 'Unstable crystals',
        money: 'Money',
        last: 'The Last Shall Be First',
        tournament: 'The Grand Tournament',
      },
    ],
  ];
  it.each(HEADINGS)('of %s opens where it says', (slug, sections, headings) => {
    const { sections: shown } = page(slug, 'en');
    expect(Object.fromEntries(Object.keys(headings).map((name) => [name, shown[sections.indexOf(name)]?.title]))).toEqual(headings);
  });

  it('says who begins, in every game', () => {
    for (const slug of Object.keys(GAMES)) {
      const { intro, sections } = page(slug, 'en');
      expect([intro, ...sections.map(({ html }) => html)].join(' '), slug).toMatch(/Who begins|Nobody begins/);
    }
  });
});

describe('a table', () => {
  const table = (markdown: string): string => sectionsOf(`# Game\n\n## Things\n\n${markdown}`).sections[0]?.html ?? '';

  it('tells each row by itself on a narrow screen: figures with their headings, what is long on a line of its own', () => {
    const html = table('| Tile | Copies | What it offers | Harm |\n|---|---|---|---|\n| Camera | 2 | a whole sentence about it | – |');
    expect(html).toContain('<th class="short" scope="col">Copies</th>');
    expect(html).toContain(
      '<td class="name">Camera</td><td class="short" data-label="Copies">2</td>' +
        '<td class="long plain" data-label="What it offers">a whole sentence about it</td><td class="long none" data-label="Harm">–</td>',
    );
  });

  it('names columns that are long from the first on, and stays a table where it is small', () => {
    expect(table('| Map | One | Two |\n|---|---|---|\n| Exit | here, there and elsewhere | x |')).toContain(
      '<td class="long" data-label="One">',
    );
    expect(table('| Card | Steps | Noise |\n|---|---|---|\n| Walk | 3 | 4 |')).toContain('<table class="small">');
  });
});
