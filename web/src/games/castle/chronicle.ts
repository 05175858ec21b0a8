/** Reading the log: which lines matter, what they point at, which tiles were laid last. */
import type { DeskLine } from '../../table/desk';
import type { LogEntry, Message } from '../../wire/protocol';
import type { RoundMark } from '../../shell/game';

const HEADS = new Set(['castle.log-over']);
const HIDDEN = new Set(['castle.log-end', 'castle.log-none']);
/** Lines that stand for themselves; the others are consequences of the step above them. */
const STEPS =
  /^castle\.log-(place|score|not-doubled|double|again|final|final-parts|winner|draw|scored|doubled|wall-tile)$/;

export function linesOf(entry: LogEntry): DeskLine[] {
  return entry.lines
    .filter((line) => !HIDDEN.has(line.key))
    .map((line) => ({
      message: line,
      tone: HEADS.has(line.key) ? 'head' : STEPS.test(line.key) || !line.key.startsWith('castle.') ? 'step' : 'detail',
      seat: line.key === 'castle.log-draw' ? null : seatIn(line.args, entry),
      points: pointsIn(line) || undefined,
    }));
}

function pointsIn(line: Message): number {
  if (line.key !== 'castle.log-scored' && line.key !== 'castle.log-doubled') return 0;
  const points = line.args['points'];
  return typeof points === 'object' ? Number(points.args['count'] ?? 0) : 0;
}

function seatIn(args: Message['args'], entry: LogEntry): number {
  return typeof args['player'] === 'number' ? args['player'] : entry.seat;
}

/** The scoring that brought the player who moved most. */
export function mostPoints(entry: LogEntry): Message | undefined {
  return entry.lines
    .filter((line) => pointsIn(line) > 0 && seatIn(line.args, entry) === entry.seat)
    .sort((a, b) => pointsIn(b) - pointsIn(a))[0];
}

/** The squares an entry of the log happened on. */
export function squaresOf(entry: LogEntry): string[] {
  return entry.lines.flatMap(({ args }) => (typeof args['square'] === 'string' ? [args['square']] : []));
}

export interface LaidTile {
  square: string;
  seat: number;
}

/** The tiles laid last: those of whoever laid one last, as far back as the other player's. */
export function lastLaid(log: readonly LogEntry[]): LaidTile[] {
  const found: LaidTile[] = [];
  let undone = 0;
  for (const entry of [...log].reverse()) {
    if (entry.kind === 'undo') undone += 1;
    else if (entry.kind === 'play' && undone > 0) undone -= 1;
    else {
      for (const { key, args } of entry.lines) {
        if (key !== 'castle.log-place' || typeof args['square'] !== 'string') continue;
        const seat = seatIn(args, entry);
        if (found[0] && found[0].seat !== seat) return found;
        found.push({ square: args['square'], seat });
      }
    }
  }
  return found;
}

/** A round is a turn of either player; whose tile was the last tells where the next one begins. */
interface TurnMark extends RoundMark {
  last?: number | undefined;
}

export function roundBegins(entry: LogEntry, before: RoundMark): RoundMark | null {
  const laid = entry.lines.find(({ key }) => key === 'castle.log-place');
  if (!laid) return null;
  const seat = seatIn(laid.args, entry);
  const { starter = seat, last } = before as TurnMark;
  const begins = last !== undefined && last !== seat && seat === starter;
  const mark: TurnMark = { band: '', round: before.round + Number(begins), starter, last: seat };
  return mark;
}
