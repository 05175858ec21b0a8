/** Steps of bots come one after the other, as fast as a person wants them; nobody else's wait. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MatchLink } from '../src/wire/connection.svelte';
import type { LogEntry, ServerMessage, Snapshot } from '../src/wire/protocol';
import type { Socket } from '../src/wire/socket.svelte';

let pace = 700;
let link: MatchLink;
const socket = {
  state: 'open',
  send: () => true,
  restart: () => undefined,
  onopen: () => undefined,
  onmessage: (_: ServerMessage) => undefined,
};
const PLAYERS = [{ kind: 'human' }, { kind: 'bot' }];

/** The whole log up to `seats.length` steps, each by the seat named. */
function arrive(seats: readonly number[], more: Partial<Snapshot> = {}): void {
  const log = seats.map((seat, i) => ({ seq: i + 1, seat, kind: 'play', at: 0, lines: [] }) as LogEntry);
  const head = seats.length;
  const base = {
    type: 'snapshot',
    match: 'm',
    head,
    at: head,
    since: 0,
    log,
    legal: [],
    players: PLAYERS,
    me: [0],
    timing: null,
  };
  socket.onmessage({ ...base, ...more } as unknown as Snapshot);
}
const head = (): number | undefined => link.snapshot?.head;

beforeEach(() => {
  vi.useFakeTimers();
  pace = 700;
  link = new MatchLink(socket as unknown as Socket, 'm', () => pace);
  arrive([0]);
});
afterEach(() => {
  link.leave();
  vi.useRealTimers();
});

it('shows bots step by step', () => {
  arrive([0, 1]);
  arrive([0, 1, 1]);
  expect(head()).toBe(1);
  vi.advanceTimersByTime(700);
  expect(head()).toBe(2);
  vi.advanceTimersByTime(699);
  expect(head()).toBe(2);
  vi.advanceTimersByTime(1);
  expect(head()).toBe(3);
  // A bot that took its time is shown at once.
  vi.advanceTimersByTime(2_000);
  arrive([0, 1, 1, 1]);
  expect(head()).toBe(4);
});

it('shows what people do at once, with all that came before', () => {
  arrive([0, 1]);
  arrive([0, 1, 1]);
  arrive([0, 1, 1, 0]);
  expect(head()).toBe(4);
  vi.advanceTimersByTime(5_000);
  expect(head()).toBe(4);
});

it('holds nothing back where a clock runs, or where somebody wants no waiting', () => {
  arrive([0, 1], { timing: { kind: 'live' } as Snapshot['timing'] });
  expect(head()).toBe(2);
  pace = 0;
  arrive([0, 1, 1]);
  expect(head()).toBe(3);
});

it('hurries where much is waiting', () => {
  const seats = [0];
  for (let step = 0; step < 12; step += 1) arrive([...seats, ...Array<number>(step + 1).fill(1)]);
  vi.advanceTimersByTime(12 * 500);
  expect(head()).toBe(13);
});
