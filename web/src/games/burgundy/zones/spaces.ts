/** Why a space of one's estate is no target. */
import type { BurgundyDesk } from '../desk.svelte';
import { wishOnSpace } from '../targets';

export function askSpace(desk: BurgundyDesk, cell: number, element: Element): void {
  const { player, components, view } = desk;
  const board = player.board === null ? undefined : components.boards[player.board];
  if (view.decision === 'choose-start') {
    desk.ask({ verb: 'start', space: cell }, element);
    return;
  }
  const colour = board?.spaces[cell]?.colour ?? '';
  const wish = wishOnSpace(cell, colour, player.storage, components.tile_colours, desk.selection);
  if (wish) desk.ask(wish, element);
}
