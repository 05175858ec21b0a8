/** Burdigala's desk: what is in hand, what the town offers for it, and what can be said. */
import { say, type Message } from '../../i18n/index.svelte';
import type { Content } from '../../shell/game';
import { colourOf, named, nameOf } from '../../shell/names';
import type { Desk, DeskHost, DeskLine, DeskMove, DeskTab } from '../../table/desk';
import { byGain, costOf, gainOf } from '../../table/effects';
import type { Verb } from '../../ui/ActionBar.svelte';
import type { ChipPart } from '../../ui/chips';
import type { PlayerColour } from '../../ui/players';
import type { BurdigalaComponents, BurdigalaView, PlayerView } from '../../wire/burdigala';
import type { Legal, LogEntry } from '../../wire/protocol';
import { linesOf } from './chronicle';
import {
  answers,
  bestWalker,
  find,
  freshSelection,
  inSelection,
  pointTargets,
  usableDice,
  verbOf,
  walkers,
  type DieNumber,
  type PointTarget,
  type Selection,
} from './targets';
import { intrigueIcon } from './types';
import {
  COST_ICONS,
  GAIN_ICONS,
  intrigueName,
  moveCard,
  pointName,
  siteName,
  walkCard,
  word,
  worthText,
  type Here,
} from './words';
import { bestStone, legalWorth } from './worth';

const VERB_ICONS: Readonly<Record<string, Verb['icon']>> = {
  corrupt: 'swap-bag',
  again: 'rolling-dices',
  'second-stone': 'stone-block',
  goods: 'amphora',
  accept: 'grapes',
};

export class BurdigalaDesk implements Desk {
  readonly #host: DeskHost;
  /** What was chosen, and at which head: a choice does not outlive its position. */
  #chosen = $state.raw<{ head: number; selection: Selection } | null>(null);
  /** The point that is pointed at with the mouse or the keyboard. */
  hovered = $state.raw<string | null>(null);
  /** The player whose sheet lies open. */
  opened = $state.raw<number | null>(null);

  #actedAt = -Infinity;

  constructor(host: DeskHost) {
    this.#host = host;
  }

