/** The search for secrets of The Heist in what the server sends to one page. */
import { isEntry, partsOf, type Json, type Table, type Wire } from './wire.ts';

const JEWELRY = /^(?:jewel-heist-jewelry-)?(J\d\d)$/;
const PLAYED = /^jewel-heist-(?:hand|gear)-(?!text)(\w+)$/;

/** Where jewelry cards are named to everybody. */
const OPEN_EVENTS = ['flipped', 'jewelry_shared', 'fence_swapped', 'fence_passed', 'over'];
/** Where a seat is told of its own cards alone. */
const OWN_EVENTS = ['jewelry_dealt', 'fence', 'fence_kept', 'told'];
/** What each seat hears in a form of its own; a spectator's form names nothing. */
const EACH_OWN = ['draft_passed', 'draft_done'];
const SECRET_PHASES = ['draft', 'question', 'answer', 'choose'];

/**
 * Every card that a frame or an answer names where this viewer may not read it, as `place seat card`. The own cards are no secret to
 * oneself, nor what a Mastermind was told. What the search does not know counts as a secret.
 */
export async function secrets(wire: Wire, viewer: number | null, mastermind: number | null = null): Promise<string[]> {
  const bodies = (await wire.bodies()).flatMap((body) => [...body.matchAll(/"(J\d\d)"/g)].map(([, card]) => `http ? ${card}`));
  return [...bodies, ...wire.frames.flatMap((frame) => search(frame, '', viewer, mastermind))];
}

function search(value: Json, path: string, viewer: number | null, mastermind: number | null): string[] {
  if (typeof value === 'string')
    return [...(JEWELRY.exec(value)?.slice(1) ?? []), ...(PLAYED.exec(value)?.slice(1) ?? [])].map((card) => `${path} ? ${card}`);
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap((one, at) => search(one, `${path}[${at}]`, viewer, mastermind));
  if (value['game'] === 'jewel-heist' && 'phase' in value && 'guard' in value) return searchView(value, path, viewer, mastermind);
  if (isEntry(value)) return searchEntry(value.event, value, path, viewer, mastermind);
  // What a seat may do is sent to that seat alone, and so is what it asked.
  if ((path.endsWith('.decision') || value['type'] === 'answer') && viewer !== null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'insight' ? searchInsight(part, `${path}.insight`, viewer) : search(part, `${path}.${key}`, viewer, mastermind),
  );
}

/** What goes with a view: the own sets are no secret to oneself, and everybody sees all when the game is over. */
function searchInsight(insight: Json, path: string, viewer: number | null): string[] {
  const sets = ((insight as Table | null)?.['sets'] ?? []) as Table[];
  const isOver = Array.isArray(sets) && sets.length > 1;
  const others = Array.isArray(sets) && !isOver ? sets.filter(({ seat }) => seat !== null && seat !== viewer) : [];
  const rest = Object.fromEntries(Object.entries((insight as Table | null) ?? {}).filter(([key]) => key !== 'sets'));
  return [...search(others, `${path}.sets`, null, null), ...search(rest, path, null, null)];
}

/** What an event changed in what is seen: hands, packs, picks, cards and draws of others must not be in it. */
function searchChange(change: Json, kind: string, path: string, viewer: number | null, mastermind: number | null): string[] {
  if (change === null || typeof change !== 'object' || Array.isArray(change)) return search(change, path, viewer, mastermind);
  const { view = null, insight = null } = change;
  const seats = view !== null && typeof view === 'object' && !Array.isArray(view) ? (view['seats'] ?? {}) : {};
  const found = Object.entries(seats as Table).flatMap(([seat, player]) => {
    if (Number(seat) === viewer || player === null || typeof player !== 'object' || Array.isArray(player)) return [];
    const hidden = Object.entries(player)
      .filter(([part]) => ['jewelry', 'pack', 'pick'].includes(part))
      .flatMap(([part, value]) => search(value, `${path}.${part}`, null, null));
    const card = player['card'];
    const isOpen =
      kind === 'revealed' ||
      card === undefined ||
      card === null ||
      JSON.stringify(card) === '[null]' ||
      (kind === 'told' && viewer === mastermind);
    return [...hidden, ...(isOpen ? [] : [`${path}.card ${seat} ${JSON.stringify(card)}`])];
  });
  return [...found, ...(viewer === null ? search(insight, `${path}.insight`, null, null) : [])];
}

/** A view: what lies open is anybody's, what is a seat's own is not. */
function searchView(view: Table, path: string, viewer: number | null, mastermind: number | null): string[] {
  const isOver = view['phase'] === 'over';
  const isSecret = SECRET_PHASES.includes(String(view['phase']));
  const named = (value: Json, place: string, seat: number): string[] =>
    search(value, '', null, null).map((found) => `${path}.${place} ${seat} ${found.split(' ').at(-1)}`);
  const drawer = (view['queue'] as number[])[0];
  return [
    ...named((view['deck'] as Table)['cards'] ?? null, 'deck', -1),
    ...(drawer === viewer || (view['options'] as Table)['mode'] === 'coop' ? [] : named(view['drawn'] ?? null, 'drawn', drawer ?? -1)),
    ...(view['seats'] as Table[]).flatMap((player, seat) => {
      if (seat === viewer) return [];
      const hands = isOver ? [] : named(player['jewelry'] ?? null, 'jewelry', seat);
      const isTold = player['told'] === true && viewer !== null && viewer === mastermind;
      const card = isSecret && player['card'] !== null && !isTold ? [`${path}.card ${seat} ${String(player['card'])}`] : [];
      return [...hands, ...card, ...named(player['pack'] ?? null, 'pack', seat), ...named(player['pick'] ?? null, 'pick', seat)];
    }),
  ];
}

/** An entry of the log: the event, and the sentence that says it. */
function searchEntry(event: Table, entry: Table, path: string, viewer: number | null, mastermind: number | null): string[] {
  const kind = String(event['event']);
  const changed = kind === 'over' ? [] : searchChange(entry['change'] ?? null, kind, `${path}.${kind}.change`, viewer, mastermind);
  return [...changed, ...searchEvent(kind, event, entry, path, viewer, mastermind)];
}

function searchEvent(kind: string, event: Table, entry: Table, path: string, viewer: number | null, mastermind: number | null): string[] {
  if (OPEN_EVENTS.includes(kind)) return [];
  const about = event['seat'] ?? '?';
  if (
    viewer !== null &&
    (EACH_OWN.includes(kind) || (OWN_EVENTS.includes(kind) && about === viewer) || (kind === 'told' && viewer === mastermind))
  )
    return [];
  const cards = search(partsOf(event), `${path}.${kind}`, viewer, mastermind).concat(
    search(entry['say'] ?? null, `${path}.${kind}.say`, viewer, mastermind),
  );
  const played = kind === 'told' && event['card'] !== undefined ? [`${path}.told ${String(about)} ${String(event['card'])}`] : [];
  // Gear is drafted before everybody's eyes, and cards are turned over for all.
  const isOpen = ['gear_offered', 'gear_drafted', 'revealed'].includes(kind);
  return [...played, ...(isOpen ? cards.filter((found) => /J\d\d$/.test(found)) : cards)].map((found) =>
    found.replace(/ \? /, ` ${String(about)} `),
  );
}
