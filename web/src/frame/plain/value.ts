/** How the plain page writes what a view holds, without knowing any game. */

export type Fields = Record<string, unknown>;

/** A name as the view writes it, with spaces. */
export const plain = (name: string): string => name.replaceAll('_', ' ');

/** Whether what has this name is a seat, or a list of seats, in every game. */
export const isSeat = (name: string): boolean => /(^|_)(seats?|winners)$/.test(name) && name !== 'seats';

/** Whether everything in an object is a word or a number, so that it fits on a line. */
export const isFlat = (value: Fields): boolean => Object.values(value).every((one) => typeof one !== 'object' || one === null);

/** A single value: a seat by the name of its player. */
export function scalar(value: unknown, isSeat: boolean, names: readonly string[]): string {
  if (value === null || value === undefined) return '–';
  if (isSeat && typeof value === 'number') return names[value] ?? String(value);
  return plain(typeof value === 'string' ? value : JSON.stringify(value));
}

/** Whether a value takes more than a line: on a narrow screen its name stands above it. */
export const isTall = (value: unknown): boolean => typeof value === 'object' && value !== null && !isFlat(value as Fields);

/** What a view holds, in its order: what was agreed comes last, and what there is not now is left out. */
export function ordered(view: Fields): [string, unknown][] {
  const entries = Object.entries(view).filter(([, one]) => one !== null);
  const isAgreed = ([name]: [string, unknown]): boolean => name === 'options';
  return [...entries.filter((entry) => !isAgreed(entry)), ...entries.filter(isAgreed)];
}
