/** Short words for moves and tiles: what stands on buttons, in lists and under rings. */
import { say, type Message } from '../../i18n/index.svelte';
import { explainEffects, type EffectIcons } from '../../table/effects';
import type { Explanation } from '../../ui/explanation.svelte';
import type { BurgundyComponents, BurgundyView, PlayerView } from '../../wire/burgundy';
import type { Legal } from '../../wire/protocol';
import { sum, tileOf } from './adapt';
import { whereOf } from './geometry';
import { standOf } from './zones/seats';
import { verbOf } from './targets';

const ROOM = 'burgundy-page';

/** What a move may cost; goods that are sold are its point, not its price. */
export const COST_ICONS: EffectIcons = { workers: 'person', silver: 'two-coins' };
/** What a move may bring, besides points. */
export const GAIN_ICONS: EffectIcons = {
  ...COST_ICONS,
  'extra-action': 'rolling-dices',
  goods: 'trade',
  'bonus-tiles': 'laurel-crown',
};

/** A text of this page, as opposed to those the game shares with the terminal. */
export function word(key: string, args?: Message['args']): string {
  return say(`${ROOM}.${key}`, args);
}

/** "Knowledge 10", not what it does: that is told on asking. */
export function tileWords(name: string): string {
  const tile = tileOf(name);
  if (tile.kind === 'knowledge') return word('tile-knowledge', { number: tile.number });
  return say(`burgundy.tile-${name}`);
}

/** What a tile is and does. */
export function tileHelp(name: string): Explanation {
  return { title: say(`burgundy.tile-${name}`), lines: [{ label: say(`burgundy.tile-${name}-help`) }] };
}

export interface Here {
  view: BurgundyView;
  player: PlayerView;
  components: BurgundyComponents;
}

/** The tile a move is about, by its name on the wire. */
export function tileIn(legal: Legal, { view, player }: Here): string | null {
  const { action } = legal;
  const slot = Number(action['slot']);
  switch (verbOf(legal)) {
    case 'take':
    case 'buy-from':
      return view.depots[Number(action['depot']) - 1]?.tiles[slot] ?? null;
    case 'buy':
      return view.black_depot[slot] ?? null;
    case 'place':
    case 'discard':
    case 'found':
      return player.storage[slot] ?? null;
    case 'reclaim':
    case 'start':
      return 'castle';
    default:
      return null;
  }
}

/** The move in a few words; `twins` adds where, when another move would read the same. */
export function moveWords(legal: Legal, here: Here, twin = false): string {
  const { action } = legal;
  const tile = tileIn(legal, here);
  const args = { tile: tile ? tileWords(tile) : '', depot: Number(action['depot'] ?? 0) };
  switch (verbOf(legal)) {
    case 'take':
      return word('move-take', args);
    case 'buy':
      return word('move-buy', args);
    case 'buy-from':
      return word('move-buy-from', args);
    case 'discard':
      return word('move-discard', args);
    case 'place':
    case 'found':
    case 'start':
      return placeWords(legal, here, args.tile, twin);
    case 'sell': {
      const good = Number(action['good']);
      return word('move-sell', { good, count: here.player.goods[good - 1] ?? 0 });
    }
    case 'workers':
      return word('move-workers');
    case 'keep': {
      const good = Number(action['good']);
      const counts = here.view.ship_depots.map((depot) => here.view.depots[depot - 1]?.goods[good - 1] ?? 0);
      return word('move-keep', { good, count: sum(counts) });
    }
    case 'ship':
      return word('move-ship', args);
    case 'ship-two':
      return word('move-ship-two', { depot: args.depot, next: (args.depot % 6) + 1 });
    default:
      return say(legal.words.key, legal.words.args);
  }
}

function placeWords(legal: Legal, { player, components }: Here, tile: string, twin: boolean): string {
  const space = Number(legal.action['space']);
  const board = player.board === null ? undefined : components.boards[player.board];
  const args = { tile, number: board?.spaces[space]?.number ?? 0, where: word(`where-${whereOf(space)}`) };
  return word(twin ? 'move-place-where' : 'move-place', args);
}

/** What a move is, what it brings part by part, what it costs, and what its tile does. */
export function moveCard(legal: Legal, here: Here): Explanation {
  const tile = tileIn(legal, here);
  const lines = explainEffects(legal.effects, 'burgundy', say, say('play-cost'), COST_ICONS);
  const known = verbOf(legal) === 'place' || verbOf(legal) === 'start';
  const help =
    tile && !known
      ? [{ label: say(`burgundy.tile-${tile}-help`) }]
      : verbOf(legal).startsWith('ship')
        ? [{ label: say(legal.words.key, legal.words.args) }]
        : [];
  return { title: moveWords(legal, here), lines: [...lines, ...help] };
}

/** The shared board in words, for those who do not see it. */
export function boardWords(
  { view, components }: Here,
  nameOf: (seat: number) => string,
): { phase: string; depots: string; bonuses: string; order: string } {
  const list = (parts: readonly string[]): string => parts.join(', ');
  const tiles = (names: readonly (string | null)[]): string => {
    const words = names.filter((name) => name !== null).map(tileWords);
    return words.length > 0 ? list(words) : word('nothing');
  };
  const depots = view.depots.map((depot, place) =>
    word('depot-holds', { depot: place + 1, tiles: tiles(depot.tiles) }),
  );
  const seats = view.players.length;
  return {
    phase: word('standing', { phase: view.phase, round: view.round }),
    depots: `${depots.join('. ')}. ${word('black-holds', { tiles: tiles(view.black_depot) })}.`,
    bonuses: word('bonuses', { large: components.large_bonus[seats] ?? 0, small: components.small_bonus[seats] ?? 0 }),
    order: word('order', { names: list(view.order.map(nameOf)) }),
  };
}

/** An estate in words: what it is, how much of it is built. */
export function estateWords(_: Here, player: PlayerView, title: string): string {
  const built = player.tiles.filter((tile) => tile !== null).length;
  return word('estate-words', { title, built, board: player.board ? say(`burgundy.board-${player.board}`) : '' });
}

export function standWords(view: BurgundyView, seat: number): string {
  if (view.decision === 'over') return '';
  return word(`stand-${standOf(view, seat)}`);
}
