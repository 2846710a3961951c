/** Whose turn it is and what that seat can do, how a round ended, and why something cannot be: one sentence each. */
import type { Speaker } from '../../words/speaker.ts';
import type { Stage } from '../stage.svelte.ts';
import { isOut, pieceOn, type Action, type Meaning, type Space, type View } from './model.ts';
import { artworkName, theCharacter } from './names.ts';
import { hindranceOf, placeRefusal } from './questions.ts';
import type { Verdict } from './round-log.ts';
import { seen } from './scene.svelte.ts';

const names = (speaker: Speaker, seats: readonly number[]): string => speaker.join(seats.map((seat) => speaker.name(seat)));

export function sentence(stage: Stage, view: View): string {
  const speaker = stage.speaker;
  if (view.phase === 'over') return overSentence(stage, view);
  if (stage.decision !== null) return yours(stage, view);
  if (stage.table.isSending) return speaker.t('web-sending');
  if (view.phase === 'place_artwork')
    return speaker.t('museum-heist-web-they-place', { name: speaker.name(seen(stage).insight.placer ?? 0) });
  if (view.phase === 'choose') return choosing(stage, view);
  if (view.phase !== 'turn' || view.turn === null) return speaker.t('web-turn-nobody');
  if (view.turn === stage.seat) return speaker.t('museum-heist-web-you-turn');
  const out = stage.seat !== null && isOut(seen(stage).insight, stage.seat);
  return speaker.t(out ? 'museum-heist-web-you-are-out' : 'museum-heist-web-they-turn', { name: speaker.name(view.turn) });
}

function choosing(stage: Stage, view: View): string {
  const speaker = stage.speaker;
  const mine = stage.seat === null ? null : (view.cards[stage.seat] ?? null);
  const waited = names(
    speaker,
    view.chosen.flatMap((has, seat) => (has || seat === stage.seat ? [] : [seat])),
  );
  if (mine === null) return speaker.t('museum-heist-web-they-choose', { names: waited });
  if (seen(stage).scene.isCovered) return speaker.t('museum-heist-web-you-chose-covered', { names: waited });
  return speaker.t('museum-heist-web-you-chose', { character: theCharacter(speaker, mine), names: waited });
}

function yours(stage: Stage, view: View): string {
  const speaker = stage.speaker;
  const { plan } = seen(stage).scene;
  if (plan.question === 'place') return speaker.t('museum-heist-web-you-place', { artwork: artworkName(speaker, view.round) });
  if (plan.question === 'choose') return speaker.t('museum-heist-web-you-choose');
  const tokens = view.swaps[stage.seat ?? 0] ?? 0;
  if (!plan.can('move') && !plan.can('swap')) return speaker.t('museum-heist-web-you-must-challenge');
  if (plan.mode === 'swap')
    return speaker.t(plan.can('move') ? 'museum-heist-web-you-swap' : 'museum-heist-web-you-cannot-move', { tokens });
  if (plan.mode === 'challenge') return speaker.t('museum-heist-web-you-challenge');
  if (plan.piece === null) return speaker.t('museum-heist-web-you-move');
  const piece = theCharacter(speaker, plan.piece);
  return speaker.t(plan.destinations(plan.piece).length === 0 ? 'museum-heist-web-you-stuck' : 'museum-heist-web-you-move-to', { piece });
}

function overSentence(stage: Stage, view: View): string {
  const speaker = stage.speaker;
  const winner = view.results?.find(({ place }) => place === 1);
  if (stage.isCounting || winner === undefined) return speaker.t('museum-heist-web-counting');
  return speaker.t(winner.seat === stage.seat ? 'museum-heist-web-over-you' : 'museum-heist-web-over-they', {
    name: speaker.name(winner.seat),
    total: winner.artworks,
  });
}

