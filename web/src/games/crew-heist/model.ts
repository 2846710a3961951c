/** The box of Heist as the rules write it (`content.json`), and what the page looks up in it and in a view. */
import content from './content.json';
import type { Action, Attempt, Content, Skill, View } from './types.ts';

export type * from './types.ts';

export const BOX = content as unknown as Content;

export const SKILLS: readonly Skill[] = BOX.skills;

const byId = <T extends { id: string }>(list: readonly T[]): ReadonlyMap<string, T> => new Map(list.map((one) => [one.id, one]));

export const TILES = byId(BOX.tiles);
export const ITEMS = byId(BOX.items);
export const CARDS = byId(BOX.events);
export const ELITES = byId(BOX.elites);
export const CREW = byId(BOX.characters);

/** Whether a tile is crossed by a plain step. */
export const isPassable = (tile: string): boolean => BOX.passable.includes(tile);

/** The action of a type, where several share one form. */
export type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>;

export const MOST_DICE = BOX.dice;
/** The last space of a miss track. */
export const TRACK = BOX.track;

/** The hits of a face that lies. */
export const hitsOf = (face: number | null): number => (face === null ? 0 : (BOX.hits[face - 1] ?? 0));

/** The level of the alarm that so many alerts are. */
export const levelOf = (track: number): number => BOX.alerts.findLastIndex((first) => track >= first);

/** The attempt that a seat takes part in. */
export const attemptOf = (view: View, seat: number | null): Attempt | null =>
  view.attempts.find(({ lead, helpers }) => lead === seat || (seat !== null && helpers.includes(seat))) ?? null;
