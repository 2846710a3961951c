import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entry, FromClient, Sight, ToClient } from '../../src/protocol.ts';
import { Connection, pause, type Socket } from '../../src/net/connection.ts';
import { TableStore, type Happening } from '../../src/state/table.svelte.ts';

const said = (key: string): Entry => ({ event: { event: key }, say: { key } });
const sight = (number: number, decision: string | null = null): Sight => ({
  number,
  seat: 0,
  view: { at: number },
  turn: { mode: 'sequential', seats: [0] },
  decision: decision === null ? null : { id: decision, legal: [{ type: 'recruit' }] },
  undo: false,
});

describe('a table', () => {
  let sent: FromClient[];
  let table: TableStore;
  beforeEach(() => {
    sent = [];
    table = new TableStore('t1');
    table.use({ send: (message) => sent.push(message) > 0 });
    table.ready();
  });

  it('watches from the start, then asks for the log so far', () => {
    expect(sent).toEqual([{ type: 'watch', table: 't1', steps: true }]);
    table.hear({ type: 'view', ...sight(2) });
    expect(sent.at(-1)).toEqual({ type: 'events', since: 0 });
    const happened = vi.fn();
    table.onHappening = happened;
    table.hear({ type: 'update', first: 1, entries: [said('a'), said('b')] });
    expect(table.lines.map((line) => [line.number, line.entry.say.key])).toEqual([
      [1, 'a'],
      [2, 'b'],
    ]);
    expect(happened).not.toHaveBeenCalled();
  });

  it('adds to the dice once where it sits without having done so, and only before the game', () => {
    const me = { id: 'p0', name: 'Ada' };
    const info = (phase: 'waiting' | 'playing', entropy: boolean): ToClient => ({
      type: 'table',
      id: 't1',
      game: 'dice-heist',
      rules: 1,
      options: {},
      visibility: 'private',
      host: 'p1',
      phase,
      commitment: '',
      result: null,
      rematch: null,
      settings: { clock: { kind: 'none' }, away_seconds: null, bot_pause_ms: 0, actions_per_second: 0 },
      seats: [
        { kind: 'bot', bot: 'greedy' },
        { kind: 'person', player: me, stand_in: null, entropy },
      ],
    });
    const added = () => sent.filter((message) => message.type === 'sit');
    table.hear({ type: 'welcome', protocol: 1, player: me, server: 's' });
    table.hear(info('waiting', true));
    table.hear(info('playing', false));
    expect(added()).toEqual([]);
    table.hear(info('waiting', false));
    table.hear(info('waiting', false));
    expect(added()).toEqual([{ type: 'sit', seat: 1, entropy: expect.stringMatching(/^[0-9a-f]{32,}$/) as string }]);
  });

  it('fetches a long log page by page, and after a long absence only what is missing', () => {
    table.hear({ type: 'view', ...sight(5) });
    table.hear({ type: 'update', first: 1, entries: [said('a'), said('b')] });
    expect(sent.at(-1)).toEqual({ type: 'events', since: 2 });
    table.hear({ type: 'update', first: 3, entries: [said('c'), said('d'), said('e')] });
    const asked = sent.length;
    table.hear({ type: 'update', first: 6, entries: [said('f')] });
    expect(sent).toHaveLength(asked);
    table.hear({ type: 'view', ...sight(9) });
    expect(sent.at(-1)).toEqual({ type: 'events', since: 6 });
    table.hear({ type: 'update', first: 7, entries: [said('g'), said('h'), said('i')] });
    expect(table.lines.map((line) => line.entry.say.key).join('')).toBe('abcdefghi');
  });

  it('goes on fetching after a connection that broke between two pages', () => {
    table.hear({ type: 'view', ...sight(5) });
    table.hear({ type: 'update', first: 1, entries: [said('a'), said('b')] });
    table.ready();
    expect(sent.at(-1)).toEqual({ type: 'watch', table: 't1', steps: true, since: 5 });
    table.hear({ type: 'update', first: 6, entries: [], sight: sight(5) });
    expect(sent.at(-1)).toEqual({ type: 'events', since: 2 });
  });

  it('shows what is new happening, and nothing twice', () => {
    const happened = vi.fn<(happening: Happening) => void>();
    table.onHappening = happened;
    table.hear({ type: 'view', ...sight(1) });
    table.hear({ type: 'update', first: 1, entries: [said('a'), said('b'), said('c')], sight: sight(3) });
    expect(happened).toHaveBeenCalledTimes(1);
    expect(happened.mock.calls[0]?.[0].entries.map((entry) => entry.say.key)).toEqual(['b', 'c']);
    table.hear({ type: 'update', first: 2, entries: [said('b'), said('c')], sight: sight(3) });
    expect(happened).toHaveBeenCalledTimes(1);
    expect(table.lines).toHaveLength(3);
  });

  it('asks for the whole view when entries are missing in between', () => {
    table.hear({ type: 'view', ...sight(1) });
    table.hear({ type: 'update', first: 5, entries: [said('e')], sight: sight(5) });
    expect(sent.at(-1)).toEqual({ type: 'view' });
    expect(table.sight?.number).toBe(1);
  });

  it('answers a decision once, and sends it again with the same id after a lost connection', () => {
    table.hear({ type: 'view', ...sight(3, 'd1') });
    table.act({ type: 'recruit' });
    table.act({ type: 'recruit' });
    const acts = sent.filter((message) => message.type === 'act');
    expect(acts).toHaveLength(1);
    expect(acts[0]).toMatchObject({ decision: 'd1', action: { type: 'recruit' } });
    expect(table.isSending).toBe(true);
    sent.length = 0;
    table.ready();
    expect(sent).toEqual([{ type: 'watch', table: 't1', steps: true, since: 3 }, acts[0]]);
    table.hear({ type: 'ack', client: acts[0]?.client ?? '', number: 4 });
    table.hear({ type: 'update', first: 4, entries: [said('d')], sight: sight(4) });
    expect(table.isSending).toBe(false);
  });

  it('does not ask again what was answered, in the moment between the answer’s receipt and the news of what came of it', () => {
    table.hear({ type: 'view', ...sight(3, 'd1') });
    table.act({ type: 'recruit' });
    const client = sent.find((message) => message.type === 'act')?.client ?? '';
    table.hear({ type: 'ack', client, number: 4 });
    expect([table.decision, table.isSending]).toEqual([null, true]);
    table.hear({ type: 'update', first: 4, entries: [said('d')], sight: sight(4, 'd2') });
    expect([table.decision?.id, table.isSending]).toEqual(['d2', false]);
    table.act({ type: 'recruit' });
    const next = sent.findLast((message) => message.type === 'act')?.client ?? '';
    table.hear({ type: 'update', first: 5, entries: [said('e')], sight: sight(5, 'd3') });
    table.hear({ type: 'ack', client: next, number: 5 });
    expect([table.decision?.id, table.isSending]).toEqual(['d3', false]);
  });

  it('says so when something could not be sent, until it can', () => {
    let isOpen = false;
    table.use({ send: () => isOpen });
    for (const ask of [() => table.say({ type: 'rematch' }), () => table.sit(1)]) {
      isOpen = false;
      ask();
      expect(table.refusal?.key).toBe('web-not-sent');
      isOpen = true;
      ask();
      expect(table.refusal).toBeNull();
    }
  });

  it('says why something was refused, and looks again when the question was old', () => {
    table.hear({ type: 'view', ...sight(3, 'd1') });
    table.act({ type: 'recruit' });
    const client = sent.find((message) => message.type === 'act')?.client ?? '';
    table.hear({ type: 'refused', to: 'act', client, code: 'stale_decision', message: { key: 'refusal-stale' } });
    expect([table.isSending, table.refusal?.key, sent.at(-1)?.type]).toEqual([false, 'refusal-stale', 'view']);
    table.hear({ type: 'update', first: 4, entries: [said('d')], sight: sight(4) });
    expect(table.refusal).toBeNull();
  });

  it('sends again in silence what came too fast, until it is taken', () => {
    vi.useFakeTimers();
    table.hear({ type: 'view', ...sight(3, 'd1') });
    table.act({ type: 'recruit' });
    const acts = (): FromClient[] => sent.filter((message) => message.type === 'act');
    const client = sent.find((message) => message.type === 'act')?.client ?? '';
    for (const times of [2, 3]) {
      table.hear({ type: 'refused', to: 'act', client, code: 'too_fast', message: { key: 'refusal-too_fast' } });
      expect([table.refusal, table.isSending]).toEqual([null, true]);
      vi.advanceTimersByTime(200);
      expect(acts()).toHaveLength(times);
      expect(acts().at(-1)).toEqual(acts()[0]);
    }
    table.hear({ type: 'refused', to: 'act', client, code: 'too_fast', message: { key: 'refusal-too_fast' } });
    table.hear({ type: 'ack', client, number: 4 });
    vi.advanceTimersByTime(1000);
    expect(acts()).toHaveLength(3);
    vi.useRealTimers();
  });

  it('does what may be done unasked without a decision, and measures how long the server takes', () => {
    vi.useFakeTimers();
    table.hear({ type: 'view', ...sight(3) });
    table.actUnasked({ type: 'drop' });
    const act = sent.findLast((message) => message.type === 'act');
    expect(act).not.toHaveProperty('decision');
    expect(act).toMatchObject({ action: { type: 'drop' } });
    vi.advanceTimersByTime(80);
    table.hear({ type: 'ack', client: act?.client ?? '', number: 3 });
    expect(table.latency).toBe(80);
    table.measured(30);
    expect(table.latency).toBe(60);
    vi.useRealTimers();
  });

  it('keeps the last thing that was meant while an answer was under way, and does it if it is still possible', () => {
    const acts = (): FromClient[] => sent.filter((message) => message.type === 'act');
    const receipt = (number: number): void => table.hear({ type: 'ack', client: (acts().at(-1) as { client: string }).client, number });
    table.hear({ type: 'view', ...sight(3, 'd1') });
    table.actWhenFree({ type: 'recruit' });
    table.actWhenFree({ type: 'wait' });
    table.actWhenFree({ type: 'recruit' });
    expect(acts()).toHaveLength(1);
    receipt(4);
    table.hear({ type: 'update', first: 4, entries: [said('d')], sight: sight(4, 'd1') });
    expect(acts()).toHaveLength(2);
    table.actWhenFree({ type: 'wait' });
    receipt(5);
    table.hear({ type: 'update', first: 5, entries: [said('e')], sight: sight(5, 'd2') });
    expect([acts().length, table.isSending]).toEqual([2, false]);
  });

  it('does not blame anybody for an answer that is a moment late in a race', () => {
    table.hear({ type: 'view', ...sight(3, 'd1'), turn: { mode: 'open', seats: [0, 1] } });
    table.act({ type: 'recruit' });
    const client = sent.find((message) => message.type === 'act')?.client ?? '';
    table.hear({ type: 'refused', to: 'act', client, code: 'stale_decision', message: { key: 'refusal-stale' } });
    expect([table.isSending, table.refusal, sent.at(-1)?.type]).toEqual([false, null, 'view']);
  });

  it('keeps the newer view when an older one comes late', () => {
    table.hear({ type: 'view', ...sight(5) });
    table.hear({ type: 'view', ...sight(4) });
    expect(table.sight?.number).toBe(5);
  });
});

