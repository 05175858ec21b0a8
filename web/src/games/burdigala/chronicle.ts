/** Reading the log: which lines matter, what they point at, which moves were the last. */
import type { RoundMark } from '../../shell/game';
import type { DeskLine } from '../../table/desk';
import type { LogEntry, Message } from '../../wire/protocol';

const ROOM = 'burdigala.log-';
const HIDDEN = new Set(['end']);
const HEADS = /^over-/;
/** Lines that stand for themselves; the others are consequences of the step above them. */
const STEPS = new Set(
  [
    'place move move-loop push leave',
    'stone build corrupt again play discard',
    'dice dice-double dice-seven',
    'final final-parts winner winner-shared',
  ].flatMap((names) => names.split(' ')),
);

function nameOf(line: Message): string {
  return line.key.startsWith(ROOM) ? line.key.slice(ROOM.length) : '';
}

export function linesOf(entry: LogEntry): DeskLine[] {
  return entry.lines
    .filter((line) => !HIDDEN.has(nameOf(line)))
    .map((line) => {
      const name = nameOf(line);
      return {
        message: line,
        tone: HEADS.test(name) ? 'head' : STEPS.has(name) || name === '' ? 'step' : 'detail',
        seat: seatIn(line.args, entry),
        points: pointsIn(line) || undefined,
      };
    });
}

/** Points a line tells of; those it takes away stand in its words. */
function pointsIn(line: Message): number {
  if (!['stone', 'build', 'points'].includes(nameOf(line))) return 0;
  const points = line.args['points'];
  return typeof points === 'object' ? Number(points.args['count'] ?? 0) : 0;
}

function seatIn(args: Message['args'], entry: LogEntry): number {
  return typeof args['player'] === 'number' ? args['player'] : entry.seat;
}

/** What an entry of the log happened to. */
export interface Spots {
  points: string[];
  sites: number[];
}

export function spotsOf(entry: LogEntry): Spots {
  const spots: Spots = { points: [], sites: [] };
  for (const { args } of entry.lines) {
    for (const key of ['start', 'point', 'pawn']) {
      const point = pointIn(args[key]);
      if (point !== null && !spots.points.includes(point)) spots.points.push(point);
    }
    const site = siteIn(args['site']);
    if (site !== null && !spots.sites.includes(site)) spots.sites.push(site);
  }
  return spots;
}

function pointIn(value: Message['args'][string] | undefined): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'object' && typeof value.args['point'] === 'string') return value.args['point'];
  return null;
}

function siteIn(value: Message['args'][string] | undefined): number | null {
  return typeof value === 'object' && typeof value.args['site'] === 'number' ? value.args['site'] : null;
}

/** What a seat did last: where its pawn went, on which sites it laid stones. */
export interface LastDeed {
  from: string | null;
  point: string | null;
  sites: number[];
}

/**
 * The last turn of every seat, as far back as one's own: that is what a player coming back to
 * the table has not seen yet. A seat that is in the middle of its turn shows what it has done
 * of it so far, and before that its turn before.
 */
export function lastDeeds(log: readonly LogEntry[], seats: number): Map<number, LastDeed> {
  const found = new Map<number, LastDeed>();
  const closed = new Set<number>();
  const undone = new Set<number>();
  for (let at = log.length - 1; at >= 0 && closed.size < seats; at -= 1) {
    const entry = log[at];
    if (!entry) continue;
    if (entry.kind === 'undo') {
      // An undo takes back the nearest step before it that still stands.
      let back = at - 1;
      while (back >= 0 && (undone.has(back) || log[back]?.kind !== 'play')) back -= 1;
      undone.add(back);
      continue;
    }
    if (undone.has(at)) continue;
    for (const line of entry.lines.toReversed()) read(line, entry, found, closed);
  }
  return found;
}

function read(line: Message, entry: LogEntry, found: Map<number, LastDeed>, closed: Set<number>): void {
  const seat = seatIn(line.args, entry);
  if (closed.has(seat)) return;
  const name = nameOf(line);
  const deed = found.get(seat) ?? { from: null, point: null, sites: [] };
  if (name === 'stone' || name === 'build') {
    const site = siteIn(line.args['site']);
    if (site !== null) found.set(seat, { ...deed, sites: [...new Set([...deed.sites, site])] });
  } else if (name === 'move' || name === 'move-loop' || name === 'place') {
    found.set(seat, { ...deed, from: pointIn(line.args['start']), point: pointIn(line.args['point']) });
    closed.add(seat);
  }
}

/** Whose dice a line of the log tells of; null for all other lines. A second turn is no new one. */
function thrower(entry: LogEntry): number | null {
  if (entry.lines.some(({ key }) => key === 'burdigala.log-again')) return null;
  const line = entry.lines.find(({ key }) => key.startsWith('burdigala.log-dice'));
  const player = line?.args['player'];
  return typeof player === 'number' ? player : null;
}

/** A round begins when whoever began throws again. */
export function roundBegins(entry: LogEntry, before: RoundMark): RoundMark | null {
  const seat = thrower(entry);
  if (seat === null) return null;
  if (before.starter === undefined) return { ...before, starter: seat };
  return seat === before.starter ? { ...before, round: before.round + 1 } : null;
}
