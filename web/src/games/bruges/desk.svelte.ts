/** Brügge's desk: which card is in hand, what the table offers for it, and what can be said. */
import { say } from '../../i18n/index.svelte';
import type { Content } from '../../shell/game';
import { colourOf as playerColour, nameOf } from '../../shell/names';
import type { Desk, DeskHost, DeskLine, DeskMove, DeskTab } from '../../table/desk';
import type { Verb } from '../../ui/ActionBar.svelte';
import type { PlayerColour } from '../../ui/players';
import type { BrugesComponents, BrugesView, CardInfo, SeatView } from '../../wire/bruges';
import type { Legal, LogEntry, Snapshot } from '../../wire/protocol';
import { deckOf } from './adapt';
import { linesOf } from './chronicle';
import {
  cardsIn,
  inSelection,
  isButton,
  NOTHING,
  placesOf,
  usesOf,
  useOf,
  verbOf,
  wishAt,
  type Selection,
} from './targets';
import { colourOf, type Colour, type Use } from './types';
import { cardName, gainOf, moveCard, moveWords, pointsOf, priceOf, word, type Here } from './words';

export class BrugesDesk implements Desk {
  readonly #host: DeskHost;
  /** What was chosen, and at which head: a choice does not outlive its position. */
  #chosen = $state.raw<{ head: number; selection: Selection } | null>(null);
  /** The house a character was put on: chosen at once when the rules ask for it. */
  #house: { card: string; colour: Colour } | null = null;

  constructor(host: DeskHost) {
    this.#host = host;
  }

