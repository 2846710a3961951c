import { describe, expect, it } from 'vitest';
import three from '../fixtures/quartz-three.json';
import { KINDS, type Action, type Face, type View } from '../../src/games/quartz-dice/model.ts';
import { Plan } from '../../src/games/quartz-dice/plan.svelte.ts';
import { arrange } from '../../src/games/quartz-dice/scene.svelte.ts';

interface Step {
  mover: number | null;
  legal: Action[];
  views: View[];
}
const steps = three.steps as unknown as Step[];
const viewOf = (step: Step): View => step.views[0] as View;

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
    const step = mine.find((one) =>
      one.legal.some((action) => action.type === 'act' && action.action === 'chest' && action.strength >= 3),
    ) as Step;
    const plan = planFor(step);
    plan.choose('chest');
    const [first] = KINDS.filter((kind) => plan.leftOn(step.mover ?? 0, step.mover ?? 0)[kind] > 0);
    plan.pick({ type: 'protect', crystal: first ?? 'quartz' });
    expect(plan.actions).toEqual([
      { type: 'act', action: 'chest', strength: 2 },
      { type: 'protect', crystal: first },
    ]);
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

it('leaves dice that stay in their places, those marked first', () => {
  const dice: Face[] = ['pickaxe', 'chest', 'chest', 'steal', 'chest'];
  const { dice: now, fresh } = arrange(dice, [false, false, true, false, true], ['chest', 'chest'], ['jackhammer', 'steal', 'helmet']);
  expect(now).toEqual(['jackhammer', 'steal', 'chest', 'helmet', 'chest']);
  expect(fresh).toEqual([true, true, false, true, false]);
  expect(arrange([], [], ['chest'], ['steal']).dice).toEqual(['chest', 'steal']);
});
