/** From the wire to the drawings: the one place that reads Burgundy's view and components. */
import type { PlayerColour } from '../../ui/players';
import type { BoardInfo, BurgundyComponents, BurgundyView, PlayerView } from '../../wire/burgundy';
import {
  ANIMALS,
  BUILDINGS,
  KINDS,
  type Animal,
  type Building,
  type Depot,
  type EstateCell,
  type Kind,
  type Tile,
} from './types';

export const PHASES = ['A', 'B', 'C', 'D', 'E'] as const;
/** The names of the goods in the game's texts, by their number from 1. */
export const GOODS = ['turquoise', 'violet', 'pink', 'red', 'brown', 'orange'] as const;
/** What a tile from the black depot costs, in silver. */
export const PRICE = 2;

export function kindOf(colour: string): Kind {
  const kind = colour === 'animal' ? 'pasture' : KINDS.find((one) => one === colour);
  if (!kind) throw new RangeError(`no colour ${colour}`);
  return kind;
}

export function colourOfKind(kind: Kind): string {
  return kind === 'pasture' ? 'animal' : kind;
}

export function tileOf(name: string): Tile {
  if (name === 'castle' || name === 'mine' || name === 'ship') return { kind: name };
  const building = BUILDINGS.find((one): one is Building => one === name);
  if (building) return { kind: 'building', building };
  const [what = '', figure] = name.split('-');
  const number = Number(figure);
  if (what === 'knowledge' && number > 0) return { kind: 'knowledge', number };
  const animal = ANIMALS.find((one): one is Animal => one === what);
  if (animal && number > 0) return { kind: 'pasture', animal, count: number };
  throw new RangeError(`no tile ${name}`);
}

/** The name a tile has on the wire and in the texts. */
export function tileName(tile: Tile): string {
  if (tile.kind === 'building') return tile.building;
  if (tile.kind === 'knowledge') return `knowledge-${tile.number}`;
  if (tile.kind === 'pasture') return `${tile.animal}-${tile.count}`;
  return tile.kind;
}

export function maybeTile(name: string | null | undefined): Tile | null {
  return name ? tileOf(name) : null;
}

/** The 37 spaces with what lies on them; null while no board is chosen. */
export function estateOf(player: PlayerView, components: BurgundyComponents): EstateCell[] | null {
  const board = player.board === null ? undefined : components.boards[player.board];
  return board ? cellsOf(board, player.tiles) : null;
}

export function cellsOf(board: BoardInfo, tiles: readonly (string | null)[] = []): EstateCell[] {
  return board.spaces.map((space, cell) => ({
    kind: kindOf(space.colour),
    number: space.number,
    tile: maybeTile(tiles[cell]),
  }));
}

/** Six depots; `workers` due for each are filled in by whoever knows the chosen die. */
export function depotsOf(
  view: BurgundyView,
  components: BurgundyComponents,
  workers: ReadonlyMap<number, number> = new Map(),
): Depot[] {
  return view.depots.map((depot, place) => ({
    number: place + 1,
    slots: depot.tiles.map((tile, slot) => {
      const space = components.depots[place]?.[slot];
      return {
        kind: kindOf(space?.colour ?? 'building'),
        tile: maybeTile(tile),
        closed: (space?.min_players ?? 0) > view.players.length && tile === null,
      };
    }),
    goods: depot.goods.flatMap((count, good) => Array<number>(count).fill(good + 1)),
    workers: workers.get(place + 1),
  }));
}

export interface BonusTile {
  kind: Kind;
  points: number | null;
  taken: PlayerColour[];
}

/** Per colour: the points still to be had, and who took what. */
export function bonusesOf(
  view: BurgundyView,
  components: BurgundyComponents,
  colours: readonly PlayerColour[],
): BonusTile[] {
  const seats = view.players.length;
  return KINDS.map((kind) => {
    const colour = colourOfKind(kind);
    const large = view.players.filter((player) => player.large_bonuses.includes(colour));
    const small = view.players.filter((player) => player.small_bonuses.includes(colour));
    const left =
      large.length === 0 ? components.large_bonus[seats] : small.length === 0 ? components.small_bonus[seats] : null;
    return {
      kind,
      points: left ?? null,
      taken: [...large, ...small].map((player) => colours[player.seat] ?? 'blue'),
    };
  });
}

/** The order track: per space the players from the bottom of the stack to its top. */
export function orderSpaces(view: BurgundyView, colours: readonly PlayerColour[]): PlayerColour[][] {
  const last = Math.max(6, ...view.players.map((player) => player.track));
  return Array.from({ length: last + 1 }, (_, space) =>
    view.players
      .filter((player) => player.track === space)
      .sort((a, b) => a.height - b.height)
      .map((player) => colours[player.seat] ?? 'blue'),
  );
}

/** Goods as they lie in a stock: the types there are, with how many of each. */
export function goodsOf(counts: readonly number[]): { number: number; count: number }[] {
  return counts.flatMap((count, good) => (count > 0 ? [{ number: good + 1, count }] : []));
}

export function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
