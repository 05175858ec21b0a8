/** Names for seats: `player` arguments of messages are seat numbers, people read names. */
import { say, type Args, type Message } from '../i18n/index.svelte';
import { PLAYER_COLOURS, type PlayerColour } from '../ui/players';
import type { Player } from '../wire/protocol';

/** The arguments that name a seat, in the texts of the server and of the games. */
const SEAT_ARGS = new Set(['player']);

export function named(message: Message, players: readonly Player[]): Message {
  const args: Args = {};
  for (const [name, value] of Object.entries(message.args ?? {})) {
    if (typeof value === 'object') args[name] = named(value, players);
    else if (typeof value === 'number' && SEAT_ARGS.has(name)) args[name] = nameOf(players, value);
    else if (name === 'bot' || name === 'by') args[name] = botName(String(value));
    else args[name] = value;
  }
  return { key: message.key, args };
}

/** The name of a seat; where several are called the same, the later ones are numbered. */
export function nameOf(players: readonly Player[], seat: number): string {
  const name = ownName(players[seat], seat);
  const before = players.slice(0, seat).filter((player) => ownName(player, player.seat) === name);
  return before.length > 0 ? `${name} ${before.length + 1}` : name;
}

/** A bot is called by its level; a seat without a person (an imported game) by its number. */
function ownName(player: Player | undefined, seat: number): string {
  if (player?.kind === 'bot' && player.bot && (!player.name || player.name === player.bot)) {
    return botName(player.bot);
  }
  return player?.name || say('table-neighbour', { seat: seat + 1 });
}

export function botName(bot: string): string {
  const key = `bot-${bot}-name`;
  const words = say(key);
  return words === key ? bot : words;
}

export function colourOf(players: readonly Player[], seat: number): PlayerColour {
  return PLAYER_COLOURS[players[seat]?.colour ?? seat] ?? 'blue';
}
