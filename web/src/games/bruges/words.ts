/** Short words for moves and cards: what stands on buttons, in lists and under rings. */
import { language, say, type Message } from '../../i18n/index.svelte';
import { named } from '../../shell/names';
import { signed } from '../../table/effects';
import type { Explanation, ExplanationLine } from '../../ui/explanation.svelte';
import type { BrugesView, CardInfo, SeatView } from '../../wire/bruges';
import type { Effect, Legal, Player } from '../../wire/protocol';
import { knowledgeOf } from './adapt';
import { verbOf } from './targets';
import { COLOURS, colourOf, type Bit, type Colour } from './types';

const ROOM = 'bruges-page';

/** A text of this page, as opposed to those the game shares with the terminal. */
export function word(key: string, args?: Message['args']): string {
  return say(`${ROOM}.${key}`, args);
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language.current) + text.slice(1);
}

export function cardName(card: CardInfo): string {
  return card.names[language.current] ?? card.key;
}

/** What a card does, without when: the symbol beside it says that. */
export function effectWords(card: CardInfo): string {
  const effects = card.text.args['effects'];
  const message = typeof effects === 'object' ? effects : card.text;
  return capital(say(message.key, message.args));
}

/** When a card acts and what it does then. */
export function cardWords(card: CardInfo): string {
  return capital(say(card.text.key, card.text.args));
}

/** All that is to be known about a card. */
export function cardHelp(card: CardInfo, more: readonly ExplanationLine[] = []): Explanation {
  return {
    title: cardName(card),
    lines: [
      { label: cardWords(card) },
      {
        label: `${say(`bruges.group-${card.group}`)} · ${say(`bruges.colour-${card.colour}`)}`,
        value: word('price-points', { price: card.price, points: card.points }),
      },
      ...more,
      { label: word(`known-${knowledgeOf(card)}`) },
    ],
  };
}

// What a move costs and brings

function amount(effects: readonly Effect[], kind: string): number {
  return effects.find((effect) => effect.kind === kind)?.amount ?? 0;
}

/** Points at once and points that will count at the end, together. */
export function pointsOf(effects: readonly Effect[]): number {
  return effects
    .filter(({ kind }) => kind === 'points' || kind.startsWith('end-'))
    .reduce((sum, effect) => sum + effect.amount, 0);
}

function changedColours(effects: readonly Effect[], thing: string, sign: 1 | -1): { colour: Colour; count: number }[] {
  return COLOURS.map((colour) => ({ colour, count: amount(effects, `${thing}-${colour}`) * sign })).filter(
    ({ count }) => count > 0,
  );
}

/** Moves that take something away: what else follows from them is not their price. */
const LOSSES = new Set(['lose', 'burn', 'burn-under', 'breach', 'suffer', 'give']);

/** What a move costs: florins and workers to be paid, or the points that are lost. */
export function priceOf(legal: Legal): Bit[] {
  const verb = verbOf(legal);
  if (verb === 'done' || verb === 'swap') return [];
  if (!LOSSES.has(verb)) return costBits(legal.effects);
  const points = pointsOf(legal.effects);
  return points < 0 ? [{ text: signed(points) }] : [];
}

/** What a move brings, where it is there to bring something. */
export function gainOf(legal: Legal): Bit | undefined {
  const verb = verbOf(legal);
  return verb === 'done' || verb === 'swap' || LOSSES.has(verb) ? undefined : gainBit(legal.effects);
}

/** Florins and workers to be paid. */
function costBits(effects: readonly Effect[]): Bit[] {
  const florins = -amount(effects, 'florins');
  const bits: Bit[] = florins > 0 ? [{ icon: 'two-coins', text: String(florins) }] : [];
  for (const { colour, count } of changedColours(effects, 'workers', -1)) {
    bits.push({ icon: 'person', text: String(count), colour });
  }
  return bits;
}

