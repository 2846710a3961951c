/** Whose turn it is, and what that seat can do: one sentence. */
import type { Stage } from '../stage.svelte.ts';
import type { View } from './model.ts';
import { faceName } from './names.ts';
import { seen } from './scene.svelte.ts';

export function sentence(stage: Stage, view: View): string {
  const speaker = stage.speaker;
  if (view.phase === 'over') return overSentence(stage, view);
  if (stage.decision !== null && view.seat === stage.seat && !seen(stage).scene.plan.isSending) return yours(stage, view);
  if (stage.table.isSending || seen(stage).scene.plan.isSending) return speaker.t('web-sending');
  if (view.seat === null) return speaker.t('web-turn-nobody');
  if (view.seat === stage.seat) return speaker.t('quartz-dice-web-you-turn');
  const key = ['reroll', 'act', 'return', 'pick', 'choose_leader'].includes(view.phase) ? view.phase.replace('_', '-') : 'turn';
  const tool = view.turn?.act == null ? '' : faceName(speaker, view.turn.act.name);
  return speaker.say({
    key: `quartz-dice-web-they-${key}`,
    args: [
      ['seat', { seat: view.seat }],
      ['tool', { text: tool }],
    ],
  });
}

function yours(stage: Stage, view: View): string {
  const speaker = stage.speaker;
  const {
    scene: { plan },
    insight: { rolls },
  } = seen(stage);
  const tool = plan.picking;
  if (view.phase === 'reroll') {
    if (rolls.free > 0) return speaker.t('quartz-dice-web-you-reroll', { left: rolls.free });
    return speaker.t('quartz-dice-web-you-reroll-marker', { markers: rolls.markers });
  }
  if (view.phase === 'return') return speaker.t('quartz-dice-web-you-return', { count: plan.back });
  if (view.phase === 'choose_leader') return speaker.t('quartz-dice-web-you-choose-leader');
  if (tool === 'chest' || tool === 'transfer' || tool === 'steal') return speaker.t(`quartz-dice-web-you-${tool}`, { most: plan.most });
  if (plan.tool === 'pickaxe' || plan.tool === 'jackhammer') return speaker.t(`quartz-dice-web-you-${plan.tool}`);
  if (plan.asksToEnd)
    return speaker.t('quartz-dice-web-you-end', { tools: speaker.join(plan.usable.map((one) => faceName(speaker, one))) });
  return speaker.t('quartz-dice-web-you-act');
}

function overSentence(stage: Stage, view: View): string {
  const speaker = stage.speaker;
  if (stage.isCounting) return speaker.t('quartz-dice-web-counting');
  const winners = view.result?.winners ?? [];
  const me = stage.seat;
  if (me !== null && winners.includes(me)) {
    const others = winners.filter((seat) => seat !== me);
    if (others.length === 0) return speaker.t('quartz-dice-web-over-you');
    return speaker.t('quartz-dice-web-over-shared', { others: speaker.join(others.map((seat) => speaker.name(seat))) });
  }
  return speaker.say({ key: 'quartz-dice-web-over-they', args: [['winners', { list: winners.map((seat) => ({ seat })) }]] });
}