class FakeSocket implements Socket {
  readyState = 1;
  sent: string[] = [];
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  send(data: string): void {
    this.sent.push(data);
  }
  close(): void {
    this.readyState = 3;
  }
  say(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

describe('a connection', () => {
  it('greets, comes back after a loss, and is ready again each time', () => {
    vi.useFakeTimers();
    const sockets: FakeSocket[] = [];
    const statuses: string[] = [];
    const ready = vi.fn();
    const latency = vi.fn();
    const connection = new Connection(
      'ws://here/ws',
      { onReady: ready, onMessage: () => undefined, onStatus: (status) => statuses.push(status), onLatency: latency },
      () => (sockets[sockets.length] = new FakeSocket()),
    );
    const greet = (socket: FakeSocket | undefined): void => {
      socket?.onopen?.(undefined as never);
      socket?.say({ type: 'welcome', protocol: 1, player: { id: 'p', name: 'Ada' }, server: 'capers' });
    };
    expect(connection.send({ type: 'ping' })).toBe(false);
    greet(sockets[0]);
    expect(JSON.parse(sockets[0]?.sent[0] ?? '')).toMatchObject({ type: 'hello', protocol: 1 });
    sockets[0]?.onclose?.(undefined as never);
    vi.advanceTimersByTime(500);
    greet(sockets[1]);
    expect(ready).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(40);
    sockets[1]?.say({ type: 'pong' });
    expect(latency).toHaveBeenCalledExactlyOnceWith(40);
    expect(statuses).toEqual(['connecting', 'open', 'waiting', 'connecting', 'open']);
    // A server that no longer answers is given up and tried again.
    vi.advanceTimersByTime(20_000 + 8_000);
    expect(statuses.at(-1)).toBe('waiting');
    connection.end();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(2);
    vi.useRealTimers();
  });

  it('waits longer each time, up to a limit', () => {
    expect([0, 1, 2, 3].map((tries) => pause(tries, 1))).toEqual([500, 1000, 2000, 4000]);
    expect(pause(20, 1)).toBe(15_000);
    expect(pause(0, 0)).toBe(350);
  });
});
