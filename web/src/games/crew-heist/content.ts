/** What the box holds: characters, tiles, events, things and elite guards, from the same files as the rules. */
import characters from '../../../../games/crew-heist/content/characters.json';
import elites from '../../../../games/crew-heist/content/elites.json';
import events from '../../../../games/crew-heist/content/events.json';
import items from '../../../../games/crew-heist/content/items.json';
import tiles from '../../../../games/crew-heist/content/tiles.json';
import { BOX } from './map.ts';
import type { Back, Character, Kind, Skill } from './model.ts';

export type Amount = number | 'x' | '-x' | 'chosen';

/** One thing that happens, in the vocabulary of the rules (CH 2.8). */
export interface Effect {
  do: string;
  n?: Amount;
  at?: string;
  who?: string;
  item?: string;
  tokens?: string[];
  key?: string;
}

/** Something that holds for a while or always. */
export interface Mod {
  key: string;
  n: number;
  action?: Kind;
  skill?: Skill;
  deck?: Deck;
}

export type Deck = 'hall' | 'door' | 'room';

export interface TileAction {
  kind: Kind;
  skill: Skill;
  need?: number;
  /** The most that X can be, and what is added to it. */
  x?: number;
  plus?: number;
  once?: boolean;
  effects?: Effect[];
  mods?: Mod[];
}

export interface Tile {
  id: string;
  deck: Deck;
  back?: Back;
  copies?: number;
  notice?: number;
  guarded?: boolean;
  fail?: Effect[];
  mods?: Mod[];
  actions: TileAction[];
}

export interface Power {
  id: string;
  uses?: 'round' | 'game';
  choose?: 'player' | 'tile_in_line';
  effects?: Effect[];
  mods?: Mod[];
}

export interface Thing {
  id: string;
  token?: boolean;
  heavy?: boolean;
  single_use?: boolean;
  remote?: boolean;
  effects?: Effect[];
  mods?: Mod[];
}

export interface Card {
  id: string;
  level: string;
  copies: number;
  effects: Effect[];
}

const byId = <T extends { id: string }>(list: readonly T[]): ReadonlyMap<string, T> => new Map(list.map((one) => [one.id, one]));

export const TILES = byId(tiles.tiles as unknown as Tile[]);
export const ITEMS = byId(items.items as unknown as Thing[]);
export const CARDS = byId(events.events as unknown as Card[]);
export const ELITES = byId(elites.elites as unknown as { id: string; mods: Mod[] }[]);
export const CREW = byId(characters.characters as unknown as { id: Character; skills: Record<Skill, number>; power: Power }[]);

/** Whether a tile is crossed by a plain step. */
export const isPassable = (tile: string): boolean => BOX.passable.includes(tile);
