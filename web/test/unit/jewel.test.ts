import { describe, expect, it } from 'vitest';
import { blueprintOf } from '../../src/games/jewel-heist/blueprint.ts';
import { laidOut, neighbour, nextAngle, outlinePath, reachOf, windOf } from '../../src/games/jewel-heist/drawing.ts';
import { SHAPES, type Action, type Jewels, type GameEvent, type View } from '../../src/games/jewel-heist/model.ts';
import { Plan } from '../../src/games/jewel-heist/plan.svelte.ts';
import { confirmation, walkWords } from '../../src/games/jewel-heist/sentence.ts';
import { Reasons, summaryOf } from '../../src/games/jewel-heist/log-summary.ts';
import { OUTLOOK, speakers, stageOf, table, overviewOf } from './jewel.table.ts';

/** What the rules list in each phase. */
const LEGAL: Record<string, Action[]> = {
  draft: [
    { type: 'pick', card: 'J01' },
    { type: 'pick', card: 'J02' },
  ],
  gear_draft: [{ type: 'draft', kind: 'trip_wire' }, { type: 'pass' }],
  start: [
    { type: 'place', at: 'd1' },
    { type: 'place', at: 'h1' },
  ],
  question: [{ type: 'question', seat: 1 }, { type: 'pass' }],
  choose: [
    { type: 'play', card: 'walk' },
    { type: 'play', card: 'trip_wire' },
  ],
  before: [
    { type: 'smoke', at: 'h5' },
    { type: 'smoke', at: 'g5' },
    { type: 'alarm', at: 'a1' },
    { type: 'wire', at: 'h10' },
    { type: 'turn_guard', facing: [1, -1] },
    { type: 'turn_guard', facing: [-1, 0] },
    { type: 'blame', seat: 1 },
    { type: 'pass' },
  ],
  move: [
    { type: 'move', to: 'e5' },
    { type: 'move', to: 'e5', crack: true },
    { type: 'move', to: 'e7' },
    { type: 'move', to: 'e7', reach: 'e5' },
    { type: 'move', to: 'c5', steal: { seat: 1, jewels: { oval: 1 } } },
    { type: 'move', to: 'c5', steal: { seat: 1, jewels: { oval: 1, star: 1 } } },
  ],
  keep: [
    { type: 'keep', card: 'J01' },
    { type: 'keep', card: 'J02' },
  ],
  swap: [{ type: 'swap', in: 'J01', out: 'J05' }, { type: 'swap', in: 'J01', out: 'J06' }, { type: 'pass' }],
  mirror: [{ type: 'turn_guard', facing: [-1, -1] }, { type: 'turn_guard', facing: [1, 1] }, { type: 'pass' }],
  drop: [
    { type: 'drop', jewels: { oval: 2 } },
    { type: 'drop', jewels: { oval: 1, star: 1 } },
  ],
};

