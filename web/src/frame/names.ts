/** What the seats of a table are called. Bots have names of their own, by seat, in the reader's language. */
import type { SeatInfo } from '../protocol.ts';
import type { Speaker } from '../words/speaker.ts';

export function seatNames(seats: readonly SeatInfo[], speaker: Speaker): string[] {
  return seats.map((seat, at) => (seat.kind === 'person' ? seat.player.name : seat.kind === 'bot' ? speaker.t(`web-bot-name-${at}`) : ''));
}