  readonly view = $derived.by(() => this.#host.snapshot.view as BrugesView);
  readonly components = $derived.by(() => this.#host.components as BrugesComponents);
  readonly deck = $derived.by(() => deckOf(this.components, this.view.options['revised'] === true));
  readonly legal = $derived.by<Legal[]>(() => (this.#host.readOnly ? [] : this.#host.snapshot.legal));
  /** The seat whose town lies in front: one's own, else the first. */
  readonly seat = $derived.by(() => this.#host.snapshot.viewer ?? Math.max(0, this.#host.snapshot.me[0] ?? 0));
  readonly mine = $derived.by(() => this.#host.snapshot.me.includes(this.seat));
  readonly selection = $derived.by<Selection>(() => {
    const { head } = this.#host.snapshot;
    return this.#chosen?.head === head ? this.#chosen.selection : NOTHING;
  });
  readonly moving = $derived(this.legal.length > 0);
  readonly #places = $derived.by(() =>
    placesOf(this.legal, this.selection, (card) => this.deck.get(card)?.colour ?? '', this.view.pending?.card ?? null),
  );
  readonly cards = $derived.by(() => cardsIn(this.legal));

  get snapshot(): Snapshot {
    return this.#host.snapshot;
  }

  get phone(): boolean {
    return this.#host.phone;
  }

  get player(): SeatView {
    const player = this.view.players[this.seat];
    if (!player) throw new RangeError(`no player in seat ${this.seat}`);
    return player;
  }

  get others(): SeatView[] {
    const count = this.view.players.length;
    return Array.from({ length: count - 1 }, (_, step) => this.view.players[(this.seat + 1 + step) % count]).filter(
      (player) => player !== undefined,
    );
  }

  get here(): Here {
    return { view: this.view, player: this.player, deck: this.deck, players: this.#host.snapshot.players };
  }

  colour(seat: number): PlayerColour {
    return playerColour(this.#host.snapshot.players, seat);
  }

  name(seat: number): string {
    return nameOf(this.#host.snapshot.players, seat);
  }

  /** Is it this seat's turn, and a bot's? */
  thinks(seat: number): boolean {
    const { status, to_move, players } = this.#host.snapshot;
    return status === 'playing' && to_move === seat && players[seat]?.kind === 'bot';
  }

  /** The card in hand, if one is chosen. */
  get chosen(): CardInfo | null {
    return (this.selection.card && this.deck.get(this.selection.card)) || null;
  }

  /** The moves a place of the table stands for. */
  at(place: string): Legal[] {
    return this.#places.get(place) ?? [];
  }

  uses(card: string, use: Use): Legal[] {
    return usesOf(this.legal, card, use);
  }

  // Choosing

  select(change: Partial<Selection>): void {
    const { head } = this.#host.snapshot;
    this.#chosen = { head, selection: { ...NOTHING, ...change } };
  }

  /** A card is taken in hand or put back; where it can only become a house, it does. */
  chooseCard(card: string, element: Element): void {
    if (!this.cards.has(card)) {
      this.ask({ verb: 'workers', card }, element);
      return;
    }
    if (this.view.decision === 'build') {
      this.play(this.uses(card, 'house'));
      return;
    }
    this.select({ card: this.selection.card === card ? null : card });
  }

  cancel(): boolean {
    const { card, from, picking } = this.selection;
    if (card === null && from === null && picking === null) return false;
    this.select(picking && card ? { card } : {});
    return true;
  }

  /** Plays the one move a place stands for, or asks which of several. */
  play(moves: readonly Legal[]): void {
    const [only] = moves;
    if (!only) return;
    if (verbOf(only) === 'swap' && this.selection.from === null) this.select({ from: String(only.action['from']) });
    else if (moves.length === 1) this.#host.act(only.action);
    else this.select({ card: this.selection.card, picking: moves });
  }

  /** Touching a place plays what it offers, else asks why it offers nothing. */
  touch(place: string, element: Element): void {
    const moves = this.at(place);
    if (moves.length > 0) this.play(moves);
    else {
      const wish = wishAt(place, this.view, this.selection, this.components);
      if (wish) this.ask(wish, element);
    }
  }

  /** The chosen character moves into an empty house of this colour. */
  touchHouse(colour: string, element: Element): void {
    const [placing] = this.at('empty-houses');
    if (!placing) {
      this.touch(`house-${colour}`, element);
      return;
    }
    this.#house = { card: String(placing.action['card']), colour: colourOf(colour) };
    this.#host.act(placing.action);
  }

  /** Called when the position changed: moves into the house that was meant. */
  followUp(): void {
    const wish = this.#house;
    if (!wish || this.view.decision !== 'choose-house' || this.view.pending?.card !== wish.card) return;
    this.#house = null;
    const move = this.legal.find((one) => one.action['colour'] === wish.colour);
    if (move) this.#host.act(move.action);
  }

  /** One of the choices: played, or the first half of an exchange. */
  take(one: Legal): void {
    if (verbOf(one) === 'swap' && this.selection.from === null) this.select({ from: String(one.action['from']) });
    else this.#host.act(one.action);
  }

  /** A choice in words. */
  words(one: Legal): string {
    if (verbOf(one) !== 'swap') return moveWords(one, this.here);
    const { from } = this.selection;
    const worker = say(`bruges.workers-${String(one.action[from === null ? 'from' : 'to'])}`, { count: 1 });
    return word(from === null ? 'swap-from' : 'swap-to', { worker });
  }

  act(action: Content): void {
    this.#host.act(action);
  }

  ask(action: Content, beside: Element): void {
    if (!this.#host.readOnly) this.#host.ask(action, beside);
  }

  /** The number keys take the cards of the hand. */
  key(key: string): boolean {
    const place = Number(key) - 1;
    const card = Number.isInteger(place) ? this.player.hand[place]?.card : undefined;
    if (!card || !this.moving || !this.cards.has(card)) return false;
    this.select({ card: this.selection.card === card ? null : card });
    return true;
  }

  // Saying

  get lead(): string | undefined {
    return this.chosen && this.moving ? word('lead-card', { card: cardName(this.chosen) }) : undefined;
  }

  get prompt(): string | undefined {
    if (!this.moving) return undefined;
    const { picking, from } = this.selection;
    if (picking) return word('prompt-pick');
    if (from) return word('prompt-swap-to');
    if (this.chosen)
      return word(this.#host.phone ? 'prompt-use-short' : 'prompt-use', {
        colour: say(`bruges.colour-${this.chosen.colour}`),
      });
    return undefined;
  }

  readonly verbs = $derived.by<Verb[]>(() => {
    if (!this.moving) return [];
    const { picking, from, card } = this.selection;
    if (picking) return [...picking.map((one) => this.#verb(one)), this.#giveUp()];
    // A phone has little room: touching the card again puts it back.
    if (from || card) return card && this.#host.phone ? [] : [this.#giveUp()];
    return this.legal.filter(isButton).map((one) => this.#verb(one));
  });

  /** The moves for buttons in the side panel or the dock. */
  readonly choices = $derived.by<Legal[]>(() => {
    const { from, picking } = this.selection;
    const given = new Set<string>();
    const shown = inSelection(this.legal, this.selection).filter((one) => {
      if (useOf(one) && !picking) return false;
      if (verbOf(one) !== 'swap' || from !== null) return true;
      // An exchange is two choices: first one button for each worker that can be given.
      const colour = String(one.action['from']);
      return !given.has(colour) && given.add(colour);
    });
    return this.#host.phone ? shown.filter((one) => !isButton(one) && verbOf(one) !== 'activate') : shown;
  });

  readonly moves = $derived.by<DeskMove[]>(() =>
    inSelection(this.legal, this.selection)
      .map((one, place) => ({ one, place, worth: pointsOf(one.effects) }))
      .sort((a, b) => b.worth - a.worth || a.place - b.place)
      .map(({ one }) => ({
        id: one.notation,
        action: one.action,
        label: moveWords(one, this.here),
        cost: priceOf(one)[0],
        gain: gainOf(one),
        explanation: moveCard(one, this.here),
        play: () => this.#host.act(one.action),
      })),
  );

  get tabs(): DeskTab[] {
    return [
      { id: 'town', label: word('tab-town'), icon: 'family-house' },
      { id: 'board', label: word('tab-board'), icon: 'waves' },
      { id: 'others', label: word('tab-others'), icon: 'magnifying-glass' },
    ];
  }

  get tab(): string | undefined {
    return this.moving ? 'town' : undefined;
  }

  partsOf(seat: number): Readonly<Record<string, number>> | null {
    return this.view.players[seat]?.parts ?? null;
  }

  linesOf(entry: LogEntry): DeskLine[] {
    return linesOf(entry);
  }

  #verb(legal: Legal): Verb {
    const cost = priceOf(legal)[0];
    return {
      id: legal.notation,
      label: moveWords(legal, this.here),
      gain: gainOf(legal) ?? (cost ? { icon: cost.icon, text: `−${cost.text}` } : undefined),
      quiet: verbOf(legal) === 'done',
      explanation: moveCard(legal, this.here),
      play: () => this.#host.act(legal.action),
    };
  }

  #giveUp(): Verb {
    return { id: 'cancel', label: word('put-back'), quiet: true, play: () => void this.cancel() };
  }
}
