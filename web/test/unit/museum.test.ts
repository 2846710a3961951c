import { beforeEach, describe, expect, it } from 'vitest';
import { gridOf } from '../../src/games/museum-heist/bringing.ts';
import { linesOf, neighbour } from '../../src/games/museum-heist/drawing.ts';
import {
  BOARDS,
  CHARACTERS,
  sketched,
  type Action,
  type Board,
  type Character,
  type GameEvent,
  type View,
} from '../../src/games/museum-heist/model.ts';
import { Notebook } from '../../src/games/museum-heist/notebook.svelte.ts';
import { MODES, Plan } from '../../src/games/museum-heist/plan.svelte.ts';
import { MuseumScene } from '../../src/games/museum-heist/scene.svelte.ts';
import { told } from '../../src/games/museum-heist/sentence.ts';
import type { Stage } from '../../src/games/stage.svelte.ts';
import { declined, roundLogOf, type Verdict } from '../../src/games/museum-heist/round-log.ts';
import type { Speaker } from '../../src/words/speaker.ts';
import { GAMES, speakers, steps, viewOf, type Step } from './museum.table.ts';

describe('boards', () => {
  it('are those of the box, and those that somebody brings (MH-2.4)', () => {
    expect([...BOARDS].map(([id, board]) => [id, board.spaces.length, board.passages])).toEqual([
      ['gallery9', 81, ['c3', 'c7', 'g3', 'g7']],
      ['salon7', 49, ['b2', 'b6', 'f2', 'f6']],
      ['octagon9', 69, ['c3', 'c7', 'g3', 'g7']],
      ['xequeo7', 49, []],
    ]);
    const cloister = sketched('cloister', ['..#', 'P.P']);
    expect([cloister.spaces, cloister.passages, cloister.has('c2'), cloister.has('d1')]).toEqual([
      ['a1', 'a2', 'b1', 'b2', 'c1'],
      ['a1', 'c1'],
      false,
      false,
    ]);
  });

  it('that are brought are read as a person writes them (MH-2.5)', () => {
    expect(gridOf(' ..p \n\n#.P\r\n')).toEqual(['..P', '#.P']);
  });

  it('are walked by arrow keys over gaps, and not over the edge', () => {
    const board = BOARDS.get('octagon9') as Board;
    expect([neighbour(board, 'e5', 0, 1), neighbour(board, 'c9', -1, 0), neighbour(sketched('gap', ['.#.']), 'a1', 1, 0)]).toEqual([
      'e6',
      'c9',
      'c1',
    ]);
  });

  it('are drawn on with one line a stretch', () => {
    expect(
      linesOf(BOARDS.get('gallery9') as Board, 'a1', [
        ['step', 'b1'],
        ['passage', 'c3'],
      ]).map(({ way, d }) => [way, d.split('Q')[0]]),
    ).toEqual([
      ['step', 'M20 340'],
      ['passage', 'M60 340'],
    ]);
  });
});

