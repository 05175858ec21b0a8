/**
 * What a game tells the screen around its table.
 *
 * The screen (bars, scores, moves, log) is the same for every game. A game brings a desk: an
 * object with reactive getters that knows what is selected, says what can be done now, and puts
 * the game's own things into words. The game's Table reads and changes the same desk.
 */
import type { Message } from '../i18n/index.svelte';
import type { Content } from '../shell/game';
import type { Verb } from '../ui/ActionBar.svelte';
import type { Move } from '../ui/MoveList.svelte';
import type { IconName } from '../ui/icons/names';
import type { LogEntry, Snapshot } from '../wire/protocol';

/** What the screen lends to the desk. All of it may change: read it, do not keep it. */
export interface DeskHost {
  readonly snapshot: Snapshot;
  readonly components: unknown;
  /** Nothing can be played from here: a spectator, a replay, somebody else's turn. */
  readonly readOnly: boolean;
  /** A wish is under way: the table is about to change, and what it offers with it. */
  readonly pending: boolean;
  readonly phone: boolean;
  act(action: Content): void;
  /** Takes back the last step, where that is allowed. */
  undo(): void;
  /** Asks why not, and shows the answer beside the element that was touched. */
  ask(action: Content, beside: Element): void;
}

export interface DeskMove extends Move {
  action: Content;
}

export interface DeskTab {
  id: string;
  label: string;
  icon: IconName;
}

/** A line of the log: a step of the game, a consequence of it, or the head of a new part. */
export interface DeskLine {
  message: Message;
  tone: 'step' | 'detail' | 'head';
  /** Whose line it is; null for what happens to everybody. */
  seat: number | null;
  points?: number | undefined;
}

export interface Desk {
  /** A few bold words before the prompt: what is in hand. */
  readonly lead: string | undefined;
  /** What to do now; undefined: the words of the server. */
  readonly prompt: string | undefined;
  /** Moves that need no place on the board. */
  readonly verbs: readonly Verb[];
  /**
   * The bar's last button, for games that confirm there ("Place here") instead of ending a turn:
   * what it plays, or why it cannot yet.
   */
  readonly primary?: { label: string; play?: (() => void) | undefined; reason?: string | undefined } | undefined;
  /** Every move of the current selection, in the order of gain, then of the board. */
  readonly moves: readonly DeskMove[];
  /** The phone's tabs, before the log. */
  readonly tabs: readonly DeskTab[];
  /** The tab where the present choice lies, when that is not the one it began on. */
  readonly tab: string | undefined;
  /** Points by part of one seat so far, if the game shows them. */
  partsOf(seat: number): Readonly<Record<string, number>> | null;
  /** Lines of one entry, in words of the game; an empty list hides it. */
  linesOf(entry: LogEntry): DeskLine[];
  /** A key was pressed on the table; true when it meant something. */
  key(key: string): boolean;
  /** Gives up the current selection; false when there was none. */
  cancel(): boolean;
}
