/** Dice Heist's JSON (docs and rules of the game say what each field means), its content, and what the page works out from a view. */
import exhibits from '../../../../games/dice-heist/content/exhibits.csv?raw';
import museums from '../../../../games/dice-heist/content/museums.csv?raw';
import type { Odds } from '../../words/speaker.ts';

export type Museum = 'hermitage' | 'metropolitan' | 'british' | 'louvre';
export type Colour = 'red' | 'green' | 'blue';
export type Card = string;

/** What an exhibit is. */
export type Kind = { type: 'painting'; millions: number } | { type: 'artifact'; count: number } | { type: 'gem'; colour: Colour };

export type Action =
  | { type: 'recruit'; from?: number }
  | { type: 'heist'; museum: Museum; sidekicks: number }
  | { type: 'raid'; card: Card; sidekicks: number };

export interface Collection {
  sidekicks: number;
  /** `null` where this viewer may not look. */
  artifacts: Card[] | null;
  artifact_count: number;
  gems: Card[];
  paintings: Card[];
}

export interface Line {
  seat: number;
  artifacts: number;
  gems: number;
  paintings: number;
  bonus: number;
  total: number;
}

export interface View {
  first_roll: { rolling: number[]; faces: number[] } | null;
  options: { seats: number; first_seat: number | null; targeted_raid: boolean; open_artifacts: boolean; stall_guard: number };
  phase: 'first_roll' | 'reveal' | 'action' | 'roll' | 'over';
  turn: number;
  seat: number | null;
  deck_size: number;
  unseen: Card[];
  museums: Record<Museum, Card[]>;
  supply: number;
  players: Collection[];
  attempt: { kind: 'heist' | 'raid'; museum: Museum; card: Card | null; sidekicks: number } | null;
  quiet_turns: number;
  result: { lines: Line[]; scores: number[]; ranks: number[]; winners: number[] } | null;
}

/** What happens in a game. */
export type Telling =
  | { event: 'game_started'; options: View['options'] }
  | { event: 'first_roll'; seat: number; face: number }
  | { event: 'first_roll_tie'; seats: number[] }
  | { event: 'first_player'; seat: number; by: 'roll' | 'option' }
  | { event: 'turn_started'; turn: number; seat: number; deck: number }
  | { event: 'revealed'; seat: number; card: Card; museum: Museum; minor: boolean; deck: number }
  | { event: 'deck_empty' }
  | { event: 'recruited'; seat: number; from: number | null; sidekicks: number; supply: number }
  | { event: 'attempt'; seat: number; kind: 'heist' | 'raid'; museum: Museum; card: Card | null; dice: number; needs: number; chance: Odds }
  | { event: 'rolled'; seat: number; faces: number[]; success: boolean }
  | { event: 'stolen'; seat: number; kind: 'heist' | 'raid'; museum: Museum; cards: Card[]; returned: number; supply: number }
  | { event: 'failed'; seat: number; kind: 'heist' | 'raid'; museum: Museum; kept: number }
  | { event: 'game_over'; result: NonNullable<View['result']> };

const rows = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(','));

const SECURITY = new Map(rows(museums).map(([id, security]) => [id as Museum, Number(security)]));

/** The museums in the order they are laid out, by rising security. */
export const MUSEUMS: readonly Museum[] = [...SECURITY.keys()];
export const COLOURS: readonly Colour[] = ['red', 'green', 'blue'];

const CARDS = new Map(
  rows(exhibits).map(([id = '', museum, type, value = '']) => {
    const kind: Kind =
      type === 'painting'
        ? { type, millions: Number(value) }
        : type === 'artifact'
          ? { type, count: Number(value) }
          : { type: 'gem', colour: value as Colour };
    return [id, { museum: museum as Museum, kind }];
  }),
);

/** All exhibits, in the order of their ids. */
export const ALL_CARDS: readonly Card[] = [...CARDS.keys()].sort();

export function kindOf(card: Card): Kind {
  const known = CARDS.get(card);
  if (known === undefined) throw new Error(`there is no exhibit ${card}`);
  return known.kind;
}

export function museumOf(card: Card): Museum {
  return CARDS.get(card)?.museum ?? 'hermitage';
}

/** The lowest face that succeeds: more than the security for a heist, equal is enough for a raid. */
export function needs(museum: Museum, raid: boolean): number {
  return (SECURITY.get(museum) ?? 6) + (raid ? 0 : 1);
}

/** How likely one of `dice` dice shows at least `face`: all cases but those in which every die is below it. */
export function chance(dice: number, face: number): Odds {
  const cases = 6 ** dice;
  return [cases - (face - 1) ** dice, cases];
}

/** Everything a seat has, as far as this viewer sees it. */
export function lootOf(player: Collection): Card[] {
  return [...(player.artifacts ?? []), ...player.gems, ...player.paintings];
}

/** How many of each kind there are among cards. */
export interface Tally {
  artifacts: number;
  gems: Record<Colour, number>;
  millions: number;
}

export function tally(cards: readonly Card[]): Tally {
  const sum: Tally = { artifacts: 0, gems: { red: 0, green: 0, blue: 0 }, millions: 0 };
  for (const card of cards) {
    const kind = kindOf(card);
    if (kind.type === 'artifact') sum.artifacts += kind.count;
    else if (kind.type === 'gem') sum.gems[kind.colour] += 1;
    else sum.millions += kind.millions;
  }
  return sum;
}

/** What so many gems of one colour score: 1, 3, 6, 10 … */
export const gemSeries = (held: number): number => (held * (held + 1)) / 2;

const gemPoints = (gems: Record<Colour, number>): number => COLOURS.reduce((sum, colour) => sum + gemSeries(gems[colour]), 0);

/** What the most and the least painting millions score. */
export const MOST_PAINTINGS = 8;
export const LEAST_PAINTINGS = -4;

/** How every seat would score if the game ended now. */
export function scores(view: View): Line[] {
  if (view.result !== null) return view.result.lines;
  const held = view.players.map((player) => tally(lootOf(player)));
  const most = Math.max(...held.map((one) => one.millions));
  const least = Math.min(...held.map((one) => one.millions));
  return held.map((one, seat) => {
    const gems = gemPoints(one.gems);
    const bonus = (one.millions === most ? MOST_PAINTINGS : 0) + (one.millions === least ? LEAST_PAINTINGS : 0);
    return { seat, artifacts: one.artifacts, gems, paintings: one.millions, bonus, total: one.artifacts + gems + bonus };
  });
}

/** What a haul is worth to a seat: points at once, and painting millions, which score by who has the most at the end. */
export function worth(player: Collection, haul: readonly Card[]): { points: number; millions: number } {
  const before = tally(lootOf(player));
  const added = tally(haul);
  const gems = COLOURS.reduce((sum, colour) => {
    return sum + gemSeries(before.gems[colour] + added.gems[colour]) - gemSeries(before.gems[colour]);
  }, 0);
  return { points: added.artifacts + gems, millions: added.millions };
}

/** Whether somebody's artifacts lie face down for this viewer, so that scores shown are a lower bound. */
export const hasHidden = (view: View): boolean => view.players.some((player) => player.artifacts === null && player.artifact_count > 0);