/** What sending this does, for the button that sends it. */
export function confirmation(speaker: Speaker, action: Action, meaning: Meaning | null): string {
  const lands = meaning?.lands ?? null;
  if (lands !== null && meaning?.collects) return speaker.t('museum-heist-web-do-take', { piece: theCharacter(speaker, lands) });
  switch (action.type) {
    case 'place_artwork':
      return speaker.t('museum-heist-web-do-place', { space: action.space });
    case 'choose':
      return speaker.t('museum-heist-web-do-choose', { character: theCharacter(speaker, action.character) });
    case 'move': {
      const piece = theCharacter(speaker, action.piece);
      return lands === null
        ? speaker.t('museum-heist-web-do-move', { piece, space: action.to })
        : speaker.t('museum-heist-web-do-block', { piece });
    }
    case 'swap':
      return speaker.t('museum-heist-web-do-swap', { a: theCharacter(speaker, action.a), b: theCharacter(speaker, action.b) });
    case 'challenge':
      return speaker.t('museum-heist-web-do-challenge', {
        name: speaker.name(action.target),
        character: theCharacter(speaker, action.character),
      });
  }
}

/** What should be known before it is sent. */
export function warning(speaker: Speaker, action: Action, meaning: Meaning | null): string {
  if (action.type === 'challenge') {
    const kind = meaning?.is_known_wrong ? 'known' : meaning?.ends_round ? 'last' : 'challenge';
    return speaker.t(`museum-heist-web-warn-${kind}`, { name: speaker.name(action.target) });
  }
  if (meaning !== null && meaning.lands !== null)
    return speaker.t(meaning.collects ? 'museum-heist-web-warn-land' : 'museum-heist-web-warn-block');
  if (meaning !== null && meaning.tokens_left !== null) return speaker.t('museum-heist-web-warn-swap', { left: meaning.tokens_left });
  if (action.type === 'choose') return speaker.t('museum-heist-web-warn-choose');
  return speaker.t('museum-heist-web-final');
}

/** How a round ended and why, as this reader took part in it (MH-6.27 to MH-6.34). */
export function told(speaker: Speaker, me: number | null, { how, winner, actor, target, character, revealed }: Verdict): string {
  const twins = revealed.map(({ seat }) => seat).filter((seat) => seat !== actor);
  const others = how === '1c' && me !== null && twins.includes(me) ? twins.filter((seat) => seat !== me) : twins;
  const roles: [string, boolean][] = [
    ['marked', how === '2b' && winner === me && target === me],
    ['actor', actor === me],
    ['winner', winner === me],
    ['twin', how === '1c' && me !== null && twins.includes(me)],
    ['target', how === '2a' && target === me],
  ];
  const role = roles.find(([, is]) => is)?.[0] ?? 'they';
  return speaker.t(`museum-heist-web-told-${how}-${role}`, {
    actor: speaker.name(actor),
    winner: speaker.name(winner),
    target: target === null ? '' : speaker.name(target),
    character: theCharacter(speaker, character),
    others: names(speaker, others),
  });
}

/**
 * Why a space cannot be chosen now, by the first refusal of the rules that applies; nothing where it can, where there is nothing to say, or
 * as long as the rules have not answered.
 */
export function whyNot(stage: Stage, view: View, space: Space): string | null {
  const { plan } = seen(stage).scene;
  const refusal = (code: string): string => stage.speaker.t(`museum-heist-refusal-${code}`);
  const piece = pieceOn(view.pieces, space);
  if (plan.question === 'place') {
    const code = plan.places.includes(space) ? null : placeRefusal(stage, space);
    return code === null ? null : refusal(code);
  }
  if (plan.question !== 'turn' || plan.mode !== 'move' || plan.piece === null || piece === plan.piece || view.artwork === null) return null;
  if (plan.destinations(plan.piece).includes(space)) return null;
  const hindrance = hindranceOf(stage, plan.piece, space);
  // A press there takes up the piece that stands there, so it is said only to whoever may have meant to get past it.
  if (hindrance === null || hindrance === 'space_occupied') return null;
  return hindrance === 'unreachable' || hindrance === 'artwork_not_yours'
    ? refusal(hindrance)
    : stage.speaker.t(`museum-heist-web-why-${hindrance}`);
}
