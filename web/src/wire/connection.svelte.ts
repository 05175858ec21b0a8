/**
 * One match over the wire: the newest snapshot with its whole log, and wishes that are kept
 * until the server has answered them, over broken connections too.
 */
import type { Content } from '../shell/game';
import type {
  Act,
  ChatLine,
  ClientMessage,
  LogEntry,
  Message,
  Presence,
  Redo,
  Relic,
  Resign,
  ServerMessage,
  Snapshot,
  Undo,
} from './protocol';
import type { Socket } from './socket.svelte';

type Wish = Act | Undo | Redo | Resign;
interface Question {
  action: Content;
  answer: (reason: Message | null) => void;
  fail: (error: Error) => void;
}

/** How long a wish may stay unanswered before the line is taken for dead. */
const PATIENCE = 10_000;
/** So many steps of bots may wait; of more, each waits less. */
const UNHURRIED = 4;
/** How long the page says that the match had moved on. */
const SAID_FOR = 4_000;

export class MatchLink {
  readonly match: string;
  snapshot = $state.raw<Snapshot | null>(null);
  /** What is left of a match that cannot be played on. */
  relic = $state.raw<Relic | null>(null);
  /** Why the last wish was refused, until something else happens. */
  refused = $state.raw<Message | null>(null);
  /** Why there is nothing to show at all (no such match). */
  failed = $state.raw<Message | null>(null);
  /** The match had moved on when a wish arrived. */
  stale = $state(false);
  presence = $state.raw<Presence | null>(null);
  chat = $state.raw<readonly (ChatLine & { room: 'players' | 'spectators' })[]>([]);
  #wish = $state.raw<Wish | null>(null);
  /** After `done`: the head to wait for. */
  #awaited = $state(0);

  readonly #socket: Socket;
  readonly #questions = new Map<string, Question>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #log: LogEntry[] = [];
  /** Steps of bots that came faster than a person can follow. */
  #coming: Snapshot[] = [];
  #step: ReturnType<typeof setTimeout> | undefined;
  #shownAt = 0;
  readonly #pace: () => number;

  /** `pace`: the least time between two steps of bots, in ms. */
  constructor(socket: Socket, match: string, pace: () => number = () => 0) {
    this.#socket = socket;
    this.match = match;
    this.#pace = pace;
    socket.onopen = () => this.#greet();
    socket.onmessage = (message) => this.#take(message);
    if (socket.state === 'open') this.#greet();
  }

  get pending(): boolean {
    return this.#wish !== null || this.#awaited > this.#head;
  }

