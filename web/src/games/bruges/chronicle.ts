/** Reading the log: which lines matter, what they point at, which moves were the last. */
import type { DeskLine } from '../../table/desk';
import type { LogEntry, Message } from '../../wire/protocol';

const ROOM = 'bruges.';
const HEADS = new Set(['bruges.log-round', 'bruges.log-over']);
const HIDDEN = new Set(['bruges.log-end', 'bruges.log-done']);
/** Consequences of the step above them. */
const DETAILS = new Set(
  [
    'gains loses take discard return give seen in',
    'threat disaster statue',
    'last-round majority final final-parts',
  ].flatMap((names) => names.split(' ').map((name) => `${ROOM}log-${name}`)),
);

export function linesOf(entry: LogEntry): DeskLine[] {
  return entry.lines
    .filter((line) => !HIDDEN.has(line.key))
    .map((line) => ({
      message: line,
      tone: HEADS.has(line.key) ? 'head' : DETAILS.has(line.key) ? 'detail' : 'step',
      seat: line.key === 'bruges.log-dice' ? null : seatIn(line, entry),
      points: pointsIn(line) || undefined,
    }));
}

function seatIn(line: Message, entry: LogEntry): number {
  const player = line.args['player'];
  return typeof player === 'number' ? player : entry.seat;
}

/** Points in a list of gains: "3 florins, 2 points". */
function pointsIn(line: Message): number {
  if (line.key !== `${ROOM}log-gains`) return 0;
  let what = line.args['what'];
  while (typeof what === 'object') {
    if (what.key === `${ROOM}points`) return Number(what.args['count'] ?? 0);
    const first = what.args['first'];
    if (typeof first === 'object' && first.key === `${ROOM}points`) return Number(first.args['count'] ?? 0);
    what = what.args['rest'] ?? 0;
  }
  return 0;
}

/** A place of a seat: a character by its French name, a house's colour, a canal's side, a card in hand by its key. */
export interface Spot {
  seat: number;
  kind: 'character' | 'house' | 'canal' | 'hand';
  what: string;
}

/** What an entry of the log happened to. */
export function spotsOf(entry: LogEntry): Spot[] {
  return entry.lines.flatMap<Spot>((line) => {
    const seat = seatIn(line, entry);
    switch (line.key.slice(ROOM.length)) {
      case 'log-character':
      case 'log-activate':
      case 'log-in':
      case 'log-again':
        return [{ seat, kind: 'character', what: nameIn(line) }];
      case 'log-house':
      case 'log-house-own':
        return [{ seat, kind: 'house', what: endOf(line.args['house'], 'house-') }];
      case 'log-canal':
      case 'log-dig':
      case 'log-breach':
        return [{ seat, kind: 'canal', what: endOf(line.args['side'], 'side-') }];
      default:
        return [];
    }
  });
}

function nameIn(line: Message): string {
  const card = line.args['card'];
  return typeof card === 'object' ? String(card.args['fr'] ?? '') : '';
}

function endOf(arg: Message['args'][string] | undefined, before: string): string {
  return typeof arg === 'object' ? arg.key.slice(ROOM.length + before.length) : '';
}

/** What each seat built or placed last, as far back as one's own turn before the last. */
export function lastSpots(log: readonly LogEntry[], viewer: number | null, seats: number): Spot[] {
  const found = new Map<number, Spot>();
  const undone = new Set<number>();
  let turns = 0;
  let mover = -1;
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const entry = log[at];
    if (!entry) continue;
    if (entry.kind === 'undo') {
      let back = at - 1;
      while (back >= 0 && (undone.has(back) || log[back]?.kind !== 'play')) back -= 1;
      undone.add(back);
      continue;
    }
    if (undone.has(at)) continue;
    if (entry.seat !== mover) {
      mover = entry.seat;
      turns += 1;
      if (turns > seats + 1 || (turns > 1 && found.has(mover) && mover === viewer)) break;
    }
    for (const spot of spotsOf(entry)) if (!found.has(spot.seat)) found.set(spot.seat, spot);
  }
  return [...found.values()];
}
