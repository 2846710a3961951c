import { describe, expect, it } from 'vitest';
import last from '../fixtures/quartz-last.json';
import odds from '../fixtures/quartz-odds.json';
import three from '../fixtures/quartz-three.json';
import tournament from '../fixtures/quartz-tournament.json';
import { KINDS, TOOLS, VALUE, ahead, emptyHeap, heapOf, leading, scores, setUp, size, strengthOf, turnsLeft, type Action, type Face, type Heap, type Telling, type View } from '../../src/games/quartz-dice/model.ts';
import { meanDraw, meanJackhammer, strengthFrom, strengthKeeping, unstableWithin } from '../../src/games/quartz-dice/odds.ts';
import { Plan } from '../../src/games/quartz-dice/plan.svelte.ts';
import { changes, playersAfter } from '../../src/games/quartz-dice/preview.ts';
import { arrange } from '../../src/games/quartz-dice/scene.svelte.ts';

interface Step {
  seat?: number;
  action?: Action;
  events: Telling[];
  mover: number | null;
  legal: Action[];
  views: View[];
}
const GAMES = Object.entries({ three, last, tournament }).map(([name, game]) => [name, (game as unknown as { steps: Step[] }).steps] as const);
const steps = GAMES.flatMap(([, all]) => all);
const viewOf = (step: Step): View => step.views[0] as View;
const heap = (counts: readonly number[]): Heap => Object.fromEntries(KINDS.map((kind, at) => [kind, counts[at] ?? 0])) as Heap;

