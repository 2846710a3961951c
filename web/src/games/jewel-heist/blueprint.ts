/** The floor plans as they are drawn (JH-2.30); the rules write them. What can be reached and what is lit is for the rules to say. */
import { CONTENT, type Blueprint, type Cell } from './model.ts';

export type { Blueprint, Stroke } from './model.ts';

/** The plans of the box, by id. */
export const BLUEPRINTS: ReadonlyMap<string, Blueprint> = new Map(CONTENT.blueprints.map((plan) => [plan.id, plan]));

/** The plan of this name; the usual one until it is drawn. */
export const blueprintOf = (name: string | null): Blueprint => BLUEPRINTS.get(name ?? 'wings') ?? (BLUEPRINTS.get('wings') as Blueprint);

export const isSpace = (plan: Blueprint, cell: Cell): boolean => plan.spaces.includes(cell);
export const isStart = (plan: Blueprint, cell: Cell): boolean => plan.starts.includes(cell);
