/** What things of Quartz are called, in the reader's language. */
import type { Speaker } from '../../words/speaker.ts';
import { KINDS, type Crystal, type Face, type Heap, type Mean } from './model.ts';

export const crystalName = (speaker: Speaker, crystal: Crystal): string => speaker.t(`quartz-dice-crystal-${crystal}`);
export const faceName = (speaker: Speaker, face: Face): string => speaker.t(`quartz-dice-face-${face}`);

/** A sum of money, with a true minus sign. */
export const money = (speaker: Speaker, dollars: number): string =>
  speaker.t(dollars < 0 ? 'quartz-dice-web-money-minus' : 'quartz-dice-web-money', { dollars: Math.abs(dollars) });

/** A sum of money that is added: always with its sign. */
export const change = (speaker: Speaker, dollars: number): string =>
  dollars > 0 ? `+${money(speaker, dollars)}` : money(speaker, dollars);

/** A mean of money, with two decimals. */
export function mean(speaker: Speaker, [sum, cases]: Mean = [0, 1]): string {
  const dollars = sum / cases;
  const number = new Intl.NumberFormat(speaker.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(Math.abs(dollars));
  return speaker.t(dollars < 0 ? 'quartz-dice-web-money-minus' : 'quartz-dice-web-money', { dollars: number });
}

/** What is in a heap: "2 Quartz and 1 Ruby". */
export function contents(speaker: Speaker, heap: Heap): string {
  const present = KINDS.filter((kind) => heap[kind] > 0);
  return speaker.join(
    present.map((kind) => speaker.t('quartz-dice-web-count', { count: heap[kind], crystal: crystalName(speaker, kind) })),
  );
}

/** Crystals in a list: "Amber and Ruby". */
export const crystals = (speaker: Speaker, list: readonly Crystal[]): string =>
  speaker.join(list.map((crystal) => crystalName(speaker, crystal)));
