/** What things of Heist are called, in the reader's language. */
import type { Speaker } from '../../words/speaker.ts';
import { CREW, ITEMS, type Effect, type Mod } from './content.ts';
import { mapOf } from './map.ts';
import type { Carried, Character, SquareId, Skill, View } from './model.ts';

/** A character by name alone: "Ghost". */
export const characterName = (speaker: Speaker, character: Character): string => speaker.t(`crew-heist-character-${character}`).split(',')[0] ?? character;
export const skillName = (speaker: Speaker, skill: Skill): string => speaker.t(`crew-heist-skill-${skill}`);
/** Two letters of a skill, as the tracks and tiles have them. */
export const skillMark = (speaker: Speaker, skill: Skill): string => skillName(speaker, skill).slice(0, 2);
export const tileName = (speaker: Speaker, tile: string): string => speaker.t(`crew-heist-tile-${tile}`);
export const itemName = (speaker: Speaker, item: string): string => speaker.t(`crew-heist-item-${item}`);
/** A thing, with whom it was dealt to where somebody else has it or it lies about: a remote one obeys only that player. */
export function thingName(speaker: Speaker, { item, owner }: Carried, holder: number | null = null): string {
  return owner === undefined || owner === holder ? itemName(speaker, item) : speaker.t('crew-heist-web-owned', { item: itemName(speaker, item), owner: speaker.name(owner) });
}
export const kindName = (speaker: Speaker, kind: string): string => speaker.t(`crew-heist-kind-${kind}`);

const amount = (n: Effect['n']): string => (n === 'x' || n === '-x' ? 'X' : String(Math.abs(Number(n ?? 1))));

/** The name of the sentence of an effect. */
function effectKey(effect: Effect): string {
  const { do: what, n, who, at, item, tokens, key } = effect;
  const isLess = n === '-x' || Number(n) < 0;
  switch (what) {
    case 'alarm':
    case 'track':
      return `${what}-${isLess ? 'less' : 'more'}`;
    case 'alert':
      return at === 'exit' ? 'alert-exit' : 'alert';
    case 'clear':
      return tokens?.includes('evidence') ? 'clear-evidence' : 'clear-tokens';
    case 'distract':
    case 'extra':
    case 'miss':
      return `${what}-${who ?? 'all'}`;
    case 'reveal':
      return n === 'chosen' ? 'reveal-chosen' : 'reveal';
    case 'gain':
      return item === 'draw' ? 'gain-draw' : 'gain';
    case 'mod':
      return `mod-${key ?? ''}`;
    default:
      return what;
  }
}

/** An effect in words. */
export function effectWords(speaker: Speaker, effect: Effect): string {
  return speaker.t(`crew-heist-web-effect-${effectKey(effect)}`, { n: amount(effect.n), item: effect.item === undefined || effect.item === 'draw' ? '' : itemName(speaker, effect.item) });
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** A modifier in words. */
export function modWords(speaker: Speaker, { key, n, action, skill, deck }: Mod): string {
  if (key !== 'need' && key !== 'need_against') return speaker.t(`crew-heist-web-mod-${key}`, { n: signed(n) });
  const what = [action === undefined ? null : kindName(speaker, action), skill === undefined ? null : skillName(speaker, skill)].filter((one) => one !== null).join(' ');
  return speaker.t(deck === undefined ? 'crew-heist-web-mod-need' : `crew-heist-web-mod-need-${deck}`, { what, n: signed(n) });
}

/** What a thing is good for. */
export function itemWords(speaker: Speaker, item: string): string {
  const facts = ITEMS.get(item);
  if (facts === undefined) return '';
  const traits = [facts.heavy === true ? 'heavy' : null, facts.remote === true ? 'remote' : null, facts.single_use === true ? 'once' : null].flatMap((trait) => (trait === null ? [] : [speaker.t(`crew-heist-web-item-${trait}`)]));
  return speaker.join([...traits, ...(facts.effects ?? []).map((effect) => effectWords(speaker, effect)), ...(facts.mods ?? []).map((mod) => modWords(speaker, mod))]);
}

/** The special power of a character, with what it does. */
export function powerWords(speaker: Speaker, character: Character): string {
  const power = CREW.get(character)?.power;
  if (power === undefined) return '';
  const does = [...(power.mods ?? []).map((mod) => modWords(speaker, mod)), ...(power.effects ?? []).map((effect) => effectWords(speaker, effect))];
  const often = power.uses === undefined ? [] : [speaker.t(`crew-heist-web-power-${power.uses}`)];
  return speaker.t('crew-heist-web-named', { name: speaker.t(`crew-heist-power-${power.id}`), what: speaker.join([...does, ...often]) });
}

/** What kind of square it is: "corridor", "lobby (safe zone)", "Hall tile". */
export function kindWords(speaker: Speaker, view: View, place: SquareId): string {
  const map = mapOf(view.options);
  const cell = map.at(place);
  if (cell === undefined) return '';
  const { entrance, exit } = map.facts;
  if (cell.id === exit && cell.id === entrance) return speaker.t('crew-heist-web-square-both');
  if (cell.id === exit || cell.id === entrance) return speaker.t(cell.id === exit ? 'crew-heist-web-square-exit' : 'crew-heist-web-square-entrance');
  const lying = view.tiles.find(({ square }) => square === cell.id);
  if (lying?.tile != null) return speaker.t(lying.state === 'removed' ? 'crew-heist-web-square-gone' : `crew-heist-web-square-${cell.kind}-up`, { tile: tileName(speaker, lying.tile) });
  if (lying?.back != null) return speaker.t('crew-heist-web-square-room-back', { back: speaker.t(`crew-heist-back-${lying.back}`) });
  if (lying !== undefined) return speaker.t(lying.state === 'removed' ? 'crew-heist-web-square-open-way' : `crew-heist-web-square-${cell.kind}`);
  return speaker.t(map.safe.has(cell.id) ? 'crew-heist-web-square-safe' : `crew-heist-web-square-${cell.kind}`);
}
