/**
 * What the shell asks of a game, and what it hands to the game's screen.
 *
 * A game's room (`games/<key>/module.ts`) exports a `GameModule`. The shell connects to the
 * match, keeps the whole log, and mounts GameScreen; GameScreen draws bars and panels and puts
 * the game's own `Table` in the middle.
 */
import type { Component, Snippet } from 'svelte';
import type { Message } from '../i18n/index.svelte';
import type { Desk, DeskHost, DeskMove } from '../table/desk';
import type { IconName } from '../ui/icons/names';
import type { HintAnswer, LogEntry, Snapshot } from '../wire/protocol';

/** An action by content, as the wire carries it: { verb: 'take', die: 0, … }. */
export type Content = Record<string, number | string>;

/** `open`: all is well. `lost`: trying again by itself. `closed`: the server will not have us. */
export type LinkState = 'connecting' | 'open' | 'lost' | 'closed';

/** What somebody points at outside the board: the board shows the same place. */
export type Pointed = { kind: 'log'; entry: LogEntry } | { kind: 'move'; action: Content } | null;

/** What a game's table gets. Everything it may draw is in the snapshot and the components. */
export interface TableProps {
  /** The game's own desk, made by its module: selection, targets, words. */
  desk: Desk;
  /** The phone's tab; '' on larger screens. */
  tab: string;
  snapshot: Snapshot;
  /** The printed parts of the game: `Components[key]` of the wire types. */
  components: unknown;
  act(action: Content): void;
  why(action: Content): Promise<Message | null>;
  undo(): void;
  redo(): void;
  phone: boolean;
  /** A spectator, a replay, or somebody else's turn: nothing can be played from here. */
  readOnly: boolean;
  pointed: Pointed;
  /** False: no flights, no tumbling dice. */
  motion: boolean;
  link: LinkState;
  /** A wish is under way; the snapshot will change in a moment. */
  pending: boolean;
}

/** What a game's own side column gets. */
export interface AsideProps extends TableProps {
  onpoint(pointed: Pointed): void;
}

/** How a part of the score is drawn, in score sheets and bars; the words are `<game>.part-<key>`. */
export interface PartLook {
  icon?: IconName | undefined;
  /** Class suffix of the colour: `fill-<fill>` sets --part. */
  fill?: string | undefined;
}

/** Where a round begins, read from a log entry: which band (phase) of the chart it belongs to. */
export interface RoundMark {
  /** The same for all rounds of a phase; '' for a game without phases. */
  band: string;
  round: number;
  /** Who began, for a game whose rounds are told by whose turn it is. */
  starter?: number | undefined;
}

export interface GameModule {
  key: string;
  Table: Component<TableProps>;
  /** What a phone holds above its buttons: dice, hand. */
  Dock?: Component<TableProps> | undefined;
  /** The game's own column beside its table on larger screens, instead of scores, moves and log. */
  Aside?: Component<AsideProps> | undefined;
  /** What a player has, in a line under the score: cards, tokens, buildings. */
  Facts?: Component<{ desk: Desk; seat: number }> | undefined;
  /** A move's piece at 24 px, for the list of moves. */
  Picture?: Component<{ desk: Desk; move: DeskMove }> | undefined;
  desk(host: DeskHost): Desk;
  /** The game's icons, for one IconSprite on its screen. */
  icons: Readonly<Record<string, string>>;
  /** The action that hands the turn over, where there is one. */
  isEndTurn(action: Content): boolean;
  /** Where the game stands ("Phase C · round 3 of 5"), as pills of the top bar. */
  standing(snapshot: Snapshot, short?: boolean): Message[];
  /** Parts of the score in the order of the score sheet; those not listed follow. */
  parts: Readonly<Record<string, PartLook>>;
  /** Does this log entry say that a round begins? (The first round begins with the game.) */
  roundBegins(entry: LogEntry, before: RoundMark): RoundMark | null;
  /** The line of an entry that tells its gain, where that is not the first. */
  moment?(entry: LogEntry): Message | undefined;
  /** The first round of a new game, for the chart. */
  firstRound: RoundMark;
  /** The label of a band of the chart ("Phase C"), long and short. */
  bandLabel(band: string): { label: Message; short: string };
  /** Does this view hold what the neighbours at the same screen must not see? */
  holdsSecrets(snapshot: Snapshot): boolean;
}

/** What a gallery of a game's cards gets: its printed parts. It loads its own words and icons. */
export interface GalleryProps {
  components: unknown;
}

/** What a person at the table can ask for; null for those who only watch. */
export interface Play {
  act(action: Content): void;
  undo(): void;
  redo(): void;
  why(action: Content): Promise<Message | null>;
  /** What would be best now; refused with a reason. */
  hint(): Promise<HintAnswer>;
}

/** What the shell hands to GameScreen. */
export interface GameScreenProps {
  module: GameModule;
  /** `snapshot.log` is the whole log, from the first step. */
  snapshot: Snapshot;
  components: unknown;
  play: Play | null;
  link: LinkState;
  pending: boolean;
  motion: boolean;
  /** Why the last wish was refused; null once something else happened. */
  refused: Message | null;
  /** Stands instead of the action bar (replay controls). */
  bar?: Snippet | undefined;
  /** Buttons of the shell at the right of the top bar: rules, talk, menu. */
  tools?: Snippet | undefined;
  /** Lines over the board: connection lost, spectator, hot-seat. */
  banners?: Snippet | undefined;
}
