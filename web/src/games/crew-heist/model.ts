/** The JSON of Heist (the rules file says what each field means), and what the page works out from a view. */
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
  | { type: 'tile'; tile: SquareId; action: number; dice: number; x?: number; with?: number[] }
  | { type: 'help'; seat: number; dice: number }
  | { type: 'roll'; reroll: number[]; add: number }
  | { type: 'pick_up' | 'drop'; item: string; square: SquareId; n?: number }
  | { type: 'use'; item: string }
  | { type: 'power'; target?: Target };

/** The action of a type, and the event of a name, where several share one form. */
export type ActionOf<T extends Action['type'], A = Action> = A extends { type: infer U } ? (T extends U ? A : never) : never;
export type TellingOf<E extends Telling['event'], A = Telling> = A extends { event: infer U } ? (E extends U ? A : never) : never;

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
  x: number | null;
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

export interface Thing {
  item: string;
  n?: number;
  square: SquareId;
  owner?: number | null;
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
  decks: Decks;
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
  pending: Pending[];
  result: GameResult | null;
}

/** How many of each are left; what is not named is used up. */
export type Pile = Record<string, number>;

export interface Decks {
  hall: Pile;
  door: Pile;
  room: Record<Back, Pile>;
  backs: Pile[];
  events: Pile;
  events_discard: Pile;
  items: Pile;
  characters: string[];
  elites: string[];
}

/** What chance decides next. */
export interface Pending {
  chance: 'character' | 'back' | 'item' | 'elite' | 'dice' | 'tile' | 'event';
  seat?: number;
  square?: SquareId;
  guard?: number;
  slots?: number[];
  by?: number | null;
}

export type Why = 'sees_exposed' | 'closest_token' | 'level_5' | 'on_route' | 'back_to_route' | 'at_station' | 'back_to_station' | 'blocked' | 'nothing';

/** What happens in a game. */
export type Telling =
  | { event: 'phase'; round: number; phase: Phase }
  | { event: 'character'; seat: number; character: Character }
  | { event: 'placed'; seat: number; square: SquareId }
  | { event: 'vote_called'; seat: number }
  | { event: 'vote'; seat: number; yes: boolean }
  | { event: 'vote_result'; passed: boolean }
  | { event: 'speaker'; seat: number; lap: number }
  | { event: 'attempt'; lead: number; kind: Kind; skill: Skill; need: number; target: SquareId | number | null }
  | { event: 'helped'; seat: number; lead: number }
  | { event: 'dice'; seat: number; faces: number[]; dice: number[]; hits: number; misses: number }
  | { event: 'succeeded'; lead: number; helpers: number[] }
  | { event: 'failed'; seat: number; kind: Kind; why: 'miss' | 'gave_up' }
  | { event: 'void'; seats: number[]; kind: Kind }
  | { event: 'moved'; seat: number; from: SquareId; to: SquareId; how: 'run' | 'sneak' | 'walk' | 'stumble' | 'bypass' | 'group_bypass'; over: SquareId | null }
  | { event: 'finished'; seat: number; why: 'failed' | 'elevator' | 'rescued' }
  | { event: 'tile_up'; square: SquareId; tile: string; seat: number | null }
  | { event: 'noticed' | 'refused'; seat: number; square: SquareId }
  | { event: 'tile_removed' | 'activated' | 'alert'; square: SquareId }
  | { event: 'picked_up'; seat: number; item: string; square: SquareId | null }
  | { event: 'dropped' | 'used'; seat: number; item: string; square: SquareId }
  | { event: 'power'; seat: number; power: string; square: SquareId | null }
  | { event: 'left'; seat: number; loot: boolean }
  | { event: 'time_up' }
  | { event: 'noise'; seat: number | null; square: SquareId }
  | { event: 'evidence'; square: SquareId; n: number }
  | { event: 'track' | 'alarm'; from: number; to: number; why: string }
  | { event: 'in_force'; from: number; to: number }
  | { event: 'exposed' | 'unexposed'; seat: number; by: number[] }
  | { event: 'hidden' | 'unhidden'; seat: number }
  | { event: 'distracted' | 'stood_up' | 'incapacitated'; guard: number }
  | { event: 'guard_added'; guard: number; square: SquareId; why: string }
  | { event: 'guard_action'; guard: number; kind: 'chase' | 'investigate' | 'patrol'; target: SquareId | null; distance: number | null; why: Why }
  | { event: 'guard_moved'; guard: number; from: SquareId; to: SquareId; direction: string; over: SquareId | null }
  | { event: 'collected'; guard: number; square: SquareId; alert: boolean; noise: number }
  | { event: 'searched'; guard: number; squares: SquareId[]; evidence: number }
  | { event: 'spotted'; guard: number; square: SquareId; post: number }
  | { event: 'caught'; seat: number; guard: number }
  | { event: 'released' | 'captured' | 'rescued'; seat: number; square: SquareId }
  | { event: 'count'; tokens: number; players: number; added: boolean }
  | { event: 'event_card'; card: string; level: string; alarm: number; matches: boolean }
  | { event: 'noise_removed'; squares: SquareId[] }
  | { event: 'result'; result: GameResult };

