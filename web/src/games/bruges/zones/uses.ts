/** The six uses of the card in hand, as rows of a list: what each gives, costs, or lacks. */
import { say } from '../../../i18n/index.svelte';
import type { IconName } from '../../../ui/icons/names';
import type { CardInfo } from '../../../wire/bruges';
import type { Legal } from '../../../wire/protocol';
import type { BrugesDesk } from '../desk.svelte';
import { COLOUR_ICONS, colourOf, SIDES, USE_ICONS, USES, type Bit, type Use } from '../types';
import { cardName, gainOf, priceOf, word } from '../words';
import { canalSpaces, countOf } from '../adapt';

export interface UseRow {
  use: Use;
  icon: IconName;
  label: string;
  short: string;
  note: string;
  cost: Bit[];
  gain: Bit | undefined;
  moves: Legal[];
  /** What to ask about when it is not allowed. */
  wish: Record<string, string>;
}

export function useRows(desk: BrugesDesk, card: CardInfo): UseRow[] {
  return USES.map((use) => {
    const moves = desk.uses(card.key, use);
    const [move] = moves;
    const cost = move ? priceOf(move) : usualCost(desk, card, use);
    return {
      use,
      moves,
      cost,
      icon: use === 'remove' ? COLOUR_ICONS[colourOf(card.colour)] : USE_ICONS[use],
      label: labelOf(desk, card, use, move),
      short: word(`use-${use}-short`, { card: cardName(card), count: givenBy(desk, card, use, move) }),
      note: use === 'florins' ? word('use-florins-note', { colour: say(`bruges.colour-${card.colour}`) }) : '',
      gain: !move || use === 'workers' || use === 'florins' ? undefined : gainOf(move),
      wish: wishOf(desk, card, use),
    };
  });
}

function givenBy(desk: BrugesDesk, card: CardInfo, use: Use, move: Legal | undefined): number {
  const kind = use === 'workers' ? `workers-${card.colour}` : 'florins';
  const found = move?.effects.find((effect) => effect.kind === kind)?.amount;
  return found ?? (use === 'workers' ? 2 : countOf(desk.view.dice, card.colour));
}

function labelOf(desk: BrugesDesk, card: CardInfo, use: Use, move: Legal | undefined): string {
  const count = givenBy(desk, card, use, move);
  if (use === 'workers') return say(`bruges.workers-${card.colour}`, { count });
  if (use === 'florins') return say('bruges.florins', { count });
  if (use === 'remove') return word('use-remove', { threat: say(`bruges.threats-${card.colour}`) });
  return word(`use-${use}`, { card: cardName(card) });
}

/** What it would cost, where it cannot be had now. */
function usualCost(desk: BrugesDesk, card: CardInfo, use: Use): Bit[] {
  if (use === 'character') return [{ icon: 'two-coins', text: String(card.price) }];
  if (use === 'house') return [{ icon: 'person', text: '1', colour: colourOf(card.colour) }];
  const space = use === 'canal' ? nextSpace(desk, card) : undefined;
  return space ? [{ icon: 'two-coins', text: String(space.cost) }] : [];
}

/** The next space of the card's colour, on either side. */
function nextSpace(desk: BrugesDesk, card: CardInfo): { side: string; cost: number } | undefined {
  return SIDES.flatMap((side) => canalSpaces(desk.player, desk.components, side)).find(
    (space) => space.next && space.colour === card.colour,
  );
}

function wishOf(desk: BrugesDesk, card: CardInfo, use: Use): Record<string, string> {
  if (use !== 'canal') return { verb: use, card: card.key };
  const open = SIDES.find((side) => canalSpaces(desk.player, desk.components, side).some((space) => space.next));
  return { verb: 'canal', card: card.key, side: nextSpace(desk, card)?.side ?? open ?? 'left' };
}