describe('a plan', () => {
  /** Chooses an action as a hand would, and gives back what would be sent. */
  function build(plan: Plan, view: View, seat: number, action: Action): Action | null {
    plan.clear();
    if ('at' in action) plan.press(action.at);
    else if (action.type === 'move') {
      plan.press(action.to);
      plan.trick = (plan.moves.get(action.to) ?? []).findIndex((one) => JSON.stringify(one) === JSON.stringify(action));
    } else if (action.type === 'drop') {
      for (const shape of SHAPES)
        for (let count = 0; count < (action.jewels[shape] ?? 0); count += 1) plan.change(shape, 1, view.seats[seat]?.jewels ?? {});
    } else if (action.type === 'swap') {
      plan.taken = action.in;
      plan.out = action.out;
    } else plan.choose(action);
    return plan.action;
  }

  it('can send everything that is legal, and says what it means in both languages', () => {
    const missed: Action[] = [];
    for (const [phase, legal] of Object.entries(LEGAL)) {
      const base = table('e5 c7 o15', '4 1 2', { phase: phase as View['phase'], jewels: { e5: { star: 1 } } });
      const view = { ...base, seats: base.seats.map((player) => ({ ...player, jewels: { oval: 2, star: 1 } })) };
      const plan = new Plan();
      plan.offer(legal, phase, 'd1');
      for (const action of legal) {
        if (JSON.stringify(build(plan, view, 0, action)) !== JSON.stringify(action)) missed.push(action);
        for (const speaker of speakers)
          expect(confirmation(stageOf(speaker, view, overviewOf({}), 0), view, action)).not.toMatch(/jewel-heist|\{/);
      }
    }
    expect(missed).toEqual([]);
  });

  it('never drops more than it must, nor what is not there', () => {
    const plan = new Plan();
    plan.offer(
      [
        { type: 'drop', jewels: { oval: 2 } },
        { type: 'drop', jewels: { oval: 1, star: 1 } },
      ],
      'drop',
      'd1',
    );
    const owned = { oval: 2, star: 1 };
    plan.change('star', 1, owned);
    plan.change('star', 1, owned);
    expect([plan.mustDrop, plan.jewels, plan.action]).toEqual([2, { star: 1 }, null]);
    plan.change('oval', 1, owned);
    plan.change('oval', 1, owned);
    expect(plan.action).toEqual({ type: 'drop', jewels: { oval: 1, star: 1 } });
    plan.change('oval', -1, owned);
    plan.change('oval', -1, owned);
    expect(plan.jewels).toEqual({ star: 1 });
  });

  it('says when the same is chosen twice, and is put away with the question', () => {
    const plan = new Plan();
    const legal: Action[] = [
      { type: 'move', to: 'e5' },
      { type: 'move', to: 'e7' },
    ];
    plan.offer(legal, 'move', 'd1');
    expect([plan.press('e5'), plan.press('e5'), plan.press('a1'), plan.action]).toEqual([false, true, false, legal[0]]);
    plan.offer(structuredClone(legal), 'move', 'd1');
    expect(plan.to).toBe('e5');
    // The same choices in another decision are to be made anew.
    plan.offer(legal, 'move', 'd2');
    expect([plan.to, plan.action]).toEqual([null, null]);
    plan.press('e7');
    plan.offer([], 'move', null);
    expect([plan.question, plan.action]).toEqual([null, null]);
    // News of others came in between: the choice is still there.
    plan.offer(legal, 'move', 'd2');
    expect(plan.action).toEqual(legal[1]);
  });
});

describe('the guard’s walk', () => {
  const [en, fr] = speakers;
  const events: GameEvent[] = [
    { event: 'round', round: 4, lead: 0, deck: 9 },
    { event: 'moved', seat: 2, from: 'a1', to: 'a3', picked: {} },
    { event: 'fence', seat: 0, count: 1 },
    { event: 'fence', seat: 0, count: 1 },
    { event: 'flipped', card: 'J07', steps: 3 },
    { event: 'guard_walked', path: ['h8', 'h6', 'h4', 'f4'], wired: false },
    { event: 'guard_faces', facing: [-3, -1], lit: ['c3', 'e3'] },
    { event: 'guard_turned', by: 2, facing: [1, -3], with: 'hand_mirror', lit: ['g1'] },
    { event: 'caught', seat: 1, at: 'c3' },
    { event: 'dropped', seat: 1, at: 'c3', jewels: { oval: 2 } },
  ];

  it('is read from the log: the last walk, who turned him, whom he caught, and who has moved', () => {
    const { walk, moved } = summaryOf(events);
    expect(moved).toEqual([2, 0]);
    expect(walk).toEqual({
      round: 4,
      card: 'J07',
      size: 3,
      path: ['h8', 'h6', 'h4', 'f4'],
      wired: false,
      facing: [-3, -1],
      mirrored: [{ by: 2, facing: [1, -3] }],
      caught: [{ seat: 1, at: 'c3', dropped: { oval: 2 } }],
    });
    expect(summaryOf([...events, { event: 'round', round: 5, lead: 1, deck: 8 }]).moved).toEqual([]);
  });

  it('has the reasons that the rules gave, as long as they are known', () => {
    const { walk } = summaryOf(events);
    if (walk === null) throw new Error('no walk');
    const kept = new Reasons('t1');
    expect(kept.of(walk)).toBeNull();
    kept.keep(4, OUTLOOK);
    // Another page of the same table, as after a reload.
    expect(new Reasons('t1').of(walk)).toEqual(OUTLOOK);
    expect([new Reasons('t2').of(walk), kept.of({ ...walk, round: 5 })]).toEqual([null, null]);
    const end = ['Cleo turns him north-north-east with a mirror.', 'Balthazar is caught on c3 and drops 2 ovals.'];
    expect(walkWords(en, 0, walk, OUTLOOK)).toEqual([
      'On h8 he goes north, towards Balthazar: the loudest (8).',
      'On h4 he goes west, towards Balthazar: no louder than others (8), but closer.',
      'On f4 he turns west-north-west, to Balthazar: the loudest (8).',
      ...end,
    ]);
    expect(walkWords(en, 0, walk, null)).toEqual(['He walks to h6, h4 and f4.', 'On f4 he turns west-north-west.', ...end]);
    expect(walkWords(fr, 1, { ...walk, wired: true }, null).length).toBe(5);
  });
});

describe('the drawing', () => {
  it('has every shape of a heap, and is walked by arrow keys', () => {
    const { spaces } = blueprintOf('wings');
    expect([
      neighbour(spaces, 'e5', 1, 0),
      neighbour(spaces, 'e5', 0, -1),
      neighbour(spaces, 'a1', -1, 0),
      neighbour(spaces, 'c1', 1, 0),
    ]).toEqual(['g5', 'e3', 'a1', 'd1']);
    // However many shapes a heap has, each is seen, and in a place of its own.
    for (const heap of SHAPES.map((_, most) => Object.fromEntries(SHAPES.slice(0, most + 1).map((shape) => [shape, 3])) as Jewels)) {
      const drawn = laidOut(heap);
      const shapes = SHAPES.filter((shape) => heap[shape] !== undefined);
      // One shape alone makes three jewels, which are few enough to be seen one by one.
      expect([...new Set(drawn.map(({ shape }) => shape))]).toEqual(shapes);
      expect(new Set(drawn.map(({ x, y }) => `${x} ${y}`)).size).toBe(shapes.length === 1 ? 3 : shapes.length);
    }
  });

  it('turns the guard to any angle, the short way round', () => {
    expect([nextAngle(0, [-1, 0]), nextAngle(270, [0, -1]), nextAngle(-90, [0, 1]), nextAngle(350, [1, -1])]).toEqual([
      -90, 360, -180, 405,
    ]);
    expect(
      (
        [
          [0, -1],
          [1, -3],
          [1, -1],
          [3, -1],
          [1, 0],
          [9, 5],
          [0, 1],
          [-1, 6],
          [-3, 1],
          [-1, 0],
          [-3, -1],
          [-4, -7],
        ] as [number, number][]
      ).map(windOf),
    ).toEqual(['N', 'NNE', 'NE', 'ENE', 'E', 'ESE', 'S', 'S', 'WSW', 'W', 'WNW', 'NNW']);
  });

  it('draws the light as the shape that the rules give', () => {
    const light = {
      at: 'h8',
      outline: [
        [7500, 7500],
        [7250, 7000],
        [7750, 7000],
      ] as [number, number][],
    };
    expect(outlinePath(light)).toBe('M0.0 0.0L-10.0 -20.0L10.0 -20.0Z');
    expect(
      reachOf({
        at: 'h8',
        outline: [
          [7500, 7500],
          [7500, 0],
        ],
      }),
    ).toBe(300);
  });
});

describe('a table without a word of the rules', () => {
  it('is shown all the same, as a record of retired rules is', () => {
    const view = table('e5 o15', '4 1');
    expect(confirmation(stageOf(speakers[0], view, overviewOf({}), 0), view, { type: 'move', to: 'e7' })).toBe('Go to e7');
  });
});
