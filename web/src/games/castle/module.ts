/** The castle's room: what the shell and the game screen need of it. */
import type { GameModule } from '../../shell/game';
import { castleIcons } from '../../ui/icons/castle';
import type { CastleView } from '../../wire/castle';
import { mostPoints, roundBegins } from './chronicle';
import { CastleDesk } from './desk.svelte';
import Dock from './Dock.svelte';
import Picture from './Picture.svelte';
import Table from './Table.svelte';

const castle: GameModule = {
  key: 'castle',
  Table,
  Dock,
  Picture,
  desk: (host) => new CastleDesk(host),
  icons: castleIcons,
  // A turn is handed over by its last choice; only whoever holds wall tile 1 ends it in words.
  isEndTurn: (action) => action['verb'] === 'end',
  standing: (snapshot, short = false) => {
    const { tiles_left: count } = snapshot.view as CastleView;
    return [{ key: `castle-page.standing${short ? '-short' : ''}`, args: { count } }];
  },
  parts: {
    paths: { icon: 'stone-path', fill: 'castle-paths' },
    towers: { icon: 'stone-tower', fill: 'castle-towers' },
    houses: { icon: 'house', fill: 'castle-houses' },
    courts: { icon: 'shop', fill: 'castle-courts' },
    keep: { icon: 'crown', fill: 'castle-keep' },
    unfinished: { icon: 'tower-flag', fill: 'castle-unfinished' },
    bonus: { icon: 'checked-shield', fill: 'castle-bonus' },
  },
  moment: mostPoints,
  firstRound: { band: '', round: 1 },
  roundBegins,
  bandLabel: () => ({ label: { key: 'castle-page.rounds' }, short: '' }),
  holdsSecrets: () => false,
};

export default castle;
