/** What the page of Museum Heist asks the rules, and what it says with the answers. */
import { describe, expect, it, vi } from 'vitest';
import {
  CHARACTERS,
  boardOf,
  toldOf,
  type Action,
  type Answer,
  type Meaning,
  type Pieces,
  type Question,
} from '../../src/games/museum-heist/model.ts';
import { Landers, hindranceOf, meaningOf, placeRefusal, wayTo } from '../../src/games/museum-heist/questions.ts';
import { roundLogOf } from '../../src/games/museum-heist/round-log.ts';
import { confirmation, warning, whyNot } from '../../src/games/museum-heist/sentence.ts';
import type { Speaker } from '../../src/words/speaker.ts';
import { GAMES, pageAt, speakers, stepOf, steps, viewOf } from './museum.table.ts';

const english = speakers[0] as Speaker;
const TURN = stepOf('four', 51);

describe('questions', () => {
  it('are asked once for all spaces of a piece; until the answer is here nothing is known', async () => {
    const { stage, asked } = pageAt(TURN);
    expect([wayTo(stage, 'guard', 'd1'), hindranceOf(stage, 'guard', 'd7')]).toEqual([[], null]);
    await vi.waitFor(() => expect(hindranceOf(stage, 'guard', 'd7')).not.toBeNull());
    for (const space of boardOf(viewOf(TURN).options).spaces) {
      const isOpen = TURN.legal.some((action) => action.type === 'move' && action.piece === 'guard' && action.to === space);
      expect(hindranceOf(stage, 'guard', space) === null).toBe(isOpen);
      if (isOpen) expect(wayTo(stage, 'guard', space).at(-1)?.[1]).toBe(space);
    }
    expect(asked.map(({ type }) => type)).toEqual(['ways', 'why_not_move']);
  });

  it('are not asked where the list of what is legal says all', () => {
    const { stage, asked } = pageAt(TURN);
    expect([meaningOf(stage, { type: 'choose', character: 'guard' }), meaningOf(stage, { type: 'place_artwork', space: 'e5' })]).toEqual([
      null,
      null,
    ]);
    expect(asked).toEqual([]);
  });

  it('about earlier positions are asked once, in parts that fit into an address', async () => {
    const answer = (question: Question): Answer | null =>
      question.type === 'landers'
        ? { type: 'landers', landers: question.positions.map(({ guard }) => (guard === 'a1' ? ['guard'] : [])) }
        : null;
    const { stage, asked, store } = pageAt(TURN, english, answer);
    const { pieces } = viewOf(TURN);
    const positions = Array.from({ length: 70 }, (_, at): Pieces => ({ ...pieces, guard: at === 69 ? 'a1' : 'a2', artist: `b${at + 1}` }));
    const landers = new Landers();
    expect(landers.at(stage, 'e5', positions)).toEqual(positions.map(() => []));
    await vi.waitFor(() => expect(landers.at(stage, 'e5', positions)[69]).toEqual(['guard']));
    expect(asked.map((question) => question.type === 'landers' && question.positions.length)).toEqual([16, 16, 16, 16, 6]);
    // The table looks different: what was answered about the past still holds.
    store.answers.forget();
    expect(landers.at(stage, 'e5', positions)[69]).toEqual(['guard']);
    expect(landers.at(stage, 'e6', positions.slice(69))).toEqual([[]]);
    expect(asked.map((question) => question.type === 'landers' && question.artwork)).toEqual(['e5', 'e5', 'e5', 'e5', 'e5', 'e6']);
  });

  it('count what a seat could have landed and did not, as soon as they are answered, from the positions that the log tells', async () => {
    const [name, at] = ['four', 51];
    const game = GAMES.find(([one]) => one === name)?.[1].steps ?? [];
    const events = game.filter((step) => step.at <= at).flatMap((step) => step.events);
    const { turns, artwork } = roundLogOf(events);
    const answer = (question: Question): Answer | null =>
      question.type === 'landers' ? { type: 'landers', landers: question.positions.map(() => ['granny']) } : null;
    const { stage, scene, asked } = pageAt(TURN, english, answer, events);
    const seats = viewOf(TURN).swaps.map((_, seat) => seat);
    const counts = (): number[] => seats.map((seat) => scene.declines(stage)(seat, 'granny'));
    expect(counts()).toEqual(seats.map(() => 0));
    await vi.waitFor(() => expect(counts()).toEqual(seats.map((seat) => turns.filter((turn) => turn.seat === seat).length)));
    expect(turns.length).toBeGreaterThan(1);
    expect(asked).toEqual([{ type: 'landers', artwork, positions: turns.map(({ pieces }) => pieces) }]);
  });

  it('that nobody answers leave nothing known', async () => {
    const { stage, asked } = pageAt(TURN, english, () => null);
    const landers = new Landers();
    const now = [viewOf(TURN).pieces];
    landers.at(stage, 'e5', now);
    await vi.waitFor(() => expect(meaningOf(stage, { type: 'swap', a: 'artist', b: 'guard' })).toBeNull());
    expect([landers.at(stage, 'e5', now), wayTo(stage, 'guard', 'e5'), asked.length]).toEqual([[[]], [], 3]);
  });
});

