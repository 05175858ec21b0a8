/** Where a player's points come from: how each part is drawn, and all of them as an explanation. */
import { say } from '../../../i18n/index.svelte';
import type { Explanation } from '../../../ui/explanation.svelte';
import type { IconName } from '../../../ui/icons/names';
import type { SeatView } from '../../../wire/bruges';
import type { BrugesDesk } from '../desk.svelte';

/** The order of the score sheet: scored at once, then what counts at the end. */
export const LOOKS = {
  start: { icon: 'hourglass', fill: 'b-track' },
  threats: { icon: 'small-fire', fill: 'b-threats' },
  benefits: { icon: 'power-lightning', fill: 'b-benefits' },
  losses: { icon: 'cloak-dagger', fill: 'b-losses' },
  characters: { icon: 'person', fill: 'b-characters' },
  houses: { icon: 'family-house', fill: 'b-houses' },
  laurels: { icon: 'laurels', fill: 'b-laurels' },
  majorities: { icon: 'laurel-crown', fill: 'b-majorities' },
  canals: { icon: 'waves', fill: 'b-canals' },
  statues: { icon: 'stone-bust', fill: 'b-statues' },
  progress: { icon: 'upgrade', fill: 'b-progress' },
} as const satisfies Record<string, { icon: IconName; fill: string }>;

export type Part = keyof typeof LOOKS;
export const PARTS = Object.keys(LOOKS) as Part[];
/** Scored at once, on the track; the others count at the end. */
export const ON_TRACK: ReadonlySet<string> = new Set(['start', 'threats', 'benefits', 'losses']);

export function partsCard(desk: BrugesDesk, player: SeatView): Explanation {
  return {
    title: desk.name(player.seat),
    lines: [
      ...PARTS.filter((part) => (player.parts[part] ?? 0) !== 0).map((part) => ({
        label: say(`bruges.part-${part}`),
        value: String(player.parts[part] ?? 0).replace('-', '−'),
      })),
      { label: say('bruges-page.total'), value: String(player.score), strong: true },
    ],
  };
}
