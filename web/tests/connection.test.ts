/** The line to the server: comes back by itself, loses no wish, shows no old state. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MatchLink } from '../src/wire/connection.svelte';
import type { LogEntry, Snapshot } from '../src/wire/protocol';
import { SHOWN_AFTER, Socket } from '../src/wire/socket.svelte';

type Sent = Record<string, unknown> & { type: string };

class FakeWire {
  static made: FakeWire[] = [];
  readyState = 0;
  sent: Sent[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    FakeWire.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }
  /** Closed before it was opened: what a browser complains of. */
  hasty = false;
  close(): void {
    this.hasty ||= this.readyState === 0;
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  /** As the server or the network would. */
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
let prepared = 0;
let socket: Socket;
let link: MatchLink;
const wire = (): FakeWire => FakeWire.made.at(-1) as FakeWire;
const sent = (type: string): Sent[] => wire().sent.filter((message) => message.type === type);

function snapshot(head: number, since = 0): Snapshot {
  const log = Array.from({ length: head - since }, (_, i): LogEntry => {
    return { seq: since + i + 1, seat: 0, kind: 'play', at: 0, lines: [] };
  });
  return {
    type: 'snapshot',
    match: 'm',
    head,
    at: head,
    since,
    log,
    legal: [],
    players: [],
    me: [0],
  } as unknown as Snapshot;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', page);
  FakeWire.made = [];
  prepared = 0;
  socket = new Socket({
    connect: () => new FakeWire() as unknown as WebSocket,
    prepare: async () => void (prepared += 1),
    random: () => 1,
  });
  link = new MatchLink(socket, 'm');
  socket.open();
});
afterEach(() => {
  link.leave();
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a match over the wire', () => {
  it('greets, and keeps the whole log while the server sends only what is new', () => {
    wire().open();
    expect(sent('hello')).toEqual([{ type: 'hello', match: 'm', since: 0 }]);
    wire().say(snapshot(2));
    wire().say(snapshot(3, 2));
    expect(link.snapshot?.log.map((entry) => entry.seq)).toEqual([1, 2, 3]);
    expect(link.snapshot?.since).toBe(0);
  });

  it('never goes back to an older state', () => {
    wire().open();
    wire().say(snapshot(3));
    wire().say(snapshot(2));
    expect(link.snapshot?.head).toBe(3);
  });

  it('shows what is left of a match that cannot be played on, and concedes it', () => {
    wire().open();
    wire().say(snapshot(2));
    wire().say({ type: 'relic', match: 'm', head: 2 });
    expect(link.snapshot).toBeNull();
    expect(link.relic?.head).toBe(2);
    link.resign();
    const [wish] = sent('resign');
    expect(wish).toMatchObject({ match: 'm', seat: null });
    wire().say({ type: 'done', match: 'm', request: wish?.['request'], head: 3 });
    wire().say({ type: 'relic', match: 'm', head: 3 });
    expect(link.pending).toBe(false);
    wire().say(snapshot(4)); // it goes on after all: with its whole log
    expect(link.relic).toBeNull();
    expect(link.snapshot?.log).toHaveLength(4);
  });

  it('makes one wish at a time, pending until its snapshot is there', () => {
    wire().open();
    wire().say(snapshot(2));
    link.act({ verb: 'end' });
    link.act({ verb: 'end' });
    const [wish, ...more] = sent('act');
    expect(more).toEqual([]);
    expect(wish).toMatchObject({ match: 'm', head: 2, action: { verb: 'end' } });
    wire().say({ type: 'done', match: 'm', request: wish?.['request'], head: 3 });
    expect(link.pending).toBe(true);
    wire().say(snapshot(3, 2));
    expect(link.pending).toBe(false);
  });

  it('sends a wish again under the same name after a break', () => {
    wire().open();
    wire().say(snapshot(2));
    link.undo();
    const first = sent('undo')[0];
    wire().break();
    vi.advanceTimersByTime(500);
    expect(FakeWire.made).toHaveLength(2);
    wire().open();
    expect(sent('hello')).toEqual([{ type: 'hello', match: 'm', since: 2 }]);
    expect(sent('undo')).toEqual([first]);
  });

  it('begins again when a wish stays unanswered', () => {
    wire().open();
    wire().say(snapshot(2));
    link.act({ verb: 'end' });
    vi.advanceTimersByTime(10_500);
    expect(FakeWire.made.length).toBeGreaterThan(1);
  });

  it('shows a refusal until something else happens, and a stale wish as such', () => {
    wire().open();
    wire().say(snapshot(2));
    link.act({ verb: 'x' });
    wire().say({ type: 'refused', match: 'm', request: sent('act')[0]?.['request'], reason: { key: 'no', args: {} } });
    expect(link.refused?.key).toBe('no');
    expect(link.pending).toBe(false);
    link.act({ verb: 'y' });
    expect(link.refused).toBeNull();
    wire().say({ type: 'stale', match: 'm', request: sent('act')[1]?.['request'], head: 5 });
    expect(link.stale).toBe(true);
    wire().say(snapshot(5, 2));
    expect(link.pending).toBe(false);
  });

  it('says why there is nothing to show', () => {
    wire().open();
    wire().say({ type: 'refused', match: 'm', request: '', reason: { key: 'server.no-such-match', args: {} } });
    expect(link.failed?.key).toBe('server.no-such-match');
  });

  it('answers "why not?"', async () => {
    wire().open();
    const answer = link.why({ verb: 'take' });
    wire().say({ type: 'why', match: 'm', request: sent('why')[0]?.['request'], reason: { key: 'because', args: {} } });
    expect(await answer).toEqual({ key: 'because', args: {} });
  });

  it('keeps talk in order, each line once', () => {
    wire().open();
    const line = (id: number) => ({ id, person: 'p', name: 'P', seat: 0, at: 0, text: String(id) });
    wire().say({ type: 'chat', match: 'm', room: 'players', lines: [line(2)] });
    wire().say({ type: 'chat', match: 'm', room: 'players', lines: [line(1), line(2), line(3)] });
    expect(link.chat.map((said) => said.id)).toEqual([1, 2, 3]);
  });
});