describe('why a space cannot be chosen', () => {
  it('is told of every space where an artwork may not lie (MH-6.8)', async () => {
    const step = stepOf('octagon', 46);
    const { stage, scene } = pageAt(step);
    const view = viewOf(step);
    const { spaces } = boardOf(view.options);
    spaces.forEach((space) => whyNot(stage, view, space));
    await vi.waitFor(() => expect(placeRefusal(stage, view.pieces.guard ?? '')).toBe('space_occupied'));
    for (const space of spaces) expect(whyNot(stage, view, space) === null).toBe(scene.plan.places.includes(space));
    expect(whyNot(stage, view, 'c3')).toBe('An artwork cannot lie on a secret passage.');
  });

  it('is told of every space that a piece cannot go to, but for those where another one can be taken up', async () => {
    for (const speaker of speakers) {
      const { stage, scene } = pageAt(TURN, speaker);
      const view = viewOf(TURN);
      scene.plan.take('guard');
      expect(whyNot(stage, view, 'd7')).toBeNull();
      await vi.waitFor(() => expect(whyNot(stage, view, 'd7')).not.toBeNull());
      for (const space of boardOf(view.options).spaces) {
        const said = whyNot(stage, view, space);
        const isFree = CHARACTERS.every((piece) => view.pieces[piece] !== space);
        if (isFree) expect(said === null).toBe(scene.plan.destinations('guard').includes(space));
        expect(said ?? '').not.toMatch(/[{}]|museum-heist-/);
      }
    }
  });
});

describe('the overview', () => {
  it('has the distance of every space, and those of the pieces are among them (MH-6.13)', () => {
    for (const step of steps) {
      const [insight, view] = [step.insights[0], viewOf(step)];
      if (insight === undefined) continue;
      const { spaces } = boardOf(view.options);
      expect(insight.distances.length).toBe(view.artwork === null ? 0 : spaces.length);
      for (const piece of CHARACTERS) {
        const far = toldOf(insight, piece)?.distance ?? null;
        if (far !== null) expect(insight.distances[spaces.indexOf(view.pieces[piece] ?? '')]).toBe(far);
      }
    }
  });
});

describe('the button that sends', () => {
  const NOTHING: Meaning = { lands: null, collects: false, is_known_wrong: false, ends_round: false, tokens_left: null };
  const says = (action: Action, meaning: Meaning | null): [string, string] => [
    confirmation(english, action, meaning),
    warning(english, action, meaning),
  ];

  it('says what an action brings onto the artwork: the own piece takes it, another one blocks it (MH-9.1)', () => {
    const swap: Action = { type: 'swap', a: 'artist', b: 'guard' };
    const move: Action = { type: 'move', piece: 'guard', to: 'e5' };
    expect(says(swap, { ...NOTHING, lands: 'artist', collects: true, tokens_left: 1 })).toEqual([
      'Take the artwork with the Artist',
      expect.stringContaining('You turn up your card'),
    ]);
    expect(says(swap, { ...NOTHING, lands: 'artist', tokens_left: 1 })).toEqual([
      'Swap the Artist and the Guard',
      expect.stringContaining('this is not your character'),
    ]);
    expect(says(swap, { ...NOTHING, tokens_left: 1 })[1]).toContain('token');
    expect(says(move, { ...NOTHING, lands: 'guard', collects: true })[0]).toBe('Take the artwork with the Guard');
    expect(says(move, { ...NOTHING, lands: 'guard' })[0]).toBe('Block the artwork with the Guard');
    expect(says(move, NOTHING)[0]).toBe('Move the Guard to e5');
  });

  it('says what a wrong challenge would cost, as the rules tell it (MH-6.33, MH-6.34)', () => {
    const challenge: Action = { type: 'challenge', target: 1, character: 'guard' };
    expect(says(challenge, { ...NOTHING, is_known_wrong: true, ends_round: true })[1]).toContain('Everybody knows');
    expect(says(challenge, { ...NOTHING, ends_round: true })[1]).toContain('the artwork goes to Balthazar');
    for (const meaning of [NOTHING, null]) expect(says(challenge, meaning)[1]).toContain('you are out of the round');
  });

  it('says whole sentences about every legal action in both languages, also where the rules did not answer', async () => {
    const kinds = new Set<string>();
    const check = (speaker: Speaker, action: Action, meaning: Meaning | null): void => {
      for (const text of [confirmation(speaker, action, meaning), warning(speaker, action, meaning)])
        expect(text).not.toMatch(/[{}]|museum-heist-|undefined/);
    };
    for (const step of steps) {
      for (const action of step.legal) {
        kinds.add(action.type);
        for (const speaker of speakers) check(speaker, action, null);
      }
    }
    expect([...kinds].sort()).toEqual(['challenge', 'choose', 'move', 'place_artwork', 'swap']);
    const { stage } = pageAt(TURN);
    const meanings = (): (Meaning | null | undefined)[] => TURN.legal.map((action) => meaningOf(stage, action));
    await vi.waitFor(() => expect(meanings().every((meaning) => meaning != null)).toBe(true));
    for (const [at, meaning] of meanings().entries())
      for (const speaker of speakers) check(speaker, TURN.legal[at] as Action, meaning ?? null);
  });
});
