import type { Light } from './insight.ts';
export interface Example { plan: string; light: Light; thieves: readonly string[]; reach: readonly string[]; box: string }
export const LIGHTS: readonly Example[] = [];
export const WALK: Example = { plan: 'gallery', light: { at: 'h8', facing: [0, -1], wind: 'N', cells: [], spaces: [], outline: [] }, thieves: [], reach: [], box: '' };
