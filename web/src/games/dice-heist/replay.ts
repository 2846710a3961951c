/**
 * What a viewer saw after each event of a finished game, put together from the events alone: everything in this game happens in the open.
 * The tests compare it with the views that the rules gave.
 */
import type { Attempt, Replayer } from '../game.ts';
import { sayEvent } from './say.ts';
import { ALL_CARDS, kindOf, MUSEUMS, type Card, type Museum, type Telling, type View } from './model.ts';

/** The table before anything has happened. */
function laid(options: View['options']): View {
  const players = Array.from({ length: options.seats }, () => ({ sidekicks: 0, artifacts: [], artifact_count: 0, gems: [], paintings: [] }));
  const museums = Object.fromEntries(MUSEUMS.map((museum) => [museum, []])) as unknown as Record<Museum, Card[]>;
  const first_roll = { rolling: players.map((_, seat) => seat), faces: [] };
  return { options, phase: 'first_roll', turn: 0, seat: null, first_roll, deck_size: ALL_CARDS.length, unseen: [...ALL_CARDS], museums, supply: 10, players, attempt: null, quiet_turns: 0, result: null };
}

/** The view with one event more in it; artifacts lie open, whoever looks. */
export function after(view: View | null, event: Telling): View {
  if (view === null) return laid((event as Extract<Telling, { event: 'game_started' }>).options);
  switch (event.event) {
    case 'first_roll':
      return { ...view, first_roll: view.first_roll === null ? null : { ...view.first_roll, faces: [...view.first_roll.faces, event.face] } };
    case 'first_roll_tie':
      return { ...view, first_roll: { rolling: event.seats, faces: [] } };
    case 'turn_started':
      return { ...view, turn: event.turn, seat: event.seat, first_roll: null, phase: view.deck_size > 0 ? 'reveal' : 'action', attempt: null };
    case 'revealed': {
      const museums = { ...view.museums, [event.museum]: [...view.museums[event.museum], event.card].sort() };
      const again = event.minor && event.deck > 0;
      return { ...view, museums, deck_size: event.deck, unseen: view.unseen.filter((card) => card !== event.card), phase: again ? 'reveal' : 'action' };
    }
    case 'recruited': {
      const players = view.players.map((player, seat) => {
        const change = (seat === event.seat ? 1 : 0) - (seat === event.from ? 1 : 0);
        return { ...player, sidekicks: player.sidekicks + change };
      });
      return { ...view, players, supply: event.supply, quiet_turns: view.deck_size === 0 ? view.quiet_turns + 1 : view.quiet_turns };
    }
    case 'attempt': {
      const { kind, museum, card, dice } = event;
      return { ...view, phase: 'roll', quiet_turns: 0, attempt: { kind, museum, card, sidekicks: dice - 1 } };
    }
    case 'stolen':
      return stolen(view, event);
    case 'failed':
      return { ...view, attempt: null };
    case 'game_over':
      return { ...view, phase: 'over', attempt: null, result: event.result };
    default:
      return view;
  }
}

function stolen(view: View, event: Extract<Telling, { event: 'stolen' }>): View {
  const of = (type: string): Card[] => event.cards.filter((card) => kindOf(card).type === type);
  const players = view.players.map((player, seat) => {
    if (seat !== event.seat) return player;
    const artifacts = [...(player.artifacts ?? []), ...of('artifact')].sort();
    const gems = [...player.gems, ...of('gem')].sort();
    const paintings = [...player.paintings, ...of('painting')].sort();
    return { sidekicks: player.sidekicks - event.returned, artifacts, artifact_count: artifacts.length, gems, paintings };
  });
  const museums = { ...view.museums, [event.museum]: view.museums[event.museum].filter((card) => !event.cards.includes(card)) };
  return { ...view, players, museums, supply: event.supply, attempt: null };
}

/** The view as one viewer has it: piles that lie face down are closed, and what is in them may be anywhere. */
export function seenBy(view: View, viewer: number | null): View {
  if (view.options.open_artifacts || view.phase === 'over') return view;
  const hidden = view.players.flatMap((player, seat) => (seat === viewer ? [] : (player.artifacts ?? [])));
  const players = view.players.map((player, seat) => (seat === viewer ? player : { ...player, artifacts: null }));
  return { ...view, players, unseen: [...view.unseen, ...hidden].sort() };
}

/** What a ticket stands for, given the table as it was: a die, the next exhibit of those in the deck, or the dice of a roll. */
export function outcomeOf(view: View, outcome: unknown, drawn: number): unknown {
  const told = outcome as { type: string; seat?: number };
  if (told.type === 'first_roll') return { type: 'first_roll', seat: told.seat, face: drawn + 1 };
  if (told.type === 'reveal') return { type: 'reveal', card: view.unseen[drawn] };
  const faces: number[] = [];
  for (let left = drawn, die = 0; die <= (view.attempt?.sidekicks ?? 0); die += 1, left = Math.floor(left / 6)) faces.push((left % 6) + 1);
  return { type: 'roll', faces: faces.sort((one, other) => other - one) };
}


/** The game as the replay page asks for it. */
export const replayer: Replayer = {
  after: (view, event) => after(view as View | null, event as Telling),
  seenBy: (view, viewer) => seenBy(view as View, viewer),
  waitsFor: (view) => {
    const { phase, seat } = view as View;
    return phase === 'over' || seat === null ? [] : [seat];
  },
  outcomeOf: (view, outcome, drawn) => outcomeOf(view as View, outcome, drawn),
  say: (event) => sayEvent(event as Telling),
  attempts: (events) => {
    const tried: Attempt[] = [];
    let last: Extract<Telling, { event: 'attempt' }> | null = null;
    for (const event of events as Telling[]) {
      if (event.event === 'attempt') last = event;
      if (event.event === 'rolled' && last !== null) tried.push({ seat: event.seat, chance: last.chance, success: event.success });
    }
    return tried;
  },
};
