/**
 * What Museum Heist shows happening: pieces that walk, jump and slip through passages, cards that turn, the artwork that leaves. And the
 * plan of the player.
 */
import { flushSync, untrack } from 'svelte';
import { flights, type Flight } from '../flights.ts';
import type { Scene } from '../game.ts';
import type { Arg, Message } from '../../protocol.ts';
import { shownAs, type Stage } from '../stage.svelte.ts';
import { NOTHING_TOLD, type Action, type Character, type GameEvent, type Overview, type Segment, type Space, type View } from './model.ts';
import { Notebook } from './notebook.svelte.ts';
import { Plan } from './plan.svelte.ts';
import { Landers } from './questions.ts';
import { NO_ROUNDS, declined, roundLogOf, type RoundLog } from './round-log.ts';

/** How long one stretch of a way takes, half a passage, and how long something is left to be read. */
const STRETCH = 260;
const PASSAGE = 170;
const READ = 380;
/** How long a card is left open that nobody else sees, and that at two seats is gone with the round. */
const SHOWN = 1400;

export class MuseumScene implements Scene {
  readonly staysAsked = true;
  readonly plan = new Plan();
  /** The space under the pointer or the focus. */
  pointed = $state.raw<Space | null>(null);
  /** Whether distances are shown. */
  rings = $state(false);
  /** Whether the own card is hidden from whoever looks over the player's shoulder. */
  isCovered = $state(false);
  /** Where pieces are on their way, instead of where the view has them. */
  places = $state.raw<Partial<Record<Character, Space>>>({});
  /** The piece that is moving, and how. */
  moving = $state.raw<{ piece: Character; way: Segment[0] } | null>(null);
  /** The way that is being gone. */
  trail = $state.raw<{ from: Space; path: Segment[] } | null>(null);
  /** The cards that have just been turned up. */
  turned = $state.raw<readonly { seat: number; character: Character }[]>([]);
  #notebook: Notebook | null = null;
  #roundLog = NO_ROUNDS;
  readonly #landers = new Landers();
  #flights: Flight[] = [];

  async play(event: unknown, stage: Stage): Promise<void> {
    const happened = event as GameEvent;
    switch (happened.event) {
      case 'moved':
        return this.#walk(happened, stage);
      case 'swapped':
        this.trail = null;
        this.places = { ...this.places, [happened.a]: happened.a_space, [happened.b]: happened.b_space };
        return stage.wait(READ);
      case 'challenged':
        return stage.wait(READ);
      case 'card_shown':
        // Only who is shown it sees it; who shows it knows it.
        if (happened.character === undefined || happened.to !== stage.seat) return stage.wait(READ);
        this.#turn(happened.of, happened.character);
        return stage.wait(SHOWN);
      case 'card_revealed':
        this.#turn(happened.seat, happened.character);
        return stage.wait(READ);
      case 'round_started':
        // Whoever was away hears of several rounds at once.
        this.turned = [];
        return;
      case 'artwork_collected':
        this.#flights.push({ from: '[data-place="artwork"]', to: `[data-seat="${happened.seat}"] [data-place="won"]` });
        return stage.wait(READ);
    }
  }

  settle(stage: Stage): void {
    const { view, legal } = seen(stage);
    const land = flights(this.#flights);
    this.#flights = [];
    this.places = {};
    this.moving = null;
    this.trail = null;
    this.turned = [];
    if (view !== null) this.notebook(stage).open(view.round);
    this.plan.offer(legal, legal.length === 0 ? null : (stage.table.decision?.id ?? null));
    if (land === null) return;
    flushSync();
    land();
  }

  #turn(seat: number, character: Character): void {
    this.turned = [...this.turned.filter((one) => one.seat !== seat), { seat, character }];
  }

  /** While the own card is covered, the log does not tell it either. */
  hush(event: unknown): Message | null {
    const told = event as GameEvent;
    if (!this.isCovered || (told.event !== 'card_chosen' && told.event !== 'card_shown')) return null;
    const seat = (name: string, number: number): [string, Arg] => [name, { seat: number }];
    return told.event === 'card_chosen'
      ? { key: 'museum-heist-event-card-chosen', args: [seat('seat', told.seat)] }
      : { key: 'museum-heist-event-card-shown', args: [seat('of', told.of), seat('to', told.to)] };
  }

  /** The marks of this table. */
  notebook(stage: Stage): Notebook {
    return (this.#notebook ??= new Notebook(stage.table.id));
  }

  /** What the log tells so far; while something is shown happening, as it was before. */
  roundLog(stage: Stage): RoundLog {
    const { view } = seen(stage);
    const { lines } = stage.table;
    if (stage.isPlaying || view === null) return untrack(() => this.#roundLog);
    return (this.#roundLog = roundLogOf(lines.flatMap(({ entry }) => (entry.event === undefined ? [] : [entry.event as GameEvent]))));
  }

  /** How often each seat could have landed a piece this round and did something else, as far as the rules have answered. */
  declines(stage: Stage): (seat: number, piece: Character) => number {
    const { artwork, turns } = this.roundLog(stage);
    if (artwork === null) return () => 0;
    const landers = this.#landers.at(
      stage,
      artwork,
      turns.map(({ pieces }) => pieces),
    );
    return (seat, piece) => declined(turns, landers, seat, piece);
  }

  async #walk({ piece, from, path }: Extract<GameEvent, { event: 'moved' }>, stage: Stage): Promise<void> {
    this.trail = { from, path };
    for (const [way, space] of path) {
      this.moving = { piece, way };
      // Through a passage a piece is not seen: it goes down here and comes up there.
      if (way === 'passage') await stage.wait(PASSAGE);
      this.places = { ...this.places, [piece]: space };
      await stage.wait(way === 'passage' ? PASSAGE : STRETCH);
    }
    this.moving = null;
  }
}

/** What is shown, in this game's own types. */
export const seen = (stage: Stage) => shownAs<View, Overview, Action, MuseumScene>(stage, NOTHING_TOLD);
