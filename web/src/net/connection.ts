/**
 * One WebSocket that comes back by itself: after a loss it tries again with growing pauses.
 * It knows the greeting and the heartbeat; what the messages mean is for the table.
 */
import { VERSION, type FromClient, type ToClient } from '../protocol.ts';

/** The part of a WebSocket that is used here. */
export interface Socket {
  readyState: number;
  send(data: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: never) => void) | null;
}

/** How the connection is: `waiting` counts down to the next try, `ended` does not try again. */
export type Status = 'connecting' | 'open' | 'waiting' | 'ended';

/** Who uses the connection. */
export interface Listener {
  /** The greeting was answered: whatever was lost with the last connection must be asked for again. */
  onReady(): void;
  /** A message arrived. */
  onMessage(message: ToClient): void;
  /** The connection is in another state. */
  onStatus(status: Status): void;
  /** How long the server took to answer, in milliseconds. */
  onLatency?(milliseconds: number): void;
}

/** The longest pause between two tries. */
const LONGEST_PAUSE = 15_000;
/** How often the server is asked whether it is still there. */
const HEARTBEAT = 20_000;
/** How long it may take to answer. */
const PATIENCE = 8_000;
/** How long it may take where there is a reason to doubt. */
const DOUBT = 2_500;

/** The pause before the next try: doubled each time, and a little at random so that not everybody comes back at once. */
export function pause(tries: number, random: number): number {
  const longest = Math.min(LONGEST_PAUSE, 500 * 2 ** tries);
  return Math.round(longest * (0.7 + 0.3 * random));
}

const OPEN = 1;

export class Connection {
  readonly #url: string;
  readonly #listener: Listener;
  readonly #open: (url: string) => Socket;
  #socket: Socket | null = null;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #ready = false;
  #retryAfter: number | null = null;
  #pinged: number | null = null;

  constructor(url: string, listener: Listener, open: (url: string) => Socket = (address) => new WebSocket(address) as unknown as Socket) {
    this.#url = url;
    this.#listener = listener;
    this.#open = open;
    this.#connect();
  }

  /** Sends a message if the connection is there; says whether it was. */
  send(message: FromClient): boolean {
    if (!this.#ready || this.#socket?.readyState !== OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Tries at once instead of waiting for the pause to end. */
  retryNow(): void {
    if (this.#ended || this.#socket !== null) return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  /** Something says that the connection may be gone, or may be back: asks instead of waiting for the next heartbeat. */
  check(): void {
    if (this.#ended) return;
    if (this.#socket === null) {
      this.#tries = 0;
      this.retryNow();
    } else if (this.#ready) {
      clearTimeout(this.#silence);
      this.#silence = setTimeout(() => this.#lost(), DOUBT);
      this.#ask();
    }
  }

  /** Closes for good. */
  end(): void {
    this.#ended = true;
    clearTimeout(this.#retry);
    this.#drop();
  }

  #connect(): void {
    this.#listener.onStatus('connecting');
    const socket = this.#open(this.#url);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: 'hello', protocol: VERSION, client: 'capers-web' } satisfies FromClient));
    };
    socket.onmessage = (event) => {
      if (this.#socket === socket && typeof event.data === 'string') this.#hear(event.data);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
    // A server that accepts the connection and then says nothing is as lost as one that closes it.
    this.#expectAnswer();
  }

  #hear(text: string): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
    const message = JSON.parse(text) as ToClient;
    if (message.type === 'welcome') {
      this.#ready = true;
      this.#tries = 0;
      this.#beat = setInterval(() => this.#ping(), HEARTBEAT);
      this.#listener.onStatus('open');
      this.#listener.onMessage(message);
      this.#listener.onReady();
      this.#ask();
      return;
    }
    if (message.type === 'pong' && this.#pinged !== null) {
      this.#listener.onLatency?.(performance.now() - this.#pinged);
      this.#pinged = null;
    }
    if (message.type === 'bye') {
      this.#retryAfter = message.retry_ms;
      this.#ended = message.retry_ms === null;
    }
    this.#listener.onMessage(message);
  }

  #ping(): void {
    this.#ask();
    this.#expectAnswer();
  }

  #ask(): void {
    if (this.send({ type: 'ping' })) this.#pinged ??= performance.now();
  }

  #expectAnswer(): void {
    this.#silence ??= setTimeout(() => this.#lost(), PATIENCE);
  }

  #lost(): void {
    this.#drop();
    if (this.#ended) {
      this.#listener.onStatus('ended');
      return;
    }
    this.#listener.onStatus('waiting');
    const wait = this.#retryAfter ?? pause(this.#tries, Math.random());
    this.#retryAfter = null;
    this.#tries += 1;
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#ready = false;
    this.#pinged = null;
    clearInterval(this.#beat);
    clearTimeout(this.#silence);
    this.#silence = undefined;
    socket?.close();
  }
}
