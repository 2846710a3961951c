/**
 * What the tests of Museum Heist stand on: games that the real rules played, words in both languages, and a page whose questions are
 * answered.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import brought from '../fixtures/museum-brought.json';
import four from '../fixtures/museum-four.json';
import octagon from '../fixtures/museum-octagon.json';
import two from '../fixtures/museum-two.json';
import type { Action, Answer, GameEvent, Options, Overview, Question, View } from '../../src/games/museum-heist/model.ts';
import { MuseumScene } from '../../src/games/museum-heist/scene.svelte.ts';
import { Stage } from '../../src/games/stage.svelte.ts';
import { TableStore } from '../../src/state/table.svelte.ts';
import { Catalog, Speaker } from '../../src/words/speaker.ts';

export interface Step {
  at: number;
  events: GameEvent[];
  mover: number | null;
  legal: Action[];
  views: View[];
  insights: Overview[];
  /** What the rules answered there, question by question. */
  answers?: [Question, Answer][];
}
export const GAMES = Object.entries({ two, four, octagon, brought }).map(
  ([name, game]) => [name, game as unknown as { options: Options; steps: Step[] }] as const,
);
export const steps = GAMES.flatMap(([, game]) => game.steps);
/** A moment of a game in which the questions of seat 0 are answered. */
export const stepOf = (name: string, at: number): Step =>
  GAMES.find(([one]) => one === name)?.[1].steps.find((step) => step.at === at) as Step;
export const viewOf = (step: Step): View => step.views[0] as View;

const read = (path: string): string => readFileSync(resolve('..', path), 'utf8');
export const speakers = (['en', 'fr'] as const).map(
  (language) =>
    new Speaker(new Catalog(language, [read(`locales/${language}/common.ftl`), read(`locales/${language}/museum-heist.ftl`)]), [
      'Ada',
      'Balthazar',
      'Cleo',
      'Dora',
    ]),
);

/** The page of seat 0 at this step, after these events, and what it has asked so far. */
export function pageAt(
  step: Step,
  speaker: Speaker = speakers[0] as Speaker,
  answer: (question: Question) => Answer | null = (question) =>
    step.answers?.find(([asked]) => JSON.stringify(asked) === JSON.stringify(question))?.[1] ?? null,
  events: readonly GameEvent[] = [],
): { stage: Stage; scene: MuseumScene; asked: Question[]; store: TableStore } {
  const store = new TableStore('t1');
  const asked: Question[] = [];
  store.use({
    send: (message) => {
      if (message.type !== 'ask') return true;
      asked.push(message.question as Question);
      const found = answer(message.question as Question);
      const { client } = message;
      queueMicrotask(() => {
        if (found !== null) store.hear({ type: 'answer', client, answer: found });
        else store.hear({ type: 'refused', to: 'ask', client, code: 'wrong_phase', message: { key: 'museum-heist-refusal-wrong_phase' } });
      });
      return true;
    },
  });
  store.hear({
    type: 'view',
    number: events.length,
    seat: 0,
    view: viewOf(step),
    insight: step.insights[0],
    turn: null,
    decision: { id: 'd1', legal: step.legal },
    undo: false,
  });
  store.hear({ type: 'update', first: 1, entries: events.map((event) => ({ event, say: { key: event.event } })) });
  const scene = new MuseumScene();
  return { stage: new Stage(store, scene, () => speaker), scene, asked, store };
}
