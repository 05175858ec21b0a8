/**
 * The one WebSocket of the page: comes back by itself when it breaks.
 *
 * Lost connections are tried again after a growing, jittered pause; at once when the page is
 * shown again or the network returns. A silent connection is tested with a ping.
 */
import type { LinkState } from '../shell/game';
import type { ClientMessage, Message, ServerMessage } from './protocol';

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
const QUIET = 20_000;
const PING_PATIENCE = 6_000;
/** A longer gap than this is shown; a shorter one heals unseen. */
export const SHOWN_AFTER = 1_200;

/** What the socket needs of the browser; tests bring their own. */
export interface SocketWorld {
  connect(): WebSocket;
  /** Called before another try, when the server may have forgotten us. */
  prepare(): Promise<void>;
  random(): number;
}

export class Socket {
  state = $state<LinkState>('connecting');
  /** Why the server ended it for good. */
  reason = $state.raw<Message | null>(null);
  onopen: () => void = () => undefined;
  onmessage: (message: ServerMessage) => void = () => undefined;

  readonly #world: SocketWorld;
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shown: ReturnType<typeof setTimeout> | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(world: SocketWorld) {
    this.#world = world;
  }

  open(): void {
    this.#ended = false;
    window.addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  close(): void {
    this.#ended = true;
    window.removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#drop();
  }

  /** Sends if the line is open; what must not be lost is sent again by its owner. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== 1) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** The connection seems stuck: begin again. */
  restart(): void {
    this.#drop();
    this.#lost();
  }

  /** Tries at once instead of waiting for the pause to end. */
  retry(): void {
    if (this.#ended || this.#socket?.readyState === 1) return;
    this.reason = null;
    this.#drop();
    this.#tries = 0;
    this.#connect();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const socket = this.#world.connect();
    this.#socket = socket;
    let opened = false;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      opened = true;
      this.#tries = 0;
      this.reason = null;
      clearTimeout(this.#shown);
      this.#shown = undefined;
      this.state = 'open';
      this.#listen();
      this.onopen();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      this.#listen();
      this.#take(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket !== this.#socket) return;
      this.#drop();
      this.#lost(!opened);
    };
    socket.onerror = () => socket.close();
  }

  #take(message: ServerMessage): void {
    if (message.type === 'goodbye') {
      if (!message.again) {
        this.reason = message.reason;
        this.state = 'closed';
      }
      return;
    }
    this.onmessage(message);
  }

  #lost(refused = false): void {
    if (this.#ended || this.reason) return;
    this.#shown ??= setTimeout(() => {
      if (this.state !== 'closed') this.state = 'lost';
    }, SHOWN_AFTER);
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#tries);
    this.#tries += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#again(refused), pause * (0.5 + this.#world.random() / 2));
  }

  async #again(refused: boolean): Promise<void> {
    if (refused) await this.#world.prepare().catch(() => undefined);
    if (!this.#ended && !this.#socket) this.#connect();
  }

  /** Starts the wait for the next sign of life. */
  #listen(): void {
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => this.#test(), QUIET);
  }

  #test(): void {
    this.send({ type: 'ping', at: Date.now() });
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => this.restart(), PING_PATIENCE);
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#quiet);
    if (this.#ended) clearTimeout(this.#shown);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
    // Browsers complain of a line that is closed before it was opened.
    if (socket.readyState === 0) socket.onopen = () => socket.close();
    else socket.close();
  }

  readonly #wake = (): void => {
    if (document.visibilityState === 'hidden' || this.#ended || this.reason) return;
    if (this.#socket?.readyState === 1) this.#test();
    else this.retry();
  };
}
