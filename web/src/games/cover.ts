/** The covers of the games: the lobby shows them all at once, so they come with it. */
import type { Component } from 'svelte';

/** What a cover gets: the name of the lamp's beam among the fills of this page. */
export interface CoverProps {
  beam: string;
}

/** What a game's folder draws under the lamp, by the path of the drawing. */
export const COVERS = import.meta.glob<Component<CoverProps>>('./*/Cover.svelte', { eager: true, import: 'default' });

/** So many numbers at equal distances: stars, windows, bars. */
export const row = (count: number, start: number, step: number): number[] => Array.from({ length: count }, (_, at) => start + at * step);
