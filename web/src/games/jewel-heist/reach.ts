/** Where a seat can go with a card, before it is committed: the same as the server's list once it is this seat's turn to move (JH-2.9, JH-2.20, JH-6.19). */
import { blueprintOf, type Blueprint } from './blueprint.ts';
import { distance, inReadingOrder, type Cell } from './cell.ts';
import { litCells } from './light.ts';
import { CALL_FENCE, abilityOf, handFacts, isMovement, stepsOf, type HandCard, type View } from './model.ts';

/** How far a grappling hook swings, squared. */
const SWING = 36;

interface Walk {
  steps: number;
  /** Cells that no step may enter or cross. */
  barred: ReadonlySet<Cell>;
  /** Whether cases can be crossed. */
  tumbles: boolean;
}

/** How many steps lead to each space. Where a walk begins is tested by nobody (JH-7.6). */
function walked(plan: Blueprint, from: Cell, { steps, barred, tumbles }: Walk): Map<Cell, number> {
  const found = new Map([[from, 0]]);
  for (const [space, taken] of found) {
    if (taken === steps) continue;
    const next = plan.steps(space).filter(({ across }) => across === null || !barred.has(across)).map(({ to }) => to);
    const opposite = tumbles ? plan.opposite(space) : null;
    for (const to of opposite === null ? next : [...next, opposite]) if (!barred.has(to) && !found.has(to)) found.set(to, taken + 1);
  }
  return found;
}

/** Everywhere a seat can end its move with a card, in reading order; staying is always possible (JH-7.4). A call to the fence is no move. */
export function reachWith(view: View, seat: number, card: HandCard, lit: readonly Cell[] = litCells(view)): Cell[] {
  const from = view.seats[seat]?.space ?? null;
  if (from === null || card === CALL_FENCE) return [];
  const plan = blueprintOf(view.blueprint);
  const steps = stepsOf(view, seat, card);
  const dark = new Set<Cell>();
  const { effect } = handFacts(card);
  const isDark = (space: Cell): boolean => space === from || !lit.includes(space);
  if (effect === 'swing') return plan.spaces.filter((space) => space === from || (distance(space, from) <= SWING && !lit.includes(space)));
  if (effect === 'disguise') return [...walked(plan, from, { steps, barred: dark, tumbles: false }).keys()].sort(inReadingOrder);
  if (isMovement(card) && abilityOf(view, seat) === 'tumble') return [...walked(plan, from, { steps, barred: dark, tumbles: true }).keys()].filter(isDark).sort(inReadingOrder);
  return [...walked(plan, from, { steps, barred: new Set(lit), tumbles: false }).keys()].sort(inReadingOrder);
}

/** Why a seat cannot go somewhere with a card, by the code of the refusal; nothing where it can (section 10 of the rules). */
export function whyNotThere(view: View, seat: number, card: HandCard, to: Cell): string | null {
  if (!blueprintOf(view.blueprint).isSpace(to)) return 'not_a_space';
  const lit = litCells(view);
  if (reachWith(view, seat, card, lit).includes(to)) return null;
  // A uniform walks in the light as in the dark: only the way there can be too long.
  if (lit.includes(to) && handFacts(card).effect !== 'disguise') return 'lit_destination';
  return reachWith(view, seat, card, []).includes(to) ? 'light_in_the_way' : 'too_far';
}

/** Why a piece cannot be placed on a cell that is not offered: no door, taken, or else lit, in this order (JH-7.64). */
export function whyNotBegin(view: View, at: Cell): string {
  if (!blueprintOf(view.blueprint).isStart(at)) return 'not_a_start';
  return view.seats.some(({ space }) => space === at) ? 'space_taken' : 'space_lit';
}
