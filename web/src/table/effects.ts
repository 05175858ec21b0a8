/** What a move costs and brings, as chips and as lines of an explanation card. */
import type { Args } from '../i18n/index.svelte';
import type { ChipPart } from '../ui/chips';
import type { ExplanationLine } from '../ui/explanation.svelte';
import type { IconName } from '../ui/icons/names';
import type { Effect, Legal } from '../wire/protocol';

export type Speak = (key: string, args?: Args) => string;
export type EffectIcons = Readonly<Record<string, IconName>>;

const POINTS = 'points';
const PART = 'points-';

export function amountOf(effects: readonly Effect[], kind: string): number {
  return effects.find((effect) => effect.kind === kind)?.amount ?? 0;
}

/** Effects that stand for themselves: the parts of the points only explain their sum. */
function whole(effects: readonly Effect[]): Effect[] {
  return effects.filter((effect) => !effect.kind.startsWith(PART));
}

export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** The first thing a move costs, of those that have a sign: what is handed over is no cost. */
export function costOf(effects: readonly Effect[], icons: EffectIcons): (ChipPart & { count: number }) | undefined {
  const cost = whole(effects).find((effect) => effect.amount < 0 && (icons[effect.kind] || effect.kind === POINTS));
  if (!cost) return undefined;
  return { icon: icons[cost.kind], text: String(-cost.amount), count: -cost.amount };
}

/** What a move brings: points before all else, else the first thing that has a sign. */
export function gainOf(effects: readonly Effect[], icons: EffectIcons): ChipPart | undefined {
  const points = amountOf(effects, POINTS);
  if (points > 0) return { text: signed(points) };
  const gain = whole(effects).find((effect) => effect.amount > 0 && icons[effect.kind]);
  if (!gain) return undefined;
  return { icon: icons[gain.kind], text: signed(gain.amount) };
}

/** One line per part: points by where they come from, other gains, then the cost. */
export function explainEffects(
  effects: readonly Effect[],
  game: string,
  say: Speak,
  costWord: string,
  costs: EffectIcons,
): ExplanationLine[] {
  const parts = effects.filter((effect) => effect.kind.startsWith(PART));
  const lines: ExplanationLine[] = parts.map((part) => ({
    label: say(`${game}.part-${part.kind.slice(PART.length)}`),
    value: signed(part.amount),
  }));
  if (parts.length === 0 && amountOf(effects, POINTS) !== 0) {
    lines.push({ label: say('play-scores'), value: signed(amountOf(effects, POINTS)) });
  }
  for (const effect of whole(effects)) {
    if (effect.kind === POINTS) continue;
    const words = say(`${game}.effect-${effect.kind}`, { amount: Math.abs(effect.amount) });
    if (effect.amount > 0) lines.push({ label: `+ ${words}` });
    else if (costs[effect.kind]) lines.push({ label: costWord, value: words, strong: true });
  }
  return lines;
}

/** How much a move brings, to put the best first; the cost decides between equals. */
export function worth(effects: readonly Effect[]): number {
  let sum = 0;
  for (const { kind, amount } of whole(effects)) {
    sum += kind === POINTS ? amount * 100 : kind === 'extra-action' ? 300 : amount > 0 ? amount : amount * 10;
  }
  return sum;
}

/** Most gain first; moves of equal gain stay in the order of the board. */
export function byGain<T extends Pick<Legal, 'effects'>>(legal: readonly T[]): T[] {
  return legal
    .map((one, place) => ({ one, place, worth: worth(one.effects) }))
    .sort((a, b) => b.worth - a.worth || a.place - b.place)
    .map(({ one }) => one);
}