describe('a plan', () => {
  /** Chooses an action on the board as a hand would, and gives back what would be sent. */
  function build(plan: Plan, view: View, action: Action): Action | null {
    plan.clear();
    if (action.type === 'place_artwork') plan.press(action.space, view);
    if (action.type === 'choose') plan.press(view.pieces[action.character] ?? '', view);
    if (action.type === 'move') {
      plan.use('move');
      plan.press(view.pieces[action.piece] ?? '', view);
      plan.press(action.to, view);
    }
    if (action.type === 'swap') {
      plan.use('swap');
      // The other way round: which piece comes first does not matter.
      for (const piece of [action.b, action.a]) plan.press(view.pieces[piece] ?? '', view);
    }
    if (action.type === 'challenge') {
      plan.use('challenge');
      plan.target = action.target;
      plan.press(view.pieces[action.character] ?? '', view);
    }
    return plan.action;
  }

  it('can send everything that is legal, by pressing spaces alone', () => {
    const built: Record<string, number> = {};
    const missed: Action[] = [];
    for (const step of steps.filter((one) => one.mover === 0)) {
      const plan = new Plan();
      plan.offer(step.legal, 'd1');
      for (const action of step.legal) {
        if (JSON.stringify(build(plan, viewOf(step), action)) !== JSON.stringify(action)) missed.push(action);
        built[action.type] = (built[action.type] ?? 0) + 1;
      }
    }
    expect(missed).toEqual([]);
    for (const type of ['place_artwork', 'choose', 'move', 'swap', 'challenge']) expect(built[type]).toBeGreaterThan(20);
  });

  it('never sends anything that is not legal, wherever one presses', () => {
    const sent: { action: Action; isLegal: boolean }[] = [];
    let seed = 7;
    const below = (count: number): number => (seed = (seed * 48271) % 2147483647) % count;
    for (const step of steps.filter((one) => one.mover === 0)) {
      const view = viewOf(step);
      const spaces = CHARACTERS.flatMap((piece) => view.pieces[piece] ?? []).concat(['a1', 'e5', 'd4', view.artwork ?? 'b2']);
      const plan = new Plan();
      plan.offer(step.legal, 'd1');
      const legal = new Set(step.legal.map((action) => JSON.stringify(action)));
      for (let press = 0; press < 25; press += 1) {
        if (below(4) === 0) plan.use(MODES[below(3)] ?? 'move');
        if (below(4) === 0) plan.target = below(4);
        plan.press(spaces[below(spaces.length)] ?? 'a1', view);
        if (plan.action !== null) sent.push({ action: plan.action, isLegal: legal.has(JSON.stringify(plan.action)) });
      }
    }
    expect(sent.length).toBeGreaterThan(100);
    expect(sent.filter(({ isLegal }) => !isLegal)).toEqual([]);
  });

  it('says when the same is chosen twice, and takes nothing but what is offered', () => {
    const step = steps.find((one) => one.mover === 0 && viewOf(one).phase === 'place_artwork') as Step;
    const plan = new Plan();
    plan.offer(step.legal, 'd1');
    const [place = ''] = plan.places;
    expect([plan.press(place, viewOf(step)), plan.press(place, viewOf(step))]).toEqual([false, true]);
    plan.offer(structuredClone(step.legal), 'd1');
    expect(plan.space).toBe(place);
    // While something is shown happening nothing can be sent; then the choice is still there.
    plan.offer([], null);
    expect([plan.question, plan.action]).toEqual([null, null]);
    plan.offer(step.legal, 'd1');
    expect([plan.question, plan.space]).toEqual(['place', place]);
    plan.offer(step.legal, 'd2');
    expect([plan.question, plan.space, plan.action]).toEqual(['place', null, null]);
  });

  it('forgets whom it named when it is cleared, unless there is only one to name', () => {
    const legal = (targets: number[]): Action[] =>
      targets.flatMap((target) => CHARACTERS.map((character): Action => ({ type: 'challenge', target, character })));
    const plan = new Plan();
    plan.offer(legal([1, 2]), 'd1');
    [plan.target, plan.named] = [2, 'guard'];
    plan.clear();
    expect([plan.target, plan.named, plan.action]).toEqual([null, null, null]);
    plan.offer(legal([1]), 'd2');
    plan.clear();
    plan.named = 'guard';
    expect(plan.action).toEqual({ type: 'challenge', target: 1, character: 'guard' });
  });

  it('begins with a challenge where nothing else is left, against the only one there is (MH-7.8)', () => {
    const plan = new Plan();
    plan.offer(
      CHARACTERS.map((character) => ({ type: 'challenge', target: 1, character })),
      'd1',
    );
    expect([plan.mode, plan.target, plan.can('move'), plan.can('swap')]).toEqual(['challenge', 1, false, false]);
  });
});

