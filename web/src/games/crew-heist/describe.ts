/** What is on a square, in words: for whoever cannot see the map, and under the pointer. */
import type { Speaker } from '../../words/speaker.ts';
import { mapOf } from './map.ts';
import type { SquareId, View } from './model.ts';
import { characterName, kindWords, thingName } from './names.ts';

/** What lies and stands on a square. */
export function contents(speaker: Speaker, view: View, id: SquareId): string[] {
  const crew = view.players
    .filter(({ square }) => square === id)
    .map(({ seat, character, exposed, hidden, caught_by }) => {
      const name = character === null ? speaker.name(seat) : `${speaker.name(seat)} (${characterName(speaker, character)})`;
      const state = caught_by.length > 0 ? 'caught' : exposed ? 'exposed' : hidden ? 'hidden' : null;
      return state === null ? name : `${name}, ${speaker.t(`crew-heist-board-${state}`)}`;
    });
  const guards = view.guards
    .filter(({ square }) => square === id)
    .map(({ n, distracted }) => speaker.t(distracted ? 'crew-heist-web-guard-distracted' : 'crew-heist-web-guard', { guard: n }));
  const things = view.things.filter(({ square }) => square === id).map((thing) => thingName(speaker, thing));
  return [...crew, ...guards, ...tokens(speaker, view, id), ...things];
}

/** The tokens on a square. */
export function tokens(speaker: Speaker, view: View, id: SquareId): string[] {
  const noise = view.players
    .filter(({ noise: at }) => at === id)
    .map(({ seat }) => speaker.t('crew-heist-web-noise-of', { seat: speaker.name(seat) }));
  const decoys = view.decoys.filter((square) => square === id).map(() => speaker.t('crew-heist-web-decoy'));
  const alert = view.alerts.includes(id) ? [speaker.t('crew-heist-web-alert')] : [];
  const evidence = view.evidence[id] === undefined ? [] : [speaker.t('crew-heist-web-evidence', { n: view.evidence[id] })];
  return [...alert, ...noise, ...decoys, ...evidence];
}

/** A square in one line. */
export function describe(speaker: Speaker, view: View, place: SquareId): string {
  const map = mapOf(view.options);
  const id = map.at(place)?.id ?? place;
  const cover = map.cover.has(id) ? [speaker.t('crew-heist-web-cover')] : [];
  const start = view.phase === 'placing' && map.starts.has(id) ? [speaker.t('crew-heist-web-start-here')] : [];
  return [id, kindWords(speaker, view, place), ...cover, ...start, ...contents(speaker, view, id)].join(', ');
}
