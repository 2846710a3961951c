import { describe, expect, it } from 'vitest';
import { BLUEPRINTS, blueprintOf } from '../../src/games/jewel-heist/blueprint.ts';
import type { Cell, Facing } from '../../src/games/jewel-heist/cell.ts';
import { laidOut, neighbour, nextAngle } from '../../src/games/jewel-heist/drawing.ts';
import { outlooks, risk, sizeOdds } from '../../src/games/jewel-heist/forecast.ts';
import { walk } from '../../src/games/jewel-heist/guard.ts';
import { beam, litCells } from '../../src/games/jewel-heist/light.ts';
import { supposing } from '../../src/games/jewel-heist/look.ts';
import { CHARACTERS, HAND, JEWELRY, JEWELS, KINDS, SHAPES, handFacts, mustDrop, type Jewels, type Player, type View } from '../../src/games/jewel-heist/model.ts';
import { loudOrder, quietOrder } from '../../src/games/jewel-heist/order.ts';
import { reachWith, whyNotBegin, whyNotThere } from '../../src/games/jewel-heist/reach.ts';
import { decided } from '../../src/games/jewel-heist/sentence.ts';
import { bestUse, filled, mostCovered } from '../../src/games/jewel-heist/worth.ts';
import type { Speaker } from '../../src/words/speaker.ts';
import { read, speakers, spacesOf, list, NOBODY, table, guardAt, ends } from './jewel.table.ts';