/** The one gain worth a chip: points, else what else comes. */
function gainBit(effects: readonly Effect[]): Bit | undefined {
  const points = pointsOf(effects);
  if (points > 0) return { text: `+${points}` };
  const florins = amount(effects, 'florins');
  if (florins > 0) return { icon: 'two-coins', text: `+${florins}` };
  const [workers] = changedColours(effects, 'workers', 1);
  if (workers) return { icon: 'person', text: `+${workers.count}` };
  const levels = amount(effects, 'levels');
  return levels > 0 ? { icon: 'upgrade', text: `+${levels}` } : undefined;
}

/** One line per thing a move changes, gains first. */
export function effectLines(effects: readonly Effect[]): ExplanationLine[] {
  const gains = effects.filter((effect) => effect.amount > 0);
  const losses = effects.filter((effect) => effect.amount < 0);
  return [
    ...gains.map(({ kind, amount: count }) => ({ label: `+ ${say(`bruges.effect-${kind}`, { amount: count })}` })),
    ...losses.map(({ kind, amount: count }) => ({
      label: `− ${say(`bruges.effect-${kind}`, { amount: -count })}`,
      strong: kind === 'florins' || kind.startsWith('workers-'),
    })),
  ];
}

export interface Here {
  view: BrugesView;
  player: SeatView;
  deck: ReadonlyMap<string, CardInfo>;
  players: readonly Player[];
}

/** The move in a few words. */
export function moveWords(legal: Legal, here: Here): string {
  const { action } = legal;
  const card = here.deck.get(String(action['card'] ?? ''));
  const verb = verbOf(legal);
  if (card && (verb === 'activate' || verb === 'lose' || verb === 'burn-under' || verb === 'character')) {
    return word(`move-${verb}`, { card: cardName(card) });
  }
  if (verb === 'advance') return say('bruges.action-advance');
  if (verb === 'dig') return word('move-dig', { side: say(`bruges.side-${String(action['side'])}`) });
  if (verb === 'convert') return capital(exchangeWords(here) ?? wordsOf(legal, here));
  return wordsOf(legal, here);
}

function wordsOf(legal: Legal, here: Here): string {
  const words = named(legal.words, here.players);
  return capital(say(words.key, words.args));
}

/** The exchange a character offers, in its own words. */
function exchangeWords(here: Here): string | null {
  const card = here.deck.get(here.view.pending?.card ?? '');
  return card ? effectWords(card) : null;
}

/** What a move is, what it brings and costs, and what its character does. */
export function moveCard(legal: Legal, here: Here): Explanation {
  const card = here.deck.get(String(legal.action['card'] ?? ''));
  const lines = effectLines(legal.effects);
  const shows = card && (verbOf(legal) === 'activate' || verbOf(legal) === 'character');
  const disaster = verbOf(legal) === 'suffer' || verbOf(legal) === 'threaten';
  const colour = String(legal.action['colour'] ?? '');
  const help = disaster ? [{ label: say(`bruges.disaster-${DISASTERS[colourOf(colour)]}-help`) }] : [];
  return { title: moveWords(legal, here), lines: [...(shows ? [{ label: cardWords(card) }] : help), ...lines] };
}

/** The names of the disasters in the texts, by colour. */
export const DISASTERS: Readonly<Record<Colour, string>> = {
  blue: 'flood',
  brown: 'plague',
  yellow: 'raid',
  red: 'fire',
  violet: 'intrigue',
};

export function disasterHelp(colour: Colour, count: number, supply: number): Explanation {
  const name = DISASTERS[colour];
  return {
    title: word('threats-title', {
      disaster: capital(say(`bruges.disaster-${name}`)),
      colour: say(`bruges.colour-${colour}`),
    }),
    lines: [
      { label: say(`bruges.disaster-${name}-help`) },
      { label: word(count >= 2 ? 'threats-soon' : 'threats-count', { count }) },
      { label: word('threats-supply', { count: supply }) },
    ],
  };
}