describe('the log of the rounds', () => {
  const events = (name: string): GameEvent[] => GAMES.find(([one]) => one === name)?.[1].steps.flatMap((step) => step.events) ?? [];

  it.each(GAMES)('of %s names every artwork, who got it and how', (name, { options, steps: all }) => {
    const { verdicts } = roundLogOf(events(name));
    const end = viewOf(all.at(-1) as Step);
    expect(verdicts.map(({ artwork }) => artwork)).toEqual(Array.from({ length: end.round }, (_, at) => at + 1));
    for (const { artwork, winner } of verdicts) expect(end.won[winner]).toContain(artwork);
    if (options.reveal_all) expect(verdicts.every(({ all: cards }) => cards?.length === options.seats)).toBe(true);
  });

  const spaces = { artist: 'a9', duchess: 'i1', tourist: 'e6', school_girl: 'a1', guard: 'd4', granny: 'i9', little_boy: 'a5' };
  const placed = CHARACTERS.map((piece): GameEvent => ({ event: 'piece_placed', piece, space: spaces[piece] }));

  it('counts what a seat did with each piece, and what it could have landed and did not', () => {
    const told: GameEvent[] = [
      ...placed,
      { event: 'artwork_placed', seat: 1, artwork: 1, space: 'e5' },
      { event: 'moved', seat: 0, piece: 'artist', from: 'a9', to: 'b8', path: [['step', 'b8']] },
      { event: 'moved', seat: 1, piece: 'guard', from: 'd4', to: 'e5', path: [['step', 'e5']] },
      { event: 'swapped', seat: 0, a: 'tourist', b: 'granny', a_space: 'i9', b_space: 'e6', left: 1 },
      { event: 'challenged', seat: 1, target: 0, character: 'guard', correct: false },
    ];
    const { artwork, deeds, last, turns } = roundLogOf(told);
    expect(artwork).toBe('e5');
    expect(deeds[0]?.artist).toEqual({ moved: 1, swapped: 0, blocked: false });
    expect(deeds[0]?.granny).toMatchObject({ swapped: 1 });
    expect(last).toMatchObject({ kind: 'swapped', a_space: 'i9' });
    // Every turn with where the pieces stood before it.
    expect(turns.map(({ seat, landed, pieces }) => [seat, landed, pieces.artist, pieces.guard, pieces.tourist])).toEqual([
      [0, null, 'a9', 'd4', 'e6'],
      [1, 'guard', 'b8', 'd4', 'e6'],
      [0, null, 'b8', 'e5', 'e6'],
      [1, null, 'b8', 'e5', 'i9'],
    ]);
    // What could have landed is for the rules to say; as long as they have not, nothing is counted.
    const landers: Character[][] = [['tourist', 'guard'], ['tourist', 'guard'], [], ['tourist']];
    const count = (seat: number, piece: Character, known = landers): number => declined(turns, known, seat, piece);
    expect([count(0, 'tourist'), count(0, 'guard'), count(1, 'tourist'), count(1, 'guard'), count(0, 'artist')]).toEqual([1, 1, 2, 0, 0]);
    expect(count(0, 'tourist', [])).toBe(0);
    expect(roundLogOf([...told, { event: 'artwork_placed', seat: 0, artwork: 2, space: 'a1' }])).toMatchObject({ deeds: [], turns: [] });
  });

  it('has no turns before it was told where every piece stands', () => {
    expect(
      roundLogOf([
        { event: 'artwork_placed', seat: 1, artwork: 1, space: 'e5' },
        { event: 'moved', seat: 0, piece: 'artist', from: 'a9', to: 'b8', path: [['step', 'b8']] },
      ]).turns,
    ).toEqual([]);
  });

  it('strikes out what was put onto the artwork and collected by nobody, and nothing that was collected (MH-9.1)', () => {
    const onto: GameEvent[] = [
      { event: 'artwork_placed', seat: 1, artwork: 1, space: 'e5' },
      { event: 'moved', seat: 0, piece: 'guard', from: 'd4', to: 'e5', path: [['step', 'e5']] },
    ];
    expect(roundLogOf(onto).deeds[0]?.guard?.blocked).toBe(true);
    const swapped: GameEvent[] = [...onto, { event: 'swapped', seat: 1, a: 'guard', b: 'granny', a_space: 'i9', b_space: 'e5', left: 1 }];
    expect(roundLogOf(swapped).deeds[1]).toMatchObject({ guard: { blocked: false }, granny: { blocked: true } });
    const collected: GameEvent[] = [
      ...onto,
      { event: 'card_revealed', seat: 0, character: 'guard' },
      { event: 'artwork_collected', seat: 0, artwork: 1, how: '1a', total: 1 },
    ];
    expect(roundLogOf(collected).deeds[0]?.guard?.blocked).toBe(false);
  });

  it('keeps the card that a wrong challenge showed, for whoever was told (MH-6.33)', () => {
    const told = (character?: Character): GameEvent[] => [
      { event: 'artwork_placed', seat: 1, artwork: 1, space: 'e5' },
      { event: 'challenged', seat: 0, target: 1, character: 'guard', correct: false },
      { event: 'card_shown', of: 1, to: 0, ...(character === undefined ? {} : { character }) },
      { event: 'seat_out', seat: 0 },
      { event: 'artwork_collected', seat: 1, artwork: 1, how: '2b', total: 1 },
    ];
    expect(roundLogOf(told('granny')).verdicts[0]?.shown).toEqual({ of: 1, to: 0, character: 'granny' });
    expect(roundLogOf(told()).verdicts[0]?.shown).toBeNull();
  });

  it('turns each card once, and those of an earlier round no more, for whoever hears of several rounds at once', async () => {
    const scene = new MuseumScene();
    const stage = { seat: 0, wait: () => Promise.resolve() } as unknown as Stage;
    const hear = async (...told: GameEvent[]): Promise<unknown> => {
      for (const event of told) await scene.play(event, stage);
      return scene.turned;
    };
    expect(
      await hear({ event: 'card_shown', of: 1, to: 0, character: 'granny' }, { event: 'card_revealed', seat: 1, character: 'granny' }),
    ).toEqual([{ seat: 1, character: 'granny' }]);
    expect(await hear({ event: 'round_started', round: 2, placer: 0, start_seat: 1 })).toEqual([]);
    expect(await hear({ event: 'card_shown', of: 2, to: 1 }, { event: 'card_revealed', seat: 1, character: 'guard' })).toEqual([
      { seat: 1, character: 'guard' },
    ]);
  });

  it('is not told by the log either while the own card is covered', () => {
    const scene = new MuseumScene();
    const chosen: GameEvent = { event: 'card_chosen', seat: 0, character: 'guard' };
    expect(scene.hush(chosen)).toBeNull();
    scene.isCovered = true;
    expect(scene.hush(chosen)).toEqual({ key: 'museum-heist-event-card-chosen', args: [['seat', { seat: 0 }]] });
    expect(scene.hush({ event: 'card_revealed', seat: 0, character: 'guard' })).toBeNull();
  });

  const verdict = (how: Verdict['how'], winner: number, actor: number, target: number | null, seats: number[]): Verdict => ({
    artwork: 1,
    how,
    winner,
    actor,
    target,
    character: 'guard',
    revealed: seats.map((seat) => ({ seat, character: 'guard' as const })),
    all: null,
    shown: null,
  });

  it('tells every end of a round to everybody, why it went there and not here (MH-6.28 to MH-6.34)', () => {
    const ends = [
      verdict('1a', 0, 0, null, [0]),
      verdict('1b', 1, 0, null, [0, 1]),
      verdict('1c', 0, 0, null, [0, 1, 2]),
      verdict('2a', 0, 0, 1, [1]),
      verdict('2b', 1, 0, 1, []),
    ];
    for (const speaker of speakers) {
      for (const end of ends) {
        const said = [null, 0, 1, 2, 3].map((me) => told(speaker, me, end));
        for (const text of said) expect(text).not.toMatch(/museum-heist|\{|⁨|undefined/);
        expect(new Set([said[1], said[0]]).size).toBe(2);
      }
      expect(new Set([null, 0, 1].map((me) => told(speaker, me, ends[1] as Verdict))).size).toBe(3);
    }
    expect(told(speakers[0] as Speaker, 0, ends[1] as Verdict)).toBe(
      'You brought the Guard onto it, but exactly one opponent, Balthazar, had the same card: it goes to Balthazar, not to you.',
    );
    expect(told(speakers[0] as Speaker, 2, ends[2] as Verdict)).toContain('You had the same card, but so had Balthazar');
  });
});

describe('the notebook', () => {
  beforeEach(() => localStorage.clear());
  const open = (table: string, round: number): Notebook => {
    const notebook = new Notebook(table);
    notebook.open(round);
    return notebook;
  };

  it('turns through perhaps, not, surely and nothing', () => {
    const notebook = open('t', 1);
    const seen = Array.from({ length: 4 }, () => {
      notebook.turn(1, 'guard');
      return notebook.mark(1, 'guard');
    });
    expect(seen).toEqual(['maybe', 'no', 'yes', null]);
  });

  it('is kept on this device, for one table and one round', () => {
    open('t', 2).turn(1, 'guard');
    expect(open('t', 2).mark(1, 'guard')).toBe('maybe');
    expect(open('t', 2).mark(2, 'guard')).toBeNull();
    expect(open('t', 3).mark(1, 'guard')).toBeNull();
    expect(open('u', 2).mark(1, 'guard')).toBeNull();
  });

  it('forgets the oldest tables, and reads no nonsense', () => {
    for (let table = 0; table < 40; table += 1) open(`t${table}`, 1).turn(0, 'artist');
    expect([open('t0', 1).mark(0, 'artist'), open('t39', 1).mark(0, 'artist')]).toEqual([null, 'maybe']);
    for (const nonsense of ['{', '7', '[null, {"table": 3}]']) {
      localStorage.setItem('capers-museum-heist-notes', nonsense);
      expect(open('t39', 1).mark(0, 'artist')).toBeNull();
    }
  });
});