  readonly view = $derived.by(() => this.#host.snapshot.view as BurdigalaView);
  readonly components = $derived.by(() => this.#host.components as BurdigalaComponents);
  readonly legal = $derived.by<Legal[]>(() => (this.#host.readOnly ? [] : this.#host.snapshot.legal));
  /** The seat whose cards lie in front: one's own, else the first. */
  readonly seat = $derived.by(() => this.#host.snapshot.viewer ?? Math.max(0, this.#host.snapshot.me[0] ?? 0));
  readonly mine = $derived.by(() => this.#host.snapshot.me.includes(this.seat));
  readonly selection = $derived.by<Selection>(() => {
    const { head } = this.#host.snapshot;
    if (this.#chosen?.head === head) return this.#chosen.selection;
    return freshSelection(this.view, this.legal);
  });
  readonly moving = $derived(this.legal.length > 0);
  readonly targets = $derived.by<PointTarget[]>(() => pointTargets(this.view, this.legal, this.selection));
  /** The walk that is being looked at: pointed at, or chosen with a finger. */
  readonly walk = $derived.by<PointTarget | null>(() => {
    const point = this.hovered ?? this.selection.point;
    return this.targets.find((target) => target.point === point) ?? null;
  });

  get phone(): boolean {
    return this.#host.phone;
  }

  get player(): PlayerView {
    const player = this.view.players[this.seat];
    if (!player) throw new RangeError(`no player in seat ${this.seat}`);
    return player;
  }

  get here(): Here {
    return { view: this.view, components: this.components, seat: this.seat };
  }

  get others(): PlayerView[] {
    const count = this.view.players.length;
    return Array.from({ length: count - 1 }, (_, step) => this.view.players[(this.seat + 1 + step) % count]).filter(
      (player) => player !== undefined,
    );
  }

  colour(seat: number): PlayerColour {
    return colourOf(this.#host.snapshot.players, seat);
  }

  name(seat: number): string {
    return nameOf(this.#host.snapshot.players, seat);
  }

  /** A message of the server, with the players' names in it. */
  readonly speak = (message: Message): string => {
    const words = named(message, this.#host.snapshot.players);
    return say(words.key, words.args);
  };

  // Choosing

  select(change: Partial<Selection>): void {
    const { head } = this.#host.snapshot;
    this.#chosen = { head, selection: { ...this.selection, ...change } };
  }

  /** Another die; the pawn stays in hand if it can walk with it. */
  chooseDie(die: DieNumber): void {
    if (!this.moving || !usableDice(this.view).includes(die)) return;
    const { pawn } = this.selection;
    const stays = pawn !== null && walkers(this.view, die).includes(pawn);
    this.select({ die, pawn: stays ? pawn : bestWalker(this.view, die), point: null });
  }

  choosePawn(pawn: number): void {
    const leave = find(this.legal, 'leave', { pawn });
    if (leave) this.act(leave.action);
    else this.select({ pawn, point: null });
  }

  /** Goes to a point; with a finger, the first touch only shows the way. */
  choosePoint(point: string, looking: boolean): void {
    const target = this.targets.find((one) => one.point === point);
    if (!target) return;
    if (looking && target.path.length > 0 && this.selection.point !== point) this.select({ point });
    else this.act(target.legal.action);
  }

  cancel(): boolean {
    if (this.opened !== null) {
      this.opened = null;
      return true;
    }
    const { point, give } = this.selection;
    if (point === null && give === null) return false;
    this.select({ point: null, give: null });
    return true;
  }

  act(action: Content): void {
    this.hovered = null;
    this.#actedAt = performance.now();
    this.#host.act(action);
  }

  /** The pointer still rests where it just played: nothing there is asked about. */
  get justActed(): boolean {
    return performance.now() - this.#actedAt < 900;
  }

  ask(action: Content, beside: Element): void {
    if (!this.#host.readOnly) this.#host.ask(action, beside);
  }

  key(key: string): boolean {
    if (key !== '1' && key !== '2') return false;
    this.chooseDie(key === '1' ? 0 : 1);
    return true;
  }

  // Saying

  get lead(): string | undefined {
    const { die } = this.selection;
    if (!this.moving || die === null) return undefined;
    return word(this.phone ? 'lead-die-short' : 'lead-die', { number: this.view.dice[die] ?? 0 });
  }

  get prompt(): string | undefined {
    const { die, give } = this.selection;
    if (!this.moving) return undefined;
    if (give !== null) return word('prompt-take', { good: say(`burdigala.good-${give}`) });
    if (die === null) return undefined;
    if (this.view.double) return word('prompt-walk-double');
    return word(this.view.seven ? 'prompt-walk-seven' : 'prompt-walk');
  }

  /** On a laptop the answers stand beside the dice; a phone has them in its dock. */
  readonly verbs = $derived.by<Verb[]>(() => {
    if (!this.moving || !this.phone) return [];
    const verbs = answers(this.legal).map((one) => this.#verb(one));
    const { walk } = this;
    if (walk && this.selection.point === walk.point) {
      verbs.push({
        id: 'go',
        label: word('go-to', { point: walk.point, steps: say('burdigala.steps', { count: walk.path.length - 1 }) }),
        icon: 'footprint',
        gain: gainOf(walk.legal.effects, GAIN_ICONS),
        play: () => this.act(walk.legal.action),
      });
    }
    if (this.selection.give !== null) {
      verbs.push({ id: 'cancel', label: say('play-cancel'), quiet: true, play: () => void this.cancel() });
    }
    return verbs;
  });

  readonly moves = $derived.by<DeskMove[]>(() => {
    const offered = inSelection(this.view, this.legal, this.selection).filter((one) => verbOf(one) !== 'end');
    return this.#byWorth(offered).map((one) => ({
      id: one.notation,
      action: one.action,
      label: this.#label(one),
      cost: verbOf(one) === 'shed' ? undefined : this.costOf(one),
      gain: this.gainOf(one),
      explanation: this.#card(one),
      play: () => this.act(one.action),
    }));
  });

  /** Most gain first; a walk is worth what the best stone from there would bring. */
  #byWorth(legal: readonly Legal[]): Legal[] {
    const stone = (one: Legal): number =>
      verbOf(one) === 'move' ? bestStone(this.view, this.components, String(one.action['point']), this.seat).high : 0;
    return byGain(legal).toSorted((a, b) => stone(b) - stone(a));
  }

  /** What a move costs: a token taken is a price, not a gain. */
  costOf(legal: Legal): ChipPart | undefined {
    const token = legal.effects.find((effect) => effect.kind === 'corruption' && effect.amount > 0);
    if (token) return { icon: 'swap-bag', text: String(token.amount) };
    return costOf(
      legal.effects.filter((effect) => effect.kind !== 'corruption'),
      COST_ICONS,
    );
  }

  gainOf(legal: Legal): ChipPart | undefined {
    if (verbOf(legal) === 'stone' || verbOf(legal) === 'second-stone') return this.#stoneGain(legal);
    const gains = legal.effects.filter((effect) => effect.kind !== 'corruption' || effect.amount < 0);
    const shed = gains.find((effect) => effect.kind === 'corruption');
    if (shed) return { icon: 'swap-bag', text: `−${-shed.amount}` };
    const sets = gains.find((effect) => effect.kind === 'set-points');
    if (sets) return { text: `${sets.amount > 0 ? '+' : '−'}${Math.abs(sets.amount)}` };
    return gainOf(gains, GAIN_ICONS);
  }

  #stoneGain(legal: Legal): ChipPart {
    const site = Number(legal.action['site'] ?? this.view.site ?? 0);
    const worth = legalWorth(this.view, this.components, site, legal.effects);
    return { icon: worth.finishes ? 'greek-temple' : undefined, text: worthText(worth) };
  }

  get tabs(): DeskTab[] {
    return [
      { id: 'map', label: word('tab-map'), icon: 'treasure-map' },
      { id: 'hand', label: word('tab-hand'), icon: 'scroll-unfurled' },
      { id: 'players', label: word('tab-players'), icon: 'person' },
    ];
  }

  get tab(): string | undefined {
    return this.moving ? 'map' : undefined;
  }

  partsOf(seat: number): Readonly<Record<string, number>> | null {
    return this.view.players[seat]?.parts ?? null;
  }

  linesOf(entry: LogEntry): DeskLine[] {
    return linesOf(entry);
  }

  card(legal: Legal): DeskMove['explanation'] {
    return this.#card(legal);
  }

  #card(legal: Legal): DeskMove['explanation'] {
    const target = this.targets.find((one) => one.legal === legal);
    return target ? walkCard(this.here, target) : moveCard(legal, this.here, this.speak);
  }

  #label(legal: Legal): string {
    const { action } = legal;
    switch (verbOf(legal)) {
      case 'move':
        return word('move-walk', {
          point: pointName(this.components, String(action['point'])),
          worth: worthText(bestStone(this.view, this.components, String(action['point']), this.seat)),
        });
      case 'place':
      case 'push':
        return pointName(this.components, String(action['point']));
      case 'stone':
      case 'peek':
        return siteName(this.here, Number(action['site']));
      case 'play':
        return intrigueName(String(action['card']));
      default:
        return this.speak(legal.words);
    }
  }

  #verb(legal: Legal): Verb {
    const verb = verbOf(legal);
    return {
      id: legal.notation,
      label: word(`answer-${verb === 'decline' && this.view.decision === 'swap' ? 'decline-swap' : verb}`),
      icon: VERB_ICONS[verb],
      gain: this.gainOf(legal),
      quiet: verb === 'decline',
      explanation: this.#card(legal),
      play: () => this.act(legal.action),
    };
  }

  /** The sign of a move in the list. */
  signOf(action: Content): Verb['icon'] {
    const verb = String(action['verb']);
    if (verb === 'play') return intrigueIcon(String(action['card']));
    return VERB_ICONS[verb];
  }
}
