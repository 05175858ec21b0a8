/** The castle's desk: how the tile is held, what is chosen, and what can be said about it. */
import { say } from '../../i18n/index.svelte';
import type { Content } from '../../shell/game';
import { colourOf, nameOf } from '../../shell/names';
import type { Desk, DeskHost, DeskLine, DeskMove, DeskTab } from '../../table/desk';
import { byGain } from '../../table/effects';
import type { Verb } from '../../ui/ActionBar.svelte';
import type { PlayerColour } from '../../ui/players';
import type { CastleComponents, CastlePlayerView, CastleView, FaceInfo, TileView } from '../../wire/castle';
import type { Legal, LogEntry } from '../../wire/protocol';
import { tileOn } from './around';
import { fitting, placesIn, readiest, sameLook, scoringsIn, subjectsIn, turnedOn, verbOf } from './choose';
import { linesOf } from './chronicle';
import { completedBy, foresee, type Foreseen } from './foresee';
import { wallOf } from './geometry/wall';
import { cardOf, choiceWords, costOf, gainOf } from './offers';
import { moveWords, word } from './words';

interface Choice {
  head: number;
  /** How the tile is held; null until somebody turns it. */
  rotation: number | null;
  /** The square it lies on for a try. */
  square: string | null;
  /** The part of the tile a subject stands on for a try. */
  segment: number | null;
  /** The completed feature that was touched. */
  feature: number | null;
}

/** Where the tile would lie, for the ghost. */
export interface Trial {
  square: string;
  rotation: number;
  legal: Legal;
  staged: boolean;
}

export class CastleDesk implements Desk {
  readonly #host: DeskHost;
  #chosen = $state.raw<Choice | null>(null);
  #hovered = $state<string | null>(null);
  /** How often the tile was turned, for its animation: positive clockwise. */
  turns = $state(0);

  constructor(host: DeskHost) {
    this.#host = host;
  }

