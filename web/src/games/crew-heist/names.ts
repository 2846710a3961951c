/** What things of Heist are called, in the reader's language. */
import type { Speaker } from '../../words/speaker.ts';
import { mapOf } from './map.ts';
import {
  CREW,
  ITEMS,
  type Amount,
  type Carried,
  type CharacterKind,
  type Effect,
  type Mod,
  type SquareId,
  type Skill,
  type View,
} from './model.ts';

/** A character by name alone: "Ghost". */
export const characterName = (speaker: Speaker, character: CharacterKind): string =>
  speaker.t(`crew-heist-character-${character}`).split(',')[0] ?? character;
export const skillName = (speaker: Speaker, skill: Skill): string => speaker.t(`crew-heist-skill-${skill}`);
/** Two letters of a skill, as the tracks and tiles have them. */
export const skillMark = (speaker: Speaker, skill: Skill): string => skillName(speaker, skill).slice(0, 2);
export const tileName = (speaker: Speaker, tile: string): string => speaker.t(`crew-heist-tile-${tile}`);
export const itemName = (speaker: Speaker, item: string): string => speaker.t(`crew-heist-item-${item}`);
/** A thing, with whom it was dealt to where somebody else has it or it lies about: a remote one obeys only that player. */
export function thingName(speaker: Speaker, { item, owner }: Carried, holder: number | null = null): string {
  return owner === undefined || owner === holder
    ? itemName(speaker, item)
    : speaker.t('crew-heist-web-owned', { item: itemName(speaker, item), owner: speaker.name(owner) });
}
export const kindName = (speaker: Speaker, kind: string): string => speaker.t(`crew-heist-kind-${kind}`);

const amount = (n: Amount): string => (n === 'x' || n === '-x' ? 'X' : n === 'chosen' ? '1' : String(Math.abs(n)));
const isLess = (n: Amount): boolean => n === '-x' || Number(n) < 0;

/** The name of the sentence of an effect. */
function effectKey(effect: Effect): string {
  switch (effect.do) {
    case 'alarm':
    case 'track':
      return `${effect.do}-${isLess(effect.n) ? 'less' : 'more'}`;
    case 'alert':
      return effect.at === 'exit' ? 'alert-exit' : 'alert';
    case 'clear':
      return effect.tokens.includes('evidence') ? 'clear-evidence' : 'clear-tokens';
    case 'distract':
    case 'extra':
    case 'miss':
      return `${effect.do}-${effect.who}`;
    case 'reveal':
      return effect.n === 'chosen' ? 'reveal-chosen' : 'reveal';
    case 'gain':
      return effect.item === 'draw' ? 'gain-draw' : 'gain';
    case 'mod':
      return `mod-${effect.key}`;
    default:
      return effect.do;
  }
}

/** An effect in words. */
export function effectWords(speaker: Speaker, effect: Effect): string {
  return speaker.t(`crew-heist-web-effect-${effectKey(effect)}`, {
    n: amount('n' in effect ? effect.n : 1),
    item: effect.do === 'gain' && effect.item !== 'draw' ? itemName(speaker, effect.item) : '',
  });
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** A modifier in words. */
export function modWords(speaker: Speaker, mod: Mod): string {
  if (mod.key !== 'need' && mod.key !== 'need_against') return speaker.t(`crew-heist-web-mod-${mod.key}`, { n: signed(mod.n) });
  const [skill, deck] = mod.key === 'need' ? [mod.skill, mod.deck] : [null, null];
  const what = [mod.action === null ? null : kindName(speaker, mod.action), skill === null ? null : skillName(speaker, skill)]
    .filter((one) => one !== null)
    .join(' ');
  return speaker.t(deck === null ? 'crew-heist-web-mod-need' : `crew-heist-web-mod-need-${deck}`, { what, n: signed(mod.n) });
}

/** What a thing is good for. */
export function itemWords(speaker: Speaker, item: string): string {
  const facts = ITEMS.get(item);
  if (facts === undefined) return '';
  const traits = [facts.heavy ? 'heavy' : null, facts.remote ? 'remote' : null, facts.single_use ? 'once' : null].flatMap((trait) =>
    trait === null ? [] : [speaker.t(`crew-heist-web-item-${trait}`)],
  );
  return speaker.join([
    ...traits,
    ...facts.effects.map((effect) => effectWords(speaker, effect)),
    ...facts.mods.map((mod) => modWords(speaker, mod)),
  ]);
}

/** The special power of a character, with what it does. */
export function powerWords(speaker: Speaker, character: CharacterKind): string {
  const power = CREW.get(character)?.power;
  if (power === undefined) return '';
  const does = [...power.mods.map((mod) => modWords(speaker, mod)), ...power.effects.map((effect) => effectWords(speaker, effect))];
  const often = power.uses === null ? [] : [speaker.t(`crew-heist-web-power-${power.uses}`)];
  return speaker.t('crew-heist-web-named', { name: speaker.t(`crew-heist-power-${power.id}`), what: speaker.join([...does, ...often]) });
}

/** What kind of square it is: "corridor", "lobby (safe zone)", "Hall tile". */
export function kindWords(speaker: Speaker, view: View, place: SquareId): string {
  const map = mapOf(view.options);
  const cell = map.at(place);
  if (cell === undefined) return '';
  const { entrance, exit } = map.facts;
  if (cell.id === exit && cell.id === entrance) return speaker.t('crew-heist-web-square-both');
  if (cell.id === exit || cell.id === entrance)
    return speaker.t(cell.id === exit ? 'crew-heist-web-square-exit' : 'crew-heist-web-square-entrance');
  const lying = view.tiles.find(({ square }) => square === cell.id);
  if (lying?.tile != null)
    return speaker.t(lying.state === 'removed' ? 'crew-heist-web-square-gone' : `crew-heist-web-square-${cell.kind}-up`, {
      tile: tileName(speaker, lying.tile),
    });
  if (lying?.back != null) return speaker.t('crew-heist-web-square-room-back', { back: speaker.t(`crew-heist-back-${lying.back}`) });
  if (lying !== undefined)
    return speaker.t(lying.state === 'removed' ? 'crew-heist-web-square-open-way' : `crew-heist-web-square-${cell.kind}`);
  return speaker.t(map.safe.has(cell.id) ? 'crew-heist-web-square-safe' : `crew-heist-web-square-${cell.kind}`);
}
