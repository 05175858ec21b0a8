/** The piles of the table: goods, intrigues, corruption tokens, stones. */
import type { Explanation } from '../../ui/explanation.svelte';
import type { IconName } from '../../ui/icons/names';
import type { BurdigalaView } from '../../wire/burdigala';
import { intrigueName, word } from './words';

export interface Pile {
  id: 'goods' | 'intrigues' | 'corruption' | 'stones';
  icon: IconName;
  count: number;
  label: string;
  explanation: Explanation;
}

export function pilesOf(view: BurdigalaView): Pile[] {
  const pile = (id: Pile['id'], icon: IconName, count: number, more: string[] = []): Pile => {
    const label = word(`pile-${id}`, { count });
    const lines = [word(`pile-${id}-help`), ...more].map((words) => ({ label: words }));
    return { id, icon, count, label, explanation: { title: label, lines } };
  };
  const discards = Object.entries(view.discards).map(
    ([card, count]) => `· ${intrigueName(card)}${count > 1 ? ` × ${count}` : ''}`,
  );
  return [
    pile('goods', 'amphora', view.goods_left),
    pile(
      'intrigues',
      'scroll-unfurled',
      view.intrigues_left,
      discards.length > 0 ? [word('discarded'), ...discards] : [],
    ),
    pile('corruption', 'swap-bag', view.corruption_left),
    pile('stones', 'stone-block', view.stones_left),
  ];
}
