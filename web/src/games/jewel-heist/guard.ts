/**
 * How the guard decides where to go and where to look (JH-2.45 to JH-2.49), as `games/jewel-heist/src/guard.rs` does it, with the reason of each decision:
 * to say what he could do before he does it, and why he did what he did.
 */
import { blueprintOf, type Blueprint } from './blueprint.ts';
import { columnOf, distance, preference, rowOf, turned, type Cell, type Facing } from './cell.ts';
import type { View } from './model.ts';

/** How loud an alarm clock is (JH-2.9). */
const ALARM = 9;

/** Something the guard hears: a seat, or the alarm clock of a seat. */
export interface Source {
  seat: number;
  isAlarm: boolean;
  noise: number;
  at: Cell;
}

/** Why he went or turned so. */
export type Reason =
  /** He heard this: the loudest, or of equally loud ones the closest, or the next loudest where those before could not agree. */
  | { kind: 'heard'; source: Source; how: 'loudest' | 'closer' | 'agreed' | 'next' | 'lead' }
  | { kind: 'silence' }
  /** Between junctions he goes on; at a dead end he turns round; at first he follows his light. */
  | { kind: 'on' | 'dead_end' | 'light' };

export interface Step {
  from: Cell;
  to: Cell;
  facing: Facing;
  why: Reason;
}

export interface Walked {
  steps: Step[];
  at: Cell;
  facing: Facing;
  turn: Reason;
  wired: boolean;
}

/** Everything he hears, the first from the lead seat first (JH-2.45). */
export function sourcesOf(view: Pick<View, 'seats' | 'alarms' | 'lead'>): Source[] {
  const count = view.seats.length;
  return Array.from({ length: count }, (_, at) => ((view.lead ?? 0) + at) % count).flatMap((seat) => {
    const { space = null, noise = null } = view.seats[seat] ?? {};
    const own = space === null || noise === null || noise === 0 ? [] : [{ seat, isAlarm: false, noise, at: space }];
    return [...own, ...view.alarms.filter((alarm) => alarm.seat === seat).map(({ at }) => ({ seat, isAlarm: true, noise: ALARM, at }))];
  });
}

/** What he does if every source wishes something (JH-2.47). */
function choice(sources: readonly Source[], from: Cell, wish: (at: Cell) => Facing): { facing: Facing; why: Reason } | null {
  let first: { facing: Facing; why: Reason } | null = null;
  for (const noise of [...new Set(sources.map((source) => source.noise))].sort((one, other) => other - one)) {
    const loud = sources.filter((source) => source.noise === noise);
    const nearest = Math.min(...loud.map(({ at }) => distance(at, from)));
    const close = loud.filter(({ at }) => distance(at, from) === nearest);
    const [source] = close;
    if (source === undefined) continue;
    const facing = wish(source.at);
    if (close.every(({ at }) => wish(at) === facing)) {
      const how = first !== null ? 'next' : close.length > 1 ? 'agreed' : loud.length > 1 ? 'closer' : 'loudest';
      return { facing, why: { kind: 'heard', source, how } };
    }
    first ??= { facing, why: { kind: 'heard', source, how: 'lead' } };
  }
  return first;
}

function travel(plan: Blueprint, at: Cell, heading: Facing, sources: readonly Source[]): { facing: Facing; why: Reason } | null {
  const ways = preference(heading).flatMap((facing) => {
    const next = plan.exit(at, facing);
    return next === null ? [] : [{ facing, next }];
  });
  const wish = (heard: Cell): Facing => {
    const ranked = ways.map((way) => ({ ...way, hops: plan.hops(way.next, heard), far: distance(way.next, heard) }));
    // The sort keeps equals in their order: ahead, right, left, back.
    return ranked.sort((one, other) => one.hops - other.hops || one.far - other.far)[0]?.facing ?? heading;
  };
  const [ahead] = ways;
  return choice(sources, at, wish) ?? (ahead === undefined ? null : { facing: ahead.facing, why: { kind: 'silence' } });
}

function wayOut(plan: Blueprint, at: Cell, heading: Facing, isFirst: boolean, isFirstEver: boolean, sources: readonly Source[]): { facing: Facing; why: Reason } | null {
  const open = preference(heading).filter((facing) => plan.exit(at, facing) !== null);
  const [only] = open;
  if (open.length <= 1) return only === undefined ? null : { facing: only, why: { kind: 'dead_end' } };
  if (open.length >= 3 || isFirstEver) return travel(plan, at, heading, sources);
  if (!isFirst) return { facing: open.find((facing) => facing !== turned(heading, 2)) ?? heading, why: { kind: 'on' } };
  return open.includes(heading) ? { facing: heading, why: { kind: 'light' } } : travel(plan, at, heading, sources);
}

/** Where he looks, standing here and headed so. */
export function turn(at: Cell, heading: Facing, sources: readonly Source[]): { facing: Facing; why: Reason } {
  const wish = (heard: Cell): Facing => {
    const [columns, rows] = [columnOf(heard) - columnOf(at), rowOf(heard) - rowOf(at)];
    const [across, along]: [Facing, Facing] = [columns < 0 ? 'W' : 'E', rows < 0 ? 'N' : 'S'];
    if (Math.abs(columns) !== Math.abs(rows)) return Math.abs(columns) > Math.abs(rows) ? across : along;
    return preference(heading).find((facing) => facing === across || facing === along) ?? across;
  };
  return choice(sources, at, wish) ?? { facing: heading, why: { kind: 'silence' } };
}

/** The walk of so many steps, and the turn after it. */
export function walk(view: Pick<View, 'blueprint' | 'guard' | 'wires' | 'round' | 'seats' | 'alarms' | 'lead'>, steps: number, sources: readonly Source[] = sourcesOf(view)): Walked {
  const plan = blueprintOf(view.blueprint);
  let { at, facing } = view.guard;
  const gone: Step[] = [];
  let wired = false;
  for (let step = 0; step < steps && !wired; step += 1) {
    const way = wayOut(plan, at, facing, step === 0, step === 0 && view.round === 1, sources);
    const next = way === null ? null : plan.exit(at, way.facing);
    if (way === null || next === null) break;
    gone.push({ from: at, to: next, facing: way.facing, why: way.why });
    at = next;
    facing = way.facing;
    wired = view.wires.includes(at);
  }
  const turned = turn(at, facing, sources);
  return { steps: gone, at, facing: turned.facing, turn: turned.why, wired };
}
