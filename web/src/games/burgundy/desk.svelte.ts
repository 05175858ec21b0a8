/** Burgundy's desk: what is in hand, what the board offers for it, and what can be said. */
import { say } from '../../i18n/index.svelte';
import type { Content } from '../../shell/game';
import { colourOf, nameOf } from '../../shell/names';
import type { Desk, DeskHost, DeskLine, DeskMove, DeskTab } from '../../table/desk';
import { byGain, costOf, gainOf } from '../../table/effects';
import type { Verb } from '../../ui/ActionBar.svelte';
import type { PlayerColour } from '../../ui/players';
import type { BurgundyComponents, BurgundyView, PlayerView } from '../../wire/burgundy';
import type { Legal, LogEntry } from '../../wire/protocol';
import { linesOf } from './chronicle';
import {
  distinct,
  freshSelection,
  hasBoardTarget,
  inSelection,
  powersIn,
  verbOf,
  type Mode,
  type Power,
  type Selection,
} from './targets';
import { COST_ICONS, GAIN_ICONS, moveCard, moveWords, tileIn, word, type Here } from './words';

export class BurgundyDesk implements Desk {
  readonly #host: DeskHost;
  /** What was chosen, and at which head: a choice does not outlive its position. */
  #chosen = $state.raw<{ head: number; selection: Selection } | null>(null);

  constructor(host: DeskHost) {
    this.#host = host;
  }

