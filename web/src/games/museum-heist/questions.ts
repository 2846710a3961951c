/** What the page asks the rules: about a choice that is only half made, and about earlier moments of a round. */
import type { Stage } from '../stage.svelte.ts';
import type { Action, Answer, Character, Hindrance, Meaning, Pieces, Question, Segment, Space } from './model.ts';

/** So many positions go into one question. A replay asks in an address, and proxies cut addresses off at some thousand characters. */
const POSITIONS_AT_ONCE = 16;

/** The answer to a question: `undefined` as long as it is not here, `null` if there is none. */
const asked = <Type extends Question['type']>(
  stage: Stage,
  question: Extract<Question, { type: Type }>,
): Extract<Answer, { type: Type }> | null | undefined => stage.table.answers.to(question);

/** The way that a piece goes to a space; nothing as long as it is not known. */
export function wayTo(stage: Stage, piece: Character, to: Space): readonly Segment[] {
  return asked(stage, { type: 'ways', piece })?.ways.find((way) => way.to === to)?.path ?? [];
}

/** What keeps a piece from a space; nothing where it may go, or as long as it is not known. */
export function hindranceOf(stage: Stage, piece: Character, to: Space): Hindrance | null {
  return asked(stage, { type: 'why_not_move', piece })?.hindrances.find(([space]) => space === to)?.[1] ?? null;
}

/** The code of the refusal to lay the artwork on a space; nothing where it may lie, or as long as it is not known. */
export function placeRefusal(stage: Stage, where: Space): string | null {
  return asked(stage, { type: 'why_not_place' })?.refused.find(([space]) => space === where)?.[1] ?? null;
}

/** What sending an action would mean: `undefined` as long as it is not known, `null` where there is nothing more to say. */
export function meaningOf(stage: Stage, action: Action): Meaning | null | undefined {
  return action.type === 'place_artwork' || action.type === 'choose' ? null : asked(stage, { type: 'meaning', action });
}

/** Which pieces could land in the positions of a round. That depends on the board alone, so what is known of a position stays known. */
export class Landers {
  readonly #known = new Map<string, readonly Character[]>();

  /** For each position the pieces that could land; none as long as they are not known. */
  at(stage: Stage, artwork: Space, positions: readonly Pieces[]): (readonly Character[])[] {
    const keyOf = (position: Pieces): string => JSON.stringify([artwork, position]);
    for (;;) {
      const unknown = positions.filter((position) => !this.#known.has(keyOf(position))).slice(0, POSITIONS_AT_ONCE);
      const answer = unknown.length === 0 ? null : asked(stage, { type: 'landers', artwork, positions: unknown });
      if (answer === null || answer === undefined) break;
      for (const [at, position] of unknown.entries()) this.#known.set(keyOf(position), answer.landers[at] ?? []);
    }
    return positions.map((position) => this.#known.get(keyOf(position)) ?? []);
  }
}
