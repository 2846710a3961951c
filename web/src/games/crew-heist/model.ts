/** The JSON of Heist: the rules file says what each field of a view means, `insight.rs` what goes with it. */
import type { Message } from '../../protocol.ts';
import type { Odds } from '../../words/speaker.ts';
import { BOX } from './map.ts';

export const SKILLS = ['athletics', 'finesse', 'handiness', 'intellect', 'observation', 'social'] as const;
export type Skill = (typeof SKILLS)[number];

export const CHARACTERS = ['brick', 'ghost', 'wrench', 'glitch', 'hawk', 'velvet', 'queen', 'dash'] as const;
export type Character = (typeof CHARACTERS)[number];

/** A square by its name: floor, column letter, row number; an elevator car by its own. */
export type SquareId = string;

export type Kind = 'run' | 'sneak' | 'hide' | 'distract' | 'fight' | 'incapacitate' | 'notice' | 'bypass' | 'group_bypass' | 'disable' | 'activate';
export type Back = 'secure' | 'staff' | 'plain';
export type Phase = 'characters' | 'setup' | 'placing' | 'planning' | 'acting' | 'closing' | 'environment' | 'over';
export type Clear = 'alert' | 'decoy' | { noise: number };
export type Target = { seat: number } | { tile: SquareId };

/** What a seat can do. Fields at their default are left out. */
export type Action =
  | { type: 'choose_character'; character: Character }
  | { type: 'place'; square: SquareId }
  | { type: 'ready' | 'call_vote' | 'spoken' | 'go' | 'stumble' | 'whistle' | 'refuse' | 'give_up' | 'leave' | 'wait' | 'hold' }
  | { type: 'vote'; yes: boolean }
  | { type: 'run' | 'sneak'; to: SquareId; dice: number }
  | { type: 'walk'; to: SquareId }
  | { type: 'hide' | 'notice'; dice: number }
  | { type: 'distract'; guard: number; dice: number; clear?: Clear }
  | { type: 'fight' | 'incapacitate'; guard: number; dice: number }
  | { type: 'flip'; tile: SquareId }
  | { type: 'tile'; tile: SquareId; action: number; dice: number; with?: number[] }
  | { type: 'stop'; x: number }
  | { type: 'help'; seat: number; dice: number }
  | { type: 'roll'; reroll: number[]; add: number }
  | { type: 'pick_up' | 'drop'; item: string; square: SquareId; n?: number }
  | { type: 'use'; item: string }
  | { type: 'power'; target?: Target };

/** The action of a type, where several share one form. */
export type ActionOf<T extends Action['type'], A = Action> = A extends { type: infer U } ? (T extends U ? A : never) : never;

export interface Options {
  seats: number;
  map: string;
  difficulty: string;
  tiles: 'hidden' | 'face_up';
  characters: 'random' | 'choose';
  clock: 'timed' | 'untimed' | 'simulated';
  seconds: number;
  planning: 'free' | 'timed' | 'none';
  powers: boolean;
  items: boolean;
  elite_guards: number;
  hide_skill: Skill;
  dawn: number | null;
}

export interface Carried {
  item: string;
  n?: number;
  /** Whom a card was dealt to, whoever carries it. */
  owner?: number;
}

export interface Player {
  seat: number;
  character: Character | null;
  status: 'in' | 'captured' | 'out';
  square: SquareId | null;
  misses: number;
  finished: 'failed' | 'elevator' | 'rescued' | null;
  hidden: boolean;
  exposed: boolean;
  caught_by: number[];
  fought: number[];
  noise: SquareId | null;
  inventory: Carried[];
  dropped: Carried[];
  /** Nothing for a die that is being thrown. */
  dice: (number | null)[];
  missed: boolean;
  /** The last throw failed a Run or Sneak: its leader stumbles, or accepts it. */
  failing: boolean;
  notice: SquareId | null;
  waiting: boolean;
  ready: boolean;
  placed: boolean;
  power_used: 'round' | 'game' | null;
  quiet_left: number;
  used: number;
}

