/** What a match page holds: the line to the server, and the game's room once it is there. */
import { loadGame } from '../games/index';
import { api, reasonOf } from '../wire/api';
import { MatchLink } from '../wire/connection.svelte';
import type { Message } from '../wire/protocol';
import { Socket } from '../wire/socket.svelte';
import type { GameModule } from './game';
import { comeIn } from './me.svelte';
import { botPace } from './pace.svelte';

const printed = new Map<string, Promise<unknown>>();

/** The printed parts of a game never change while the page is open. */
export function componentsOf(game: string): Promise<unknown> {
  let parts = printed.get(game);
  if (!parts) {
    parts = api.components(game);
    parts.catch(() => printed.delete(game));
    printed.set(game, parts);
  }
  return parts;
}

/** A game's drawings, words and printed parts, fetched together. */
export class GameRoom {
  module = $state.raw<GameModule | null>(null);
  components = $state.raw<unknown>(null);
  failed = $state.raw<Message | null>(null);
  #asked = '';

  async enter(game: string): Promise<void> {
    if (this.#asked === game && !this.failed) return;
    this.#asked = game;
    this.failed = null;
    try {
      [this.module, this.components] = await Promise.all([loadGame(game), componentsOf(game)]);
    } catch (error) {
      this.failed = reasonOf(error);
    }
  }
}

export interface OpenMatch {
  socket: Socket;
  link: MatchLink;
  close(): void;
}

export function openMatch(match: string): OpenMatch {
  const socket = new Socket({
    connect: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`),
    prepare: async () => void (await comeIn()),
    random: Math.random,
  });
  const link = new MatchLink(socket, match, () => botPace.step);
  socket.open();
  return {
    socket,
    link,
    close() {
      link.leave();
      socket.close();
    },
  };
}
