/** Short words for tiles, features and moves: what stands on buttons, in lists and on cards. */
import { say, type Message } from '../../i18n/index.svelte';
import { amountOf, explainEffects, signed } from '../../table/effects';
import type { ChipPart } from '../../ui/chips';
import type { PlayerColour } from '../../ui/players';
import type { Explanation, ExplanationLine } from '../../ui/explanation.svelte';
import type { CastleView, FaceInfo, FeatureView } from '../../wire/castle';
import type { Legal } from '../../wire/protocol';
import { verbOf } from './choose';
import type { Foreseen } from './foresee';
import { isPathSide } from './geometry/slots';

const ROOM = 'castle-page';

/** A text of this page, as opposed to those the game shares with the terminal. */
export function word(key: string, args?: Message['args']): string {
  return say(`${ROOM}.${key}`, args);
}

/** What is drawn on a tile: "chemin tournant, tour, cour avec marché". */
export function tileWords(face: FaceInfo): string {
  const sides = [0, 1, 2, 3].filter((side) => isPathSide(face, side));
  const parts: string[] = [];
  const [first = 0, second = 0] = sides;
  if (face.square) parts.push(say('castle.tile-path-square', { count: sides.length }));
  else if (sides.length === 2)
    parts.push(say(second - first === 2 ? 'castle.tile-path-straight' : 'castle.tile-path-curve'));
  else if (sides.length > 0) parts.push(say(`castle.tile-path-${{ 1: 'end', 3: 'fork' }[sides.length] ?? 'cross'}`));
  if (face.wells.length > 0) parts.push(say('castle.tile-well'));
  for (const kind of ['tower', 'house'] as const) {
    const count = face.segments.filter((one) => one === kind).length;
    if (count > 0) parts.push(say(`castle.tile-${kind}`, { count }));
  }
  if (face.markets.length > 0) parts.push(say('castle.tile-market', { count: face.markets.length }));
  else if (face.segments.includes('court')) parts.push(say('castle.tile-court'));
  return parts.join(', ');
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function featureName(kind: string, tiles: number, well: boolean): string {
  const name = kind === 'path' && well ? 'path-well' : kind;
  return capital(say(`castle.feature-${name}`, { tiles: say('castle.tiles', { count: tiles }) }));
}

export function sizeOf(feature: FeatureView): number {
  return feature.squares.length + feature.starts.length;
}

/** A feature, whose it is, what it is worth, and whether it is finished. */
export function featureCard(feature: FeatureView, nameOf: (seat: number) => string): Explanation {
  const lines: ExplanationLine[] = feature.subjects.flatMap((count, seat) =>
    count > 0 ? [{ label: nameOf(seat), value: word('subjects', { count }) }] : [],
  );
  const nobody = lines.length === 0;
  if (nobody) lines.push({ label: word('nobody-there') });
  if (feature.kind === 'court') {
    lines.push({
      label: word('markets', { count: feature.markets }),
      value: say('castle.points', { count: feature.worth }),
    });
    lines.push({ label: word('at-the-end') });
  } else if (feature.open_ends === 0) {
    lines.push({ label: word(feature.waiting ? 'complete-waiting' : 'complete') });
  } else {
    lines.push({ label: word('worth-complete'), value: say('castle.points', { count: feature.worth }) });
    lines.push({ label: word('open-ends', { count: feature.open_ends }) });
  }
  if (!nobody && feature.leader === null) lines.push({ label: word('tied'), strong: true });
  return { title: featureName(feature.kind, sizeOf(feature), feature.well), lines };
}

/** What a feature would be once completed: who scores it. */
export function completionLine(done: Foreseen, seat: number, nameOf: (seat: number) => string): ExplanationLine {
  const label = featureName(done.kind, done.tiles, done.well);
  if (done.leader === seat) return { label, value: signed(done.worth) };
  if (done.leader !== null)
    return { label, value: word('for-other', { name: nameOf(done.leader), points: done.worth }) };
  const anybody = done.subjects.some((count) => count > 0);
  return { label, value: anybody ? word('tie') : word('free-worth', { points: done.worth }) };
}

/** Chips and pills: what is gained, with the shield of a wall tile; what the other gets stands before. */
export function gainChip({ effects }: Pick<Legal, 'effects'>): ChipPart | undefined {
  const points = amountOf(effects, 'points');
  const wall = amountOf(effects, 'wall-tiles') > 0;
  if (points > 0) return { icon: wall ? 'checked-shield' : undefined, text: signed(points) };
  const offer = amountOf(effects, 'on-offer');
  return offer > 0 ? { icon: 'person', text: signed(offer) } : undefined;
}

/** What the other player gets by a move: the nearest thing this game has to a price. */
export function costChip({ effects }: Pick<Legal, 'effects'>, rival: PlayerColour): ChipPart | undefined {
  const points = amountOf(effects, 'rival-points');
  const wall = amountOf(effects, 'rival-wall-tiles') > 0;
  if (wall) return { icon: 'slashed-shield', text: points > 0 ? signed(points) : undefined };
  return points > 0 ? { mark: rival, text: signed(points) } : undefined;
}

/** A move and what it does, for the card beside its target. */
export function moveCard(legal: Legal, done: readonly ExplanationLine[] = []): Explanation {
  const effects = legal.effects.filter(
    ({ kind }) => done.length === 0 || !(kind.startsWith('points') || kind === 'rival-points' || kind === 'on-offer'),
  );
  const head = done.length > 0 ? [{ label: word('completes') }] : [];
  const lines = [...head, ...done, ...explainEffects(effects, 'castle', say, say('play-cost'), {})];
  if (lines.length === 0 && verbOf(legal) === 'place') lines.push({ label: word('completes-nothing') });
  return { title: say(legal.words.key, legal.words.args), lines };
}

/** The move in a few words, for lists and buttons. */
export function moveWords(legal: Legal): string {
  if (verbOf(legal) === 'place') {
    const rotation = Number(legal.action['rotation']);
    const square = String(legal.action['square']);
    return word(rotation === 0 ? 'move-place' : 'move-place-turned', { square, degrees: rotation });
  }
  return say(legal.words.key, legal.words.args);
}

/** The castle in words, for those who do not see it. */
export function castleWords(view: CastleView, nameOf: (seat: number) => string): string {
  const held = view.features.filter((feature) => feature.subjects.some((count) => count > 0));
  const features = held.map((feature) => {
    const owners = feature.subjects
      .flatMap((count, seat) => (count > 0 ? [`${nameOf(seat)} ${count}`] : []))
      .join(', ');
    return `${featureName(feature.kind, sizeOf(feature), feature.well)}: ${owners}`;
  });
  return [word('castle-words', { tiles: view.tiles.length, left: view.tiles_left }), ...features].join('. ');
}

export function wallTileCard(number: number): Explanation {
  return {
    title: word('wall-tile', { tile: say(`castle.wall-${number}`) }),
    lines: [{ label: say(`castle.wall-${number}-help`) }],
  };
}
