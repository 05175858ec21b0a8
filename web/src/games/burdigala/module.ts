/** Burdigala's room: what the shell and the game screen need of it. */
import type { Message } from '../../i18n/index.svelte';
import type { GameModule } from '../../shell/game';
import { burdigalaIcons } from '../../ui/icons/burdigala';
import type { BurdigalaView } from '../../wire/burdigala';
import type { Snapshot } from '../../wire/protocol';
import { roundBegins } from './chronicle';
import { BurdigalaDesk } from './desk.svelte';
import Dock from './Dock.svelte';
import Facts from './Facts.svelte';
import Picture from './Picture.svelte';
import './pieces/town.css';
import Table from './Table.svelte';

function viewOf(snapshot: Snapshot): BurdigalaView {
  return snapshot.view as BurdigalaView;
}

const burdigala: GameModule = {
  key: 'burdigala',
  Table,
  Dock,
  Picture,
  Facts,
  desk: (host) => new BurdigalaDesk(host),
  icons: burdigalaIcons,
  isEndTurn: (action) => action['verb'] === 'end',
  standing: (snapshot, short = false) => {
    const { sites, goods_left, last_turn, decision } = viewOf(snapshot);
    const built = sites.filter((site) => site.built).length;
    const pills: Message[] = [
      { key: `burdigala-page.standing-built${short ? '-short' : ''}`, args: { built, sites: sites.length } },
    ];
    if (!short) pills.push({ key: 'burdigala-page.standing-goods', args: { count: goods_left } });
    if (!short && last_turn && decision !== 'over') pills.push({ key: 'burdigala-page.standing-last' });
    return pills;
  },
  parts: {
    stones: { icon: 'stone-block', fill: 'town-stones' },
    buildings: { icon: 'greek-temple', fill: 'town-buildings' },
    bonuses: { icon: 'laurel-crown', fill: 'town-bonuses' },
    offices: { icon: 'roman-toga', fill: 'town-offices' },
    goods: { icon: 'amphora', fill: 'town-goods' },
    laurels: { icon: 'laurels', fill: 'town-laurels' },
    corruption: { icon: 'swap-bag', fill: 'town-corruption' },
    'most-corrupt': { icon: 'backstab', fill: 'town-most' },
    compensation: { icon: 'hourglass', fill: 'town-start' },
  },
  firstRound: { band: '', round: 1 },
  roundBegins,
  bandLabel: () => ({ label: { key: 'burdigala-page.band' }, short: '' }),
  // Hands, goods and tokens are secret from the first card to the final count.
  holdsSecrets: (snapshot) => viewOf(snapshot).decision !== 'over',
};

export default burdigala;