export const MOST_DICE = 4;
/** The last space of a miss track. */
export const TRACK = 7;
/** The first alert of each level of the alarm (CH-4.2). */
export const FIRST_ALERT = [0, 2, 5, 9, 14, 20] as const;

export const levelOf = (track: number): number => FIRST_ALERT.findLastIndex((first) => track >= first);

/** The hits of a face: 4 and 5 are one, 6 is two (CH-6.2). */
export const hitsOf = (face: number | null): number => (face === null || face < 4 ? 0 : face === 6 ? 2 : 1);
export const isMiss = (face: number | null): boolean => face !== null && face <= 2;
export const hits = (dice: readonly (number | null)[]): number => dice.reduce<number>((sum, face) => sum + hitsOf(face), 0);

/** The attempt that a seat takes part in. */
export const attemptOf = (view: View, seat: number | null): Attempt | null => view.attempts.find(({ lead, helpers }) => lead === seat || (seat !== null && helpers.includes(seat))) ?? null;

/** The hits of everybody in an attempt. */
export const sumOf = (view: View, { lead, helpers }: Attempt): number => [lead, ...helpers].reduce((sum, seat) => sum + hits(view.players[seat]?.dice ?? []), 0);

/** Everybody's tokens on the board: alerts, noise, decoys (CH-11.1). */
export const tokensOf = (view: View): number => view.alerts.length + view.decoys.length + view.players.filter(({ noise }) => noise !== null).length;
export const insideOf = (view: View): number[] => view.players.filter(({ status }) => status === 'in').map(({ seat }) => seat);

/** Who is asked, as far as a view tells it (CH 5.2, CH 5.3). */
export function waitsFor(view: View): number[] {
  const inside = insideOf(view);
  const of = (is: (player: Player) => boolean): number[] => inside.filter((seat) => is(view.players[seat] as Player));
  if (view.pending.length > 0) return [];
  switch (view.phase) {
    case 'characters':
      return view.players.filter(({ character }) => character === null).map(({ seat }) => seat).slice(0, 1);
    case 'placing':
      return of(({ placed }) => !placed);
    case 'planning': {
      const { timed, vote, order, at } = view.planning;
      if (timed) return [order[at % Math.max(1, order.length)] ?? 0];
      return vote === null ? of(({ ready }) => !ready) : inside.filter((seat) => !vote.yes.includes(seat) && !vote.no.includes(seat));
    }
    case 'acting':
      return of(({ finished, seat }) => finished === null || attemptOf(view, seat) !== null);
    case 'closing':
      return of(({ notice, seat }) => notice !== null || attemptOf(view, seat) !== null);
    default:
      return [];
  }
}
