/** What each thing that can be done is called on its button. */
import type { Speaker } from '../../words/speaker.ts';
import { TILES } from './content.ts';
import type { Choice } from './hand.svelte.ts';
import type { Action, ActionOf, View } from './model.ts';
import { characterName, itemName, kindName, skillMark, tileName } from './names.ts';
import { obstacleOf, oddsOf } from './odds.ts';

/** Arrows of the compass; stairs go up or down. */
export const ARROWS: Record<string, string> = { N: '↑', S: '↓', W: '←', E: '→', stairs: '⇅' };

/** The button's words without skill and odds. */
export function labelOf(speaker: Speaker, view: View, seat: number, { action, direction }: Choice): string {
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
      return speaker.t(`crew-heist-web-do-${action.type}`, { item: itemName(speaker, action.item), square: action.square, elsewhere: action.square === view.players[seat]?.square ? 'no' : 'yes' });
    case 'use':
      return speaker.t('crew-heist-action-use', { item: itemName(speaker, action.item) });
    case 'power':
      return powerLabel(speaker, view, seat, action);
    case 'vote':
      return speaker.t(action.yes ? 'crew-heist-action-vote-yes' : 'crew-heist-action-vote-no');
    default:
      return speaker.t(`crew-heist-web-do-${action.type}`);
  }
}

function tileLabel(speaker: Speaker, view: View, { tile, action, x, with: company }: ActionOf<'tile'>): string {
  const id = view.tiles.find(({ square }) => square === tile)?.tile ?? '';
  const listed = TILES.get(id)?.actions[action];
  const args = { kind: kindName(speaker, listed?.kind ?? 'activate'), tile: tileName(speaker, id), x: x ?? 0, with: speaker.join((company ?? []).map((seat) => speaker.name(seat))) };
  return speaker.t(x !== undefined ? 'crew-heist-web-do-tile-x' : company !== undefined && company.length > 0 ? 'crew-heist-web-do-tile-with' : 'crew-heist-web-do-tile', args);
}

function guardLabel(speaker: Speaker, action: ActionOf<'distract' | 'fight' | 'incapacitate'>): string {
  const plain = speaker.t('crew-heist-web-do-guard', { kind: kindName(speaker, action.type), guard: action.guard });
  if (action.type !== 'distract' || action.clear === undefined) return plain;
  const { clear } = action;
  const token = clear === 'alert' ? speaker.t('crew-heist-web-alert') : clear === 'decoy' ? speaker.t('crew-heist-web-decoy') : speaker.t('crew-heist-web-noise-of', { seat: speaker.name(clear.noise) });
  return speaker.t('crew-heist-web-do-clear', { action: plain, token });
}

function powerLabel(speaker: Speaker, view: View, seat: number, { target }: ActionOf<'power'>): string {
  const character = view.players[seat]?.character ?? 'ghost';
  const power = speaker.t(`crew-heist-power-${POWERS[character] ?? 'none'}`);
  if (target === undefined) return power;
  return 'seat' in target ? speaker.t('crew-heist-action-power-seat', { power, of: speaker.name(target.seat) }) : speaker.t('crew-heist-action-power-tile', { power, tile: target.tile });
}

const POWERS: Record<string, string> = { glitch: 'backdoor', hawk: 'long_look', queen: 'plan_b' };

/** Skill, number and odds of an action, as they stand on its button, and what the number is made of where it is more than the plain one. */
export function pricesOf(speaker: Speaker, view: View, seat: number, action: Action, isShown: boolean): { skill: string; odds: string; parts: string } | null {
  const asked = obstacleOf(view, seat, action);
  const chance = isShown ? oddsOf(view, seat, action) : null;
  if (asked === null) return null;
  const parts = asked.parts.map(({ why, n }) => speaker.t(`crew-heist-web-part-${why}`, { n: why === 'base' ? String(n) : n < 0 ? `−${-n}` : `+${n}` })).join(', ');
  return { skill: `${skillMark(speaker, asked.skill)} ${asked.need}`, odds: chance === null ? '' : speaker.percent([chance, 1]), parts: asked.parts.length > 1 ? parts : '' };
}
