/** Questions about a moment of a finished game. The server plays the game up to that moment for every answer, so few are asked. */
import type { Asks } from '../state/answers.svelte.ts';

/** So many questions wait at most, as many as a board asks at one moment. Of those a moving pointer leaves behind, the oldest go. */
const MOST_WAITING = 3;

interface Waiting {
  question: unknown;
  settle: (answer: unknown) => void;
}

/** Asks one question after the other. One that is dropped was not asked after all: its answer is `undefined`. */
export function oneAtATime(asks: Asks): Asks {
  const waiting: Waiting[] = [];
  let isAsking = false;
  async function askAll(): Promise<void> {
    isAsking = true;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) next.settle(await asks(next.question).catch(() => null));
    isAsking = false;
  }
  return (question) =>
    new Promise((settle) => {
      waiting.push({ question, settle });
      if (waiting.length > MOST_WAITING) waiting.shift()?.settle(undefined);
      if (!isAsking) void askAll();
    });
}
