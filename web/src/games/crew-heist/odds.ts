/**
 * How likely an attempt succeeds, for somebody who throws as said and then one die at a time (CH-E13): the same programme as `games/crew-heist/src/odds.rs`.
 * The number of an obstacle (CH 5.3) is worked out here too, with its parts, to be shown before anything is thrown.
 */
import { CREW, ELITES, ITEMS, TILES, spaceOf, type Deck, type Mod } from './content.ts';
import { MOST_DICE, attemptOf, hits, hitsOf, isMiss, sumOf, type Action, type Kind, type Skill, type View } from './model.ts';

/** Dice that lie: how many show one hit, how many show two. */
interface Lying {
  singles: number;
  doubles: number;
}

const known = new Map<string, number>();

/** One die at a time: a new one or one that shows no hit; when four show hits, one that shows a single one again. */
function goOn(need: number, { singles, doubles }: Lying, margin: number): number {
  if (singles + 2 * doubles >= need) return 1;
  if (margin === 0 || (singles === 0 && doubles === MOST_DICE)) return 0;
  const key = `${need} ${singles} ${doubles} ${margin}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const again = singles + doubles === MOST_DICE;
  const chance = again
    ? (goOn(need, { singles: singles - 1, doubles }, margin - 1) * 2 + goOn(need, { singles: singles - 1, doubles: doubles + 1 }, margin)) / 3
    : (goOn(need, { singles, doubles }, margin - 1) * 2 + goOn(need, { singles: singles + 1, doubles }, margin) * 2 + goOn(need, { singles, doubles: doubles + 1 }, margin)) / 5;
  known.set(key, chance);
  return chance;
}

const lyingOf = (dice: readonly (number | null)[]): Lying => ({ singles: dice.filter((face) => hitsOf(face) === 1).length, doubles: dice.filter((face) => hitsOf(face) === 2).length });

/** Throws so many dice at once beside those that lie, and then goes on one by one. */
export function chanceOf(need: number, kept: readonly (number | null)[], margin: number, dice: number): number {
  const cases = 6 ** dice;
  let sum = 0;
  for (let ticket = 0; ticket < cases; ticket += 1) {
    const faces = Array.from({ length: dice }, (_, at) => (Math.floor(ticket / 6 ** at) % 6) + 1);
    const misses = faces.filter(isMiss).length;
    if (misses === 0 || misses < margin) sum += goOn(need, lyingOf([...kept, ...faces]), margin - misses);
  }
  return sum / cases;
}

const fresh = new Map<string, number>();

/** The chance of an attempt that begins with so many dice. */
export function freshChance(need: number, margin: number, dice: number): number {
  const key = `${need} ${margin} ${dice}`;
  const chance = fresh.get(key) ?? chanceOf(Math.max(1, need), [], Math.max(1, margin), dice);
  fresh.set(key, chance);
  return chance;
}

/** How far a marker is from failing a skill; one past it fails with the next miss. */
export function marginOf(view: View, seat: number, skill: Skill): number {
  const player = view.players[seat];
  return Math.max(1, spaceOf(player?.character ?? null, skill) - (player?.misses ?? 0));
}

/** What an attempt asks for, and what its number is made of. */
export interface Obstacle {
  skill: Skill;
  need: number;
  parts: { why: 'base' | 'level' | 'held' | 'own' | 'elite'; n: number }[];
}

/** What acts on a player always: the power, what is carried, the tile that is stood on. */
export function modsOf(view: View, seat: number): Mod[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const power = view.options.powers && player.character !== null ? (CREW.get(player.character)?.power.mods ?? []) : [];
  const carried = player.inventory.flatMap(({ item }) => ITEMS.get(item)?.mods ?? []);
  const tile = view.tiles.find(({ square, state }) => square === player.square && state === 'up')?.tile ?? null;
  return [...power, ...carried, ...(tile === null ? [] : (TILES.get(tile)?.mods ?? []))];
}

interface Asked {
  base: number;
  kind: Kind;
  skill: Skill;
  deck?: Deck | undefined;
  guard?: number | undefined;
}

const LEVELS: Partial<Record<Kind, number>> = { hide: 1, distract: 3, fight: 5 };

export function obstacle(view: View, seat: number, { base, kind, skill, deck, guard }: Asked): Obstacle {
  const level = LEVELS[kind];
  const sum = (mods: readonly Mod[], fits: (mod: Mod) => boolean): number => mods.filter(fits).reduce((total, { n }) => total + n, 0);
  const elite = view.guards.find(({ n }) => n === guard)?.elite ?? null;
  const held = kind === 'fight' || kind === 'distract' ? Math.min(MOST_DICE, view.players[seat]?.caught_by.length ?? 0) : 0;
  const parts: Obstacle['parts'] = [
    { why: 'base', n: base },
    { why: 'level', n: level !== undefined && view.in_force >= level ? 1 : 0 },
    { why: 'held', n: held },
    { why: 'own', n: sum(modsOf(view, seat), (mod) => mod.key === 'need' && (mod.action ?? kind) === kind && (mod.skill ?? skill) === skill && (mod.deck === undefined || mod.deck === deck)) },
    { why: 'elite', n: elite === null ? 0 : sum(ELITES.get(elite)?.mods ?? [], (mod) => mod.key === 'need_against' && mod.action === kind) },
  ];
  return { skill, need: Math.max(1, parts.reduce((total, { n }) => total + n, 0)), parts: parts.filter(({ why, n }) => why === 'base' || n !== 0) };
}

/** What an action would attempt; nothing where nothing is thrown. */
export function obstacleOf(view: View, seat: number, action: Action): Obstacle | null {
  switch (action.type) {
    case 'run':
      return obstacle(view, seat, { base: 1, kind: 'run', skill: 'athletics' });
    case 'sneak':
      return obstacle(view, seat, { base: 2, kind: 'sneak', skill: 'finesse' });
    case 'hide':
      return obstacle(view, seat, { base: 3, kind: 'hide', skill: view.options.hide_skill });
    case 'distract':
      return obstacle(view, seat, { base: 3, kind: 'distract', skill: 'social', guard: action.guard });
    case 'fight':
    case 'incapacitate':
      return obstacle(view, seat, { base: 3, kind: action.type, skill: 'athletics', guard: action.guard });
    case 'notice': {
      const tile = tileOn(view, view.players[seat]?.notice ?? null);
      return tile === null ? null : obstacle(view, seat, { base: tile.notice ?? 0, kind: 'notice', skill: 'observation', deck: tile.deck });
    }
    case 'tile': {
      const tile = tileOn(view, action.tile);
      const listed = tile?.actions[action.action];
      if (tile === null || listed === undefined) return null;
      const base = action.x === undefined ? (listed.need ?? 0) : action.x + (listed.plus ?? 0);
      return obstacle(view, seat, { base, kind: listed.kind, skill: listed.skill, deck: tile.deck });
    }
    case 'help': {
      const attempt = view.attempts.find(({ lead }) => lead === action.seat);
      return attempt === undefined ? null : { skill: attempt.skill, need: Math.max(1, attempt.need - sumOf(view, attempt)), parts: [] };
    }
    default:
      return null;
  }
}

const tileOn = (view: View, square: string | null) => TILES.get(view.tiles.find((tile) => tile.square === square && tile.state === 'up')?.tile ?? '') ?? null;

/** How likely an action succeeds; nothing where nothing is thrown. */
export function oddsOf(view: View, seat: number, action: Action): number | null {
  if (action.type === 'roll') {
    const attempt = attemptOf(view, seat);
    const dice = view.players[seat]?.dice ?? [];
    if (attempt === null) return null;
    const need = Math.max(1, attempt.need - (sumOf(view, attempt) - hits(dice)));
    return chanceOf(need, dice.filter((_, at) => !action.reroll.includes(at)), marginOf(view, seat, attempt.skill), action.reroll.length + action.add);
  }
  const asked = obstacleOf(view, seat, action);
  return asked === null || !('dice' in action) ? null : freshChance(asked.need, marginOf(view, seat, asked.skill), action.dice);
}
