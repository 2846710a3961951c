import { describe, expect, it } from 'vitest';
import type { Playable, Reason } from '../../src/games/jewel-heist/model.ts';
import { catchWords, decided, peekWords, sentence, warning } from '../../src/games/jewel-heist/sentence.ts';
import type { Action, View } from '../../src/games/jewel-heist/model.ts';
import type { Speaker } from '../../src/words/speaker.ts';
import { endsAt, speakers, stageOf, table, overviewOf } from './jewel.table.ts';

const [en, fr] = speakers;
/** No-break spaces are tested where all sentences are; here they would only be hard to read. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('what the guard heard', () => {
  type How = Extract<Reason, { kind: 'heard' }>['how'];
  const said = (speaker: Speaker, verb: 'go' | 'turn', how: How, me: number | null, isAlarm = false): string =>
    plain(decided(speaker, me, verb, 'h8', 'N', { kind: 'heard', how, source: { seat: 1, alarm: isAlarm, noise: 6, at: 'e7' } }));

  it.each([
    ['Balthazar', 0, false, 'Balthazar comes', 'Balthazar passe'],
    ['you', 1, false, 'you come', 'vous passez'],
    ['the alarm clock of Balthazar', 0, true, 'the alarm clock of Balthazar comes', 'le réveil posé par Balthazar passe'],
    ['your alarm clock', 1, true, 'your alarm clock comes', 'votre réveil passe'],
  ] as const)('is named in a whole sentence: %s', (who, me, isAlarm, comes, passe) => {
    const qui = passe.replace(/ passe(z?)$/, '');
    for (const [verb, goes, va] of [
      ['go', 'goes north, towards', 'va'],
      ['turn', 'turns north, to', 'se tourne'],
    ] as const) {
      expect((['loudest', 'closer', 'next', 'lead'] as const).map((how) => said(en, verb, how, me, isAlarm))).toEqual([
        `On h8 he ${goes} ${who}: the loudest (6).`,
        `On h8 he ${goes} ${who}: no louder than others (6), but closer.`,
        `On h8 he ${goes} ${who}: the louder ones draw him apart, so the next loudest decides (6).`,
        `On h8 he ${goes} ${who}: equals draw him apart, and ${comes} first from the lead seat.`,
      ]);
      expect((['loudest', 'closer', 'next', 'lead'] as const).map((how) => said(fr, verb, how, me, isAlarm))).toEqual([
        `En h8, il ${va} vers le nord, attiré par ${qui} : le plus grand bruit (6).`,
        `En h8, il ${va} vers le nord, attiré par ${qui} : pas plus de bruit que d’autres (6), mais plus près.`,
        `En h8, il ${va} vers le nord, attiré par ${qui} : les plus grands bruits se contredisent, le suivant décide (6).`,
        `En h8, il ${va} vers le nord, attiré par ${qui} : des bruits égaux se contredisent, et ${passe} en premier.`,
      ]);
    }
  });
});

describe('whom the guard would catch', () => {
  it('is said to the reader, to somebody else and to whoever watches', () => {
    const said = (speaker: Speaker, me: number | null): string[] =>
      [[], [0], [1, 2], [0, 1, 2]].map((catches) => catchWords(speaker, me, catches));
    expect(said(en, 0)).toEqual([
      'catches nobody',
      'catches you',
      'catches Balthazar and Cleo',
      'catches you as well as Balthazar and Cleo',
    ]);
    expect(said(fr, 0)).toEqual(['ne prend personne', 'vous prend', 'prend Balthazar et Cleo', 'vous prend, et aussi Balthazar et Cleo']);
    expect(said(en, null)).toEqual(['catches nobody', 'catches Ada', 'catches Balthazar and Cleo', 'catches Ada, Balthazar and Cleo']);
    expect(said(fr, 3)).toEqual(['ne prend personne', 'prend Ada', 'prend Balthazar et Cleo', 'prend Ada, Balthazar et Cleo']);
  });

  it('is a risk, and a trick is no round', () => {
    const odds = (speaker: Speaker): string => speaker.percent([1, 8]);
    for (const [speaker, keys] of [
      [
        en,
        {
          'space-risk': 'risk of being caught: 12.5%',
          'forecast-risk': 'Your risk of being caught: 12.5%.',
          'warn-risk': 'With the noises as they are, your risk of being caught there is 12.5%.',
        },
      ],
      [
        fr,
        {
          'space-risk': 'risque d’être pris : 12,5 %',
          'forecast-risk': 'Votre risque d’être pris : 12,5 %.',
          'warn-risk': 'Avec les bruits actuels, votre risque d’y être pris est de 12,5 %.',
        },
      ],
    ] as const)
      for (const [name, text] of Object.entries(keys))
        expect(plain(speaker.t(`jewel-heist-web-${name}`, { odds: odds(speaker) }))).toBe(text);
    expect([en, fr].map((speaker) => speaker.t('jewel-heist-refusal-one_extra_only'))).toEqual([
      'One trick at a time.',
      'Une seule astuce à la fois.',
    ]);
  });
});

describe('what is said before a move', () => {
  const view = table('g3 c13', '6 0');
  const wearing = (card: string): View => ({
    ...view,
    seats: view.seats.map((player, seat) => (seat === 0 ? { ...player, card } : player)),
  });
  const insight = overviewOf({ ends: [...endsAt('g3', [1, 8]), ...endsAt('a1')] });
  const said = (speaker: Speaker, card: string, to: string): string =>
    plain(warning(stageOf(speaker, wearing(card), insight, 0), wearing(card), { type: 'move', to }));

  it('is that nobody is caught in the guard’s uniform, not that the space stays dark (JH-11.35)', () => {
    for (const to of ['g3', 'a1']) {
      expect(said(en, 'guard_uniform', to)).toBe('In the uniform you cannot be caught this round, wherever his light falls.');
      expect(said(fr, 'guard_uniform', to)).toBe('En uniforme, on ne vous prend pas ce tour-ci, où que tombe sa lumière.');
    }
  });

  it('is otherwise what the rules say of that space', () => {
    expect(said(en, 'jog', 'g3')).toBe('With the noises as they are, your risk of being caught there is 12.5%.');
    expect(said(en, 'jog', 'a1')).toBe('With the noises as they are, no card sends his light there.');
    expect(said(fr, 'jog', 'a1')).toBe('Avec les bruits actuels, aucune carte n’y amène sa lumière.');
  });
});

describe('what a crew is told', () => {
  const view = table('e5 o15', '4 1', { phase: 'choose' });
  const coop: View = { ...view, options: { ...view.options, mode: 'coop' } };

  it('does not pay for gear at the end (JH-9.5)', () => {
    const draft: Action = { type: 'draft', kind: 'smoke_screen' };
    const said = (speaker: Speaker, of: View): string => plain(warning(stageOf(speaker, of, overviewOf({}), 0), of, draft));
    expect([said(en, view), said(fr, view)]).toEqual(['It costs 1 at the end, used or not.', 'Elle coûte 1 à la fin, servie ou non.']);
    expect([said(en, coop), said(fr, coop)]).toEqual([
      'It takes 1 of what you may spend; nothing is paid at the end.',
      'Elle prend 1 sur ce que vous pouvez dépenser ; rien n’est payé à la fin.',
    ]);
  });

  it('draws a card from the fence only where there is one to have (JH-6.26, JH-9.6)', () => {
    const call = (no_use: Playable['no_use']): Playable[] => [{ card: 'call_fence', steps: 0, noise: 3, no_use, ends: [] }];
    const said = (speaker: Speaker): string[] =>
      ([null, 'plain', 'fence'] as const).map(
        (no_use) =>
          plain(peekWords(speaker, call(no_use), 'call_fence'))
            .split(' pick nothing up')
            .at(-1) ?? '',
      );
    expect(said(en)).toEqual([
      ', and draw a jewelry card.',
      '. The card you draw only shortens the night.',
      ', and draw nothing: only the last card is left.',
    ]);
    expect(new Set(said(fr)).size).toBe(3);
    expect(plain(peekWords(fr, call('plain'), 'call_fence'))).toBe(
      'Appel au receleur : vous restez sur place et ne ramassez rien. La carte piochée ne fait qu’abréger la nuit.',
    );
  });
});

describe('the end', () => {
  it('is shared by all who have most (JH-8.4)', () => {
    const line = { cards: [], card_value: 0, loose: 35, gear_cost: 0, drafted: 0 };
    const over = (winners: number[]): View =>
      table('a1 c1 e1', '', {
        phase: 'over',
        result: { mode: 'competitive', scores: [35, 35, 35], ranks: [1, 1, 1], winners, seats: [line, line, line] },
      });
    const said = (speaker: Speaker, winners: number[], seat: number | null): string =>
      plain(sentence(stageOf(speaker, over(winners), overviewOf({}), seat), over(winners)));
    expect(said(en, [0], 0)).toBe('The night is over. You win with 35!');
    expect(said(en, [0, 1, 2], 0)).toBe('The night is over. You share the win with Balthazar and Cleo, at 35 each.');
    expect(said(en, [0, 1], 2)).toBe('The night is over. Ada and Balthazar share the win with 35.');
    expect(said(fr, [0, 2], 0)).toBe('La nuit est finie. Vous partagez la victoire avec Cleo, à 35 chacun.');
  });
});
