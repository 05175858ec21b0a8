/** Reading the log: which lines matter, what they point at, which moves were the last. */
import type { Message } from '../../wire/protocol';
import type { DeskLine } from '../../table/desk';
import type { LogEntry } from '../../wire/protocol';

const HEADS = new Set(['burgundy.log-phase', 'burgundy.log-round', 'burgundy.log-over']);
const WHITE = 'burgundy.log-white';
const HIDDEN = new Set(['burgundy.log-end']);
/** Lines that stand for themselves; the others are consequences of the step above them. */
const STEPS = new Set(
  [
    'take place sell workers buy buy-from discard found reclaim skip',
    'ship ship-two ship-chooses ship-nothing',
    'side side-secret start start-secret reveal',
    'dice white final final-parts winner winner-tie',
  ].flatMap((names) => names.split(' ').map((name) => `burgundy.log-${name}`)),
);

export function linesOf(entry: LogEntry): DeskLine[] {
  return entry.lines
    .filter((line) => !HIDDEN.has(line.key))
    .map((line) => ({
      message: line,
      tone: HEADS.has(line.key) ? 'head' : STEPS.has(line.key) || !line.key.startsWith('burgundy.') ? 'step' : 'detail',
      seat: line.key === WHITE ? null : seatIn(line.args, entry),
      points: pointsIn(line) || undefined,
    }));
}

/** Points a line tells of: those of a district with its phase bonus are one sum. */
function pointsIn(line: Message): number {
  if (line.key.startsWith('burgundy.log-final') || line.key === 'burgundy.log-price') return 0;
  const points = line.args['points'];
  const counted = typeof points === 'object' ? Number(points.args['count'] ?? 0) : 0;
  const bonus = line.args['bonus'];
  return counted + (typeof bonus === 'number' ? bonus : 0);
}

/** What an entry of the log happened to: seats' spaces and depots (0: the black one). */
export interface Places {
  spaces: { seat: number; space: number }[];
  depots: number[];
}

export function placesOf(entry: LogEntry): Places {
  const places: Places = { spaces: [], depots: [] };
  for (const { key, args } of entry.lines) {
    if (typeof args['space'] === 'number') places.spaces.push({ seat: seatIn(args, entry), space: args['space'] });
    if (typeof args['depot'] === 'number') places.depots.push(args['depot']);
    if (key === 'burgundy.log-buy') places.depots.push(0);
    if (key === WHITE && typeof args['white'] === 'number') places.depots.push(args['white']);
  }
  return places;
}

function seatIn(args: Message['args'], entry: LogEntry): number {
  return typeof args['player'] === 'number' ? args['player'] : entry.seat;
}

/**
 * The space each seat built on last, as far back as one's own turn before the last: that is
 * what a player coming back to the table has not seen yet, and what they did themselves.
 */
export function lastPlaces(log: readonly LogEntry[], viewer: number | null, seats: number): Map<number, number> {
  const found = new Map<number, number>();
  const undone = new Set<number>();
  let ends = 0;
  for (let at = log.length - 1; at >= 0; at -= 1) {
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
    for (const { key, args } of entry.lines) {
      const counts = viewer === null || args['player'] === viewer;
      if (key === 'burgundy.log-end' && counts) ends += 1;
    }
    if (ends > (viewer === null ? seats : 1)) break;
    for (const { key, args } of entry.lines) {
      const seat = seatIn(args, entry);
      const built = key === 'burgundy.log-place' || key === 'burgundy.log-found';
      if (built && typeof args['space'] === 'number' && !found.has(seat)) found.set(seat, args['space']);
    }
  }
  return found;
}
