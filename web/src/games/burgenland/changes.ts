/** What moved between two snapshots, as flights over the table. */
import type { Plan } from '../../table/sky.svelte';
import type { BurgenlandView, PlayerView } from '../../wire/burgenland';
import type { Snapshot } from '../../wire/protocol';
import { JOKER, sitesOf } from './adapt';
import { PIECES, type Piece } from './types';

export type Flier =
  | { kind: 'piece'; piece: Piece }
  /** A card by its name; null: face down. */
  | { kind: 'card'; name: string | null }
  | { kind: 'milestone'; colour: string }
  | { kind: 'tile'; tile: 'exchange' | 'bonus' };

/** Payment cards fan in to the castle, then the piece drops, then come its gains. */
const BETWEEN_CARDS = 60;
const AFTER_CARDS = 260;
const AFTER_PIECE = 420;
/** More cards than this are one handful. */
const MOST_CARDS = 8;
/** More steps than this at once are not played back: the table simply shows where it stands. */
const MOST_STEPS = 12;

export function changesBetween(before: Snapshot, after: Snapshot): Plan<Flier>[] {
  if (before.match !== after.match || after.at <= before.at || after.at - before.at > MOST_STEPS) return [];
  if (after.log.at(-1)?.kind === 'undo') return [];
  const was = before.view as BurgenlandView;
  const now = after.view as BurgenlandView;
  const seat = was.to_move;
  const [old, player] = [was.players[seat], now.players[seat]];
  if (!old || !player) return [];
  const built = builtBetween(was, now, old, player);
  const gains = gainFlights(was, now, old, player, built ? AFTER_PIECE : 0);
  return [...swapFlights(was, now), ...(built ? buildFlights(was, now, seat, built) : []), ...gains];
}

interface Built {
  piece: Piece;
  spot: string;
}

function builtBetween(was: BurgenlandView, now: BurgenlandView, old: PlayerView, player: PlayerView): Built | null {
  for (const [place] of now.castles.entries()) {
    const before = new Map(sitesOf(was, place + 1).map((one) => [one.site, one.piece]));
    for (const { site, piece } of sitesOf(now, place + 1)) {
      if (piece && !before.get(site)) return { piece, spot: `site-${place + 1}-${site}` };
    }
  }
  const piece = PIECES.find((one) => (player.great_castle[one] ?? 0) > (old.great_castle[one] ?? 0));
  return piece ? { piece, spot: 'great' } : null;
}

function buildFlights(was: BurgenlandView, now: BurgenlandView, seat: number, { piece, spot }: Built): Plan<Flier>[] {
  const cards = paidBetween(was, now).slice(0, MOST_CARDS);
  const flights = cards.map((name, order): Plan<Flier> => ({
    ...fly({ kind: 'card', name }, `hand-${seat}`, spot),
    delay: order * BETWEEN_CARDS,
  }));
  const drop = cards.length * BETWEEN_CARDS + (cards.length > 0 ? AFTER_CARDS : 0);
  flights.push({ ...fly({ kind: 'piece', piece }, `stock-${seat}`, spot, `[data-built="${spot}"]`), delay: drop });
  return flights;
}

/** The cards that came to the discards; jokers go back to their pile unseen. */
function paidBetween(was: BurgenlandView, now: BurgenlandView): string[] {
  return Object.entries(now.discards).flatMap(([name, count]) =>
    Array<string>(Math.max(0, count - (was.discards[name] ?? 0))).fill(name),
  );
}

function gainFlights(
  was: BurgenlandView,
  now: BurgenlandView,
  old: PlayerView,
  player: PlayerView,
  delay: number,
): Plan<Flier>[] {
  const hand = `hand-${player.seat}`;
  const came: { piece: Flier; from: string }[] = [];
  const paying = was.payment?.cards ?? {};
  if (player.hand && old.hand) {
    for (const [name, count] of Object.entries(player.hand)) {
      const held = (old.hand[name] ?? 0) + (paying[name] ?? 0);
      const from = name === JOKER ? 'pile-jokers' : 'pile-cards';
      for (let copy = held; copy < count; copy += 1) came.push({ piece: { kind: 'card', name }, from });
    }
  } else {
    for (let jokers = old.jokers; jokers < player.jokers; jokers += 1) {
      came.push({ piece: { kind: 'card', name: JOKER }, from: 'pile-jokers' });
    }
    const drawn = Math.min(MOST_CARDS, Math.max(0, was.pile - now.pile));
    for (let card = 0; card < drawn; card += 1) came.push({ piece: { kind: 'card', name: null }, from: 'pile-cards' });
  }
  if (player.exchange_tiles > old.exchange_tiles)
    came.push({ piece: { kind: 'tile', tile: 'exchange' }, from: 'pile-exchange' });
  if (player.bonus_count > old.bonus_count) came.push({ piece: { kind: 'tile', tile: 'bonus' }, from: 'pile-bonus' });
  return came.slice(0, MOST_CARDS).map(({ piece, from }, order) => ({
    ...fly(piece, from, piece.kind === 'tile' ? `tiles-${player.seat}` : hand),
    delay: delay + order * BETWEEN_CARDS,
  }));
}

/** Two milestones that changed places cross each other. */
function swapFlights(was: BurgenlandView, now: BurgenlandView): Plan<Flier>[] {
  return now.milestones.flatMap((colour, place) => {
    const from = was.milestones.indexOf(colour);
    if (from === place || from < 0) return [];
    const to = `crossing-${place + 1}`;
    return [fly({ kind: 'milestone', colour }, `crossing-${from + 1}`, to, `[data-stone="${place + 1}"]`)];
  });
}

function fly(piece: Flier, from: string, to: string, hides?: string): Plan<Flier> {
  return { piece, from, to, delay: 0, rises: false, hides };
}
