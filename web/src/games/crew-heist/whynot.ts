/** Why a player cannot step onto a square now, as the rules would refuse it (CH 10, "Movement"); the tests hold it to the lists of whole games. */
import { TILES, isPassable } from './content.ts';
import type { Gait } from './hand.svelte.ts';
import { mapOf } from './map.ts';
import { TRACK, attemptOf, type SquareId, type View } from './model.ts';

const MOST_PAWNS = 4;

/** The code of the refusal; nothing where the step is legal, or where no step is meant. */
export function whyNot(view: View, seat: number, to: SquareId, gait: Gait): string | null {
  const map = mapOf(view.options);
  const player = view.players[seat];
  if (player === undefined || player.square === null || to === player.square || !map.isStoodOn(to)) return null;
  if (view.phase !== 'acting') return view.phase === 'closing' ? 'time_is_up' : 'wrong_phase';
  if (player.finished !== null) return 'finished';
  if (attemptOf(view, seat) !== null) return 'busy';
  if (player.notice !== null) return 'notice_first';
  if (player.caught_by.length > 0) return 'caught';
  const step = map.steps.get(player.square)?.find((one) => one.to === to);
  if (step === undefined) return 'no_step';
  const isGuarded = view.guards.some(({ square, distracted }) => !distracted && square === player.square);
  if (isGuarded) return 'guard_in_square';
  const pawns = [...view.players, ...view.guards].filter(({ square }) => square === to).length;
  if (pawns >= MOST_PAWNS) return 'square_full';
  const blocked = tileInTheWay(view, step.over, to);
  if (blocked !== null) return blocked;
  if (map.kind(to) === 'elevator' && view.in_force >= 4) return 'elevator_closed';
  if (gait === 'sneak' && (player.exposed || (player.hidden && isGuarded))) return 'exposed';
  return gait === 'walk' && player.misses >= TRACK ? 'track_full' : null;
}

/** A tile that must be turned up or dealt with first (CH-8.2). */
function tileInTheWay(view: View, over: SquareId | null, to: SquareId): string | null {
  const map = mapOf(view.options);
  const crossed = over === null ? undefined : view.tiles.find(({ square }) => square === over);
  if (crossed?.state === 'down') return 'tile_face_down';
  const facts = crossed?.state === 'up' && crossed.tile !== null ? TILES.get(crossed.tile) : undefined;
  if (facts !== undefined && !isPassable(facts)) return 'needs_tile_action';
  const isCrossing = over !== null && map.kind(over) !== 'stairs';
  const entered = view.tiles.find(({ square }) => square === to);
  return entered?.state === 'down' && !isCrossing ? 'tile_face_down' : null;
}