describe('the worked examples', () => {
  it('JH-11.1 to JH-11.3: light, obstacles, smoke', () => {
    const lit = (name: string, at: Cell, facing: Facing, smoke: Cell[] = []): Cell[] => beam(blueprintOf(name), at, facing, smoke);
    const spaces = (name: string, at: Cell, facing: Facing, smoke: Cell[] = []): string => spacesOf(name, lit(name, at, facing, smoke)).join(' ');
    expect(spaces('gallery', 'h8', 'N')).toBe('g1 h1 i1 g3 i3 g5 i5 g7 i7');
    expect(lit('gallery', 'h8', 'N').filter((cell) => !blueprintOf('gallery').isSpace(cell))).toEqual(list('h2 h3 g4 h4 i4 h5 h6 h7'));
    expect([spaces('wings', 'h8', 'N'), spaces('gallery', 'd6', 'E'), spaces('gallery', 'd2', 'N')]).toEqual(['g7 i7', 'e5 e7', 'c1 d1 e1']);
    expect(spaces('vault', 'd4', 'E')).toBe('e3 g3 i3 k3 e5 g5 i5 k5');
    expect(spaces('pinwheel', 'h4', 'W')).toBe('a3 c3 e3 g3 a4 a5 c5 e5 g5');
    expect(spaces('gallery', 'd4', 'S')).toBe('c5 e5 c7 e7 c9 e9 c11 e11 c13 e13 c15 d15 e15');
    expect(lit('gallery', 'h8', 'N', ['h5'])).toEqual(list('h6 g7 h7 i7'));
    expect(spaces('gallery', 'h8', 'N', ['g7'])).toBe('g1 h1 i1 g3 i3 g5 i5 i7');
    expect(lit('gallery', 'h8', 'N', ['h7'])).toEqual(['g7', 'i7']);
  });

  it('JH-11.4 to JH-11.6: moving and the light, beginning in it, lines', () => {
    const from = (space: Cell, card: string, change: Partial<View> = {}, player: Partial<Player> = {}): string => {
      const view = table(`${space} o15`, '4 1', change);
      return reachWith({ ...view, seats: view.seats.map((one, at) => (at === 0 ? { ...one, ...player } : one)) }, 0, card).join(' ');
    };
    const WALK = 'c1 d1 e1 a3 c3 e3 a4 a5 c5 e5 a7 c7 e7 c9 e9 g9 e11';
    expect(from('e5', 'creep')).toBe('e1 c3 e3 a5 c5 e5 c7 e7 e9');
    expect(from('e5', 'creep', guardAt('h8', 'N', false))).toBe('e1 c3 e3 g3 a5 c5 e5 g5 i5 c7 e7 g7 e9');
    expect(from('e5', 'walk')).toBe(WALK);
    expect(list(from('e5', 'walk', { smoke: ['h5'] })).filter((space) => !list(WALK).includes(space))).toEqual(list('g1 g3 i3 g5 i5 k5'));
    expect(list(from('e5', 'walk', {}, { character: 'acrobat' })).filter((space) => !list(WALK).includes(space))).toEqual(list('a1 k5 k7 a8 i9 g11'));
    expect(from('e5', 'creep', {}, { character: 'runner' })).toBe(WALK);
    expect(from('e5', 'grappling_hook')).toBe('a1 c1 d1 e1 a3 c3 e3 a4 a5 c5 e5 k5 a7 c7 e7 a8 a9 c9 e9 g9 i9 e11');
    const view = table('e5 o15', '4 1');
    expect(['i5', 'k5', 'm5', 'h5', 'e5'].map((to) => whyNotThere(view, 0, 'walk', to))).toEqual(['lit_destination', 'light_in_the_way', 'too_far', 'not_a_space', null]);
    expect([from('g7', 'tiptoe'), from('g5', 'tiptoe'), from('i7', 'tiptoe')]).toEqual(['e7 g7 g9', 'e5 g5', 'i7 k7 i9']);
    expect(whyNotThere(table('g5 o15', '1 1', { smoke: ['g5', 'i5'] }), 0, 'tiptoe', 'i5')).toBe('light_in_the_way');
    const dark = (blueprint: string): Partial<View> => ({ blueprint, ...guardAt('h8', 'N', false) });
    expect([from('c7', 'tiptoe', dark('vault')), from('c9', 'tiptoe', dark('vault'))]).toEqual(['c5 a7 c7 e7 c9', 'c7 a9 c9 c11']);
    expect([from('g5', 'tiptoe', dark('wings')), from('g5', 'tiptoe', { blueprint: 'wings' })]).toEqual(['g3 e5 g5 g7', 'g3 e5 g5']);
    expect(from('c1', 'creep', dark('gallery'))).toBe('a1 c1 d1 e1 a3 c3 e3 c5');
    expect(list(from('e5', 'guard_uniform'))).toContain('g5');
    // Nobody in a uniform is stopped by the light, so what cannot be reached is too far.
    expect(['walk', 'guard_uniform'].map((card) => whyNotThere(table('a15 o15', '4 1'), 0, card, 'i1'))).toEqual(['lit_destination', 'too_far']);
  });

  it('JH-7.64: a door that is both taken and lit is taken', () => {
    const view = table('h1 o15', '4 1', { phase: 'place' });
    expect(litCells(view)).toContain('h1');
    expect(['h1', 'g1', 'e5'].map((at) => whyNotBegin(view, at))).toEqual(['space_taken', 'not_a_start', 'not_a_start']);
    expect(whyNotBegin(table('o15 c1', '4 1', { phase: 'place' }), 'h1')).toBe('space_lit');
  });

  it('JH-11.7: orders', () => {
    const one = table('c3 m5 g13 e7', '4 4 2 8', { lead: 2 });
    expect([loudOrder(one, [0, 1, 2, 3]), quietOrder(one)]).toEqual([[3, 1, 0, 2], [2, 0, 1, 3]]);
    const other = table('g5 i5 g13 e7', '4 4 2 4', { lead: 1 });
    expect([loudOrder(other, [0, 1, 2, 3]), quietOrder(other)]).toEqual([[1, 3, 0, 2], [2, 1, 3, 0]]);
  });

  it('JH-11.8 to JH-11.19: the guard', () => {
    const first: Partial<View> = { round: 1, ...guardAt('h8', 'N', false) };
    expect(ends(table('c3 m5 g13', '8 2 4', first), 3)).toBe('h6 h4 f4 W');
    expect([ends(table('c3 m5 g13', '4 2 4', first), 2), ends(table('c3 m5 g13', '4 2 4', first), 4)]).toEqual(['h10 h12 S', 'h10 h12 h14 h12 W']);
    expect(ends(table('e7 k9 g13', '6 6 2'), 2)).toBe('h10 h12 E');
    expect([ends(table('e7 k9', '6 6', { lead: 1 }), 2), ends(table('e7 k9', '6 6'), 2)]).toEqual(['j8 l8 S', 'f8 d8 N']);
    expect(ends(table('g3 i3 c13', '6 6 2'), 2)).toBe('h6 h4 N');
    expect(ends(table('c1 m13', '4 1', guardAt('d4', 'N')), 3)).toBe('d2 d4 d2 N');
    expect([ends(table('c13 m13', '6 1', guardAt('d6', 'N')), 3), ends(table('c13 m13', '6 1', guardAt('d6', 'E')), 3)]).toEqual(['d4 d6 d8 S', 'd8 d10 d12 S']);
    expect([ends(table('c13 m13', '0 0', guardAt('d6', 'E')), 3), ends(table('c13 m13', '0 0', guardAt('d6', 'N')), 3)]).toEqual(['d8 d10 d12 S', 'd4 d2 d4 S']);
    expect(ends(table('h1 m3', '4 1', { ...first, blueprint: 'wings' }), 2)).toBe('j8 l8 N');
    expect(ends(table('m3 a15', '4 1', { blueprint: 'wings', round: 1, ...guardAt('h8', 'W', false) }), 2)).toBe('j8 l8 N');
    expect(ends(table('m3 a15', '4 1', { blueprint: 'wings', round: 2, ...guardAt('h8', 'W') }), 2)).toBe('f8 d8 E');
    expect(ends(table('a1 o15', '4 1', { blueprint: 'pinwheel', ...guardAt('h8', 'S') }), 5)).toBe('h6 h4 f4 d4 b4 N');
    expect(ends(table('c3 m5 g13', '4 2 8', { alarms: [{ at: 'o4', seat: 0 }] }), 3)).toBe('j8 l8 l6 E');
    expect(ends(table('c3 m5 g13', '4 2 8', { wires: ['h10'] }), 4)).toBe('h10 S');
  });

  it('JH-11.36: where seat 0 may go in the position of JH-4.1', () => {
    const view = { ...(JSON.parse(read('games/jewel-heist/tests/position.json')) as View) };
    expect(spacesOf(view.blueprint, litCells(view))).toEqual(['i9', 'k9']);
    expect(reachWith(view, 0, 'walk')).toEqual(list('i1 g3 i3 k3 i5 k5 m5 i7 k7 m7 o7 m9'));
  });

  it('JH-11.21, JH-11.25 to JH-11.27: drops, best use, and what a crew covers', () => {
    const hand = { rectangle: 2, oval: 1, square: 2, circle: 2, star: 1, teardrop: 2 };
    expect(bestUse(hand, list('J01 J04 J07 J17'))).toEqual({ cards: list('J01 J04 J07'), cardValue: 30, loose: 6 });
    expect(bestUse({ rectangle: 3, oval: 1, square: 1, circle: 2, star: 1, teardrop: 1 }, list('J07 J17 J19 J29'))).toEqual({ cards: ['J29'], cardValue: 25, loose: 7 });
    expect(mostCovered({ rectangle: 3, square: 2, star: 1 }, list('J03 J05 J07')).length).toBe(2);
    expect(mostCovered({ rectangle: 3, square: 3, star: 1 }, list('J03 J05 J07'))).toEqual(list('J03 J05 J07'));
    expect(filled({ rectangle: 1, square: 1, star: 1 }, list('J05 J07'), ['J05']).map(({ has, lacks }) => [has, lacks])).toEqual([[{ rectangle: 1, star: 1 }, {}], [{ square: 1 }, { rectangle: 2 }]]);
    const caught = (character: string | null, cards: string, jewels: Jewels): number => mustDrop({ ...table('g5 o15', '1 1'), seats: [{ ...NOBODY, character, jewelry: list(cards), jewels }] }, 0);
    expect([caught(null, 'J01 J02 J03 J04 J05', { oval: 2, star: 1 }), caught('escape_artist', 'J01 J02 J03 J04 J05', { oval: 6 }), caught(null, 'J01 J02', {})]).toEqual([3, 3, 0]);
  });
});

