import { describe, expect, it } from 'vitest';
import fiveRaids from '../fixtures/five-raids.json';
import type { Action, View } from '../../src/games/dice-heist/model.ts';
import { Plan } from '../../src/games/dice-heist/plan.svelte.ts';

interface Step {
  mover: number | null;
  legal: Action[];
  views: View[];
}
const steps = fiveRaids.steps as unknown as Step[];

describe('a plan', () => {
  const mine = steps.filter((step) => step.mover === 0);
  it('offers only what is legal, and sends exactly one of the legal actions', () => {
    let tried = 0;
    for (const step of mine) {
      const plan = new Plan();
      const view = step.views[0] as View;
      plan.offer(step.legal, view, 0);
      for (const museum of Object.keys(view.museums) as (keyof View['museums'])[]) {
        for (const card of [null, ...view.museums[museum]]) {
          if (!plan.allows({ museum, card })) continue;
          plan.target = null;
          plan.choose({ museum, card });
          for (let sidekicks = 0; sidekicks <= plan.most; sidekicks += 1) {
            plan.sidekicks = sidekicks;
            expect(step.legal).toContainEqual(plan.attempt);
            tried += 1;
          }
        }
      }
      expect(tried + plan.recruits.length).toBeGreaterThan(0);
      const attempts = step.legal.filter((action) => action.type !== 'recruit').length;
      expect(attempts).toBe(tried);
      tried = 0;
    }
  });

  it('drops a choice that is no longer legal, and puts one away when chosen again', () => {
    const step = mine[1] as Step;
    const plan = new Plan();
    plan.offer(step.legal, step.views[0] as View, 0);
    const heist = step.legal.find((action) => action.type === 'heist');
    const target = { museum: heist?.type === 'heist' ? heist.museum : 'louvre', card: null } as const;
    plan.choose(target);
    expect(plan.target).toEqual(target);
    plan.choose(target);
    expect(plan.target).toBeNull();
    plan.choose(target);
    plan.offer([], step.views[0] as View, 0);
    expect([plan.target, plan.attempt]).toEqual([null, null]);
  });
});
