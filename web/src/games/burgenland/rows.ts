/** The four pieces as rows of the building panel: what each would bring, or what is in its way. */
import { amountOf as effectAmount, byGain } from '../../table/effects';
import type { Effect } from '../../wire/protocol';
import type { BurgenlandDesk } from './desk.svelte';
import { obstacleTo } from './reach';
import { paidAs, matching, type Build } from './targets';
import { PIECES, type Piece } from './types';
import { gainWords, obstacleWord, word } from './words';

export interface PieceRow {
  piece: Piece;
  left: number;
  legal: boolean;
  /** What it brings, or why not; empty where there is nothing to say. */
  note: string;
  pressed: boolean;
}

export function pieceRows(desk: BurgenlandDesk): PieceRow[] {
  const { place, piece: chosen } = desk.selection;
  return PIECES.map((piece) => {
    const builds = desk.payment ? [] : matching(desk.builds, { ...desk.selection, piece });
    const row = { piece, left: desk.player.pieces[piece] ?? 0, legal: builds.length > 0, pressed: chosen === piece };
    if (builds.length > 0)
      return { ...row, note: place === null ? whereWords(builds) : bringWords(paidAs(builds, desk.selection.coins)) };
    return { ...row, note: whyNot(desk, piece) };
  });
}

function whereWords(builds: readonly Build[]): string {
  const castles = new Set(builds.map((one) => one.place)).size;
  return word('in-castles', { count: castles });
}

function whyNot(desk: BurgenlandDesk, piece: Piece): string {
  if ((desk.player.pieces[piece] ?? 0) === 0) return word('obstacle-none-left');
  if (!desk.moving || desk.view.acted || desk.player.hand === null) return '';
  const { place } = desk.selection;
  if (typeof place !== 'number') return word('in-none');
  const obstacle = obstacleTo(piece, place, desk.here);
  return obstacle ? obstacleWord(obstacle, desk.view, desk.components) : '';
}

/** What is sure to come, whichever site is chosen; and the architect's coins. */
export function bringWords(builds: readonly Build[]): string {
  const effects = builds.map((one) => one.legal.effects);
  const [first = []] = effects;
  const shared = first
    .filter(({ amount }) => amount > 0)
    .map(({ kind }): Effect => ({ kind, amount: Math.min(...effects.map((all) => effectAmount(all, kind))) }))
    .filter(({ amount }) => amount > 0);
  const architect = -Math.max(...effects.map((all) => effectAmount(all, 'architect')));
  const parts = [
    gainWords(shared),
    builds.every((one) => one.coins)
      ? word('pay-by-coins', { count: -Math.max(...effects.map((all) => effectAmount(all, 'coins'))) })
      : '',
    architect > 0 ? word('to-architect', { count: architect }) : '',
    effects.every((all) => effectAmount(all, 'tile-pass') < 0) ? word('with-pass') : '',
  ];
  if (shared.some(({ kind }) => kind === 'victory')) return word('wins');
  return parts.filter((part) => part !== '').join(', ');
}

/** The sites of the chosen castle where the chosen piece may stand, the best first. */
export function siteChoices(desk: BurgenlandDesk): Build[] {
  const { place, piece } = desk.selection;
  if (typeof place !== 'number' || piece === null) return [];
  const builds = paidAs(matching(desk.builds, { place, piece }), desk.selection.coins);
  const order = byGain(builds.map((one) => one.legal));
  return builds.toSorted((one, two) => order.indexOf(one.legal) - order.indexOf(two.legal));
}