describe('what the page works out agrees with the rules', () => {
  it('gives every strength from every hand as the rules do (QD-12.4, QD-12.5)', () => {
    expect(odds.strengths).toHaveLength(21 * 30);
    for (const [matching = 0, helmets = 0, rolls = 0, wanted = 0, lying = 0, keeping = 0] of odds.strengths) {
      expect(strengthFrom(matching, helmets, rolls, wanted)).toBeCloseTo(lying, 12);
      expect(strengthKeeping(matching, helmets, rolls, wanted)).toBeCloseTo(keeping, 12);
    }
    expect(strengthFrom(0, 0, 3, 2)).toBeCloseTo(0.836, 3);
  });

  it('gives what a draw brings as the rules do (QD-12.1 to QD-12.3)', () => {
    for (const { bag, unstable, mean, jackhammer } of odds.bags) {
      const counted = heap(bag);
      unstable.forEach(([favourable = 0, cases = 1], at) => {
        const [mine, all] = unstableWithin(counted, at + 1);
        expect(mine * cases).toBe(all * favourable);
      });
      expect(meanDraw(counted, VALUE)).toBeCloseTo(mean, 12);
      jackhammer.forEach((worth, at) => expect(meanJackhammer(counted, VALUE, at + 2)).toBeCloseTo(worth, 10));
    }
    expect(unstableWithin(emptyHeap(), 2)[0]).toBe(0);
  });

  it('lays out the box by the chart (QD-11.1)', () => {
    expect([3, 4, 5, 6].map((seats) => size(setUp(seats).bag) + 2)).toEqual([41, 47, 52, 60]);
  });

  it('adds up the money as the rules do (QD-8.2, QD-8.3)', () => {
    for (const [, all] of GAMES) {
      const end = viewOf(all.at(-1) as Step);
      expect(end.phase).toBe('over');
      expect(scores(end)).toEqual(end.result?.lines);
    }
  });

  it('knows what each tool can do from the dice that lie (QD-5.11 to QD-5.15)', () => {
    let seen = 0;
    for (const step of steps.filter((one) => viewOf(one).phase === 'act' && viewOf(one).turn?.used.length === 0)) {
      const view = viewOf(step);
      for (const tool of TOOLS) {
        const legal = step.legal.flatMap((action) => (action.type === 'act' && action.action === tool ? [action.strength] : []));
        expect(strengthOf(view, step.mover ?? 0, tool, view.turn?.dice ?? [])).toBe(Math.max(0, ...legal));
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(200);
  });

  it('knows who leads, who is reckless and how long it can last (QD-12.8)', () => {
    const view = viewOf((three as unknown as { steps: Step[] }).steps[0] as Step);
    expect(turnsLeft(view)).toBe(18);
    const cart = { ...emptyHeap(), ruby: 2, unstable: 5 };
    const rich = { ...view, players: view.players.map((player, seat) => (seat === 1 ? { ...player, cart, chest: heapOf(['quartz']) } : { ...player, cart: heapOf(['amber']) })) };
    expect(leading(rich)).toEqual([1]);
    expect([0, 1].map((seat) => ahead(rich, seat))).toEqual([0, 1]);
    expect(ahead({ ...rich, options: { ...rich.options, mode: 'last_shall_be_first' } }, 0)).toBeNull();
  });
});

describe('a plan', () => {
  const mine = steps.filter((step) => step.mover !== null);
  const planFor = (step: Step): Plan => {
    const plan = new Plan();
    plan.offer(step.legal, viewOf(step), [true, false, false, false, false]);
    return plan;
  };

  it('rolls exactly one of the legal ways for every choice of dice, and none with all kept (QD-5.7)', () => {
    for (const step of mine.filter((one) => viewOf(one).phase === 'reroll').slice(0, 40)) {
      const plan = planFor(step);
      const dice = viewOf(step).turn?.dice ?? [];
      for (let bits = 0; bits < 31; bits += 1) {
        plan.keep = dice.map((_, at) => ((bits >> at) & 1) === 1);
        expect(step.legal).toContainEqual(plan.reroll(dice));
      }
      plan.keep = dice.map(() => true);
      expect(plan.reroll(dice)).toBeNull();
    }
  });

  it('sends a tool and its picks one after the other, and ends when one is no longer legal', () => {
    const step = mine.find((one) => one.legal.some((action) => action.type === 'act' && action.action === 'chest' && action.strength >= 3)) as Step;
    const plan = planFor(step);
    plan.choose('chest');
    const [first] = KINDS.filter((kind) => plan.leftOn(step.mover ?? 0, step.mover ?? 0)[kind] > 0);
    plan.pick({ type: 'protect', crystal: first ?? 'quartz' });
    expect(plan.actions).toEqual([{ type: 'act', action: 'chest', strength: 2 }, { type: 'protect', crystal: first }]);
    expect(plan.confirm()).toEqual({ type: 'act', action: 'chest', strength: 2 });
    expect(plan.isSending).toBe(true);
    expect(plan.next([{ type: 'protect', crystal: first }])).toEqual({ type: 'protect', crystal: first });
    expect([plan.isSending, plan.next([])]).toEqual([false, null]);
    plan.confirm();
    expect([plan.next([{ type: 'end_turn' }]), plan.isSending]).toEqual([null, false]);
  });

  it('never picks more than the tool allows, and ends a tool that is not used up', () => {
    const step = mine.find((one) => viewOf(one).phase === 'pick' && (viewOf(one).turn?.act?.picks_left ?? 0) >= 1) as Step;
    const plan = planFor(step);
    const picks = step.legal.filter((action) => action.type === 'take' || action.type === 'protect' || action.type === 'pass');
    for (const pick of [...picks, ...picks, ...picks]) plan.pick(pick);
    expect(plan.picks).toHaveLength(viewOf(step).turn?.act?.picks_left ?? 0);
    plan.unpick(0);
    const left = plan.actions;
    expect(left.length === 0 || left.at(-1)?.type === 'done').toBe(true);
  });

  it('asks once before a turn ends with tools left, and forgets the question when something else is wanted (QD-5.10)', () => {
    const canEnd = (one: Step): boolean => one.legal.some((action) => action.type === 'end_turn');
    const left = planFor(mine.find((one) => canEnd(one) && one.legal.some((action) => action.type === 'act')) as Step);
    expect(left.usable.length).toBeGreaterThan(0);
    expect([left.end(), left.asksToEnd]).toEqual([null, true]);
    left.choose(left.usable[0] ?? null);
    expect(left.asksToEnd).toBe(false);
    left.choose(null);
    expect([left.end(), left.asksToEnd]).toEqual([null, true]);
    expect([left.end(), left.asksToEnd]).toEqual([{ type: 'end_turn' }, false]);
    const spent = new Plan();
    spent.offer([{ type: 'end_turn' }], viewOf(mine.find(canEnd) as Step), []);
    expect([spent.end(), spent.asksToEnd]).toEqual([{ type: 'end_turn' }, false]);
  });

  it('puts back exactly half of what was drawn (QD-5.17)', () => {
    const step = mine.find((one) => viewOf(one).phase === 'return') as Step;
    const plan = planFor(step);
    for (const crystal of viewOf(step).turn?.act?.drawn ?? []) plan.putBack(crystal);
    expect(step.legal).toContainEqual(plan.actions[0]);
    plan.keepDrawn(plan.returned[0] ?? 'quartz');
    expect(plan.actions).toEqual([]);
  });
});

it('previews what picks change as the rules then do', () => {
  let compared = 0;
  for (const [, all] of GAMES) {
    all.forEach((step, at) => {
      const next = all[at + 1];
      const before = viewOf(step);
      const [told] = next?.events ?? [];
      if (next?.action === undefined || next.seat === undefined || told === undefined || next.events.length > 1) return;
      if (!['protected', 'passed', 'stolen', 'returned'].includes(told.event)) return;
      expect(playersAfter(before, next.seat, [next.action])).toEqual(viewOf(next).players);
      expect(changes(before, next.seat, [next.action]).some((one) => one.seat === next.seat)).toBe(true);
      compared += 1;
    });
  }
  expect(compared).toBeGreaterThan(10);
});

it('leaves dice that stay in their places, those marked first', () => {
  const dice: Face[] = ['pickaxe', 'chest', 'chest', 'steal', 'chest'];
  const { dice: now, fresh } = arrange(dice, [false, false, true, false, true], ['chest', 'chest'], ['jackhammer', 'steal', 'helmet']);
  expect(now).toEqual(['jackhammer', 'steal', 'chest', 'helmet', 'chest']);
  expect(fresh).toEqual([true, true, false, true, false]);
  expect(arrange([], [], ['chest'], ['steal']).dice).toEqual(['chest', 'steal']);
});
