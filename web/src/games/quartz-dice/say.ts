/** Events in words, as `games/quartz-dice/src/words.rs` names them: at a table the server says them, in a replay the page does. */
import type { Arg, Message } from '../../protocol.ts';
import { KINDS, type Crystal, type Face, type Telling } from './model.ts';

const crystal = (id: Crystal): Arg => ({ message: { key: `quartz-dice-crystal-${id}` } });
const face = (id: Face): Arg => ({ message: { key: `quartz-dice-face-${id}` } });
const seat = (number: number): Arg => ({ seat: number });
const number = (value: number): Arg => ({ number: value });
const list = (items: readonly Arg[]): Arg => ({ list: [...items] });
const say = (key: string, args: Record<string, Arg>): Message => ({ key: `quartz-dice-event-${key}`, args: Object.entries(args) });

export function sayEvent(event: Telling): Message {
  switch (event.event) {
    case 'game_started':
      return say('game-started', { seats: number(event.options.seats), game: number(event.game) });
    case 'first_leader':
      return say(`first-leader-${event.by}`, { seat: seat(event.seat) });
    case 'round_started':
      return say('round-started', { round: number(event.round), leader: seat(event.leader), added: number(event.added), bag: number(event.bag_size) });
    case 'turn_started':
      return say('turn-started', { seat: seat(event.seat), round: number(event.round) });
    case 'leader_tie':
      return say('leader-tie', { seats: list(event.seats.map(seat)), chooser: seat(event.chooser) });
    case 'new_leader':
      return say(`new-leader-${event.by}`, { seat: seat(event.seat), valuable: number(event.valuable) });
    case 'bag_empty':
      return say('bag-empty', {});
    case 'game_scored':
      return say('game-scored', { game: number(event.game) });
    case 'game_over': {
      const { winners, end } = event.result;
      return say(`game-over-${end.replace('_', '-')}`, { winners: list(winners.map(seat)), count: number(winners.length) });
    }
    default:
      return sayTurn(event);
  }
}

type InTurn = Extract<Telling, { event: 'mined' | 'rolled' | 'stopped' | 'acted' | 'returned' | 'protected' | 'passed' | 'stolen' | 'turn_ended' | 'accident' }>;

/** What happens within a turn. */
function sayTurn(event: InTurn): Message {
  const who = { seat: seat(event.seat) };
  switch (event.event) {
    case 'mined':
      return say(`mined${event.by === 'turn' ? '-turn' : ''}${event.marker ? '-unstable' : ''}`, { ...who, crystal: crystal(event.crystal) });
    case 'rolled':
      return say(event.marker ? 'rolled-marker' : 'rolled', { ...who, roll: number(event.roll), rolled: list(event.rolled.map(face)) });
    case 'stopped':
      return say('stopped', { ...who, dice: list(event.dice.map(face)), wilds: number(event.wilds) });
    case 'acted':
      return say('acted', { ...who, tool: face(event.action), strength: number(event.strength), wilds: number(event.wilds) });
    case 'returned':
      return say('returned', { ...who, crystals: list(event.crystals.map(crystal)) });
    case 'protected':
      return say('protected', { ...who, crystal: crystal(event.crystal) });
    case 'passed':
      return say('passed', { ...who, to: seat(event.to) });
    case 'stolen':
      return say('stolen', { ...who, from: seat(event.from), crystal: crystal(event.crystal) });
    case 'turn_ended':
      return say(event.auto ? 'turn-ended-auto' : 'turn-ended', who);
    case 'accident': {
      const crystals = KINDS.reduce((sum, kind) => sum + (event.returned[kind] ?? 0), 0);
      return say('accident', { ...who, crystals: number(crystals), left: number(event.left.length) });
    }
  }
}
