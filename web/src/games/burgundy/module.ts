/** Burgundy's room: what the shell and the game screen need of it. */
import type { GameModule } from '../../shell/game';
import { burgundyIcons } from '../../ui/icons/burgundy';
import type { BurgundyView } from '../../wire/burgundy';
import type { LogEntry, Snapshot } from '../../wire/protocol';
import { BurgundyDesk } from './desk.svelte';
import Dock from './Dock.svelte';
import Picture from './Picture.svelte';
import Table from './Table.svelte';

function viewOf(snapshot: Snapshot): BurgundyView {
  return snapshot.view as BurgundyView;
}

const burgundy: GameModule = {
  key: 'burgundy',
  Table,
  Dock,
  Picture,
  desk: (host) => new BurgundyDesk(host),
  icons: burgundyIcons,
  isEndTurn: (action) => action['verb'] === 'end',
  standing: (snapshot, short = false) => {
    const { phase, round, decision } = viewOf(snapshot);
    if (decision.startsWith('choose-')) return [{ key: `burgundy.decision-${decision}` }];
    return [{ key: `burgundy-page.standing${short ? '-short' : ''}`, args: { phase, round } }];
  },
  parts: {
    districts: { icon: 'hexes', fill: 'districts' },
    phases: { icon: 'hourglass', fill: 'phases' },
    animals: { icon: 'sheep', fill: 'animals' },
    sales: { icon: 'trade', fill: 'goods' },
    bonuses: { icon: 'laurel-crown', fill: 'colours' },
    watchtowers: { icon: 'watchtower', fill: 'watchtowers' },
    knowledge: { icon: 'open-book', fill: 'knowledge' },
    silver: { icon: 'two-coins', fill: 'silver' },
    workers: { icon: 'person', fill: 'workers' },
    'unsold-goods': { icon: 'warehouse', fill: 'unsold' },
    founding: { icon: 'medieval-gate', fill: 'founding' },
  },
  firstRound: { band: 'A', round: 1 },
  roundBegins: (entry: LogEntry) => {
    const line = entry.lines.find(({ key }) => key === 'burgundy.log-phase' || key === 'burgundy.log-round');
    if (!line) return null;
    return { band: String(line.args['phase']), round: Number(line.args['round']) };
  },
  bandLabel: (band) => ({ label: { key: 'burgundy-page.band', args: { phase: band } }, short: band }),
  // Only the secret choices of the expert set-up: all else lies open.
  holdsSecrets: (snapshot) => {
    const { options, decision } = viewOf(snapshot);
    return options['secret'] === true && decision.startsWith('choose-');
  },
};

export default burgundy;
