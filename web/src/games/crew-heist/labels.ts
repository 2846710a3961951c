/** What each thing that can be done is called on its button. */
import type { Speaker } from '../../words/speaker.ts';
import { CREW, TILES } from './model.ts';
import { keyOf, type Choice } from './plan.svelte.ts';
import type { Action, ActionOf, Overview, View } from './model.ts';
import { characterName, itemName, kindName, skillMark, tileName } from './names.ts';

/** Arrows of the compass; stairs go up or down. */
export const ARROWS: Record<string, string> = { N: '↑', S: '↓', W: '←', E: '→', stairs: '⇅' };

/** The button's words without skill and odds. */
export function labelOf(speaker: Speaker, view: View, seat: number, { action, direction, square }: Choice): string {
  switch (action.type) {
    case 'run':
    case 'sneak':
    case 'walk':
      return `${ARROWS[direction ?? ''] ?? ''} ${action.to}`.trim();
    case 'place':
      return speaker.t('crew-heist-action-place', { square: action.square });
    case 'choose_character':
      return characterName(speaker, action.character);
    case 'flip':
      return speaker.t('crew-heist-web-do-flip', { tile: action.tile });
    case 'tile':
      return tileLabel(speaker, view, action);
    case 'hide':
      return kindName(speaker, 'hide');
    case 'distract':
    case 'fight':
    case 'incapacitate':
      return guardLabel(speaker, action);
    case 'help': {
      const attempt = view.attempts.find(({ lead }) => lead === action.seat);
      return speaker.t('crew-heist-web-do-help', { name: speaker.name(action.seat), kind: kindName(speaker, attempt?.kind ?? 'run') });
    }
    case 'notice':
      return speaker.t('crew-heist-web-do-notice');
    case 'pick_up':
    case 'drop':
      return speaker.t(`crew-heist-web-do-${action.type}`, {
        item: itemName(speaker, action.item),
        square: action.square,
        elsewhere: action.square === view.players[seat]?.square ? 'no' : 'yes',
      });
    case 'use':
      return square === null || square === view.players[seat]?.square
        ? speaker.t('crew-heist-action-use', { item: itemName(speaker, action.item) })
        : speaker.t('crew-heist-action-use-remote', { item: itemName(speaker, action.item), square });
    case 'power':
      return powerLabel(speaker, view, seat, action);
    case 'vote':
      return speaker.t(action.yes ? 'crew-heist-action-vote-yes' : 'crew-heist-action-vote-no');
    case 'stop':
      return speaker.t('crew-heist-web-do-stop', { x: action.x });
    case 'give_up':
      return speaker.t(view.players[seat]?.failing === true ? 'crew-heist-web-do-accept' : 'crew-heist-web-do-give_up');
    case 'stumble':
      return speaker.t('crew-heist-web-do-stumble', { to: view.attempts.find(({ lead }) => lead === seat)?.to ?? '' });
    default:
      return speaker.t(`crew-heist-web-do-${action.type}`);
  }
}

function tileLabel(speaker: Speaker, view: View, { tile, action, with: company }: ActionOf<'tile'>): string {
  const id = view.tiles.find(({ square }) => square === tile)?.tile ?? '';
  const listed = TILES.get(id)?.actions[action];
  const args = {
    kind: kindName(speaker, listed?.kind ?? 'activate'),
    tile: tileName(speaker, id),
    x: listed?.x ?? 0,
    with: speaker.join((company ?? []).map((seat) => speaker.name(seat))),
  };
  return speaker.t(
    listed?.x != null
      ? 'crew-heist-web-do-tile-x'
      : company !== undefined && company.length > 0
        ? 'crew-heist-web-do-tile-with'
        : 'crew-heist-web-do-tile',
    args,
  );
}

function guardLabel(speaker: Speaker, action: ActionOf<'distract' | 'fight' | 'incapacitate'>): string {
  const plain = speaker.t('crew-heist-web-do-guard', { kind: kindName(speaker, action.type), guard: action.guard });
  if (action.type !== 'distract' || action.clear === undefined) return plain;
  const { clear } = action;
  const token =
    clear === 'alert'
      ? speaker.t('crew-heist-web-alert')
      : clear === 'decoy'
        ? speaker.t('crew-heist-web-decoy')
        : speaker.t('crew-heist-web-noise-of', { seat: speaker.name(clear.noise) });
  return speaker.t('crew-heist-web-do-clear', { action: plain, token });
}

function powerLabel(speaker: Speaker, view: View, seat: number, { target }: ActionOf<'power'>): string {
  const power = speaker.t(`crew-heist-power-${CREW.get(view.players[seat]?.character ?? '')?.power.id ?? ''}`);
  if (target === undefined) return power;
  return 'seat' in target
    ? speaker.t('crew-heist-action-power-seat', { power, of: speaker.name(target.seat) })
    : speaker.t('crew-heist-action-power-tile', { power, tile: target.tile });
}

/** Skill, number and odds of an action, as they stand on its button, and what the number is made of where it is more than the plain one. */
export function pricesOf(
  speaker: Speaker,
  insight: Overview | null,
  action: Action,
  isShown: boolean,
): { skill: string; odds: string; parts: string } | null {
  if (!('dice' in action)) return null;
  const key = keyOf(action);
  const price = insight?.throws.find((one) => keyOf(one.action) === key);
  if (price === undefined) return null;
  const parts = price.parts
    .map(({ why, n }) => speaker.t(`crew-heist-web-part-${why}`, { n: why === 'base' ? String(n) : n < 0 ? `−${-n}` : `+${n}` }))
    .join(', ');
  const odds = price.odds[action.dice - 1];
  return {
    skill: `${skillMark(speaker, price.skill)} ${price.need}`,
    odds: isShown && odds !== undefined ? speaker.percent(odds) : '',
    parts: price.parts.length > 1 ? parts : '',
  };
}
