/** Events in words, as `games/crew-heist/src/words.rs` names them: at a table the server says them, in a replay and in the building's answer the page does. */
import type { Arg, Message } from '../../protocol.ts';
import type { Telling, TellingOf } from './model.ts';

const seat = (number: number): Arg => ({ seat: number });
const number = (value: number): Arg => ({ number: value });
const text = (value: string): Arg => ({ text: value });
const named = (kind: string, id: string): Arg => ({ message: { key: `crew-heist-${kind}-${id}` } });
const list = (items: readonly Arg[]): Arg => ({ list: [...items] });
const say = (key: string, args: Record<string, Arg> = {}): Message => ({ key: `crew-heist-${key}`, args: Object.entries(args) });

const RESULTS: Record<string, string> = { lockdown: 'loss-lockdown', dawn: 'loss-dawn', all_captured: 'loss-captured', no_loot: 'loss-no-loot' };
const HOW: Record<TellingOf<'moved'>['how'], string> = { run: 'ran', sneak: 'sneaked', walk: 'walked', stumble: 'stumbled', bypass: 'bypassed', group_bypass: 'came-along' };

function sayAttempt({ lead, kind, skill, need, target }: TellingOf<'attempt'>): Message {
  const args = { seat: seat(lead), kind: named('kind', kind), skill: named('skill', skill), need: number(need) };
  if (target === null) return say('event-attempt', args);
  return typeof target === 'string' ? say('event-attempt-square', { ...args, square: text(target) }) : say('event-attempt-guard', { ...args, guard: number(target) });
}

function sayResult({ result }: TellingOf<'result'>): Message {
  const key = result.outcome === 'loss' ? (RESULTS[result.reason] ?? 'loss-no-loot') : result.outcome === 'win' ? 'win' : 'partial-win';
  return say(`event-${key}`, { rounds: number(result.rounds) });
}

/** What players do. */
function sayPlayers(event: Telling): Message | null {
  switch (event.event) {
    case 'attempt':
      return sayAttempt(event);
    case 'helped':
      return say('event-helped', { seat: seat(event.seat), lead: seat(event.lead) });
    case 'dice':
      return say('event-dice', { seat: seat(event.seat), faces: list(event.faces.map(number)), hits: number(event.hits), misses: number(event.misses) });
    case 'succeeded':
      return say('event-succeeded', { seat: seat(event.lead) });
    case 'failed':
      return say(event.why === 'miss' ? 'event-failed' : 'event-gave-up', { seat: seat(event.seat), kind: named('kind', event.kind) });
    case 'void':
      return say('event-void', { seats: list(event.seats.map(seat)), kind: named('kind', event.kind) });
    case 'moved':
      return say(`event-${HOW[event.how]}`, { seat: seat(event.seat), to: text(event.to) });
    case 'finished':
      return say(`event-finished-${event.why}`, { seat: seat(event.seat) });
    case 'noticed':
    case 'refused':
    case 'captured':
    case 'rescued':
      return say(`event-${event.event}`, { seat: seat(event.seat), square: text(event.square) });
    case 'picked_up':
    case 'used':
      return say(event.event === 'used' ? 'event-used' : 'event-picked-up', { seat: seat(event.seat), item: named('item', event.item) });
    case 'dropped':
      return say('event-dropped', { seat: seat(event.seat), item: named('item', event.item), square: text(event.square) });
    case 'power':
      return say('event-power', { seat: seat(event.seat), power: named('power', event.power) });
    case 'left':
      return say(event.loot ? 'event-left-loot' : 'event-left', { seat: seat(event.seat) });
    case 'exposed':
      return event.by.length === 0 ? say('event-exposed-plain', { seat: seat(event.seat) }) : say('event-exposed', { seat: seat(event.seat), by: list(event.by.map(number)) });
    case 'unexposed':
    case 'hidden':
    case 'unhidden':
    case 'released':
      return say(`event-${event.event}`, { seat: seat(event.seat) });
    default:
      return null;
  }
}

