/** What moved between two snapshots, as flights over the table. */
import type { Plan } from '../../table/sky.svelte';
import type { BurgundyView, PlayerView } from '../../wire/burgundy';
import type { Snapshot } from '../../wire/protocol';
import { goodsOf, sum } from './adapt';

export type Piece =
  | { kind: 'tile'; tile: string }
  | { kind: 'good'; number: number }
  | { kind: 'workers' | 'silver'; count: number }
  | { kind: 'points'; count: number };

export interface Changes {
  flights: Plan<Piece>[];
  /** New dice were thrown. */
  rolled: boolean;
}

/** Points rise one part after the other. */
const BETWEEN_PARTS = 90;
const AFTER_FLIGHT = 300;
/** More steps than this at once are not played back: the table simply shows where it stands. */
const MOST_STEPS = 2;

const NOTHING: Changes = { flights: [], rolled: false };

export function changesBetween(before: Snapshot, after: Snapshot): Changes {
  if (before.match !== after.match || after.at <= before.at) return NOTHING;
  const was = before.view as BurgundyView;
  const now = after.view as BurgundyView;
  const rolled = was.round !== now.round || was.phase !== now.phase;
  const undone = after.log.at(-1)?.kind === 'undo';
  if (after.at - before.at > MOST_STEPS || undone) return { flights: [], rolled };
  const flights = now.players.flatMap((player) => {
    const old = was.players[player.seat];
    return old ? playerFlights(was, now, old, player) : [];
  });
  // At the end of a phase the depots are filled anew: nothing was taken from them then.
  return { flights: rolled ? [...flights, ...newGoods(was, now)] : flights, rolled };
}

function playerFlights(was: BurgundyView, now: BurgundyView, old: PlayerView, player: PlayerView): Plan<Piece>[] {
  const { seat } = player;
  const taken = takenFrom(was, now);
  const flights: Plan<Piece>[] = [];
  let cause = `score-${seat}`;
  player.storage.forEach((tile, place) => {
    const from = tile ? taken.get(tile) : undefined;
    if (!tile || !from || tile === old.storage[place]) return;
    cause = `storage-${seat}-${place}`;
    flights.push(fly({ kind: 'tile', tile }, from, cause, `[data-spot="${cause}"] .tile`));
  });
  player.tiles.forEach((tile, space) => {
    if (!tile || old.tiles[space]) return;
    const place = old.storage.findIndex((one, at) => one === tile && player.storage[at] !== tile);
    cause = `space-${seat}-${space}`;
    if (place < 0) return;
    flights.push(fly({ kind: 'tile', tile }, `storage-${seat}-${place}`, cause, `[data-laid="${seat}-${space}"]`));
  });
  flights.push(...goodsFlights(was, now, old, player));
  if (sum(player.sold) > sum(old.sold)) cause = `stock-${seat}`;
  flights.push(...resourceFlights(old, player, cause), ...pointFlights(old, player, cause));
  return flights;
}

function fly(piece: Piece, from: string, to: string, hides?: string): Plan<Piece> {
  return { piece, from, to, delay: 0, rises: false, hides };
}

/** Tiles that left a depot, by their name, with the spot they left. */
function takenFrom(was: BurgundyView, now: BurgundyView): Map<string, string> {
  const taken = new Map<string, string>();
  if (was.phase !== now.phase) return taken;
  was.depots.forEach((depot, place) => {
    depot.tiles.forEach((tile, slot) => {
      if (tile && now.depots[place]?.tiles[slot] !== tile) taken.set(tile, `depot-${place + 1}-${slot}`);
    });
  });
  was.black_depot.forEach((tile, slot) => {
    if (tile && now.black_depot[slot] !== tile) taken.set(tile, `depot-0-${slot}`);
  });
  // A tile that found the storage full waited in front of it.
  if (was.held && now.held === null) taken.set(was.held, 'held');
  return taken;
}

function goodsFlights(was: BurgundyView, now: BurgundyView, old: PlayerView, player: PlayerView): Plan<Piece>[] {
  return goodsOf(player.goods.map((count, good) => count - (old.goods[good] ?? 0))).flatMap(({ number }) => {
    const depot = was.depots.findIndex(
      (one, place) => (one.goods[number - 1] ?? 0) > (now.depots[place]?.goods[number - 1] ?? 0),
    );
    if (depot < 0) return [];
    return [fly({ kind: 'good', number }, `depot-${depot + 1}`, `stock-${player.seat}`)];
  });
}

function resourceFlights(old: PlayerView, player: PlayerView, cause: string): Plan<Piece>[] {
  return (['workers', 'silver'] as const).flatMap((kind) => {
    const count = player[kind] - old[kind];
    if (count <= 0) return [];
    return [{ ...fly({ kind, count }, cause, `${kind}-${player.seat}`), delay: AFTER_FLIGHT / 2 }];
  });
}

function pointFlights(old: PlayerView, player: PlayerView, cause: string): Plan<Piece>[] {
  return Object.entries(player.parts)
    .map(([part, points]) => points - (old.parts[part] ?? 0))
    .filter((count) => count > 0)
    .map((count, order) => ({
      piece: { kind: 'points', count },
      from: cause,
      to: `score-${player.seat}`,
      delay: AFTER_FLIGHT + order * BETWEEN_PARTS,
      rises: true,
    }));
}

/** The goods the white die sends to a depot. */
function newGoods(was: BurgundyView, now: BurgundyView): Plan<Piece>[] {
  const place = now.white_die - 1;
  const before = was.depots[place]?.goods ?? [];
  return goodsOf((now.depots[place]?.goods ?? []).map((count, good) => count - (before[good] ?? 0))).map(
    ({ number }) => ({
      ...fly(
        { kind: 'good', number },
        'rounds',
        `goods-depot-${place + 1}-${number}`,
        `[data-spot="goods-depot-${place + 1}-${number}"]`,
      ),
      delay: AFTER_FLIGHT,
    }),
  );
}
