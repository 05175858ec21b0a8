/** Lines of the home page, from what the server lists. */
import { say } from '../i18n/index.svelte';
import { GAMES, type GameKey } from '../ui/covers/Cover.svelte';
import type { MatchInfo, TableInfo } from '../wire/protocol';
import { botName } from './names';
import { ago } from './times';

export interface HomeRow {
  id: string;
  game: GameKey;
  title: string;
  detail: string;
  aside: string;
  href: string;
  /** What the row's button says. */
  action: string;
  /** Waits for me: the row's button is the accent. */
  urgent?: boolean | undefined;
}

export function isGameKey(key: string): key is GameKey {
  return GAMES.some((game) => game === key);
}

/** Games that wait for me first (the server's order), those that are over last. */
export function matchRow(info: MatchInfo, now: number): HomeRow | null {
  if (!isGameKey(info.game)) return null;
  const names = info.players.map((name) => botName(name));
  const others = names.filter((_, seat) => !info.me.includes(seat));
  const playing = info.status === 'playing';
  const thinking = names[info.to_move] ?? '';
  return {
    id: info.match,
    game: info.game,
    title: title(info.game, info.me.length > 0 ? others : names, info.me.length > 0),
    detail: playing ? say('home-move', { count: info.head }) : outcome(info),
    aside: info.stuck
      ? say('home-stuck')
      : playing && !info.my_turn
        ? say('home-thinking', { name: thinking })
        : ago(info.turn_since, now),
    href: `/m/${info.match}`,
    action: say(info.my_turn ? 'home-your-turn' : 'home-see'),
    urgent: info.my_turn,
  };
}

function title(game: GameKey, others: string[], seated: boolean): string {
  const short = say(`game-${game}-short`);
  if (!seated || others.length === 0) return short;
  return say('home-against', { game: short, names: others.join(', ') });
}

function outcome(info: MatchInfo): string {
  if (!info.result || info.result.scores.length === 0) return say('over-finished');
  const scores = info.result.scores.join(' – ');
  if (info.me.length !== 1) return say('home-finished', { scores });
  return say(info.result.winners.includes(info.me[0] ?? -1) ? 'home-won' : 'home-lost', { scores });
}

/** A table that is not full yet: mine to come back to, or somebody's to join. */
export function tableRow(table: TableInfo): HomeRow | null {
  if (!isGameKey(table.game)) return null;
  const seated = table.seats.filter((seat) => seat.kind === 'bot' || seat.name);
  const mine = table.mine || table.seats.some((seat) => seat.mine);
  const names = seated.map((seat) => (seat.bot ? botName(seat.bot) : (seat.name ?? '')));
  const detail = [names.join(', '), paceOf(table)].filter((part) => part !== '');
  return {
    id: table.id,
    game: table.game,
    title: say(`game-${table.game}-short`),
    detail: detail.join(' · '),
    aside: say('home-seats', { taken: seated.length, total: table.seats.length }),
    href: `/t/${table.id}`,
    action: say(mine ? 'home-see' : 'home-join'),
  };
}

export function paceOf(table: Pick<TableInfo, 'clock'>): string {
  if (!table.clock) return say('table-pace-none-short');
  return say(table.clock.kind === 'live' ? 'home-live' : 'home-slow');
}
