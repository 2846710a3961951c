/** Whether an ability can be used now (JH-2.20). */
import { CHARACTERS, type View } from './model.ts';
import type { Plan } from './plan.svelte.ts';

/** Whether an ability can be used now, or why not: as the name of a sentence. */
export function abilityState(
  view: View,
  seat: number,
  plan: Plan,
  isAsked: boolean,
): 'now' | 'later' | 'spent' | 'once' | 'silent' | 'always' {
  const player = view.seats[seat];
  const facts = CHARACTERS.get(player?.character ?? '');
  if (player === undefined || facts === undefined || (facts.uses === 0 && facts.ability !== 'question')) return 'always';
  if (facts.uses > 0 && player.special_used) return 'once';
  if (facts.uses > 0 && player.special_left === 0) return 'spent';
  const offers: Record<string, boolean> = {
    question: plan.question === 'question',
    turn: plan.question === 'before' && plan.all('turn_guard').length > 0,
    blame: plan.all('blame').length > 0,
    steal: plan.all('move').some(({ steal }) => steal !== undefined),
    crack: plan.all('move').some(({ crack }) => crack === true),
  };
  if (isAsked && offers[facts.ability] === true) return 'now';
  return facts.ability === 'blame' && view.phase === 'before' && player.noise === 0 ? 'silent' : 'later';
}
