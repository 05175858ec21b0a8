/** What moved between two snapshots, as flights over the table. */
import type { Plan } from '../../table/sky.svelte';
import type { CastlePlayerView, CastleView } from '../../wire/castle';
import type { Snapshot } from '../../wire/protocol';

export type Piece =
  | { kind: 'tile'; tile: string; rotation: number }
  | { kind: 'subject'; seat: number }
  | { kind: 'keep'; seat: number }
  | { kind: 'wall-tile'; number: number }
  | { kind: 'points'; count: number };

const AFTER_FLIGHT = 300;
const BETWEEN = 90;
/** More steps than this at once are not played back: the table simply shows where it stands. */
const MOST_STEPS = 3;

export function changesBetween(before: Snapshot, after: Snapshot): Plan<Piece>[] {
  const steps = after.at - before.at;
  if (before.match !== after.match || steps <= 0 || steps > MOST_STEPS) return [];
  if (after.log.at(-1)?.kind === 'undo') return [];
  const was = before.view as CastleView;
  const now = after.view as CastleView;
  const laid = now.tiles.filter((tile) => !was.tiles.some(({ square }) => square === tile.square));
  const flights = laid.map<Plan<Piece>>(({ square, tile, rotation }) => ({
    piece: { kind: 'tile', tile, rotation },
    from: 'hand',
    to: `square-${square}`,
    delay: 0,
    rises: false,
    hides: `[data-laid="${square}"]`,
  }));
  const cause = `square-${laid.at(-1)?.square ?? was.last ?? now.last ?? ''}`;
  for (const player of now.players) {
    const old = was.players[player.seat];
    if (old) flights.push(...playerFlights(was, now, old, player, cause));
  }
  return flights;
}

/** Features whose subjects came home: they have just been scored. */
export function scoredBetween(before: Snapshot, after: Snapshot): number[] {
  if (before.match !== after.match || after.at <= before.at || after.at - before.at > MOST_STEPS) return [];
  const was = before.view as CastleView;
  const now = after.view as CastleView;
  const gone = was.players.flatMap((player) =>
    player.subjects.filter(
      ({ square, segment }) => !spots(now.players[player.seat] ?? player).includes(`${square}-${segment}`),
    ),
  );
  const ids = gone.flatMap(
    ({ square, segment }) => now.tiles.find((tile) => tile.square === square)?.features[segment] ?? [],
  );
  // A subject that was placed and came home in one step was never seen standing.
  const { action } = after.last ?? {};
  if (action?.['verb'] === 'subject' && was.last !== null) {
    const claimed = now.tiles.find((tile) => tile.square === was.last)?.features[Number(action['segment'])];
    const feature = claimed === undefined ? undefined : now.features[claimed];
    if (feature && feature.kind !== 'court' && feature.open_ends === 0) ids.push(feature.id);
  }
  return [...new Set(ids)];
}

function spots(player: CastlePlayerView): string[] {
  return player.subjects.map(({ square, segment }) => `${square}-${segment}`);
}

function playerFlights(
  was: CastleView,
  now: CastleView,
  old: CastlePlayerView,
  player: CastlePlayerView,
  cause: string,
): Plan<Piece>[] {
  const { seat } = player;
  const reserve = `reserve-${seat}`;
  const flights: Plan<Piece>[] = [];
  const [stood, stand] = [spots(old), spots(player)];
  for (const spot of stand.filter((one) => !stood.includes(one))) {
    flights.push({
      piece: { kind: 'subject', seat },
      from: reserve,
      to: `place-${spot}`,
      delay: 0,
      rises: false,
      hides: `[data-subject="${spot}"]`,
    });
  }
  // Subjects walk home when their feature has been scored.
  for (const spot of stood.filter((one) => !stand.includes(one))) {
    const [square = ''] = spot.split('-');
    flights.push({
      piece: { kind: 'subject', seat },
      from: `square-${square}`,
      to: reserve,
      delay: AFTER_FLIGHT,
      rises: false,
    });
  }
  if (player.keep && player.keep.square !== old.keep?.square) {
    const { square } = player.keep;
    flights.push({
      piece: { kind: 'keep', seat },
      from: reserve,
      to: `square-${square}`,
      delay: AFTER_FLIGHT,
      rises: false,
      hides: `[data-keep="${seat}"]`,
    });
  }
  const held = [...old.wall_tiles];
  const left = was.towers.filter((tower) => !now.towers.includes(tower));
  for (const number of player.wall_tiles) {
    const known = held.indexOf(number);
    if (known >= 0) held.splice(known, 1);
    else {
      const from = `tower-${left.shift() ?? 0}`;
      flights.push({
        piece: { kind: 'wall-tile', number },
        from,
        to: `walls-${seat}`,
        delay: AFTER_FLIGHT * 2,
        rises: false,
      });
    }
  }
  let order = 0;
  for (const [part, points] of Object.entries(player.parts)) {
    const count = points - (old.parts[part] ?? 0);
    if (count <= 0) continue;
    flights.push({
      piece: { kind: 'points', count },
      from: cause,
      to: `score-${seat}`,
      delay: AFTER_FLIGHT + order * BETWEEN,
      rises: true,
    });
    order += 1;
  }
  return flights;
}
