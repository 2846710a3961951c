/** What the player is about to do: which dice stay, which tool with what. Built up on the board, changed freely, sent with one confirm. */
import {
  KINDS,
  TOOLS,
  draws,
  emptyHeap,
  heapOf,
  plus,
  sorted,
  uses,
  type Action,
  type Crystal,
  type Face,
  type Heap,
  type Tool,
  type View,
} from './model.ts';

/** A crystal that is to move. */
export type Pick = Extract<Action, { type: 'protect' | 'pass' | 'take' }>;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export class Plan {
  /** For each die in its place whether it stays. */
  keep = $state.raw<readonly boolean[]>([]);
  tool = $state.raw<Tool | null>(null);
  /** The strength for a tool that draws. */
  strength = $state(0);
  picks = $state.raw<readonly Pick[]>([]);
  /** Crystals of a Jackhammer that go back. */
  returned = $state.raw<readonly Crystal[]>([]);
  leader = $state.raw<number | null>(null);
  /** Whether the player is asked if the turn is to end although tools are left: a turn that has ended gives them away. */
  asksToEnd = $state(false);
  #legal = $state.raw<readonly Action[]>([]);
  #view = $state.raw<View | null>(null);
  /** What is still to be sent of a plan that was confirmed: the server is asked one by one. */
  #queue = $state.raw<readonly Action[]>([]);

  /** What is legal now. Choices for something else are put away; nothing is legal while it is not this player's turn. */
  offer(legal: readonly Action[], view: View | null, keep: readonly boolean[]): void {
    const goesOn = same(legal, this.#legal) && legal.length > 0;
    this.#legal = legal;
    this.#view = view;
    if (goesOn) return;
    this.keep = keep;
    this.returned = [];
    this.picks = [];
    this.leader = null;
    this.choose(null);
  }

  get legal(): readonly Action[] {
    return this.#legal;
  }

  /** Whether something that was confirmed is still on its way. */
  get isSending(): boolean {
    return this.#queue.length > 0;
  }

  /** The legal strengths of a tool. */
  strengths(tool: Tool): number[] {
    return this.#legal.flatMap((action) => (action.type === 'act' && action.action === tool ? [action.strength] : []));
  }

  /** Takes up a tool, or puts it away. */
  choose(tool: Tool | null): void {
    this.tool = tool;
    this.asksToEnd = false;
    this.picks = [];
    this.strength = tool === null ? 0 : Math.max(0, ...this.strengths(tool));
  }

  /** The tool whose crystals are being picked: the one taken up, or the one that is in use. */
  get picking(): Tool | null {
    const act = this.#view?.turn?.act;
    if (this.#legal.some((action) => ['protect', 'pass', 'take'].includes(action.type))) return act?.name ?? null;
    return this.tool !== null && !draws(this.tool) ? this.tool : null;
  }

  /** How many crystals may be picked. */
  get most(): number {
    const act = this.#view?.turn?.act;
    if (this.tool === null) return act?.picks_left ?? 0;
    return uses(this.tool, Math.max(0, ...this.strengths(this.tool))).crystals;
  }

  /** How many crystals of a Jackhammer go back. */
  get back(): number {
    return this.#legal.find((action) => action.type === 'return')?.crystals.length ?? 0;
  }

  toggle(slot: number): void {
    this.keep = this.keep.map((stays, at) => (at === slot ? !stays : stays));
  }

  pick(pick: Pick): void {
    if (this.picks.length < this.most) this.picks = [...this.picks, pick];
  }

  unpick(at: number): void {
    this.picks = this.picks.filter((_, place) => place !== at);
  }

  /** Marks a drawn crystal to go back; the oldest mark gives way where there is one too many. */
  putBack(crystal: Crystal): void {
    this.returned = [...this.returned, crystal].slice(-this.back);
  }

  keepDrawn(crystal: Crystal): void {
    const at = this.returned.indexOf(crystal);
    this.returned = this.returned.filter((_, place) => place !== at);
  }

  /** What is left on a cart once the picks have moved. */
  leftOn(seat: number, mine: number): Heap {
    const cart = this.#view?.players[seat]?.cart ?? emptyHeap();
    const gone = this.picks.flatMap((pick): Crystal[] => {
      if (pick.type === 'take') return pick.from === seat ? [pick.crystal] : [];
      if (seat !== mine) return [];
      return pick.type === 'pass' ? ['unstable'] : [pick.crystal];
    });
    return plus(cart, heapOf(gone), -1);
  }

  /** The dice that stay, as the rules list them. */
  kept(dice: readonly Face[]): Face[] {
    return sorted(dice.filter((_, at) => this.keep[at]));
  }

  /** The roll as it would be sent; nothing where all dice stay. */
  reroll(dice: readonly Face[]): Action | null {
    const keep = this.kept(dice);
    return this.#legal.find((action) => action.type === 'reroll' && same(action.keep, keep)) ?? null;
  }

  /** What would be sent, in its order; empty while the plan is not complete. */
  get actions(): Action[] {
    if (this.leader !== null) return [{ type: 'choose_leader', seat: this.leader }];
    if (this.#legal.some((action) => action.type === 'return')) {
      const crystals = KINDS.flatMap((kind) => this.returned.filter((one) => one === kind));
      return crystals.length === this.back ? [{ type: 'return', crystals }] : [];
    }
    if (this.tool !== null && draws(this.tool)) return [{ type: 'act', action: this.tool, strength: this.strength }];
    if (this.picking === null || this.picks.length === 0) return [];
    const { tool } = this;
    if (tool !== null) {
      const strength = this.strengths(tool).find((one) => uses(tool, one).crystals === this.picks.length);
      return strength === undefined ? [] : [{ type: 'act', action: tool, strength }, ...this.picks];
    }
    return this.picks.length < this.most ? [...this.picks, { type: 'done' }] : [...this.picks];
  }

  /** The plan is confirmed: the first action is given back to be sent, the others follow as the server asks for them. */
  confirm(): Action | null {
    const [first, ...rest] = this.actions;
    this.#queue = first === undefined ? [] : rest;
    return first ?? null;
  }

  /** The end of the turn, to be sent; where tools are left it is asked for first, and nothing is sent yet. */
  end(): Action | null {
    const isAsked = this.asksToEnd || this.usable.length === 0;
    this.asksToEnd = !isAsked;
    return isAsked ? { type: 'end_turn' } : null;
  }

  /** The next action of a confirmed plan. One that is no longer legal ends the plan. */
  next(legal: readonly unknown[]): Action | null {
    const [first, ...rest] = this.#queue;
    if (first === undefined) return null;
    const isLegal = legal.some((action) => same(action, first));
    this.#queue = isLegal ? rest : [];
    return isLegal ? first : null;
  }

  /** The tools with what the dice allow. */
  get usable(): Tool[] {
    return TOOLS.filter((tool) => this.strengths(tool).length > 0);
  }
}
