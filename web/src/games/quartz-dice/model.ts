/** The JSON of Quartz: The Dice Game (the rules file says what each field means), its content, and what the page works out from a view. */

export const KINDS = ['quartz', 'rubellite', 'emerald', 'sapphire', 'ruby', 'amber', 'unstable'] as const;
export type Crystal = (typeof KINDS)[number];
export const COLOURS = KINDS.slice(0, 6) as readonly Exclude<Crystal, 'unstable'>[];

export const TOOLS = ['pickaxe', 'jackhammer', 'chest', 'transfer', 'steal'] as const;
export type Tool = (typeof TOOLS)[number];
export const FACES = [...TOOLS, 'helmet'] as const;
export type Face = (typeof FACES)[number];

/** How many there are of each kind. */
export type Heap = Record<Crystal, number>;

export type Mode = 'standard' | 'last_shall_be_first' | 'grand_tournament';

export type Action =
  | { type: 'reroll'; keep: Face[]; marker: boolean }
  | { type: 'stop' }
  | { type: 'act'; action: Tool; strength: number }
  | { type: 'end_turn' }
  | { type: 'return'; crystals: Crystal[] }
  | { type: 'protect'; crystal: Crystal }
  | { type: 'pass'; to: number }
  | { type: 'take'; from: number; crystal: Crystal }
  | { type: 'done' }
  | { type: 'choose_leader'; seat: number };

export interface Miner {
  cart: Heap;
  chest: Heap;
  markers: number;
  /** The number of the accident that put this player out. */
  out: number | null;
}

export interface Line {
  seat: number;
  crystals: number;
  bonus: number;
  unstable: number;
  reckless: number;
  total: number;
  tiebreak: number[];
}

export interface Act {
  name: Tool;
  strength: number;
  draws_left: number;
  drawn: Crystal[];
  picks_left: number;
  picks_made: number;
}

export interface Turn {
  dice: Face[];
  rolls: number;
  rolling: number;
  used: Tool[];
  wilds_left: number;
  act: Act | null;
}

export interface Outcome {
  lines: (Line | null)[];
  scores: (number | null)[];
  ranks: number[];
  winners: number[];
  end: 'six_rounds' | 'bag_empty' | 'two_left';
}

export interface View {
  options: { seats: number; mode: Mode; first_seat: number | null };
  phase: 'first_leader' | 'mine' | 'roll' | 'draw' | 'reroll' | 'act' | 'return' | 'pick' | 'choose_leader' | 'over';
  game: number;
  games: Line[][];
  round: number;
  leader: number | null;
  first_leader: number | null;
  seat: number | null;
  to_play: number[];
  bag: Heap;
  box: Heap;
  pairs_left: number;
  players: Miner[];
  turn: Turn | null;
  result: Outcome | null;
}

/** What happens in a game. */
export type Telling =
  | { event: 'game_started'; options: View['options']; game: number }
  | { event: 'first_leader'; seat: number; by: 'chance' | 'option' | 'rotation' }
  | { event: 'round_started'; round: number; leader: number; added: number; bag_size: number }
  | { event: 'turn_started'; seat: number; round: number }
  | { event: 'mined'; seat: number; crystal: Crystal; by: 'turn' | 'pickaxe' | 'jackhammer'; marker: boolean }
  | { event: 'rolled'; seat: number; roll: number; kept: Face[]; rolled: Face[]; dice: Face[]; marker: boolean }
  | { event: 'stopped'; seat: number; dice: Face[]; wilds: number }
  | { event: 'acted'; seat: number; action: Tool; strength: number; wilds: number }
  | { event: 'returned'; seat: number; crystals: Crystal[] }
  | { event: 'protected'; seat: number; crystal: Crystal }
  | { event: 'passed'; seat: number; to: number }
  | { event: 'stolen'; seat: number; from: number; crystal: Crystal }
  | { event: 'turn_ended'; seat: number; auto: boolean }
  | { event: 'accident'; seat: number; order: number; returned: Partial<Heap>; left: number[] }
  | { event: 'leader_tie'; seats: number[]; chooser: number }
  | { event: 'new_leader'; seat: number; by: 'most' | 'choice' | 'accident'; valuable: number }
  | { event: 'bag_empty'; seat: number }
  | { event: 'game_scored'; game: number; lines: (Line | null)[] }
  | { event: 'game_over'; result: Outcome };

/** What one crystal is worth at the end, sets apart (QD-2.2). */
export const VALUE: Heap = { quartz: 1, rubellite: 2, emerald: 3, sapphire: 4, ruby: 6, amber: 8, unstable: -3 };
const IN_BOX: Heap = { quartz: 12, rubellite: 12, emerald: 9, sapphire: 9, ruby: 9, amber: 6, unstable: 13 };
/** The same letters in every language, as in the terminal. */
export const LETTER: Record<Crystal, string> = { quartz: 'Q', rubellite: 'L', emerald: 'E', sapphire: 'S', ruby: 'R', amber: 'A', unstable: 'X' };
export const DICE = 5;
export const FREE_ROLLS = 3;
export const ROUNDS = 6;
export const GAMES = 3;
export const PAIRS = 6;
/** What the emptiest chest costs, and how many unstable crystals on a cart are an accident. */
export const RECKLESS = -5;
export const ACCIDENT = 3;
const SET_BONUS = [0, 0, 0, 3, 6, 10, 15];

/** What so many crystals of one colour pay on top (QD-2.5). */
export const setBonus = (count: number): number => SET_BONUS[Math.min(count, 6)] ?? 0;

/** The fewest faces that do something (QD-5.11 to QD-5.15). */
export const least = (tool: Tool): number => (tool === 'pickaxe' ? 1 : 2);

