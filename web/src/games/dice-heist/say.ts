/** Events in words, as `games/dice-heist/src/words.rs` names them: at a table the server says them, in a replay the page does. */
import type { Arg, Message } from '../../protocol.ts';
import type { Card, Museum, Telling } from './model.ts';

const museum = (id: Museum): Arg => ({ message: { key: `dice-heist-museum-${id}` } });
const card = (id: Card): Arg => ({ message: { key: `dice-heist-card-${id}` } });
const seats = (list: readonly number[]): Arg => ({ list: list.map((seat) => ({ seat })) });
const say = (key: string, args: Record<string, Arg>): Message => ({ key: `dice-heist-event-${key}`, args: Object.entries(args) });

export function sayEvent(event: Telling): Message {
  switch (event.event) {
    case 'game_started':
      return say('game-started', { seats: { number: event.options.seats } });
    case 'first_roll':
      return say('first-roll', { seat: { seat: event.seat }, face: { number: event.face } });
    case 'first_roll_tie':
      return say('first-roll-tie', { seats: seats(event.seats) });
    case 'first_player':
      return say(`first-player-${event.by}`, { seat: { seat: event.seat } });
    case 'turn_started':
      return say('turn-started', { turn: { number: event.turn }, seat: { seat: event.seat } });
    case 'revealed':
      return say(event.minor ? 'revealed-minor' : 'revealed', { card: card(event.card), museum: museum(event.museum) });
    case 'deck_empty':
      return say('deck-empty', {});
    case 'recruited': {
      const args: Record<string, Arg> = { seat: { seat: event.seat }, sidekicks: { number: event.sidekicks }, supply: { number: event.supply } };
      return event.from === null ? say('recruited', args) : say('recruited-from', { ...args, from: { seat: event.from } });
    }
    case 'attempt': {
      const args: Record<string, Arg> = {
        seat: { seat: event.seat },
        museum: museum(event.museum),
        dice: { number: event.dice },
        needs: { number: event.needs },
        chance: { odds: [event.chance[0], event.chance[1]] },
      };
      return event.card === null ? say('attempt-heist', args) : say('attempt-raid', { ...args, card: card(event.card) });
    }
    case 'rolled':
      return say(event.success ? 'rolled-success' : 'rolled-failure', { seat: { seat: event.seat }, faces: { text: event.faces.join(' ') } });
    case 'stolen': {
      const args = { seat: { seat: event.seat }, museum: museum(event.museum), cards: { list: event.cards.map(card) }, returned: { number: event.returned } };
      return say(`stolen-${event.kind}`, args);
    }
    case 'failed':
      return say('failed', { seat: { seat: event.seat }, museum: museum(event.museum) });
    case 'game_over':
      return say('game-over', { winners: seats(event.result.winners), count: { number: event.result.winners.length } });
  }
}
