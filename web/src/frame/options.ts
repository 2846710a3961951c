/** What can be agreed before a game, in words. The games' own options come from the server, with their types. */
import type { OptionInfo, SeatClock, Settings } from '../protocol.ts';
import type { Speaker } from '../words/speaker.ts';

/** The bots that can be put on a seat, the best first. */
export const BOTS = ['greedy', 'random'] as const;

/** The clocks that can be chosen. */
export const CLOCKS: readonly SeatClock[] = [
  { kind: 'none' },
  { kind: 'per_move', seconds: 30 },
  { kind: 'per_move', seconds: 120 },
  { kind: 'per_move', seconds: 86_400 },
  { kind: 'total', seconds: 300, increment: 5 },
  { kind: 'total', seconds: 900, increment: 10 },
];

/** After how many seconds a bot plays for somebody who is gone; `null` is never. */
export const AWAY: readonly Settings['away_seconds'][] = [20, 60, 300, null];

/** How many milliseconds bots let pass. */
export const PACES: readonly Settings['bot_pause_ms'][] = [250, 900, 2000];

/** How often a seat may act in a second, in a race; 0 is as often as it likes. */
export const RATES: readonly Settings['actions_per_second'][] = [2, 4, 8, 0];

/** A span of time in words, in the largest unit that fits it exactly. */
export function span(speaker: Speaker, seconds: number): string {
  for (const [unit, size] of [
    ['days', 86_400],
    ['hours', 3600],
    ['minutes', 60],
  ] as const) {
    if (seconds >= size && seconds % size === 0) return speaker.t(`web-${unit}`, { count: seconds / size });
  }
  return speaker.t('web-seconds', { count: seconds });
}

/** A clock in words. */
export function clockWords(speaker: Speaker, clock: SeatClock): string {
  if (clock.kind === 'none') return speaker.t('web-clock-none');
  if (clock.kind === 'per_move') return speaker.t('web-clock-per-move', { time: span(speaker, clock.seconds) });
  return speaker.t('web-clock-total', { time: span(speaker, clock.seconds), more: span(speaker, clock.increment) });
}

/** What an option is called: a game has words of its own for the browser, or at least those of the terminal. */
export function optionWords(speaker: Speaker, game: string, name: string): string {
  const own = `${game}-web-option-${name}`;
  return speaker.t(speaker.has(own) ? own : `${game}-option-${name}`);
}

/** A value of an option in words. Seats count from 1 here, as the room shows them. */
export function valueWords(speaker: Speaker, game: string, name: string, value: unknown, kind?: OptionInfo['type']): string {
  if (typeof value === 'boolean') return speaker.t(value ? 'web-yes' : 'web-no');
  const plain = typeof value === 'string' ? value : JSON.stringify(value);
  const own = `${game}-web-option-${name}-${plain}`;
  if (value === null) return speaker.t(speaker.has(own) ? own : 'web-option-by-chance');
  if (kind === 'seat_or_null' || name === 'first_seat') return speaker.t('web-wait-seat', { number: Number(value) + 1 });
  if (Array.isArray(value)) return speaker.join(value.map((one) => valueWords(speaker, game, name, one)));
  // What somebody brought, a board for example, is called by its own name.
  if (typeof value === 'object' && 'id' in value) return String(value.id);
  return speaker.has(own) ? speaker.t(own) : plain;
}