  get #head(): number {
    return (this.snapshot ?? this.relic)?.head ?? 0;
  }

  act(action: Content): void {
    this.#want((head, request) => ({ type: 'act', match: this.match, head, action, request }));
  }

  undo(): void {
    this.#want((head, request) => ({ type: 'undo', match: this.match, head, request }));
  }

  redo(): void {
    this.#want((head, request) => ({ type: 'redo', match: this.match, head, request }));
  }

  /** With the seat named, else with the first of one's own; of a relic, with all of them. */
  resign(seat?: number): void {
    this.#want((_, request) => ({ type: 'resign', match: this.match, request, seat: seat ?? null }));
  }

  /** Why is this not allowed? Null when it is. */
  why(action: Content): Promise<Message | null> {
    return new Promise((answer, fail) => {
      const request = newRequest();
      this.#questions.set(request, { action, answer, fail });
      this.#send({ type: 'why', match: this.match, action, request });
    });
  }

  say(text: string): boolean {
    return this.#send({ type: 'chat', match: this.match, text });
  }

  leave(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#step);
    this.#send({ type: 'leave', match: this.match });
    this.#socket.onopen = () => undefined;
    this.#socket.onmessage = () => undefined;
    for (const question of this.#questions.values()) question.fail(new Error('left the match'));
    this.#questions.clear();
  }

  /** One wish at a time: the next one is made at the head this one leads to. */
  #want(make: (head: number, request: string) => Wish): void {
    if (this.pending || !(this.snapshot ?? this.relic)) return;
    this.refused = null;
    this.stale = false;
    this.#wish = make(this.#head, newRequest());
    this.#push();
  }

  #push(): void {
    if (!this.#wish) return;
    this.#send(this.#wish);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#wish && this.#socket.restart(), PATIENCE);
  }

  #send(message: ClientMessage): boolean {
    return this.#socket.send(message);
  }

  /** On every new connection: what is known already need not be sent again. */
  #greet(): void {
    this.#send({ type: 'hello', match: this.match, since: this.#log.length });
    // A wish under way is sent again under its name: the server plays it once.
    this.#push();
    for (const [request, { action }] of this.#questions) {
      this.#send({ type: 'why', match: this.match, action, request });
    }
  }

  #take(message: ServerMessage): void {
    if (message.type === 'pong' || message.type === 'goodbye') return;
    if (message.match !== this.match && message.match !== '') return;
    switch (message.type) {
      case 'snapshot':
        this.#arrive(message);
        break;
      case 'relic':
        this.#log = [];
        this.snapshot = null;
        this.relic = message;
        break;
      case 'done':
        this.#settle(message.request, () => (this.#awaited = message.head));
        break;
      case 'stale':
        this.#settle(message.request, () => this.#movedOn());
        break;
      case 'refused':
        this.#refuse(message.request, message.reason);
        break;
      case 'why':
        this.#questions.get(message.request)?.answer(message.reason);
        this.#questions.delete(message.request);
        break;
      case 'chat':
        this.#hear(message.lines.map((line) => ({ ...line, room: message.room })));
        break;
      case 'presence':
        this.presence = message;
        break;
    }
  }

  #arrive(snapshot: Snapshot): void {
    const newest = this.#coming.at(-1) ?? this.snapshot;
    // A snapshot that overtook a newer one on the way tells nothing new.
    if (newest && snapshot.head < newest.head) return;
    this.#log = [...this.#log.slice(0, snapshot.since), ...snapshot.log];
    const whole = { ...snapshot, since: 0, log: this.#log };
    if (newest && snapshot.head === newest.head && this.#coming.length > 0) {
      this.#coming[this.#coming.length - 1] = whole;
    } else if (newest && this.#mayWait(whole, newest.head)) {
      this.#coming.push(whole);
      this.#walk();
    } else {
      // Who acts wants to see it: nothing is held back any more.
      clearTimeout(this.#step);
      this.#step = undefined;
      this.#coming = [];
      this.#show(whole);
    }
  }

  /** Only steps of bots, and only where nobody's time runs meanwhile. */
  #mayWait(snapshot: Snapshot, known: number): boolean {
    const fresh = snapshot.log.slice(known);
    return (
      this.#pace() > 0 &&
      !snapshot.timing &&
      fresh.length > 0 &&
      fresh.every(({ seat }) => snapshot.players[seat]?.kind === 'bot')
    );
  }

  #walk(): void {
    const [next] = this.#coming;
    if (!next || this.#step !== undefined) return;
    const pace = this.#pace() / Math.max(1, this.#coming.length - UNHURRIED);
    const wait = this.#shownAt + pace - Date.now();
    if (wait > 0) {
      this.#step = setTimeout(() => {
        this.#step = undefined;
        this.#walk();
      }, wait);
      return;
    }
    this.#coming.shift();
    this.#show(next);
    this.#walk();
  }

  #show(snapshot: Snapshot): void {
    const moved = snapshot.head !== this.snapshot?.head;
    if (moved) this.#shownAt = Date.now();
    this.snapshot = snapshot;
    this.relic = null;
    this.failed = null;
    if (moved && this.refused && !this.#wish) this.refused = null;
  }

  #movedOn(): void {
    this.stale = true;
    setTimeout(() => (this.stale = false), SAID_FOR);
  }

  #settle(request: string, then: () => void): void {
    if (this.#wish?.request !== request) return;
    this.#wish = null;
    clearTimeout(this.#timer);
    then();
  }

  #refuse(request: string, reason: Message): void {
    const question = this.#questions.get(request);
    if (question) {
      this.#questions.delete(request);
      question.answer(reason);
    } else if (this.#wish?.request === request) {
      this.#settle(request, () => (this.refused = reason));
    } else if (this.snapshot ?? this.relic) {
      this.refused = reason;
    } else {
      this.failed = reason;
    }
  }

  #hear(lines: readonly (ChatLine & { room: 'players' | 'spectators' })[]): void {
    const known = new Set(this.chat.map((line) => line.id));
    const fresh = lines.filter((line) => !known.has(line.id));
    if (fresh.length > 0) this.chat = [...this.chat, ...fresh].sort((a, b) => a.id - b.id);
  }
}

/** Not randomUUID, which a page on a local network without https does not have. */
function newRequest(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
