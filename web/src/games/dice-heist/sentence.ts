/** Whose turn it is, and what that seat can do: one sentence. */
import type { Stage } from '../stage.svelte.ts';
import type { View } from './model.ts';
import { cardName, museumName } from './names.ts';
import { seen, type Attempt } from './scene.svelte.ts';

export function sentence(stage: Stage, view: View): string {
  const speaker = stage.speaker;
  if (view.phase === 'over') return overSentence(stage, view);
  if (view.phase === 'first_roll') return speaker.t('dice-heist-web-first-roll');
  const attempt = seen(stage).scene.attempt ?? seen(stage).insight.attempt;
  if (attempt !== null) return rollSentence(stage, attempt);
  if (stage.decision !== null && view.seat === stage.seat) {
    const { plan } = seen(stage).scene;
    const canTry = plan.legal.some((action) => action.type !== 'recruit');
    if (!canTry) return speaker.t('dice-heist-web-you-recruit-only');
    if (plan.recruits.length === 0) return speaker.t('dice-heist-web-you-heist-only');
    return speaker.t(view.options.targeted_raid ? 'dice-heist-web-you-turn-raid' : 'dice-heist-web-you-turn');
  }
  if (stage.table.isSending) return speaker.t('web-sending');
  if (view.seat === null || view.phase !== 'action') return speaker.t('web-turn-nobody');
  if (view.seat === stage.seat) return speaker.t('dice-heist-web-you-wait');
  return speaker.say({
    key: view.options.targeted_raid ? 'dice-heist-web-they-turn-raid' : 'dice-heist-web-they-turn',
    args: [['seat', { seat: view.seat }]],
  });
}

/** Who rolls, for what, and what one die must show. */
function rollSentence(stage: Stage, { seat, museum, card, dice, needs: face }: Attempt): string {
  const speaker = stage.speaker;
  const key = `dice-heist-web-${seat === stage.seat ? 'you' : 'they'}-roll${card === null ? '' : '-raid'}`;
  return speaker.t(key, {
    seat: speaker.name(seat),
    museum: museumName(speaker, museum),
    card: card === null ? '' : cardName(speaker, card),
    dice,
    needs: face,
  });
}

function overSentence(stage: Stage, view: View): string {
  const speaker = stage.speaker;
  if (stage.isCounting) return speaker.t('dice-heist-web-counting');
  const winners = view.result?.winners ?? [];
  const me = stage.seat;
  if (me !== null && winners.includes(me)) {
    const others = winners.filter((seat) => seat !== me);
    if (others.length === 0) return speaker.t('dice-heist-web-over-you');
    return speaker.t('dice-heist-web-over-shared', { others: speaker.join(others.map((seat) => speaker.name(seat))) });
  }
  return speaker.say({ key: 'dice-heist-web-over-they', args: [['winners', { list: winners.map((seat) => ({ seat })) }]] });
}