/** Tiles, tokens, the track and the cards. */
function sayTraces(event: Telling): Message | null {
  switch (event.event) {
    case 'tile_up':
      return say('event-tile-up', { square: text(event.square), tile: named('tile', event.tile) });
    case 'tile_removed':
    case 'activated':
    case 'alert':
      return say(`event-${event.event.replace('_', '-')}`, { square: text(event.square) });
    case 'noise':
      return event.seat === null ? say('event-decoy', { square: text(event.square) }) : say('event-noise', { seat: seat(event.seat), square: text(event.square) });
    case 'evidence':
      return say('event-evidence', { square: text(event.square), n: number(event.n) });
    case 'track':
      return say('event-track', { from: number(event.from), to: number(event.to), why: named('why', event.why) });
    case 'alarm':
      return say(event.to > event.from ? 'event-alarm-up' : 'event-alarm-down', { to: number(event.to) });
    case 'in_force':
      return say('event-in-force', { to: number(event.to) });
    case 'count':
      return say(event.added ? 'event-count-added' : 'event-count', { tokens: number(event.tokens), players: number(event.players) });
    case 'event_card':
      return say(event.matches ? 'event-card' : 'event-card-idle', { card: named('card', event.card), level: text(event.level) });
    case 'noise_removed':
      return event.squares.length === 0 ? say('event-silence') : say('event-noise-removed', { squares: list(event.squares.map(text)) });
    default:
      return null;
  }
}

function sayDecision({ guard, kind, target, distance, why }: TellingOf<'guard_action'>): Message {
  const key = kind === 'chase' ? 'sees-exposed' : why.replaceAll('_', '-');
  const isAimed = !['at_station', 'blocked', 'nothing'].includes(why) && target !== null;
  return say(`guard-${key}`, { guard: number(guard), ...(isAimed ? { target: text(target), distance: number(distance ?? 0) } : {}) });
}

/** What guards decide and do, one sentence for each decision. */
function sayGuards(event: Telling): Message | null {
  switch (event.event) {
    case 'distracted':
    case 'stood_up':
    case 'incapacitated':
      return say(`event-${event.event.replace('_', '-')}`, { guard: number(event.guard) });
    case 'guard_added':
      return say('event-guard-added', { guard: number(event.guard), square: text(event.square), why: named('why', event.why) });
    case 'guard_action':
      return sayDecision(event);
    case 'guard_moved':
      return say('event-guard-moved', { guard: number(event.guard), to: text(event.to) });
    case 'collected':
      return say(`event-collected-${event.alert ? (event.noise === 0 ? 'alert' : 'both') : 'noise'}`, { guard: number(event.guard), square: text(event.square) });
    case 'searched':
      return say('event-searched', { guard: number(event.guard), n: number(event.evidence) });
    case 'spotted':
      return say('event-spotted', { guard: number(event.guard), square: text(event.square), post: number(event.post) });
    case 'caught':
      return say('event-caught', { seat: seat(event.seat), guard: number(event.guard) });
    default:
      return null;
  }
}

export function sayEvent(event: Telling): Message {
  switch (event.event) {
    case 'phase':
      return say(`event-phase-${event.phase}`, { round: number(event.round) });
    case 'character':
      return say('event-character', { seat: seat(event.seat), character: named('character', event.character) });
    case 'placed':
      return say('event-placed', { seat: seat(event.seat), square: text(event.square) });
    case 'vote_called':
      return say('event-vote-called', { seat: seat(event.seat) });
    case 'vote':
      return say(event.yes ? 'event-vote-yes' : 'event-vote-no', { seat: seat(event.seat) });
    case 'vote_result':
      return say(event.passed ? 'event-vote-passed' : 'event-vote-lost');
    case 'speaker':
      return say('event-speaker', { seat: seat(event.seat), lap: number(event.lap) });
    case 'time_up':
      return say('event-time-up');
    case 'result':
      return sayResult(event);
    default:
      return sayPlayers(event) ?? sayTraces(event) ?? sayGuards(event) ?? say('event-silence');
  }
}
