/** What things of Dice Heist are called, in the reader's language. */
import type { Speaker } from '../../words/speaker.ts';
import { kindOf, type Card, type Museum } from './model.ts';

export const museumName = (speaker: Speaker, museum: Museum): string => speaker.t(`dice-heist-museum-${museum}`);
export const cardName = (speaker: Speaker, card: Card): string => speaker.t(`dice-heist-card-${card}`);

/** An exhibit with what it is worth. */
export function cardLabel(speaker: Speaker, card: Card): string {
  const kind = kindOf(card);
  const name = cardName(speaker, card);
  if (kind.type === 'painting') return speaker.t('dice-heist-web-card-painting', { name, millions: kind.millions });
  if (kind.type === 'artifact') return speaker.t('dice-heist-web-card-artifact', { name, count: kind.count });
  return speaker.t('dice-heist-web-card-gem', { name });
}