/** Whether a tool draws from the bag; the others move crystals. */
export const draws = (tool: Tool): boolean => tool === 'pickaxe' || tool === 'jackhammer';

export const emptyHeap = (): Heap => ({ quartz: 0, rubellite: 0, emerald: 0, sapphire: 0, ruby: 0, amber: 0, unstable: 0 });
export const size = (heap: Heap): number => KINDS.reduce((sum, kind) => sum + heap[kind], 0);
export const valuable = (heap: Heap): number => size(heap) - heap.unstable;
export const held = (player: Miner): Heap => plus(player.cart, player.chest);

/** A heap with another one added, so many times. */
export function plus(heap: Heap, more: Partial<Heap>, times = 1): Heap {
  const sum = { ...heap };
  for (const kind of KINDS) sum[kind] += (more[kind] ?? 0) * times;
  return sum;
}

export function heapOf(crystals: readonly Crystal[]): Heap {
  const heap = emptyHeap();
  for (const crystal of crystals) heap[crystal] += 1;
  return heap;
}

/** Each crystal of a heap, in the order of the rules. */
export const listed = (heap: Heap): Crystal[] => KINDS.flatMap((kind) => Array.from({ length: heap[kind] }, () => kind));

export const count = (dice: readonly Face[], face: Face): number => dice.filter((one) => one === face).length;
export const sorted = (dice: readonly Face[]): Face[] => [...dice].sort((one, other) => FACES.indexOf(one) - FACES.indexOf(other));

/** The box after set-up: what is removed, and what is in the bag with the first unstable crystal (QD-6.1, QD-6.4). */
export function setUp(seats: number): { bag: Heap; box: Heap } {
  const share = [3, 4, 6][seats - 3];
  const box = emptyHeap();
  for (const kind of COLOURS) box[kind] = share === undefined ? 0 : Math.floor(IN_BOX[kind] / share);
  return { box, bag: plus(plus(IN_BOX, box, -1), { unstable: 2 * PAIRS }, -1) };
}

/** Who could lead next: the most valuable crystals on the cart (QD-7.20). */
export function leading(view: View): number[] {
  const inside = view.players.flatMap((player, seat) => (player.out === null ? [{ seat, count: valuable(player.cart) }] : []));
  const most = Math.max(0, ...inside.map((one) => one.count));
  return inside.filter((one) => one.count === most).map((one) => one.seat);
}

/** How every seat would score if the game ended now; nothing for whoever is out (QD-8.2). */
export function scores(view: Pick<View, 'players' | 'options'>): (Line | null)[] {
  const chests = view.players.filter((player) => player.out === null).map((player) => size(player.chest));
  const fewest = view.options.mode === 'last_shall_be_first' ? -1 : Math.min(...chests);
  return view.players.map((player, seat) => {
    if (player.out !== null) return null;
    const all = held(player);
    const tiebreak = COLOURS.map((kind) => all[kind]);
    const crystals = COLOURS.reduce((sum, kind) => sum + VALUE[kind] * all[kind], 0);
    const bonus = tiebreak.reduce((sum, number) => sum + setBonus(number), 0);
    const unstable = all.unstable === 0 ? 0 : VALUE.unstable * all.unstable;
    const reckless = size(player.chest) === fewest ? RECKLESS : 0;
    return { seat, crystals, bonus, unstable, reckless, total: crystals + bonus + unstable + reckless, tiebreak };
  });
}

/** How many crystals more than the emptiest chest a seat has locked away; 0: it is reckless. Nothing where that costs nothing. */
export function ahead(view: View, seat: number): number | null {
  const player = view.players[seat];
  if (player === undefined || player.out !== null || view.options.mode === 'last_shall_be_first') return null;
  const fewest = Math.min(...view.players.filter((one) => one.out === null).map((one) => size(one.chest)));
  return size(player.chest) - fewest;
}

/** How many turns there can still be, the running one included; nothing where rounds are not counted (QD-12.8). */
export function turnsLeft(view: View): number | null {
  if (view.options.mode === 'last_shall_be_first') return null;
  return view.to_play.length + Math.max(0, ROUNDS - Math.max(view.round, 1)) * view.options.seats;
}

/** How many crystals there are for a tool to work on (QD-5.11 to QD-5.15). */
export function reach(view: View, seat: number, tool: Tool): number {
  const cart = view.players[seat]?.cart ?? emptyHeap();
  if (draws(tool)) return size(view.bag);
  if (tool === 'chest') return size(cart);
  if (tool === 'transfer') return cart.unstable;
  return view.players.reduce((sum, player, at) => (at === seat ? sum : sum + valuable(player.cart)), 0);
}

/** The faces a tool has from these dice, pairs of helmets counted; `spent` wilds are gone. */
export const facesFor = (dice: readonly Face[], tool: Tool, spent = 0): number => count(dice, tool) + Math.floor(count(dice, 'helmet') / 2) - spent;

/** The most strength these dice give a tool now; 0 where it is of no use (QD-5.11 to QD-5.15). */
export function strengthOf(view: View, seat: number, tool: Tool, dice: readonly Face[]): number {
  const there = reach(view, seat, tool);
  if (there === 0) return 0;
  const useful = tool === 'pickaxe' ? there : tool === 'jackhammer' ? Math.max(2, there) : there + 1;
  const most = Math.min(facesFor(dice, tool), useful);
  return most < least(tool) ? 0 : most;
}

/** Rolls that are left, markers included. */
export const rollsLeft = (view: View, seat: number): { free: number; markers: number } => ({
  free: Math.max(0, FREE_ROLLS - (view.turn?.rolls ?? 0)),
  markers: view.players[seat]?.markers ?? 0,
});
