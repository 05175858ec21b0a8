/** What moved between two snapshots, as flights over the table. */
import type { Plan } from '../../table/sky.svelte';
import type { BrugesView, SeatView } from '../../wire/bruges';
import type { Snapshot } from '../../wire/protocol';
import { countOf, sumOf } from './adapt';
import { COLOURS, SIDES, type Colour } from './types';

export type Piece =
  | { kind: 'back'; colour: Colour }
  | { kind: 'card'; card: string }
  | { kind: 'threat'; colour: Colour }
  | { kind: 'worker'; colour: Colour; count: number }
  | { kind: 'florins'; count: number }
  | { kind: 'tile' }
  | { kind: 'statue'; value: number }
  | { kind: 'points'; count: number };

export interface Changes {
  flights: Plan<Piece>[];
  /** New dice were thrown. */
  rolled: boolean;
}

const BETWEEN = 90;
const AFTER_FLIGHT = 300;
/** More steps than this at once are not played back: the table simply shows where it stands. */
const MOST_STEPS = 2;
/** Threats come when the dice lie. */
const AFTER_DICE = 700;

export function changesBetween(before: Snapshot, after: Snapshot): Changes {
  if (before.match !== after.match || after.at <= before.at) return { flights: [], rolled: false };
  const was = before.view as BrugesView;
  const now = after.view as BrugesView;
  const rolled = sumOf(now.dice) > 0 && COLOURS.some((one) => countOf(was.dice, one) !== countOf(now.dice, one));
  const undone = after.log.at(-1)?.kind === 'undo';
  if (after.at - before.at > MOST_STEPS || undone) return { flights: [], rolled };
  const flights = now.players.flatMap((player) => {
    const old = was.players[player.seat];
    return old ? playerFlights(was, now, old, player, rolled) : [];
  });
  return { flights, rolled };
}

function playerFlights(
  was: BrugesView,
  now: BrugesView,
  old: SeatView,
  player: SeatView,
  rolled: boolean,
): Plan<Piece>[] {
  const { seat } = player;
  const built = [...cardFlights(old, player), ...canalFlights(old, player)];
  const cause = built[0]?.to ?? `hand-${seat}`;
  return [
    ...drawFlights(was, now, old, player),
    ...built,
    ...threatFlights(old, player, rolled),
    ...stockFlights(old, player, cause),
    ...pointFlights(old, player, cause),
  ];
}

function fly(piece: Piece, from: string, to: string, delay = 0, hides?: string): Plan<Piece> {
  return { piece, from, to, delay, rises: false, hides };
}

/** A card from a pile, back up. */
function drawFlights(was: BrugesView, now: BrugesView, old: SeatView, player: SeatView): Plan<Piece>[] {
  if (player.hand.length <= old.hand.length) return [];
  const pile = was.piles.findIndex((one, at) => one.cards > (now.piles[at]?.cards ?? 0));
  const colour = COLOURS.find((one) => one === was.piles[pile]?.back);
  return colour ? [fly({ kind: 'back', colour }, `pile-${SIDES[pile]}`, `hand-${player.seat}`)] : [];
}

/** A card of the hand becomes a house, or a character in one. */
function cardFlights(old: SeatView, player: SeatView): Plan<Piece>[] {
  const { seat } = player;
  const guests = new Set(old.houses.map((house) => house.guest));
  const placed = player.houses.find((house) => house.guest && !guests.has(house.guest))?.guest;
  if (placed) {
    const to = `character-${seat}-${placed}`;
    return [fly({ kind: 'card', card: placed }, `hand-${seat}`, to, 0, `[data-spot="${to}"]`)];
  }
  if (player.houses.length <= old.houses.length) return [];
  const count = (town: SeatView, colour: string): number =>
    town.houses.filter((house) => house.colour === colour).length;
  const colour = COLOURS.find((one) => count(player, one) > count(old, one));
  return colour ? [fly({ kind: 'back', colour }, `hand-${seat}`, `house-${seat}-${colour}`)] : [];
}

function canalFlights(old: SeatView, player: SeatView): Plan<Piece>[] {
  const { seat } = player;
  const flights = SIDES.flatMap((side, at) => {
    const tiles = player.canals[at]?.tiles ?? 0;
    if (tiles <= (old.canals[at]?.tiles ?? 0)) return [];
    const to = `canal-${seat}-${side}-${tiles}`;
    return [fly({ kind: 'tile' }, `hand-${seat}`, to, 0, `[data-spot="${to}"]`)];
  });
  const statue = player.statues.find((value) => !old.statues.includes(value));
  if (statue !== undefined)
    flights.push(fly({ kind: 'statue', value: statue }, 'statues', `statues-${seat}`, AFTER_FLIGHT));
  return flights;
}

function threatFlights(old: SeatView, player: SeatView, rolled: boolean): Plan<Piece>[] {
  return COLOURS.filter((one) => countOf(player.threats, one) > countOf(old.threats, one)).map((colour, order) =>
    fly(
      { kind: 'threat', colour },
      `die-${colour}`,
      `threat-${player.seat}-${colour}`,
      (rolled ? AFTER_DICE : 0) + order * BETWEEN,
    ),
  );
}

function stockFlights(old: SeatView, player: SeatView, cause: string): Plan<Piece>[] {
  const florins = player.florins - old.florins;
  const flights = COLOURS.flatMap((colour) => {
    const count = countOf(player.workers, colour) - countOf(old.workers, colour);
    return count > 0 ? [fly({ kind: 'worker', colour, count }, cause, `worker-${player.seat}-${colour}`, BETWEEN)] : [];
  });
  if (florins > 0) flights.push(fly({ kind: 'florins', count: florins }, cause, `florins-${player.seat}`, BETWEEN));
  return flights;
}

function pointFlights(old: SeatView, player: SeatView, cause: string): Plan<Piece>[] {
  return Object.entries(player.parts)
    .map(([part, points]) => points - (old.parts[part] ?? 0))
    .filter((count) => count > 0)
    .map((count, order) => ({
      piece: { kind: 'points', count },
      from: cause,
      to: `score-${player.seat}`,
      delay: AFTER_FLIGHT + order * BETWEEN,
      rises: true,
    }));
}
