/** The course of a finished game: scores round by round, and the moves that brought most. */
import type { Chart, LogEntry, ScoreLine } from '../wire/protocol';
import type { GameModule, RoundMark } from './game';

export interface Round extends RoundMark {
  /** The last step of the round. */
  end: number;
  scores: readonly number[];
}

export interface Moment {
  seq: number;
  seat: number;
  gain: number;
  entry: LogEntry;
  /** Place of its round, from 0, and the round itself. */
  place: number;
  mark: RoundMark;
}

type Reader = Pick<GameModule, 'roundBegins' | 'firstRound'>;

/** The scores in force after a step. */
export function scoresAt(points: readonly ScoreLine[], seq: number): readonly number[] {
  let found = points[0]?.scores ?? [];
  for (const point of points) {
    if (point.seq > seq) break;
    found = point.scores;
  }
  return found;
}

/**
 * Rounds in order, each with the scores at its end. The entry that says a round begins is the
 * step that ended the one before. Steps taken back are read as they were: an undo never
 * reaches over the beginning of a round, whose dice are a barrier.
 */
export function rounds(log: readonly LogEntry[], chart: Chart, read: Reader): Round[] {
  const found: Round[] = [];
  let mark = read.firstRound;
  for (const entry of log) {
    const next = read.roundBegins(entry, mark);
    if (!next) continue;
    const begins = next.band !== mark.band || next.round !== mark.round;
    if (begins) found.push({ ...mark, end: entry.seq, scores: scoresAt(chart.points, entry.seq) });
    mark = next;
  }
  const last = log.at(-1)?.seq ?? 0;
  found.push({ ...mark, end: last, scores: scoresAt(chart.points, last) });
  return found;
}

/** Rounds of each band (phase), in order, for the ground of the chart. */
export function bands(of: readonly Round[]): { band: string; rounds: number }[] {
  const found: { band: string; rounds: number }[] = [];
  for (const { band } of of) {
    const last = found.at(-1);
    if (last?.band === band) last.rounds += 1;
    else found.push({ band, rounds: 1 });
  }
  return found;
}

/** The moves with the largest gains, one a round at most, in the order of the game. */
export function moments(log: readonly LogEntry[], chart: Chart, of: readonly Round[], count = 3): Moment[] {
  const bySeq = new Map(log.map((entry) => [entry.seq, entry]));
  const found: Moment[] = [];
  chart.points.forEach((point, index) => {
    const before = chart.points[index - 1];
    const entry = bySeq.get(point.seq);
    if (!before || entry?.kind !== 'play' || undone(log, entry)) return;
    // The last step counts up the whole game; that is no move.
    if (index === chart.points.length - 1) return;
    const gain = (point.scores[entry.seat] ?? 0) - (before.scores[entry.seat] ?? 0);
    const place = of.findIndex((round) => point.seq <= round.end);
    const mark = of[place];
    if (gain > 0 && mark) found.push({ seq: point.seq, seat: entry.seat, gain, entry, place, mark });
  });
  found.sort((a, b) => b.gain - a.gain || a.seq - b.seq);
  const kept: Moment[] = [];
  for (const moment of found) {
    if (kept.length === count) break;
    if (!kept.some((one) => one.place === moment.place)) kept.push(moment);
  }
  return kept.sort((a, b) => a.seq - b.seq);
}

/** Was this step taken back by an undo that followed? */
export function undone(log: readonly LogEntry[], entry: LogEntry): boolean {
  let standing = 0;
  for (const later of log) {
    if (later.seq <= entry.seq) continue;
    if (later.kind === 'play') standing += 1;
    else if (later.kind === 'undo') {
      if (standing === 0) return true;
      standing -= 1;
    }
  }
  return false;
}

/** The two parts in which the winner gained most on the next best. */
export function difference(
  parts: readonly Readonly<Record<string, number>>[],
  winner: number,
  second: number,
): string[] {
  const mine = parts[winner] ?? {};
  const other = parts[second] ?? {};
  return Object.keys(mine)
    .map((key) => ({ key, ahead: (mine[key] ?? 0) - (other[key] ?? 0) }))
    .filter(({ ahead }) => ahead > 0)
    .sort((a, b) => b.ahead - a.ahead)
    .slice(0, 2)
    .map(({ key }) => key);
}
