/** What the player is about to do. Everything that can be chosen comes from the server's list of legal actions; one confirm sends it. */
import { CHARACTERS, pieceOn, type Action, type Character, type Space, type View } from './model.ts';

/** The three things a turn can be used for. */
export const MODES = ['move', 'swap', 'challenge'] as const;
export type Mode = (typeof MODES)[number];

/** What is asked. */
export type Question = 'place' | 'choose' | 'turn';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export class Plan {
  mode = $state<Mode>('move');
  /** Where the artwork is to lie. */
  space = $state.raw<Space | null>(null);
  /** Who the player is to be. */
  character = $state.raw<Character | null>(null);
  /** The piece taken up, and where it is to go. */
  piece = $state.raw<Character | null>(null);
  to = $state.raw<Space | null>(null);
  /** The pieces that are to change places. */
  pair = $state.raw<readonly Character[]>([]);
  target = $state.raw<number | null>(null);
  named = $state.raw<Character | null>(null);
  #legal = $state.raw<readonly Action[]>([]);
  /** The decision that is being made. */
  #decision: string | null = null;
  readonly #routes = $derived(this.#routesOf());

  /**
   * What is legal now, for which decision. Choices for another one are put away; news of others that arrives meanwhile, and the moment in
   * which it is shown, leave them alone. Nothing is legal while nothing is asked of this player.
   */
  offer(legal: readonly Action[], decision: string | null): void {
    this.#legal = legal;
    if (decision === null || decision === this.#decision) return;
    this.#decision = decision;
    this.clear();
    this.mode = MODES.find((mode) => this.can(mode)) ?? 'move';
  }

  /** Puts away what was chosen. */
  clear(): void {
    this.space = null;
    this.character = null;
    this.piece = null;
    this.to = null;
    this.pair = [];
    this.named = null;
    const targets = this.targets;
    // Where there is only one opponent, there is nothing to choose.
    this.target = targets.length === 1 ? (targets[0] ?? null) : null;
  }

  /** Uses the turn for something else. */
  use(mode: Mode): void {
    this.clear();
    this.mode = mode;
  }

  get legal(): readonly Action[] {
    return this.#legal;
  }

  /** What is asked now. */
  get question(): Question | null {
    const [first] = this.#legal;
    if (first === undefined) return null;
    return first.type === 'place_artwork' ? 'place' : first.type === 'choose' ? 'choose' : 'turn';
  }

  /** Whether a turn can be used for this. */
  can(mode: Mode): boolean {
    return this.#legal.some(({ type }) => type === mode);
  }

  /** The spaces on which the artwork may be laid. */
  get places(): Space[] {
    return this.#legal.flatMap((action) => (action.type === 'place_artwork' ? [action.space] : []));
  }

  /** The legal destinations of a piece. */
  destinations(piece: Character | null): readonly Space[] {
    return piece === null ? [] : (this.#routes.get(piece) ?? []);
  }

  /** The opponents that can be challenged. */
  get targets(): number[] {
    return [...new Set(this.#legal.flatMap((action) => (action.type === 'challenge' ? [action.target] : [])))];
  }

  /** Takes up a piece, or puts it down again. In a swap it is one of two; the first gives way to a third. */
  take(piece: Character): void {
    if (this.mode === 'swap') {
      this.pair = this.pair.includes(piece) ? this.pair.filter((one) => one !== piece) : [...this.pair, piece].slice(-2);
      return;
    }
    this.piece = this.piece === piece ? null : piece;
    this.to = null;
  }

  /** A space was pressed. Gives back whether that says again what was already chosen. */
  press(space: Space, view: View): boolean {
    const piece = pieceOn(view.pieces, space);
    if (this.question === 'place') {
      const again = this.space === space;
      if (this.places.includes(space)) this.space = space;
      return again;
    }
    if (this.question === 'choose') {
      const again = piece !== null && this.character === piece;
      if (piece !== null) this.character = piece;
      return again;
    }
    if (this.question !== 'turn') return false;
    if (this.mode === 'challenge') {
      if (piece !== null) this.named = piece;
      return false;
    }
    if (this.mode === 'move' && this.destinations(this.piece).includes(space)) {
      const again = this.to === space;
      this.to = space;
      return again;
    }
    if (piece !== null) this.take(piece);
    return false;
  }

  /** What would be sent, if it is complete. Only what the server called legal is ever sent. */
  get action(): Action | null {
    const wanted = this.#wanted();
    return this.#legal.find((action) => wanted !== null && same(action, wanted)) ?? null;
  }

  #wanted(): Action | null {
    if (this.question === 'place') return this.space === null ? null : { type: 'place_artwork', space: this.space };
    if (this.question === 'choose') return this.character === null ? null : { type: 'choose', character: this.character };
    if (this.mode === 'move') return this.piece === null || this.to === null ? null : { type: 'move', piece: this.piece, to: this.to };
    if (this.mode === 'challenge')
      return this.target === null || this.named === null ? null : { type: 'challenge', target: this.target, character: this.named };
    // The list has pairs in the order of the characters.
    const [a, b] = CHARACTERS.filter((piece) => this.pair.includes(piece));
    return a === undefined || b === undefined ? null : { type: 'swap', a, b };
  }

  #routesOf(): Map<Character, Space[]> {
    const routes = new Map<Character, Space[]>();
    for (const action of this.#legal)
      if (action.type === 'move') routes.set(action.piece, [...(routes.get(action.piece) ?? []), action.to]);
    return routes;
  }
}
