/** Cards that not everybody sees, as they go from deck to pack to hand: by name where everything lies open or they are one's own, else by their number. */
import { countOf, type Cards, type Jewelry, type Player, type View } from './model.ts';

/** Whether everything lies open, as it does in a replay. */
const isOpen = (view: View): boolean => view.deck.cards !== undefined;

/** Cards and one more; which one is known where the others are. */
export const more = (cards: Cards, card: Jewelry | undefined): Cards => ('count' in cards || card === undefined ? { count: countOf(cards) + 1 } : [...cards, card].sort());

/** These cards leave the deck. */
export function withCards(view: View, cards: readonly Jewelry[]): View {
  const left = view.deck.cards?.filter((card) => !cards.includes(card));
  return { ...view, deck: { count: view.deck.count - cards.length, ...(left === undefined ? {} : { cards: left }) } };
}

/** These cards go back into the deck. */
function returned(view: View, cards: readonly Jewelry[] | number): View {
  const count = view.deck.count + (typeof cards === 'number' ? cards : cards.length);
  const all = view.deck.cards === undefined || typeof cards === 'number' ? view.deck.cards : [...view.deck.cards, ...cards].sort();
  return { ...view, deck: { count, ...(all === undefined ? {} : { cards: all }) } };
}

const changed = (view: View, seat: number, change: (player: Player) => Partial<Player>): View => ({ ...view, seats: view.seats.map((player, at) => (at === seat ? { ...player, ...change(player) } : player)) });

/** A seat was dealt a card. In a replay it already lies in its pack. */
export function dealt(view: View, seat: number, card: Jewelry | undefined): View {
  if (isOpen(view)) return view;
  return changed({ ...view, deck: { count: view.deck.count - 1 } }, seat, ({ pack }) => ({ pack: more(pack, card) }));
}

/** What chance dealt and no event tells everybody. */
export function dealtByChance(view: View, outcome: unknown): View {
  const { type, seat, card } = outcome as { type: string; seat: number; card: Jewelry };
  if (type === 'deal_jewelry') return changed(withCards(view, [card]), seat, ({ pack }) => ({ pack: more(pack, card) }));
  if (type === 'fence') return { ...withCards(view, [card]), drawn: more(view.drawn, card) };
  return view;
}

/** Everybody keeps a card, and the packs go one seat on (JH-6.5). */
export function kept(view: View, own: Jewelry | undefined, pack: Jewelry[] | undefined): View {
  const before = (seat: number): Player | undefined => view.seats[(seat + view.seats.length - 1) % view.seats.length];
  const rest = (player: Player | undefined): Cards => {
    if (player === undefined) return [];
    return 'count' in player.pack ? { count: player.pack.count - 1 } : player.pack.filter((card) => card !== player.pick);
  };
  const seats = view.seats.map((holder, seat): Player => {
    const player = { ...holder, pick: null, decided: false };
    if (isOpen(view)) return { ...player, jewelry: more(player.jewelry, holder.pick ?? undefined), pack: rest(before(seat)) };
    if ('count' in player.pack) return { ...player, jewelry: { count: countOf(player.jewelry) + 1 }, pack: { count: player.pack.count - 1 } };
    return { ...player, jewelry: more(player.jewelry, own ?? holder.pick ?? undefined), pack: pack ?? [] };
  });
  return { ...view, seats };
}

/** A card comes from the fence; in a replay it was drawn already. */
export function drawnFrom(view: View, cards: readonly Jewelry[] | undefined): View {
  const next = { ...view, fence_left: view.fence_left - 1 };
  if (isOpen(view)) return next;
  const [card] = cards ?? [];
  const drawn: Cards = card === undefined ? { count: countOf(view.drawn) + 1 } : [...('count' in view.drawn ? [] : view.drawn), card].sort();
  return { ...next, deck: { count: view.deck.count - 1 }, drawn };
}

/** The seat takes all that was drawn. */
export function taken(view: View, seat: number): View {
  const drawn = 'count' in view.drawn ? [undefined] : view.drawn;
  return changed(view, seat, ({ jewelry }) => ({ jewelry: drawn.reduce<Cards>((all, card) => more(all, card), jewelry) }));
}

/** The seat keeps one of what was drawn, and the rest goes back. In a replay the first one is it. */
export function keptOne(view: View, seat: number, card: Jewelry | undefined): View {
  const drawn = 'count' in view.drawn ? null : view.drawn;
  const one = card ?? (isOpen(view) ? drawn?.[0] : undefined);
  const back = returned(view, drawn === null ? countOf(view.drawn) - 1 : drawn.filter((other) => other !== one));
  return changed(back, seat, ({ jewelry }) => ({ jewelry: more(jewelry, one) }));
}

/** A shared card is exchanged for one that was drawn; what else was drawn goes back (JH-9.6). */
export function swapped(view: View, chosen: Jewelry, out: Jewelry): View {
  const drawn = 'count' in view.drawn ? [] : view.drawn;
  const next = returned(view, drawn.filter((card) => card !== chosen));
  return { ...next, shared: [...view.shared.filter((card) => card !== out), chosen].sort(), discard: [...view.discard, out].sort() };
}

/** The crew leaves its cards as they are: the lowest card is discarded, the other goes back (JH-9.6). */
export function discarded(view: View): View {
  const [lowest, ...rest] = 'count' in view.drawn ? [] : [...view.drawn].sort();
  return lowest === undefined ? view : { ...returned(view, rest), discard: [...view.discard, lowest].sort() };
}