  readonly view = $derived.by(() => this.#host.snapshot.view as BurgundyView);
  readonly components = $derived.by(() => this.#host.components as BurgundyComponents);
  readonly legal = $derived.by<Legal[]>(() => (this.#host.readOnly ? [] : this.#host.snapshot.legal));
  /** The seat whose estate lies in front: one's own, else the first. */
  readonly seat = $derived.by(() => this.#host.snapshot.viewer ?? Math.max(0, this.#host.snapshot.me[0] ?? 0));
  readonly selection = $derived.by<Selection>(() => {
    const { head } = this.#host.snapshot;
    if (this.#chosen?.head === head) return this.#chosen.selection;
    return freshSelection(this.legal);
  });
  readonly moving = $derived(this.legal.length > 0);

  get player(): PlayerView {
    const player = this.view.players[this.seat];
    if (!player) throw new RangeError(`no player in seat ${this.seat}`);
    return player;
  }

  get here(): Here {
    return { view: this.view, player: this.player, components: this.components };
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

  get colours(): PlayerColour[] {
    return this.view.players.map((player) => this.colour(player.seat));
  }

  // Choosing

  select(change: Partial<Selection>): void {
    const { head } = this.#host.snapshot;
    this.#chosen = { head, selection: { ...this.selection, picking: null, ...change } };
  }

  chooseDie(power: Power): void {
    if (powersIn(this.legal).includes(power)) this.select({ power, mode: 'dice', stored: null });
  }

  chooseStored(stored: number | null): void {
    this.select({ stored: this.selection.stored === stored ? null : stored, mode: 'dice' });
  }

  setMode(mode: Mode): void {
    this.select({ mode: this.selection.mode === mode ? 'dice' : mode, stored: null });
  }

  cancel(): boolean {
    const { stored, mode, picking } = this.selection;
    if (stored === null && mode === 'dice' && picking === null) return false;
    this.select({ stored: null, mode: 'dice', picking: null });
    return true;
  }

  /** Plays the one move a place stands for, or asks which of several. */
  play(moves: readonly Legal[] | undefined): void {
    if (!moves || moves.length === 0) return;
    const choices = distinct(moves, this.player.storage);
    const [only] = choices;
    if (choices.length === 1 && only) this.#host.act(only.action);
    else this.select({ picking: choices });
  }

  act(action: Content): void {
    this.#host.act(action);
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
    const { power, picking, mode } = this.selection;
    if (!this.moving || picking || mode !== 'dice' || (power !== 0 && power !== 1)) return undefined;
    return word(this.#host.phone ? 'lead-die-short' : 'lead-die', { number: this.player.dice[power] ?? 0 });
  }

  get prompt(): string | undefined {
    if (!this.moving) return undefined;
    const { mode, picking, power } = this.selection;
    if (picking) return word('prompt-pick');
    if (mode === 'buy') return word('prompt-buy');
    if (mode === 'found') return word('prompt-found');
    if (power !== 0 && power !== 1) return undefined;
    const offered = inSelection(this.legal, this.selection).some(hasBoardTarget);
    return word(offered ? 'prompt-targets' : 'prompt-no-targets');
  }

  readonly verbs = $derived.by<Verb[]>(() => {
    const { mode, picking } = this.selection;
    if (!this.moving) return [];
    if (picking) return [...picking.map((one) => this.#verb(one)), this.#giveUp()];
    if (mode !== 'dice') return [this.#giveUp()];
    const offered = inSelection(this.legal, { ...this.selection, stored: null });
    const direct = offered.filter((one) => !hasBoardTarget(one) && verbOf(one) !== 'end');
    const verbs = byGain(direct).map((one) => this.#verb(one));
    if (offered.some((one) => verbOf(one).startsWith('buy'))) {
      verbs.push(this.#opener('buy', 'verb-buy', 'two-coins'));
    }
    if (offered.some((one) => verbOf(one) === 'found')) {
      verbs.push(this.#opener('found', 'verb-found', 'medieval-gate'));
    }
    return verbs;
  });

  readonly moves = $derived.by<DeskMove[]>(() => {
    const offered = distinct(inSelection(this.legal, this.selection), this.player.storage).filter(
      (one) => verbOf(one) !== 'end',
    );
    const words = offered.map((one) => moveWords(one, this.here));
    const twins = new Set(words.filter((text, place) => words.indexOf(text) !== place));
    return byGain(offered).map((one) => ({
      id: one.notation,
      action: one.action,
      label: moveWords(one, this.here, twins.has(moveWords(one, this.here))),
      cost: costOf(one.effects, COST_ICONS),
      gain: gainOf(one.effects, GAIN_ICONS),
      explanation: moveCard(one, this.here),
      play: () => this.#host.act(one.action),
    }));
  });

  get tabs(): DeskTab[] {
    const others = this.others;
    const [only] = others;
    const label = others.length === 1 && only ? this.name(only.seat) : word('tab-others');
    return [
      { id: 'estate', label: word('tab-estate'), icon: 'hexes' },
      { id: 'board', label: word('tab-board'), icon: 'trade' },
      { id: 'others', label, icon: 'magnifying-glass' },
    ];
  }

  /** The black depot lies on the shared board. */
  get tab(): string | undefined {
    if (!this.moving) return undefined;
    return this.selection.mode === 'buy' ? 'board' : 'estate';
  }

  partsOf(seat: number): Readonly<Record<string, number>> | null {
    return this.view.players[seat]?.parts ?? null;
  }

  linesOf(entry: LogEntry): DeskLine[] {
    return linesOf(entry);
  }

  /** The tile a move of the list is about, for its picture. */
  tileOfMove(move: DeskMove): string | null {
    const legal = this.legal.find((one) => one.notation === move.id);
    return legal ? tileIn(legal, this.here) : null;
  }

  #verb(legal: Legal): Verb {
    const verb = verbOf(legal);
    const icons = { sell: 'trade', workers: 'person', reclaim: 'medieval-gate' } as const;
    const cost = costOf(legal.effects, COST_ICONS);
    const label = this.#host.phone && verb === 'workers' ? '' : moveWords(legal, this.here);
    const gain = gainOf(legal.effects, verb === 'workers' ? {} : GAIN_ICONS) ?? this.#workersGained(legal);
    return {
      id: legal.notation,
      label: cost && verb === 'sell' ? word('with-workers', { move: label, count: cost.count }) : label,
      icon: verb in icons ? icons[verb as keyof typeof icons] : undefined,
      gain,
      spoken: `${moveWords(legal, this.here)} ${gain?.text ?? ''}`.trim(),
      quiet: verb === 'skip',
      explanation: moveCard(legal, this.here),
      play: () => this.#host.act(legal.action),
    };
  }

  #workersGained(legal: Legal): Verb['gain'] {
    const workers = legal.effects.find((effect) => effect.kind === 'workers' && effect.amount > 0);
    return verbOf(legal) === 'workers' && workers ? { text: `+${workers.amount}` } : undefined;
  }

  #opener(mode: Mode, key: string, icon: Verb['icon']): Verb {
    return { id: mode, label: word(key), icon, quiet: true, play: () => this.setMode(mode) };
  }

  #giveUp(): Verb {
    return { id: 'cancel', label: say('play-cancel'), quiet: true, play: () => void this.cancel() };
  }
}
