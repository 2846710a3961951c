/** What the player is about to do: a museum or a card, and how many sidekicks. Built up on the board, sent with one confirm. */
import type { Action, Card, Museum, View } from './model.ts';

/** What is tried for: all of a museum, or one card. */
export type Target = { museum: Museum; card: Card | null };

export class Plan {
  target = $state.raw<Target | null>(null);
  #sidekicks = $state(0);
  #legal = $state.raw<readonly Action[]>([]);
  #most = $state(0);

  /** What is legal now: choices that no longer are, are dropped. Nothing is legal while it is not this player's turn. */
  offer(legal: readonly Action[], view: View, seat: number | null): void {
    this.#legal = legal;
    this.#most = seat === null ? 0 : (view.players[seat]?.sidekicks ?? 0);
    if (this.target !== null && !this.allows(this.target)) this.target = null;
    if (this.target === null) this.#sidekicks = this.#most;
    this.#sidekicks = Math.min(this.#sidekicks, this.#most);
  }

  get legal(): readonly Action[] {
    return this.#legal;
  }

  /** How many sidekicks are to roll beside the thief. */
  get sidekicks(): number {
    return this.#sidekicks;
  }
  set sidekicks(count: number) {
    this.#sidekicks = Math.max(0, Math.min(count, this.#most));
  }

  /** How many sidekicks the player has. */
  get most(): number {
    return this.#most;
  }

  /** Whether something can be tried for. */
  allows(target: Target): boolean {
    return this.#legal.some((action) =>
      target.card === null
        ? action.type === 'heist' && action.museum === target.museum
        : action.type === 'raid' && action.card === target.card,
    );
  }

  /** Chooses something to try for, or puts the choice away. */
  choose(target: Target | null): void {
    const same = target !== null && this.target?.museum === target.museum && this.target.card === target.card;
    this.target = same ? null : target;
  }

  /** The recruits that are legal: from the supply, or from seats. */
  get recruits(): readonly { type: 'recruit'; from?: number }[] {
    return this.#legal.filter((action) => action.type === 'recruit');
  }

  /** The attempt as it would be sent. */
  get attempt(): Action | null {
    if (this.target === null) return null;
    const { museum, card } = this.target;
    const sidekicks = this.#sidekicks;
    return card === null ? { type: 'heist', museum, sidekicks } : { type: 'raid', card, sidekicks };
  }
}
