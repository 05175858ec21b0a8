/** Brügge's room: what the shell and the game screen need of it. */
import type { Message } from '../../i18n/index.svelte';
import type { GameModule } from '../../shell/game';
import { brugesIcons } from '../../ui/icons/bruges';
import type { BrugesView } from '../../wire/bruges';
import type { LogEntry, Snapshot } from '../../wire/protocol';
import { CARDS_A_ROUND } from './adapt';
import Aside from './Aside.svelte';
import { BrugesDesk } from './desk.svelte';
import Dock from './Dock.svelte';
import Picture from './Picture.svelte';
import Table from './Table.svelte';
import { LOOKS } from './zones/parts';

function viewOf(snapshot: Snapshot): BrugesView {
  return snapshot.view as BrugesView;
}

/** Phase 1 draws, phase 2 throws the dice, phase 3 plays cards. */
const PHASE_NUMBERS: Readonly<Record<string, number>> = { draw: 1, threats: 2, progress: 2, play: 3 };

const bruges: GameModule = {
  key: 'bruges',
  Table,
  Dock,
  Aside,
  Picture,
  desk: (host) => new BrugesDesk(host),
  icons: brugesIcons,
  isEndTurn: (action) => action['verb'] === 'end',
  standing: (snapshot, short = false) => {
    const { phase, round, last_round: last, cards_played: played } = viewOf(snapshot);
    if (phase === 'over') return [{ key: 'bruges.decision-over' }];
    const card = Math.min(played + 1, CARDS_A_ROUND);
    if (short) {
      if (phase !== 'play')
        return [{ key: 'bruges-page.standing-short', args: { round, phase: PHASE_NUMBERS[phase] ?? 1 } }];
      return [{ key: 'bruges-page.standing-short-card', args: { round, card } }];
    }
    const pills: Message[] = [{ key: 'bruges-page.standing', args: { round, phase: PHASE_NUMBERS[phase] ?? 1 } }];
    if (phase === 'play') pills.push({ key: 'bruges-page.standing-card', args: { card, of: CARDS_A_ROUND } });
    if (last !== null)
      pills.push({ key: round >= last ? 'bruges-page.last-now' : 'bruges-page.last-next', args: { round: last } });
    return pills;
  },
  parts: LOOKS,
  firstRound: { band: '', round: 1 },
  roundBegins: (entry: LogEntry) => {
    const line = entry.lines.find(({ key }) => key === 'bruges.log-round');
    return line ? { band: '', round: Number(line.args['round']) } : null;
  },
  bandLabel: () => ({ label: { key: 'bruges-page.rounds' }, short: '' }),
  // Everybody holds cards that the neighbours must not see.
  holdsSecrets: () => true,
};

export default bruges;