describe('the content', () => {
  it('is that of the rules (JH-2.3 to JH-2.9, JH-2.50)', () => {
    expect([JEWELRY.size, KINDS.length, CHARACTERS.size, HAND.length, SHAPES.reduce((sum, shape) => sum + (JEWELS.get(shape)?.count ?? 0), 0)]).toEqual([30, 10, 10, 6, 80]);
    expect([2, 3, 4, 5].map((size) => [...JEWELRY.values()].filter((card) => card.size === size).length)).toEqual([6, 12, 8, 4]);
    expect(handFacts('smoke_screen')).toEqual({ steps: 3, noise: 5, cost: 1, effect: 'smoke' });
    expect([...BLUEPRINTS.values()].map((plan) => [plan.id, plan.spaces.length, plan.starts.length, plan.lines.length, plan.track.length, plan.centre])).toEqual([
      ['gallery', 76, 12, 36, 33, 'h8'], ['wings', 76, 12, 32, 25, 'h8'], ['vault', 76, 12, 20, 29, 'h8'], ['pinwheel', 76, 12, 28, 29, 'h8'],
    ]);
  });

  it('is drawn with every shape of a heap, walked by arrow keys, and nobody turns the long way round', () => {
    const { spaces } = blueprintOf('wings');
    expect([neighbour(spaces, 'e5', 1, 0), neighbour(spaces, 'e5', 0, -1), neighbour(spaces, 'a1', -1, 0), neighbour(spaces, 'c1', 1, 0)]).toEqual(['g5', 'e3', 'a1', 'd1']);
    // However many shapes a heap has, each is seen, and in a place of its own.
    for (const heap of SHAPES.map((_, most) => Object.fromEntries(SHAPES.slice(0, most + 1).map((shape) => [shape, 3])) as Jewels)) {
      const drawn = laidOut(heap);
      const shapes = SHAPES.filter((shape) => heap[shape] !== undefined);
      // One shape alone makes three jewels, which are few enough to be seen one by one.
      expect([...new Set(drawn.map(({ shape }) => shape))]).toEqual(shapes);
      expect(new Set(drawn.map(({ x, y }) => `${x} ${y}`)).size).toBe(shapes.length === 1 ? 3 : shapes.length);
    }
    expect([nextAngle(0, 'W'), nextAngle(270, 'N'), nextAngle(-90, 'S')]).toEqual([-90, 360, -180]);
  });
});

