/**
 * What a guard would do if it were his turn as the table stands: the one decision with which his turn begins (CH-12.11 to CH-12.15). Nothing is moved, and what the
 * event or the guards before him would change is not foreseen. The tests hold it against every decision that guards made in recorded games.
 */
import { mapOf, type HeistMap, type Step } from './map.ts';
import type { Guard, SquareId, TellingOf, View } from './model.ts';

const MOST_PAWNS = 4;

export interface Intent {
  guard: number;
  from: SquareId;
  decision: TellingOf<'guard_action'> | TellingOf<'stood_up'>;
  /** His first step, if he takes one. */
  step: Step | null;
}

interface Way {
  target: SquareId;
  distance: number;
  step: Step | null;
}

/** The ways of guards on a table (CH-12.6, CH-12.7). */
class Ways {
  readonly #map: HeistMap;
  readonly #isHigh: boolean;
  readonly #order: readonly SquareId[];
  readonly full: ReadonlySet<SquareId>;

  constructor(map: HeistMap, view: View) {
    this.#map = map;
    this.#isHigh = view.in_force >= 4;
    this.#order = [...new Set(map.cells.toSorted((one, other) => Number(one.kind === 'elevator') - Number(other.kind === 'elevator')).map(({ id }) => id))];
    const pawns = [...view.players, ...view.guards].flatMap(({ square }) => (square === null ? [] : [square]));
    this.full = new Set(pawns.filter((square) => pawns.filter((one) => one === square).length >= MOST_PAWNS));
  }

  /** Elevators carry guards below level 4, stairs from then on. */
  #passes({ direction }: Step, to: SquareId): boolean {
    return this.#isHigh ? this.#map.kind(to) !== 'elevator' : direction !== 'stairs';
  }

  /** How many steps it is from a square, or back to it, with full squares only at the end. */
  flood(from: SquareId, isBack = false): ReadonlyMap<SquareId, number> {
    const found = new Map([[from, 0]]);
    const queue = [from];
    for (let here = queue.shift(); here !== undefined; here = queue.shift()) {
      for (const step of this.#map.steps.get(here) ?? []) {
        if (found.has(step.to) || !this.#passes(step, isBack ? here : step.to)) continue;
        found.set(step.to, (found.get(here) ?? 0) + 1);
        if (!this.full.has(step.to)) queue.push(step.to);
      }
    }
    return found;
  }

  /** The first of the shortest ways to the nearest of several squares. */
  to(from: SquareId, targets: Iterable<SquareId>): Way | null {
    const wanted = new Set(targets);
    const ahead = this.flood(from);
    const distance = Math.min(...[...wanted].map((square) => ahead.get(square) ?? Infinity));
    if (distance === Infinity) return null;
    const nearest = this.#order.filter((square) => wanted.has(square) && ahead.get(square) === distance);
    const back = new Map(nearest.map((square) => [square, this.flood(square, true)]));
    // The next step from a square towards any of the goals that are so far away from it.
    const next = (here: SquareId, goals: readonly SquareId[], left: number): Step | undefined => {
      const isOpen = (step: Step): boolean => this.#passes(step, step.to) && (!this.full.has(step.to) || goals.includes(step.to));
      return left === 0 ? undefined : this.#map.steps.get(here)?.find((one) => isOpen(one) && goals.some((goal) => back.get(goal)?.get(one.to) === left - 1));
    };
    const step = next(from, nearest, distance);
    // Of several that are as near, the one at the end of that way.
    let goals = nearest;
    for (let [coming, left] = [step, distance - 1]; coming !== undefined && goals.length > 1; left -= 1) {
      const here = coming.to;
      goals = goals.filter((goal) => back.get(goal)?.get(here) === left);
      coming = next(here, goals, left);
    }
    const target = goals[0] ?? from;
    return { target, distance, step: step === undefined || this.full.has(step.to) ? null : step };
  }
}

/** The squares of the exposed players whom he sees and no safe zone keeps from him (CH-12.11). */
function prey(map: HeistMap, view: View, { square }: Guard): SquareId[] {
  const isSafe = (at: SquareId): boolean => view.in_force < 3 && map.safe.has(at) && !view.alerts.some((alert) => map.cell(alert)?.room === map.cell(at)?.room);
  return view.players.flatMap((player) => (player.status === 'in' && player.exposed && player.square !== null && map.sees(square, player.square) && !isSafe(player.square) ? [player.square] : []));
}

/** The tokens to which no other guard is closer; at level 5 all of them (CH-12.14). */
function calls(view: View, ways: Ways, guard: Guard): SquareId[] {
  const tokens = new Set([...view.alerts, ...view.decoys, ...view.players.flatMap(({ noise }) => (noise === null ? [] : [noise]))]);
  const mine = ways.flood(guard.square);
  const holds = (n: number): boolean => view.players.some((player) => player.caught_by.includes(n));
  const rivals = view.in_force >= 5 ? [] : view.guards.filter(({ n, distracted }) => n !== guard.n && !distracted && !holds(n)).map(({ square }) => ways.flood(square));
  return [...tokens].filter((token) => mine.has(token) && !rivals.some((rival) => (rival.get(token) ?? Infinity) < (mine.get(token) ?? Infinity)));
}

type Told = [way: Way | null, why: TellingOf<'guard_action'>['why']];

/** Nothing calls him: on along his route, back to it, or his station (CH-12.15). */
function patrol(map: HeistMap, view: View, ways: Ways, { n, square }: Guard): Told {
  const post = map.posts.find((one) => one.n === n);
  const route = post?.route ?? [];
  const homes = route.length > 0 ? route : (view.stations.find((one) => one.n === n)?.home ?? (post === undefined ? [] : [post.start]));
  const place = homes.indexOf(square);
  if (place < 0) {
    const way = ways.to(square, homes);
    return [way, way === null ? 'nothing' : way.step === null ? 'blocked' : route.length > 0 ? 'back_to_route' : 'back_to_station'];
  }
  if (route.length === 0) return [null, 'at_station'];
  const later = route.map((_, at) => route[(place + 1 + at) % route.length] ?? square).slice(0, -1);
  const free = later.find((one) => !ways.full.has(one));
  if (free === undefined) return [null, 'blocked'];
  if (free !== later[0]) return [ways.to(square, [free]), 'blocked'];
  const step = map.steps.get(square)?.find((one) => one.to === free && one.direction !== 'stairs') ?? null;
  return [{ target: free, distance: 1, step }, 'on_route'];
}

function intentOf(map: HeistMap, view: View, ways: Ways, guard: Guard): Intent {
  const { n, square } = guard;
  if (guard.distracted) return { guard: n, from: square, decision: { event: 'stood_up', guard: n }, step: null };
  const told = (kind: TellingOf<'guard_action'>['kind'], [way, why]: Told): Intent => ({
    guard: n, from: square, decision: { event: 'guard_action', guard: n, kind, target: way?.target ?? null, distance: way?.distance ?? null, why }, step: way?.step ?? null,
  });
  const chased = ways.to(square, prey(map, view, guard));
  if (chased !== null) return told('chase', [chased, 'sees_exposed']);
  const called = ways.to(square, calls(view, ways, guard));
  if (called !== null) return told('investigate', [called, view.in_force >= 5 ? 'level_5' : 'closest_token']);
  return told('patrol', patrol(map, view, ways, guard));
}

/** What each guard would do now, in the order in which they act. */
export function intentsOf(view: View): Intent[] {
  const map = mapOf(view.options);
  const ways = new Ways(map, view);
  return view.guards.toSorted((one, other) => one.n - other.n).map((guard) => intentOf(map, view, ways, guard));
}