export interface Attempt {
  lead: number;
  helpers: number[];
  kind: Kind;
  to: SquareId | null;
  tile: SquareId | null;
  action: number | null;
  guard: number | null;
  with: number[];
  clear: Clear | null;
  skill: Skill;
  need: number;
}

export interface Guard {
  n: number;
  square: SquareId;
  distracted: boolean;
  elite: string | null;
  extra: number;
}

export interface TileState {
  square: SquareId;
  state: 'down' | 'up' | 'removed';
  back?: Back | null;
  tile: string | null;
  activated: boolean;
}

export interface Thing extends Carried {
  square: SquareId;
}

export interface GameResult {
  outcome: 'win' | 'partial_win' | 'loss';
  reason: 'loot_out' | 'all_captured' | 'no_loot' | 'lockdown' | 'dawn';
  score: number;
  rounds: number;
  out: number[];
  captured: number[];
}

export interface View {
  game: 'crew-heist';
  options: Options;
  round: number;
  phase: Phase;
  players: Player[];
  attempts: Attempt[];
  guards: Guard[];
  stations: { n: number; tile: SquareId; home: SquareId[] }[];
  tiles: TileState[];
  alerts: SquareId[];
  evidence: Record<SquareId, number>;
  decoys: SquareId[];
  things: Thing[];
  track: number;
  alarm: number;
  in_force: number;
  reached: number;
  mods: { key: string; n: number; until: 'round' | 'game' }[];
  captured: number[];
  loot_out: boolean;
  planning: { timed: boolean; voted: boolean; vote: { yes: number[]; no: number[] } | null; order: number[]; at: number };
  environment: { events_left: number } | null;
  pending: unknown[];
  result: GameResult | null;
}

/** What goes with a view, as far as the page shows it. */
export interface Overview {
  guards: Intent[];
  attempts: { lead: number; hits: number; most_x: number | null; best_x: number | null }[];
  count: { tokens: number; players: number; adds: boolean };
  throws: Price[];
  rolls: { reroll: number[]; add: number; odds: Odds }[];
  unasked: Action[];
  lifts_shut: boolean;
}

/** What a guard would do first if it were his turn now. */
export interface Intent {
  guard: number;
  say: Message;
  kind: 'chase' | 'investigate' | 'patrol' | null;
  why: string | null;
  target: SquareId | null;
  step: { from: SquareId; to: SquareId } | null;
}

/** What an action asks for; its odds are those with one to four dice. */
export interface Price {
  action: Action;
  skill: Skill;
  need: number;
  parts: { why: string; n: number }[];
  odds: Odds[];
}

/** What happens in a game, as far as the page looks into it: the sentence comes with it. */
export type Telling =
  | { event: 'phase'; phase: Phase }
  | { event: 'left'; seat: number; loot: boolean }
  | { event: 'event_card'; card: string; matches: boolean }
  | { event: 'searched'; guard: number; squares: SquareId[] }
  | { event: 'noise_removed'; squares: SquareId[] }
  | { event: 'guard_action'; guard: number; target: SquareId | null }
  | { event: 'guard_moved'; guard: number; to: SquareId }
  | { event: 'count' };

export const MOST_DICE = BOX.dice;
/** The last space of a miss track. */
export const TRACK = BOX.track;

/** The hits of a face that lies. */
export const hitsOf = (face: number | null): number => (face === null ? 0 : (BOX.hits[face - 1] ?? 0));

/** The level of the alarm that so many alerts are. */
export const levelOf = (track: number): number => BOX.alerts.findLastIndex((first) => track >= first);

/** The attempt that a seat takes part in. */
export const attemptOf = (view: View, seat: number | null): Attempt | null => view.attempts.find(({ lead, helpers }) => lead === seat || (seat !== null && helpers.includes(seat))) ?? null;