describe('the outlook', () => {
  it('knows how likely each size is from what this viewer has seen (JH-2.8)', () => {
    const view = { ...table('c3 m5', '8 2'), discard: ['J01', 'J02'], seats: table('c3 m5', '8 2').seats.map((player, at) => ({ ...player, jewelry: at === 0 ? ['J03', 'J27'] : { count: 4 } })) };
    expect([...sizeOdds(view, 0)]).toEqual([[2, [3, 26]], [3, [12, 26]], [4, [8, 26]], [5, [3, 26]]]);
    expect([...sizeOdds(view, null)]).toEqual([[2, [4, 28]], [3, [12, 28]], [4, [8, 28]], [5, [4, 28]]]);
  });

  it('catches whom the light would fall on, but for who wears a uniform (JH-11.8, JH-11.35)', () => {
    const view = table('c3 m5 g13', '8 2 4', { round: 1, ...guardAt('h8', 'N', false) });
    const three = outlooks(view, 0, { to: null, card: null, loudest: null }).find(({ steps }) => steps === 3);
    expect([three?.walked.at, three?.walked.facing, three?.catches, three?.lit]).toEqual(['f4', 'W', [0], list('a3 c3 e3 a4 a5 c5 e5')]);
    expect(outlooks(view, 0, { to: null, card: 'guard_uniform', loudest: null }).flatMap(({ catches }) => catches)).not.toContain(0);
    // Whoever is supposed to be heard alone draws him, wherever the reader would stand.
    expect(outlooks(view, 1, { to: 'm3', card: 'walk', loudest: 2 }).every(({ walked }) => walked.turn.kind === 'heard' && walked.turn.source.seat === 2)).toBe(true);
    expect(risk(outlooks(view, 0, { to: 'a1', card: null, loudest: 0 }), 0)[0]).toBe(0);
  });
});

describe('what would be', () => {
  it('is worked out before an alarm, a wire, a turn or a blame is sent (JH-11.18, JH-11.19, JH-11.31)', () => {
    const view = table('c3 m5 g13', '4 2 8', { phase: 'before' });
    expect(ends(supposing(view, 0, { type: 'alarm', at: 'o4' }), 3)).toBe('j8 l8 l6 E');
    expect(ends(supposing(view, 0, { type: 'wire', at: 'h10' }), 4)).toBe('h10 S');
    expect(supposing(view, 0, { type: 'turn_guard', facing: 'W' }).guard.facing).toBe('W');
    expect(supposing(table('c3 m5 g13', '8 2 1', { phase: 'before' }), 0, { type: 'blame', seat: 2 }).seats.map(({ noise }) => noise)).toEqual([0, 2, 9]);
    expect(supposing(view, 0, null)).toBe(view);
  });
});

describe('the guard’s reasons', () => {
  it('gives each decision its reason (JH-11.8 to JH-11.15)', () => {
    const [en] = speakers as [Speaker, Speaker];
    const why = (view: View, steps: number): string[] => {
      const walked = walk(view, steps);
      return [...walked.steps.map(({ why: one }) => (one.kind === 'heard' ? one.how : one.kind)), walked.turn.kind === 'heard' ? walked.turn.how : walked.turn.kind];
    };
    expect(why(table('c3 m5 g13', '8 2 4'), 3)).toEqual(['loudest', 'on', 'loudest', 'loudest']);
    expect(why(table('c3 m5 g13', '4 2 4'), 2)[0]).toBe('closer');
    expect(why(table('e7 k9 g13', '6 6 2'), 2)[0]).toBe('next');
    expect(why(table('e7 k9', '6 6'), 2)[0]).toBe('lead');
    expect(why(table('g3 i3 c13', '6 6 2'), 2)[0]).toBe('agreed');
    expect(why(table('c1 m13', '4 1', guardAt('d4', 'N')), 3)[1]).toBe('dead_end');
    expect(why(table('c13 m13', '6 1', guardAt('d6', 'N')), 3)[0]).toBe('light');
    expect(why(table('c13 m13', '0 0', guardAt('d6', 'E')), 3)[0]).toBe('silence');
    const view = table('c3 m5 g13', '8 2 4');
    expect(decided(en, null, 'go', 'h8', 'N', walk(view, 3).steps[0]?.why ?? { kind: 'on' })).toBe('On h8 he goes north, towards Ada: the loudest (8).');
    expect(decided(en, 0, 'turn', 'f4', 'W', walk(view, 3).turn)).toBe('On f4 he turns west, to you: the loudest (8).');
  });
});
