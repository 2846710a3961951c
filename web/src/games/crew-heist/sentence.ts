/** What is asked now, or who is waited for, in one sentence. */
import type { Stage } from '../stage.svelte.ts';
import { attemptOf, type Player, type View } from './model.ts';
import { tileName } from './names.ts';
import { seen, waitsFor } from './scene.svelte.ts';

const names = (stage: Stage, seats: readonly number[]): string => stage.speaker.join(seats.map((seat) => stage.speaker.name(seat)));

export function sentence(stage: Stage, view: View): string {
  const { speaker } = stage;
  const me = stage.plays && stage.seat !== null ? (view.players[stage.seat] ?? null) : null;
  if (view.phase === 'over')
    return stage.isCounting || stage.heldBack > 0 ? speaker.t('crew-heist-web-counting') : overSentence(stage, view);
  if (view.phase === 'characters' || view.phase === 'placing' || view.phase === 'planning') return before(stage, view, me);
  if (me === null)
    return speaker.t(view.phase === 'closing' ? 'crew-heist-web-watch-closing' : 'crew-heist-web-watch-acting', {
      names: names(stage, waitsFor(stage)),
    });
  return racing(stage, view, me);
}

/** Choosing, placing and planning. */
function before(stage: Stage, view: View, me: Player | null): string {
  const { speaker } = stage;
  const {
    insight,
    scene: { plan },
  } = seen(stage);
  const waited = names(
    stage,
    waitsFor(stage).filter((seat) => seat !== stage.seat),
  );
  if (view.phase === 'characters')
    return speaker.t(plan.has('choose_character') ? 'crew-heist-web-you-choose' : 'crew-heist-web-they-choose', { names: waited });
  if (view.phase === 'placing')
    return speaker.t(plan.has('place') && me?.placed === false ? 'crew-heist-web-you-place' : 'crew-heist-web-they-place', {
      names: waited,
    });
  const { timed, vote } = view.planning;
  const lap = insight?.lap ?? null;
  if (vote !== null) return speaker.t(plan.has('vote') ? 'crew-heist-web-you-vote' : 'crew-heist-web-they-vote', { names: waited });
  if (timed && lap === null) return speaker.t(plan.has('go') ? 'crew-heist-web-you-go' : 'crew-heist-web-they-go', { names: waited });
  if (lap !== null)
    return speaker.t(plan.has('spoken') ? 'crew-heist-web-you-speak' : 'crew-heist-web-they-speak', {
      names: waited,
      lap,
    });
  return speaker.t(me !== null && !me.ready && plan.has('ready') ? 'crew-heist-web-you-plan' : 'crew-heist-web-they-plan', {
    names: waited,
    round: view.round,
  });
}

/** The player phase. */
function racing(stage: Stage, view: View, me: Player): string {
  const { speaker } = stage;
  if (me.status !== 'in') return speaker.t(me.status === 'out' ? 'crew-heist-web-you-out' : 'crew-heist-web-you-captured');
  const attempt = attemptOf(view, me.seat);
  if (attempt !== null && me.failing) return speaker.t('crew-heist-web-you-failing', { to: attempt.to ?? '' });
  if (attempt !== null && seen(stage).scene.plan.has('stop')) return speaker.t('crew-heist-web-you-stop');
  if (attempt !== null) return speaker.t(view.phase === 'closing' ? 'crew-heist-web-you-finish' : 'crew-heist-web-you-roll');
  if (me.notice !== null) {
    const tile = view.tiles.find(({ square }) => square === me.notice)?.tile ?? '';
    return speaker.t(view.phase === 'closing' ? 'crew-heist-web-you-must-notice' : 'crew-heist-web-you-notice', {
      tile: tileName(speaker, tile),
    });
  }
  if (view.phase === 'closing') return speaker.t('crew-heist-web-watch-closing', { names: names(stage, waitsFor(stage)) });
  if (me.finished !== null) return speaker.t(`crew-heist-web-you-${me.finished}`);
  if (me.caught_by.length > 0)
    return speaker.t('crew-heist-web-you-caught', { guards: me.caught_by.join(', '), count: me.caught_by.length });
  if (me.waiting)
    return speaker.t('crew-heist-web-you-wait', {
      names: names(
        stage,
        waitsFor(stage).filter((seat) => view.players[seat]?.waiting === false),
      ),
    });
  if (me.exposed) return speaker.t('crew-heist-web-you-exposed');
  if (me.hidden) return speaker.t('crew-heist-web-you-hidden');
  return speaker.t(view.options.clock === 'untimed' ? 'crew-heist-web-you-act-untimed' : 'crew-heist-web-you-act');
}

/** How it ended. */
export function overSentence(stage: Stage, view: View): string {
  const { speaker } = stage;
  const { result } = view;
  if (result === null) return speaker.t('crew-heist-web-over');
  const keys = { lockdown: 'loss-lockdown', dawn: 'loss-dawn', all_captured: 'loss-captured', no_loot: 'loss-no-loot', loot_out: 'win' };
  const key = result.outcome === 'loss' ? keys[result.reason] : result.outcome === 'win' ? 'win' : 'partial-win';
  return speaker.t(`crew-heist-event-${key}`, { rounds: result.rounds });
}
