/** Reading the log: which lines matter, what they point at, which moves were the last. */
import type { RoundMark } from '../../shell/game';
import type { DeskLine } from '../../table/desk';
import type { CastleInfo } from '../../wire/burgenland';
import type { LogEntry, Message } from '../../wire/protocol';
import { isSite, type Site } from './types';

/** What only its own player reads while paying, and what the next line says anyway. */
const HIDDEN = new Set(['log-plan', 'log-plan-joker', 'log-count-out', 'log-count-architect', 'log-end']);
const STEPS = new Set(['log-build', 'log-joker', 'log-draw', 'log-draw-own', 'log-draw-none', 'log-swap']);
const HEADS = new Set(['log-winner']);

function name(line: Message): string {
  return line.key.startsWith('burgenland.') ? line.key.slice('burgenland.'.length) : '';
}

export function linesOf(entry: LogEntry): DeskLine[] {
  const shown = entry.lines.filter((line) => !HIDDEN.has(name(line)));
  return shown.map((line, place) => {
    const key = name(line);
    const stands = key === '' || STEPS.has(key) || place === 0;
    return {
      message: line,
      tone: HEADS.has(key) ? 'head' : stands ? 'step' : 'detail',
      seat: seatIn(line.args, entry),
    };
  });
}

function seatIn(args: Message['args'], entry: LogEntry): number {
  return typeof args['player'] === 'number' ? args['player'] : entry.seat;
}

/** A place of the map that a line of the log tells of. */
export interface Spot {
  /** null: the great castle. */
  castle: number | null;
  site: Site | null;
}

export interface Places {
  spots: Spot[];
  crossings: number[];
}

/** "in Rabenburg (north)" or "in the great castle", as the log names it. */
function spotOf(place: unknown, castles: readonly CastleInfo[]): Spot | null {
  if (typeof place !== 'object' || place === null) return null;
  const { key, args } = place as Message;
  if (key === 'burgenland.place-great') return { castle: null, site: null };
  const castle = castles.find((one) => one.name === args['castle']);
  if (!castle) return null;
  if (key === 'burgenland.place-well') return { castle: castle.number, site: 'well' };
  const site = args['site'];
  const slot = typeof site === 'object' ? site.key.replace('burgenland.site-', '') : '';
  return { castle: castle.number, site: isSite(slot) ? slot : null };
}

export function placesOf(entry: LogEntry, castles: readonly CastleInfo[]): Places {
  const places: Places = { spots: [], crossings: [] };
  for (const line of entry.lines) {
    const spot = spotOf(line.args['place'], castles);
    if (spot) places.spots.push(spot);
    if (name(line) === 'log-swap') places.crossings.push(Number(line.args['first']), Number(line.args['second']));
    if (name(line) === 'log-marker') {
      const castle = castles.find((one) => one.name === line.args['castle']);
      if (castle) places.spots.push({ castle: castle.number, site: 'well' });
    }
  }
  return places;
}

export interface LastMove extends Spot {
  seat: number;
}

/**
 * What each seat built last, as far back as one's own turn before the last: what somebody coming
 * back to the table has not seen yet, and what they did themselves.
 */
export function lastMoves(
  log: readonly LogEntry[],
  viewer: number | null,
  seats: number,
  castles: readonly CastleInfo[],
): LastMove[] {
  const found = new Map<number, LastMove>();
  let ends = 0;
  for (const entry of log.toReversed()) {
    for (const line of entry.lines) {
      const counts = viewer === null || line.args['player'] === viewer;
      if (name(line) === 'log-end' && counts) ends += 1;
    }
    if (ends > (viewer === null ? seats : 1)) break;
    for (const line of entry.lines) {
      if (name(line) !== 'log-build') continue;
      const seat = seatIn(line.args, entry);
      const spot = spotOf(line.args['place'], castles);
      if (spot && !found.has(seat)) found.set(seat, { ...spot, seat });
    }
  }
  return [...found.values()];
}

/** How many turns are over. */
export function turnsIn(log: readonly LogEntry[]): number {
  return log.filter((entry) => entry.lines.some((line) => name(line) === 'log-end')).length;
}

/** Where a round stands: `last` is who ended a turn last, while nobody has begun the next one. */
interface Turning extends RoundMark {
  last?: number | undefined;
}

/** A round begins when the turn comes back to whoever began the game. */
export function roundAfter(entry: LogEntry, before: Turning): Turning | null {
  const starter = before.starter ?? entry.seat;
  const ended = entry.lines.find((line) => name(line) === 'log-end');
  if (ended) return { ...before, starter, last: seatIn(ended.args, entry) };
  if (entry.seat !== starter || before.last === undefined || before.last === starter) return null;
  return { band: '', round: before.round + 1, starter };
}
