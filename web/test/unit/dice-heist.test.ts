import { describe, expect, it } from 'vitest';
import fiveRaids from '../fixtures/five-raids.json';
import threeGreedy from '../fixtures/three-greedy.json';
import { chance, lootOf, needs, scores, worth, type Action, type View } from '../../src/games/dice-heist/model.ts';
import { Plan } from '../../src/games/dice-heist/plan.svelte.ts';

interface Step {
  events: { event: string; chance?: [number, number]; dice?: number; needs?: number; kind?: string; museum?: string }[];
  mover: number | null;
  legal: Action[];
  views: View[];
}
const games = [threeGreedy, fiveRaids] as unknown as { steps: Step[] }[];
const steps = games.flatMap((game) => game.steps);

describe('what the page works out agrees with the rules', () => {
  it('gives the odds of every attempt of two whole games exactly (DH-5.11)', () => {
    const attempts = steps.flatMap((step) => step.events).filter((event) => event.event === 'attempt');
    expect(attempts.length).toBeGreaterThan(20);
    for (const { dice = 0, needs: face = 0, chance: told, kind, museum } of attempts) {
      const exact = told ?? [0, 1];
      const [favourable, cases] = chance(dice, face);
      expect(favourable * exact[1]).toBe(cases * exact[0]);
      expect(needs(museum as never, kind === 'raid')).toBe(face);
    }
  });

  it('adds up the final scores as the rules do (DH-8.7)', () => {
    for (const game of games) {
      const last = game.steps.at(-1)?.views[0] as View;
      expect(last.phase).toBe('over');
      expect(scores({ ...last, result: null })).toEqual(last.result?.lines);
    }
  });

  it('says what a haul is worth: gems by how many of the colour are held, paintings in millions (DH-6.19, DH-6.20)', () => {
    const player = { sidekicks: 0, artifacts: ['H04'], artifact_count: 1, gems: ['H09', 'H10'], paintings: [] };
    expect(worth(player, ['M09', 'M11', 'M07', 'L03'])).toEqual({ points: 3 + 1 + 2, millions: 50 });
  });

  it('never lists a card in two places', () => {
    for (const { views } of steps) {
      for (const view of views) {
        const seen = [...Object.values(view.museums).flat(), ...view.players.flatMap(lootOf), ...view.unseen];
        expect(new Set(seen).size).toBe(seen.length);
      }
    }
  });
});

describe('a plan', () => {
  const mine = fiveRaids.steps.filter((step) => step.mover === 0) as unknown as Step[];
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
