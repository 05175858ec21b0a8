/** Burgenland's room: what the shell and the game screen need of it. */
import type { GameModule } from '../../shell/game';
import { burgenlandIcons } from '../../ui/icons/burgenland';
import type { BurgenlandView } from '../../wire/burgenland';
import type { Snapshot } from '../../wire/protocol';
import { roundAfter } from './chronicle';
import { BurgenlandDesk } from './desk.svelte';
import Dock from './Dock.svelte';
import Facts from './Facts.svelte';
import Picture from './Picture.svelte';
import Table from './Table.svelte';

function viewOf(snapshot: Snapshot): BurgenlandView {
  return snapshot.view as BurgenlandView;
}

const burgenland: GameModule = {
  key: 'burgenland',
  Table,
  Dock,
  Facts,
  Picture,
  desk: (host) => new BurgenlandDesk(host),
  icons: burgenlandIcons,
  isEndTurn: (action) => action['verb'] === 'end',
  standing: (snapshot, short = false) => {
    const { players, decision } = viewOf(snapshot);
    if (decision === 'over') return [{ key: 'burgenland-page.standing-over' }];
    // One's own race; for those who watch, how near the first is.
    const own = snapshot.viewer === null ? undefined : players[snapshot.viewer];
    const count = own?.pieces_left ?? Math.min(...players.map((player) => player.pieces_left));
    return [{ key: `burgenland-page.standing${short ? '-short' : ''}`, args: { count } }];
  },
  parts: {
    walls: { icon: 'stone-wall', fill: 'bl-walls' },
    houses: { icon: 'house', fill: 'bl-houses' },
    palaces: { icon: 'indian-palace', fill: 'bl-palaces' },
    wells: { icon: 'well', fill: 'bl-wells' },
  },
  firstRound: { band: '', round: 1 },
  roundBegins: roundAfter,
  bandLabel: () => ({ label: { key: 'burgenland.title' }, short: '' }),
  // Hands and bonus tiles are nobody else's business.
  holdsSecrets: (snapshot) => viewOf(snapshot).decision !== 'over',
};

export default burgenland;
