/** Burgenland's desk: what is chosen, what the map offers for it, what is being paid. */
import { say } from '../../i18n/index.svelte';
import type { Content } from '../../shell/game';
import { colourOf, nameOf } from '../../shell/names';
import type { Desk, DeskHost, DeskLine, DeskMove, DeskTab } from '../../table/desk';
import { byGain, costOf } from '../../table/effects';
import type { Verb } from '../../ui/ActionBar.svelte';
import type { PlayerColour } from '../../ui/players';
import type { BurgenlandComponents, BurgenlandView, PlayerView } from '../../wire/burgenland';
import type { Legal, LogEntry } from '../../wire/protocol';
import { cardsOf, iconsOf } from './adapt';
import { linesOf, turnsIn } from './chronicle';
import { inOrder, judge, paymentOf, pick, sameCards, touch, type Verdict } from './payment';
import {
  buildsIn,
  inSelection,
  matching,
  NOTHING,
  paidAs,
  settled,
  swapsOf,
  verbOf,
  withVerb,
  type Build,
  type Selection,
} from './targets';
import type { Card, Piece, Place, Site } from './types';
import { castleName, COST_ICONS, gainPart, moveCard, moveWords, word, type Here } from './words';
import { payPrompt, primaryLabel, shortReason, verbsOf } from './speech';

export class BurgenlandDesk implements Desk {
  readonly #host: DeskHost;
  #selection = $state.raw<{ turn: string; selection: Selection } | null>(null);
  /** Cards taken for a payment, and at which head: they do not outlive their payment. */
  #picked = $state.raw<{ head: number; cards: readonly Card[] } | null>(null);
  /** The rest of a payment that is being counted out to the server, card by card. */
  #counting: string[] = [];
  /** A player shown large, or the discards. */
  opened = $state<number | 'discards' | null>(null);

  constructor(host: DeskHost) {
    this.#host = host;
  }

