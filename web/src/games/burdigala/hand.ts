/** The intrigues of a seat, in the order in which they are shown. */
import type { BurdigalaComponents, PlayerView } from '../../wire/burdigala';
import type { Legal } from '../../wire/protocol';
import { find } from './targets';

export interface HeldCard {
  key: string;
  card: string;
  lasting: boolean;
  /** It lies open on the table. */
  laid: boolean;
  /** Playing it, or throwing it away when there are too many. */
  legal?: Legal | undefined;
  discard: boolean;
}

/** Cards on the table first, then the hand, lasting cards before the others. */
export function heldCards(
  player: PlayerView,
  components: Pick<BurdigalaComponents, 'intrigues'>,
  legal: readonly Legal[],
): HeldCard[] {
  const discarding = legal.some((one) => one.action['verb'] === 'discard');
  const laid = player.table.map((card) => ({
    key: `table-${card}`,
    card,
    lasting: true,
    laid: true,
    legal: find(legal, 'discard', { card: `table:${card}` }),
    discard: discarding,
  }));
  const hand = components.intrigues.flatMap(({ id, lasting }) =>
    Array.from({ length: player.hand?.[id] ?? 0 }, (_, copy) => ({
      key: `hand-${id}-${copy}`,
      card: id,
      lasting,
      laid: false,
      legal: find(legal, discarding ? 'discard' : 'play', { card: id }),
      discard: discarding,
    })),
  );
  return [...laid, ...hand];
}