  readonly view = $derived.by(() => this.#host.snapshot.view as CastleView);
  readonly components = $derived.by(() => this.#host.components as CastleComponents);
  readonly legal = $derived.by<Legal[]>(() => (this.#host.readOnly ? [] : this.#host.snapshot.legal));
  readonly seat = $derived.by(() => this.#host.snapshot.viewer ?? Math.max(0, this.#host.snapshot.me[0] ?? 0));
  readonly moving = $derived(this.legal.length > 0);
  readonly wall = $derived.by(() => wallOf(this.components));
  readonly places = $derived(placesIn(this.legal));
  readonly subjects = $derived(subjectsIn(this.legal));
  readonly scorings = $derived.by(() => scoringsIn(this.legal, this.view, this.components));

  readonly #choice = $derived.by<Choice>(() => {
    const { head } = this.#host.snapshot;
    if (this.#chosen?.head === head) return this.#chosen;
    return { head, rotation: null, square: null, segment: null, feature: null };
  });

  /** The seats in the order they are shown: one's own first. */
  get seats(): CastlePlayerView[] {
    return [0, 1].flatMap((step) => this.view.players[(this.seat + step) % 2] ?? []);
  }

  face(name: string | null | undefined): FaceInfo | undefined {
    return name ? this.components.faces[name] : undefined;
  }

  colour(seat: number): PlayerColour {
    return colourOf(this.#host.snapshot.players, seat);
  }

  name(seat: number): string {
    const { me, players } = this.#host.snapshot;
    return me.length === 1 && me[0] === seat ? say('play-you') : nameOf(players, seat);
  }

  isMine(seat: number): boolean {
    return this.#host.snapshot.me.includes(seat);
  }

  get phone(): boolean {
    return this.#host.phone;
  }

  // The tile

  /** The tile just laid, while a subject may follow it or its scoring goes on. */
  readonly laid = $derived.by<TileView | undefined>(() =>
    this.view.last ? tileOn(this.view, this.view.last) : undefined,
  );

  readonly held = $derived.by(() =>
    sameLook(this.face(this.view.hand), this.#choice.rotation ?? readiest(this.places)),
  );

  readonly trial = $derived.by<Trial | null>(() => {
    const square = this.#choice.square ?? this.#hovered;
    if (square === null) return null;
    const rotation = fitting(this.places, square, this.held);
    const legal = rotation === null ? undefined : this.places.get(square)?.get(rotation);
    if (rotation === null || !legal) return null;
    return { square, rotation, legal, staged: square === this.#choice.square };
  });

  /** What the tile would complete there. */
  readonly foreseen = $derived.by<Foreseen[]>(() => {
    const { hand } = this.view;
    const trial = this.trial;
    if (!hand || !trial) return [];
    return completedBy(foresee(this.view, this.components, hand, trial.square, trial.rotation));
  });

  hover(square: string | null): void {
    this.#hovered = square;
  }

  /** Turns the tile; on a square only to where it is allowed. */
  turn(step: 1 | -1): void {
    const face = this.face(this.view.hand);
    if (!face || this.places.size === 0) return;
    const trial = this.trial;
    const allowed = trial ? [...(this.places.get(trial.square)?.keys() ?? [])] : face.rotations;
    const now = trial?.rotation ?? this.held;
    const next = turnedOn(allowed, now, step);
    if (next === now) return;
    this.turns += step;
    this.#choose({ rotation: next });
  }

  /** Lays the tile on a square for a try; again on the same square, for good. */
  touchSquare(square: string): void {
    const { trial } = this;
    if (trial?.staged && trial.square === square) this.act(trial.legal.action);
    else this.#choose({ square, rotation: fitting(this.places, square, this.held) });
  }

  // Subjects and scoring

  get segment(): number | null {
    return this.#choice.segment;
  }

  touchSegment(segment: number): void {
    const legal = this.subjects.get(segment);
    if (!legal) return;
    if (this.#choice.segment === segment) this.act(legal.action);
    else this.#choose({ segment });
  }

  /** The completed feature whose choices are open. */
  get feature(): number | null {
    const [only] = this.scorings;
    return this.#choice.feature ?? (this.scorings.length === 1 ? (only?.feature ?? null) : null);
  }

  touchFeature(feature: number): void {
    this.#choose({ feature });
  }

  cancel(): boolean {
    const { square, segment, feature } = this.#choice;
    if (square === null && segment === null && feature === null) return false;
    this.#choose({ square: null, segment: null, feature: null });
    return true;
  }

  act(action: Content): void {
    this.#host.act(action);
  }

  ask(action: Content, beside: Element): void {
    if (!this.#host.readOnly) this.#host.ask(action, beside);
  }

  key(key: string): boolean {
    if (key !== 'r' && key !== 'R') return false;
    this.turn(key === 'r' ? 1 : -1);
    return this.places.size > 0;
  }

  // Saying

  get lead(): string | undefined {
    if (!this.moving) return undefined;
    if (this.trial?.staged) return word('lead-square', { square: this.trial.square });
    return this.places.size > 0 ? word('lead-tile') : undefined;
  }

  get prompt(): string | undefined {
    if (!this.moving) return undefined;
    if (this.trial?.staged) return word('prompt-staged');
    if (this.places.size > 0) return word(this.phone ? 'prompt-tile-short' : 'prompt-tile');
    if (this.#choice.segment !== null) return word('prompt-subject-staged');
    if (this.subjects.size > 0) return word(this.phone ? 'prompt-subject-short' : 'prompt-subject');
    return undefined;
  }

  readonly primary = $derived.by(() => {
    const trial = this.trial?.staged ? this.trial : null;
    if (this.places.size > 0) {
      return trial
        ? { label: word('place-here'), play: () => this.act(trial.legal.action) }
        : { label: word('place-here'), reason: word('choose-square') };
    }
    const chosen = this.#choice.segment === null ? undefined : this.subjects.get(this.#choice.segment);
    if (chosen) return { label: word('place-subject'), play: () => this.act(chosen.action) };
    const none = this.legal.find((one) => verbOf(one) === 'none');
    if (none) return { label: word('no-subject'), play: () => this.act(none.action) };
    const end = this.legal.find((one) => verbOf(one) === 'end');
    if (end) return { label: say('play-end-turn'), play: () => this.act(end.action) };
    if (this.scorings.length > 0) return { label: say('castle.verb-score'), reason: word('choose-feature') };
    return { label: word('place-here'), reason: say('play-not-your-turn') };
  });

  readonly verbs = $derived.by<Verb[]>(() => {
    if (this.trial?.staged) return this.phone ? [] : [this.#giveUp()];
    // A phone has them beside the tile, in its dock.
    if (this.phone && this.subjects.size > 0) return [];
    return this.choices;
  });

  /** Moves that need no place on the board, and those that have one but are few. */
  readonly choices = $derived.by<Verb[]>(() => {
    return this.legal
      .filter((one) => !['place', 'none', 'end'].includes(verbOf(one)))
      .map((legal) => this.#verb(legal));
  });

  readonly moves = $derived.by<DeskMove[]>(() =>
    byGain(this.legal).map((one) => ({
      id: one.notation,
      action: one.action,
      label: one.action['spot'] === undefined ? moveWords(one) : choiceWords(this, one),
      cost: costOf(this, one),
      gain: gainOf(this, one),
      explanation: cardOf(this, one),
      play: () => this.act(one.action),
    })),
  );

  get tabs(): DeskTab[] {
    return [
      { id: 'castle', label: word('tab-castle'), icon: 'stone-tower' },
      { id: 'scores', label: word('tab-scores'), icon: 'laurel-crown' },
    ];
  }

  get tab(): string | undefined {
    return this.moving ? 'castle' : undefined;
  }

  partsOf(seat: number): Readonly<Record<string, number>> | null {
    return this.view.players[seat]?.parts ?? null;
  }

  linesOf(entry: LogEntry): DeskLine[] {
    return linesOf(entry);
  }

  #choose(change: Partial<Choice>): void {
    this.#chosen = { ...this.#choice, ...change };
  }

  #verb(legal: Legal): Verb {
    const gain = gainOf(this, legal);
    const label = choiceWords(this, legal);
    return {
      id: legal.notation,
      label,
      icon: verbOf(legal) === 'again' ? 'hourglass' : undefined,
      gain,
      spoken: `${label} ${gain?.text ?? ''}`.trim(),
      explanation: cardOf(this, legal),
      play: () => this.act(legal.action),
    };
  }

  #giveUp(): Verb {
    return { id: 'cancel', label: say('play-cancel'), quiet: true, play: () => void this.cancel() };
  }
}