  readonly view = $derived.by(() => this.#host.snapshot.view as BurgenlandView);
  readonly components = $derived.by(() => this.#host.components as BurgenlandComponents);
  readonly icons = $derived(iconsOf(this.components));
  readonly legal = $derived.by<Legal[]>(() => (this.#host.readOnly ? [] : this.#host.snapshot.legal));
  /** The seat whose hand lies in front: one's own, else the first. */
  readonly seat = $derived.by(() => this.#host.snapshot.viewer ?? Math.max(0, this.#host.snapshot.me[0] ?? 0));
  readonly mine = $derived.by(() => this.#host.snapshot.me.includes(this.seat));
  readonly moving = $derived(this.legal.length > 0);
  readonly builds = $derived<Build[]>(buildsIn(this.legal, this.view.well));

  /** A choice lasts until the turn, its action or its milestones change. */
  readonly #turn = $derived.by(() => {
    const { acted, milestones } = this.view;
    return `${turnsIn(this.#host.snapshot.log)} ${acted} ${milestones.join()}`;
  });
  readonly selection = $derived.by<Selection>(() =>
    this.#selection?.turn === this.#turn ? this.#selection.selection : NOTHING,
  );

  get player(): PlayerView {
    const player = this.view.players[this.seat];
    if (!player) throw new RangeError(`no player in seat ${this.seat}`);
    return player;
  }

  /** One's cards; empty where they are hidden. */
  readonly hand = $derived.by<Card[]>(() => cardsOf(this.player.hand ?? {}, this.components));

  get here(): Here & { player: PlayerView; hand: readonly Card[] } {
    return { view: this.view, components: this.components, player: this.player, hand: this.hand };
  }

  colour(seat: number): PlayerColour {
    return colourOf(this.#host.snapshot.players, seat);
  }

  name(seat: number): string {
    return nameOf(this.#host.snapshot.players, seat);
  }

  get phone(): boolean {
    return this.#host.phone;
  }

  get pending(): boolean {
    return this.#host.pending;
  }

  // Choosing what to build, and where

  select(change: Partial<Selection>): void {
    this.#selection = { turn: this.#turn, selection: { ...this.selection, ...change } };
  }

  choosePlace(place: Place | null): void {
    if (this.selection.swapping || this.payment) return;
    const piece = this.selection.piece;
    const keeps = place !== null && piece !== null && matching(this.builds, { place, piece }).length > 0;
    this.select({ place, site: null, piece: keeps ? piece : null });
    this.#settle();
  }

  choosePiece(piece: Piece | null): void {
    this.select({ piece: this.selection.piece === piece ? null : piece });
    this.#settle();
  }

  chooseSite(place: number, site: Site): void {
    // The round site takes wells alone: touching it says what is meant.
    const piece = site === 'well' ? 'well' : this.selection.piece;
    this.select({ place, site, piece });
    this.#settle();
  }

  build(build: Build): void {
    this.#host.act(build.legal.action);
  }

  /** Begins the building once nothing is left open. */
  #settle(): void {
    const found = this.pending ? null : settled(this.builds, this.selection);
    if (!found) return;
    this.select({ piece: null, site: null });
    this.build(found);
  }

  /** Buildings of the current choice, in the wished way of paying. */
  offered(wish: { place?: Place | null; piece?: Piece | null; site?: Site | null }): Build[] {
    return paidAs(matching(this.builds, wish), this.selection.coins);
  }

  // Swapping milestones

  beginSwap(): void {
    this.select({ ...NOTHING, swapping: !this.selection.swapping });
  }

  chooseCrossing(crossing: number): void {
    const first = this.selection.crossing;
    if (first === crossing) this.select({ crossing: null });
    else if (first === null) this.select({ crossing });
    else this.swap(first, crossing);
  }

  swap(first: number, second: number): void {
    const legal = swapsOf(this.legal, first).get(second);
    if (legal) this.#host.act(legal.action);
  }

  // Paying

  readonly payment = $derived.by(() => (this.moving ? paymentOf(this.view) : null));
  readonly suggested = $derived.by<Card[]>(() => pick(this.view.payment?.suggested ?? {}, this.hand));
  readonly chosen = $derived.by<readonly Card[]>(() =>
    this.#picked?.head === this.#host.snapshot.head ? this.#picked.cards : this.suggested,
  );
  readonly verdict = $derived.by<Verdict>(() => (this.payment ? judge(this.chosen, this.hand, this.payment) : 'short'));
  readonly cheapest = $derived.by(
    () => this.payment !== null && sameCards(this.chosen, this.view.payment?.suggested ?? {}),
  );

  touchCard(card: Card): void {
    if (this.payment) this.#pick(touch(card, this.chosen, this.payment));
  }

  takeSuggested(): void {
    this.#picked = null;
  }

  #pick(cards: readonly Card[]): void {
    this.#picked = { head: this.#host.snapshot.head, cards };
  }

  /** Pays with the chosen cards: the suggestion in one step, others counted out in their order. */
  pay(): void {
    if (this.verdict !== 'enough') return;
    if (this.cheapest && withVerb(this.legal, 'cheapest')) {
      this.#host.act({ verb: 'cheapest' });
      return;
    }
    this.#counting = inOrder(this.chosen, this.components.cards);
    this.countOut();
  }

  /** The next card of a payment under way; called whenever the table has taken the one before. */
  countOut(): void {
    const [card, ...rest] = this.#counting;
    if (card === undefined) return;
    const legal = this.legal.find((one) => verbOf(one) === 'pay' && one.action['card'] === card);
    this.#counting = legal ? rest : [];
    if (legal) this.#host.act(legal.action);
  }

  /** Back to before the payment was begun. */
  takeBack(): void {
    this.#counting = [];
    this.#host.undo();
  }

  cancel(): boolean {
    if (this.opened !== null) {
      this.opened = null;
      return true;
    }
    if (this.payment) {
      if (this.#picked && !this.cheapest && this.suggested.length > 0) this.takeSuggested();
      else if (this.#host.snapshot.can_undo) this.takeBack();
      return true;
    }
    const { place, piece, swapping, crossing } = this.selection;
    if (crossing !== null) this.select({ crossing: null });
    else if (place !== null && (piece !== null || this.selection.site !== null))
      this.select({ piece: null, site: null });
    else if (place === null && piece === null && !swapping) return false;
    else this.select(NOTHING);
    return true;
  }

  act(action: Content): void {
    this.#host.act(action);
  }

  ask(action: Content, beside: Element): void {
    if (!this.#host.readOnly) this.#host.ask(action, beside);
  }

  key(): boolean {
    return false;
  }

  // Saying

  get lead(): string | undefined {
    if (!this.moving || this.payment) return undefined;
    const { place, piece, site, swapping } = this.selection;
    if (swapping) return word('lead-swap');
    if (piece !== null) return `${say(`burgenland.piece-${piece}`)}.`;
    if (place === null) return undefined;
    return `${castleName(this.components, place)}${site === null ? '' : `, ${say(`burgenland.site-${site}`)}`}.`;
  }

  get prompt(): string | undefined {
    if (!this.moving) return undefined;
    const { place, piece, swapping, crossing } = this.selection;
    if (this.payment) return payPrompt(this);
    if (swapping) return word(crossing === null ? 'prompt-swap' : 'prompt-swap-second');
    if (piece !== null) return word('prompt-site');
    if (place !== null) return word(this.offered({ place }).length > 0 ? 'prompt-piece' : 'prompt-nothing-here');
    if (this.view.acted) return undefined;
    return word(this.builds.length > 0 ? 'prompt-turn' : 'prompt-turn-draw');
  }

  readonly verbs = $derived.by<Verb[]>(() => verbsOf(this));

  get primary(): Desk['primary'] {
    if (!this.payment) return undefined;
    const label = primaryLabel(this);
    if (this.verdict === 'enough') return { label, play: () => this.pay() };
    return { label, reason: shortReason(this) };
  }

  readonly moves = $derived.by<DeskMove[]>(() => {
    const offered = inSelection(this.legal, this.selection, this.view.well);
    return byGain(offered).map((one) => ({
      id: one.notation,
      action: one.action,
      label: moveWords(one, this.here),
      cost: costOf(one.effects, COST_ICONS),
      gain: gainPart(one.effects),
      explanation: moveCard(one, this.here),
      play: () => this.#host.act(one.action),
    }));
  });

  get tabs(): DeskTab[] {
    return [
      { id: 'map', label: word('tab-map'), icon: 'medieval-gate' },
      { id: 'piles', label: word('tab-piles'), icon: 'card-pickup' },
      { id: 'players', label: word('tab-players'), icon: 'person' },
    ];
  }

  get tab(): string | undefined {
    return this.moving && (this.selection.swapping || this.payment) ? 'map' : undefined;
  }

  /** The race is shown piece by piece, not as points of parts. */
  partsOf(): null {
    return null;
  }

  linesOf(entry: LogEntry): DeskLine[] {
    return linesOf(entry);
  }
}