describe('the socket', () => {
  it('waits longer each time, and says so only when it lasts', async () => {
    wire().open();
    wire().break();
    expect(socket.state).toBe('open');
    for (const pause of [400, 800, 1600, 3200]) {
      const made = FakeWire.made.length;
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(FakeWire.made).toHaveLength(made);
      await vi.advanceTimersByTimeAsync(1);
      expect(FakeWire.made).toHaveLength(made + 1);
      expect(socket.state).toBe(pause < SHOWN_AFTER / 2 ? 'open' : 'lost');
      wire().break();
    }
    socket.retry();
    wire().open();
    expect(socket.state).toBe('open');
  });

  it('asks who we are when the server will not let us in', async () => {
    wire().break();
    await vi.advanceTimersByTimeAsync(500);
    expect(prepared).toBe(1);
    expect(FakeWire.made).toHaveLength(2);
  });

  it('is left while still connecting: opened first, then closed', () => {
    socket.close();
    expect(wire().hasty).toBe(false);
    wire().open();
    expect(wire().readyState).toBe(3);
    expect(wire().hasty).toBe(false);
    expect(wire().sent).toEqual([]);
    expect(socket.state).toBe('connecting');
  });

  it('tries at once when the network is back', () => {
    wire().open();
    wire().break();
    const before = FakeWire.made.length;
    window.dispatchEvent(new Event('online'));
    expect(FakeWire.made).toHaveLength(before + 1);
  });

  it('notices a connection that died in silence', () => {
    wire().open();
    vi.advanceTimersByTime(20_001);
    expect(sent('ping')).toHaveLength(1);
    vi.advanceTimersByTime(6_001);
    vi.advanceTimersByTime(500);
    expect(FakeWire.made.length).toBeGreaterThan(1);
  });

  it('stays away when the server ends it for good, until asked', () => {
    wire().open();
    wire().say({ type: 'goodbye', reason: { key: 'server.signed-out', args: {} }, again: false });
    wire().break();
    vi.advanceTimersByTime(60_000);
    expect(FakeWire.made).toHaveLength(1);
    expect(socket.state).toBe('closed');
    expect(socket.reason?.key).toBe('server.signed-out');
    socket.retry();
    wire().open();
    expect(socket.state).toBe('open');
    expect(socket.reason).toBeNull();
  });
});
