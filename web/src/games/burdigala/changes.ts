/** What moved between two snapshots: walks over the map, flights over the table, new buildings. */
import type { Plan } from '../../table/sky.svelte';
import type { PlayerColour } from '../../ui/players';
import type { BurdigalaView, PlayerView } from '../../wire/burdigala';
import type { Snapshot } from '../../wire/protocol';
import { GONE } from './types';

export type Piece =
  | { kind: 'stone' | 'token' | 'intrigue' }
  | { kind: 'goods'; good: string | null }
  | { kind: 'pawn'; colour: PlayerColour }
  | { kind: 'points'; count: number };

export interface Walk {
  seat: number;
  pawn: number;
  /** From point to point; a pawn that makes way goes straight. */
  path: readonly string[];
}

export interface Changes {
  flights: Plan<Piece>[];
  walks: Walk[];
  /** Sites that became buildings. */
  turned: number[];
  /** New dice were thrown. */
  rolled: boolean;
}

export const STEP_TIME = 140;
const AFTER_FLIGHT = 300;
const BETWEEN = 90;
/** More steps than this at once are not played back: the table simply shows where it stands. */
const MOST_STEPS = 2;

const NOTHING: Changes = { flights: [], walks: [], turned: [], rolled: false };

export function changesBetween(before: Snapshot, after: Snapshot): Changes {
  if (before.match !== after.match || after.at <= before.at) return NOTHING;
  const was = before.view as BurdigalaView;
  const now = after.view as BurdigalaView;
  const verb = after.last?.action['verb'];
  const rolled =
    now.dice.some((die) => die > 0) &&
    (verb === 'end' || verb === 'again' || was.decision === 'place') &&
    now.decision === 'move';
  const undone = after.log.at(-1)?.kind === 'undo';
  if (after.at - before.at > MOST_STEPS || undone) return { ...NOTHING, rolled };
  const walks = walksOf(was, now, after);
  const wait = Math.max(0, ...walks.map((walk) => (walk.path.length - 1) * STEP_TIME));
  const stones = stonesOf(was, now);
  const flights = [
    ...stones.map(({ site, stone }) => ({
      piece: { kind: 'stone' as const },
      from: 'pile-stones',
      to: `site-${site}`,
      delay: wait,
      rises: false,
      hides: `[data-site="${site}"] [data-stone="${stone}"]`,
    })),
    ...now.players.flatMap((player) => {
      const old = was.players[player.seat];
      return old ? receipts(was, now, old, player, wait, stones.at(-1)?.site) : [];
    }),
  ];
  const turned = now.sites.flatMap((site, place) =>
    site.built && was.sites[place]?.built === false ? [place + 1] : [],
  );
  return { flights, walks, turned, rolled };
}

function walksOf(was: BurdigalaView, now: BurdigalaView, after: Snapshot): Walk[] {
  const found: Walk[] = [];
  const { last } = after;
  for (const player of now.players) {
    player.pawns.forEach((point, pawn) => {
      const old = was.players[player.seat]?.pawns[pawn];
      if (point === null || point === GONE || !old || old === GONE) return;
      const walked = last?.action['verb'] === 'move' && last.seat === player.seat && last.action['pawn'] === pawn;
      const move = walked ? was.moves.find((one) => one.pawn === pawn && one.point === point) : undefined;
      const path = move?.paths[0];
      if (path) found.push({ seat: player.seat, pawn, path });
      else if (old !== point) found.push({ seat: player.seat, pawn, path: [old, point] });
    });
  }
  return found;
}

function stonesOf(was: BurdigalaView, now: BurdigalaView): { site: number; stone: number }[] {
  return now.sites.flatMap((site, place) => {
    const old = was.sites[place];
    if (!old || old.built) return [];
    const laid = site.built ? site.size : site.stones;
    return laid > old.stones ? [{ site: place + 1, stone: laid - 1 }] : [];
  });
}

/** Goods, intrigues, tokens and points that came to a player. */
function receipts(
  was: BurdigalaView,
  now: BurdigalaView,
  old: PlayerView,
  player: PlayerView,
  wait: number,
  site: number | undefined,
): Plan<Piece>[] {
  const { seat } = player;
  const flights: Plan<Piece>[] = [];
  const fly = (piece: Piece, from: string, to: string): void => {
    flights.push({ piece, from, to, delay: wait + flights.length * BETWEEN, rises: false });
  };
  if (player.goods_count > old.goods_count && now.decision !== 'over') {
    const loser = now.players.find((other) => other.goods_count < (was.players[other.seat]?.goods_count ?? 0));
    const good = Object.keys(player.goods ?? {}).find((kind) => (player.goods?.[kind] ?? 0) > (old.goods?.[kind] ?? 0));
    fly({ kind: 'goods', good: good ?? null }, loser ? `goods-${loser.seat}` : 'pile-goods', `goods-${seat}`);
  }
  if (player.hand_size > old.hand_size) fly({ kind: 'intrigue' }, 'pile-intrigues', `intrigues-${seat}`);
  if (player.corruption_count > old.corruption_count) fly({ kind: 'token' }, 'pile-corruption', `corruption-${seat}`);
  if (site === undefined) return flights;
  const rising = Object.entries(player.parts)
    .map(([part, points]) => points - (old.parts[part] ?? 0))
    .filter((count) => count > 0)
    .map((count, order) => ({
      piece: { kind: 'points' as const, count },
      from: `site-${site}`,
      to: `score-${seat}`,
      delay: wait + AFTER_FLIGHT + order * BETWEEN,
      rises: true,
    }));
  return [...flights, ...rising];
}
