/**
 * One table as this browser knows it: what the server has said, and what was sent and is not yet answered.
 * It runs no rules: everything shown comes from the server, and nothing is shown as done before the server has said so.
 */
import type { Connection, Status } from '../net/connection.ts';
import { Answers, type Asks } from './answers.svelte.ts';
import { Log, type LogLine } from './log.svelte.ts';
import { randomText } from '../net/random.ts';
import type { Entry, FromClient, Message, Player, Refused, SeatInfo, Sight, TableInfo, ToClient, Update } from '../protocol.ts';

/** What just happened: the entries that are new to somebody who was watching, and what the table looks like after them. */
export interface Happening {
  entries: Entry[];
  sight: Sight;
}

type Sends = Pick<Connection, 'send'>;
type Asked = Extract<FromClient, { type: 'act' | 'undo' }>;

/** How long an answer to a question may take before it is given up: it is a convenience, and nobody waits for it. */
const ANSWER_PATIENCE = 5000;

/**
 * How long to wait before sending again what came too fast after the last action: the server asks for a quarter of a second between two.
 */
const PACE = 120;
/** How long it is said that something came too fast. */
const SAID = 1600;

export class TableStore {
  readonly id: string;
  /** Who this browser is. */
  me = $state.raw<Player | null>(null);
  info = $state.raw<TableInfo | null>(null);
  sight = $state.raw<Sight | null>(null);
  /** The number of the last entry when the table was first seen. */
  arrived = $state.raw<number | null>(null);
  /** When the sight arrived, for the clocks. */
  sightAt = $state(0);
  status = $state<Status>('connecting');
  presence = $state.raw<{ seats: boolean[]; spectators: number }>({ seats: [], spectators: 0 });
  /** How long the server takes to answer, in milliseconds; what was measured last counts most. */
  latency = $state<number | null>(null);
  /** The last refusal, until it is put away or something happens. */
  refusal = $state.raw<Message | null>(null);
  /** That something came faster than a hand can act, said for a moment: it is no refusal, for it is sent again. */
  hasty = $state.raw<Message | null>(null);
  #hasty: ReturnType<typeof setTimeout> | undefined;
  /** The table cannot be watched: there is none, or it is not for this person. */
  unavailable = $state.raw<Message | null>(null);
  /** What was sent and is not yet answered, by client id. */
  #pending = $state.raw<ReadonlyMap<string, Asked>>(new Map());
  /** What is to be done as soon as the answer under way has come. */
  #next: unknown = null;
  /** When each of these was first sent. */
  readonly #sentAt = new Map<string, number>();
  /** The last entry that came of an answer: until it is here, the decision that was answered is no more and the next one is not known. */
  #awaited = $state(0);
  /** What was told. */
  readonly log = new Log();
  #number = 0;
  /** Whether the answer to the last `watch` has yet to come. */
  #isResuming = false;
  /** Whether something was added to the dice by itself: once is enough, whatever comes of it. */
  #hasAdded = false;
  #connection: Sends | null = null;
  /** Who waits for the answer to a question, by its client id. */
  readonly #questions = new Map<string, (answer: unknown) => void>();
  /** How questions are asked: over the connection, unless there is another way. */
  #asks: Asks = (question) => this.#question(question);
  /** What the rules say about choices that are only half made. */
  readonly answers = new Answers((question) => this.#asks(question));
  /** Called with what just happened, so that it can be shown happening. */
  onHappening: ((happening: Happening) => void) | null = null;

  readonly seat = $derived(this.sight?.seat ?? this.#mySeat());
  readonly isHost = $derived(this.me !== null && this.info?.host === this.me.id);
  readonly #isBehind = $derived(this.sight !== null && this.sight.number < this.#awaited);
  readonly decision = $derived(this.#isBehind ? null : (this.sight?.decision ?? null));
  /** Whether an answer to the present decision is on its way, or the news of what came of it. */
  readonly isSending = $derived(this.#pending.size > 0 || this.#isBehind);
  readonly names = $derived(this.info?.seats.map(nameOf) ?? []);

  constructor(id: string) {
    this.id = id;
  }

  /** Speaks through this connection from now on. */
  use(connection: Sends): void {
    this.#connection = connection;
  }

  /** Asks this way from now on: a replay has no connection. */
  askThrough(asks: Asks): void {
    this.#asks = asks;
  }

  /** The connection is new: watches on from the last entry known, and sends again what was not answered. */
  ready(): void {
    this.#isResuming = true;
    // How long a broken connection took is no measure of a good one, and what was meant before it is not meant now.
    this.#sentAt.clear();
    this.#next = null;
    this.#say({ type: 'watch', table: this.id, steps: true, ...(this.#number > 0 ? { since: this.#number } : {}) });
    for (const asked of this.#pending.values()) this.#say(asked);
  }

  /** Answers the present decision. */
  act(action: unknown): void {
    const decision = this.decision;
    if (decision === null || this.isSending) return;
    this.#ask({ type: 'act', decision: decision.id, action, client: randomText(), nonce: randomText() });
  }

  /** Does what a game allows also to a seat that is asked nothing. */
  actUnasked(action: unknown): void {
    if (this.decision !== null) return this.act(action);
    if (!this.isSending) this.#ask({ type: 'act', action, client: randomText(), nonce: randomText() });
  }

  /**
   * Does this now, or as soon as the answer under way has come, if it is still possible then: in a race no press is lost, and the last one
   * counts.
   */
  actWhenFree(action: unknown): void {
    if (this.isSending) this.#next = action;
    else this.actUnasked(action);
  }

  /** The server has answered after so many milliseconds. */
  measured(milliseconds: number): void {
    this.latency = Math.round(this.latency === null ? milliseconds : this.latency * 0.6 + milliseconds * 0.4);
  }

  /** Takes the last action back. */
  undo(): void {
    if (!this.isSending) this.#ask({ type: 'undo', client: randomText() });
  }

  /** Takes a seat, and adds something of one's own to the dice. */
  sit(seat: number): void {
    this.refusal = this.#say({ type: 'sit', seat, entropy: randomText(32) }) ? null : { key: 'web-not-sent' };
  }

  /** Sends one of the messages that carry no client id. Without a connection they are not done, and whoever wanted it is told. */
  say(message: Exclude<FromClient, { type: 'act' | 'undo' | 'ask' | 'hello' | 'watch' | 'sit' }>): void {
    this.refusal = this.#say(message) ? null : { key: 'web-not-sent' };
  }

  /** What was told, line by line. */
  get lines(): readonly LogLine[] {
    return this.log.lines;
  }

  /** Shows a moment of a finished game: what the table looked like. */
  rewind(sight: Sight): void {
    // Answers follow from what is seen: as long as it is the same, so are they.
    if (this.sight?.view !== sight.view || this.sight?.insight !== sight.insight) this.answers.forget();
    this.#number = sight.number;
    this.sight = sight;
    this.sightAt = Date.now();
  }

  /** Takes in a message of the server. */
  hear(message: ToClient): void {
    switch (message.type) {
      case 'welcome':
        this.me = message.player;
        break;
      case 'table':
        this.info = message;
        this.unavailable = null;
        this.#addToDice();
        break;
      case 'view':
        this.#see(message);
        this.#isResuming = false;
        this.#askForMissing(0);
        break;
      case 'update':
        this.#update(message);
        break;
      case 'ack':
        this.#awaited = Math.max(this.#awaited, message.number);
        this.#time(message.client);
        this.#answered(message.client);
        break;
      case 'answer':
        this.#settleQuestion(message.client, message.answer);
        break;
      case 'refused':
        if (message.to === 'ask') this.#settleQuestion(message.client ?? '', null);
        else this.#refused(message);
        break;
      case 'presence':
        this.presence = { seats: message.seats, spectators: message.spectators };
        break;
      case 'bye':
      case 'pong':
        break;
    }
    this.#goOn();
  }

  /** Does what was meant to come next. */
  #goOn(): void {
    if (this.#next === null || this.isSending) return;
    const next = JSON.stringify(this.#next);
    this.#next = null;
    const legal = this.decision?.legal.find((action) => JSON.stringify(action) === next);
    if (legal !== undefined) this.act(legal);
  }

  #update(update: Update): void {
    if (update.entries.length > 0 && update.first > this.#number + 1) {
      // Something is missing in between: the whole view brings everything back in step.
      this.#say({ type: 'view' });
      return;
    }
    this.log.put(update.first, update.entries);
    const seen = this.#number;
    const news = update.entries.slice(Math.max(0, seen + 1 - update.first));
    this.#number = Math.max(seen, update.first + update.entries.length - 1);
    if (news.length > 0) this.refusal = null;
    if (update.sight === undefined) {
      // A page of what was missing: the next one, if there is more.
      this.#askForMissing(update.first + update.entries.length - 1);
      return;
    }
    const watched = this.sight !== null;
    this.#see(update.sight);
    // The connection may have broken while pages of the log were on their way.
    if (this.#isResuming) this.#askForMissing(0);
    this.#isResuming = false;
    if (watched && news.length > 0) this.onHappening?.({ entries: news, sight: update.sight });
  }

  /** Asks for the first entries that are missing from this one on. They come page by page. */
  #askForMissing(from: number): void {
    let known = from;
    while (known < this.#number && this.log.has(known + 1)) known += 1;
    if (known < this.#number) this.#say({ type: 'events', since: known });
  }

  #question(question: unknown): Promise<unknown> {
    const client = randomText();
    return new Promise((resolve) => {
      this.#questions.set(client, resolve);
      setTimeout(() => this.#settleQuestion(client, null), ANSWER_PATIENCE);
      if (!this.#say({ type: 'ask', client, question })) this.#settleQuestion(client, null);
    });
  }

  #settleQuestion(client: string, answer: unknown): void {
    this.#questions.get(client)?.(answer);
    this.#questions.delete(client);
  }

  #see(sight: Sight): void {
    // An answer to an older question may come after newer news; what is newer stays.
    if (this.sight !== null && sight.number < this.sight.number) return;
    this.answers.forget();
    this.sight = sight;
    this.sightAt = Date.now();
    this.arrived ??= sight.number;
    this.#number = Math.max(this.#number, sight.number);
  }

  #refused(refused: Refused): void {
    const hasty = refused.code === 'too_fast' && refused.client !== undefined ? this.#pending.get(refused.client) : undefined;
    if (hasty !== undefined) {
      // Nobody throws that quickly, but nothing is lost: it is sent again a little later.
      setTimeout(() => this.#pending.has(hasty.client) && this.#say(hasty), PACE);
      this.hasty = refused.message;
      clearTimeout(this.#hasty);
      this.#hasty = setTimeout(() => (this.hasty = null), SAID);
      this.#sentAt.delete(hasty.client);
      return;
    }
    const asked = refused.client === undefined ? undefined : this.#pending.get(refused.client);
    if (refused.client !== undefined) this.#answered(refused.client);
    if (refused.to === 'watch') {
      this.unavailable = refused.message;
      return;
    }
    // Where all act at once and time runs out, an answer may be a moment late without anybody's fault.
    const isLate = refused.code === 'stale_decision' && this.sight?.turn?.mode === 'open';
    if (!isLate) this.refusal = refused.message;
    // What can still be done after the bell is done: a throw under way is finished.
    else if (asked?.type === 'act' && asked.decision !== this.sight?.decision?.id) this.#next ??= asked.action;
    // The page asked about something that is no longer so: look again.
    if (refused.code === 'stale_decision') this.#say({ type: 'view' });
  }

  #ask(asked: Asked): void {
    this.refusal = null;
    this.#pending = new Map(this.#pending).set(asked.client, asked);
    this.#sentAt.set(asked.client, performance.now());
    this.#say(asked);
  }

  #time(client: string): void {
    const sent = this.#sentAt.get(client);
    if (sent !== undefined) this.measured(performance.now() - sent);
  }

  #answered(client: string): void {
    const pending = new Map(this.#pending);
    this.#sentAt.delete(client);
    pending.delete(client);
    this.#pending = pending;
  }

  #say(message: FromClient): boolean {
    return this.#connection?.send(message) ?? false;
  }

  /**
   * Adds something of one's own to the dice where one sits without having done so: at the table of a rematch, whose promise is only known
   * now.
   */
  #addToDice(): void {
    const seat = this.#mySeat();
    const mine = seat === null ? undefined : this.info?.seats[seat];
    if (seat === null || this.#hasAdded || this.info?.phase !== 'waiting' || mine?.kind !== 'person' || mine.entropy) return;
    this.#hasAdded = this.#say({ type: 'sit', seat, entropy: randomText(32) });
  }

  #mySeat(): number | null {
    const at = this.info?.seats.findIndex((seat) => seat.kind === 'person' && seat.player.id === this.me?.id) ?? -1;
    return at < 0 ? null : at;
  }
}

/** What a seat is called; nothing for a free one. A bot is called by the frame, in the reader's language. */
function nameOf(seat: SeatInfo): string {
  return seat.kind === 'person' ? seat.player.name : '';
}
