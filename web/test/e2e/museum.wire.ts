/** The search for secrets of Museum Heist in what the server sends to one page. */
import { isEntry, partsOf, type Json, type Table, type Wire } from './wire.ts';

const CHARACTERS = ['artist', 'duchess', 'tourist', 'school_girl', 'guard', 'granny', 'little_boy'];

/** Where a character may be named to anybody: pieces are everybody's, and so is what is said aloud or turned up. */
const IN_THE_OPEN = ['piece_placed', 'moved', 'swapped', 'challenged', 'card_revealed', 'all_cards'];

/**
 * Every character that a frame or an answer names where not everybody may read it, but for what the viewer knows of itself: its own card,
 * and what it may choose. Each as `place seat character`. What the search does not know counts as a secret.
 */
export async function secrets(wire: Wire, viewer: number | null): Promise<string[]> {
  const answers = (await wire.bodies()).filter((body) => body !== '').map((body) => JSON.parse(body) as Json);
  return [...wire.frames, ...answers].flatMap((message) => search(message, '', viewer));
}

function search(value: Json, path: string, viewer: number | null): string[] {
  // Which pieces could land follows from where they stand, and what an action brings onto the artwork from the action that was asked about.
  if (/\.answer\.(landers|lands)$/.test(path)) return [];
  if (typeof value === 'string')
    return CHARACTERS.filter((one) => value === one || value === `museum-heist-character-${one}`).map((one) => `${path} ? ${one}`);
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) {
    // A view has one card a seat; the own one is no secret to oneself.
    if (path.endsWith('.view.cards'))
      return value.flatMap((card, seat) => (card === null || seat === viewer ? [] : [`${path} ${seat} ${String(card)}`]));
    return value.flatMap((one, at) => search(one, `${path}[${at}]`, viewer));
  }
  if (isEntry(value)) return searchEntry(value.event, value, path, viewer);
  // What a seat may do is sent to that seat alone, and names what it may choose from: all seven, or pieces.
  if (path.endsWith('.decision') && viewer !== null) return [];
  // Where pieces can go is for everybody to see, and lists all seven.
  if (/\.insight\.pieces\[\d+\]$/.test(path)) return [];
  // Who named what wrongly is public.
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'wrong' && path.endsWith('.view') ? [] : search(part, `${path}.${key}`, viewer),
  );
}

/** An entry of the log: the event, and the sentence that says it. */
function searchEntry(event: Table, entry: Table, path: string, viewer: number | null): string[] {
  const kind = String(event['event']);
  if (IN_THE_OPEN.includes(kind)) return [];
  const about = kind === 'card_shown' ? event['of'] : event['seat'];
  if ((kind === 'card_chosen' || kind === 'card_shown') && viewer !== null && about === viewer) return [];
  const found = search(entry['say'] ?? null, `${path}.say`, viewer).concat(search(partsOf(event), `${path}.${kind}`, viewer));
  return found.map((one) => one.replace(/ \? /, ` ${String(about)} `));
}
