/** What the player is about to do. Everything that can be chosen comes from the server's list of legal actions; one confirm sends it. */
import type { Cell } from './cell.ts';
import { total, type Action, type HandCard, type Jewelry, type Jewels, type Move, type Shape } from './model.ts';

/** What is asked. */
export type Question = 'pick' | 'gear' | 'place' | 'question' | 'play' | 'before' | 'move' | 'keep' | 'swap' | 'mirror' | 'drop';

const QUESTION: Record<Action['type'], Question> = {
  pick: 'pick',
  draft: 'gear',
  pass: 'gear',
  place: 'place',
  question: 'question',
  play: 'play',
  smoke: 'before',
  alarm: 'before',
  wire: 'before',
  turn_guard: 'before',
  blame: 'before',
  move: 'move',
  keep: 'keep',
  swap: 'swap',
  drop: 'drop',
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export class Plan {
  /** What was chosen, where that is an action as it stands. */
  chosen = $state.raw<Action | null>(null);
  /** Where to go, and which trick is to be played there. */
  to = $state.raw<Cell | null>(null);
  trick = $state(0);
  /** Where the player would go with the card that is looked at; nothing of it is sent. */
  goal = $state.raw<Cell | null>(null);
  /** What is to fall. */
  jewels = $state.raw<Jewels>({});
  taken = $state.raw<Jewelry | null>(null);
  out = $state.raw<Jewelry | null>(null);
  #legal = $state.raw<readonly Action[]>([]);
  #phase = $state('');
  /** The decision that is being made. */
  #decision: string | null = null;
  /** The legal moves by where they lead, the plain one first. */
  readonly moves = $derived(this.#movesOf());

  /**
   * What is legal now, in which phase, for which decision. Choices for another one are put away, even where the same can be chosen again;
   * news of others that arrives meanwhile, and the moment in which it is shown, leave them alone.
   */
  offer(legal: readonly Action[], phase: string, decision: string | null): void {
    this.#legal = legal;
    this.#phase = phase;
    if (decision === null || decision === this.#decision) return;
    this.#decision = decision;
    this.clear();
    const [only] = this.drawn;
    if (this.drawn.length === 1 && only !== undefined) this.taken = only;
  }

  /** Puts away what was chosen. */
  clear(): void {
    this.chosen = null;
    this.to = null;
    this.trick = 0;
    this.goal = null;
    this.jewels = {};
    this.out = null;
    if (this.drawn.length !== 1) this.taken = null;
  }

  get legal(): readonly Action[] {
    return this.#legal;
  }

  /** What is asked now. */
  get question(): Question | null {
    if (this.#phase === 'mirror' && this.#legal.length > 0) return 'mirror';
    const first = this.#legal.find(({ type }) => type !== 'pass') ?? this.#legal[0];
    if (first === undefined) return null;
    if (first.type === 'pass') return this.#phase === 'before' ? 'before' : this.#phase === 'question' ? 'question' : 'gear';
    return QUESTION[first.type];
  }

  /** The legal actions of one type. */
  all<T extends Action['type']>(type: T): Extract<Action, { type: T }>[] {
    return this.#legal.filter((action): action is Extract<Action, { type: T }> => action.type === type);
  }

  /** Where something can be put or somebody can go, by pressing the floor. */
  get cells(): Cell[] {
    if (this.question === 'move') return [...this.moves.keys()];
    return this.#legal.flatMap((action) => ('at' in action ? [action.at] : []));
  }

  /** The cards from the fence that one may be chosen from. */
  get drawn(): Jewelry[] {
    return [
      ...new Set(this.#legal.flatMap((action) => (action.type === 'swap' ? [action.in] : action.type === 'keep' ? [action.card] : []))),
    ];
  }

  /** The card that is chosen from the hand. */
  get card(): HandCard | null {
    return this.chosen?.type === 'play' ? this.chosen.card : null;
  }

  /** How many jewels must fall. */
  get mustDrop(): number {
    const [first] = this.#legal;
    return first?.type === 'drop' ? total(first.jewels) : 0;
  }

  isChosen(action: Action): boolean {
    return this.chosen !== null && same(this.chosen, action);
  }

  /** Chooses an action of the list, or puts it away again. */
  choose(action: Action): void {
    this.chosen = this.isChosen(action) ? null : action;
  }

  /** A cell was pressed. Gives back whether that says again what was already chosen. */
  press(cell: Cell): boolean {
    if (this.question === 'move') {
      if (!this.moves.has(cell)) return false;
      const again = this.to === cell;
      if (!again) this.trick = 0;
      this.to = cell;
      return again;
    }
    const action = this.#legal.find((one) => 'at' in one && one.at === cell);
    if (action === undefined) return false;
    const again = this.isChosen(action);
    this.chosen = action;
    return again;
  }

  /** One jewel more or less of a shape is to fall, of those that are owned. */
  change(shape: Shape, by: 1 | -1, owned: Jewels): void {
    const count = (this.jewels[shape] ?? 0) + by;
    if (count < 0 || count > (owned[shape] ?? 0) || (by > 0 && total(this.jewels) >= this.mustDrop)) return;
    const { [shape]: _, ...others } = this.jewels;
    this.jewels = count === 0 ? others : { ...others, [shape]: count };
  }

  /** The move that is chosen. */
  get move(): Move | null {
    return this.to === null ? null : (this.moves.get(this.to)?.[this.trick] ?? null);
  }

  /** What would be sent, if it is complete. Only what the server called legal is ever sent. */
  get action(): Action | null {
    switch (this.question) {
      case null:
        return null;
      case 'move':
        return this.move;
      case 'drop':
        return this.mustDrop > 0 && total(this.jewels) === this.mustDrop
          ? (this.#legal.find((action) => action.type === 'drop' && sameJewels(action.jewels, this.jewels)) ?? null)
          : null;
      case 'swap':
        if (this.chosen?.type === 'pass') return this.chosen;
        return this.all('swap').find((action) => action.in === this.taken && action.out === this.out) ?? null;
      default:
        return this.chosen;
    }
  }

  #movesOf(): Map<Cell, Move[]> {
    const moves = new Map<Cell, Move[]>();
    for (const action of this.#legal) if (action.type === 'move') moves.set(action.to, [...(moves.get(action.to) ?? []), action]);
    return moves;
  }
}

function sameJewels(one: Jewels, other: Jewels): boolean {
  const shapes = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<Shape>;
  return [...shapes].every((shape) => one[shape] === other[shape]);
}
