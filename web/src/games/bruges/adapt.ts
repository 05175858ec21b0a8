/** From the wire to the drawings: the one place that reads Brügge's view and components. */
import type { BrugesComponents, BrugesView, CardInfo, HouseView, SeatView } from '../../wire/bruges';
import { COLOURS, colourOf, SIDES, type Colour, type Side } from './types';

/** Spaces of a canal section. */
export const SECTION = 5;
export const THIRD = 3;
/** Threat markers of a colour that bring its disaster. */
export const STRIKE = 3;
/** Cards played by everybody in a round. */
export const CARDS_A_ROUND = 4;

/** The cards by their key, as they are in this game: a revised card replaces the first one. */
export function deckOf(components: BrugesComponents, revised: boolean): ReadonlyMap<string, CardInfo> {
  const deck = new Map(components.cards.map((card) => [card.key, card]));
  if (revised) for (const card of components.revised) deck.set(card.key, card);
  return deck;
}

export function countOf(counts: Readonly<Record<string, number>>, colour: string): number {
  return counts[colour] ?? 0;
}

export function sumOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

export interface CanalSpace {
  side: Side;
  /** 1 beside the seal, 5 at the end. */
  place: number;
  colour: Colour;
  cost: number;
  built: boolean;
  /** The next space to be built. */
  next: boolean;
  /** The outermost tile: the only one that can be lost. */
  outer: boolean;
}

/** The spaces of one section from the seal outwards. The next one has the price as it is now. */
export function canalSpaces(player: SeatView, components: BrugesComponents, side: Side): CanalSpace[] {
  const canal = player.canals[SIDES.indexOf(side)];
  const tiles = canal?.tiles ?? 0;
  const colours = components.gates[player.seat]?.[side] ?? [];
  return colours.map((colour, at) => ({
    side,
    place: at + 1,
    colour: colourOf(colour),
    cost: (at === tiles ? canal?.next_cost : null) ?? components.canal_costs[at] ?? 0,
    built: at < tiles,
    next: at === tiles,
    outer: at === tiles - 1,
  }));
}

export function canalTiles(player: SeatView): number {
  return player.canals.reduce((sum, canal) => sum + canal.tiles, 0);
}

export interface House extends HouseView {
  /** The same house keeps its id while it stands, so that it does not jump when others come. */
  id: string;
}

/** Houses with characters first (as the wire has them), then the empty ones by colour. */
export function housesOf(player: SeatView): House[] {
  const seen = new Map<string, number>();
  return player.houses.map((house) => {
    const kind = house.guest ? `guest-${house.guest}` : `empty-${house.colour}`;
    const count = seen.get(kind) ?? 0;
    seen.set(kind, count + 1);
    return { ...house, id: `${kind}-${count}` };
  });
}

export function charactersOf(player: SeatView): string[] {
  return player.houses.flatMap((house) => (house.guest ? [house.guest] : []));
}

export interface DieFace {
  colour: Colour;
  value: number;
  /** Florins it adds to the price of a level. */
  cost: number;
  /** It handed everybody a threat. */
  threat: boolean;
}

/** The dice as they lie on their track: lowest first. */
export function diceOf(view: BrugesView): DieFace[] {
  return COLOURS.filter((colour) => countOf(view.dice, colour) > 0)
    .map((colour) => {
      const value = countOf(view.dice, colour);
      return { colour, value, cost: value <= 2 ? value : 0, threat: value >= 5 };
    })
    .sort((a, b) => a.value - b.value || COLOURS.indexOf(a.colour) - COLOURS.indexOf(b.colour));
}

/** What the dice ask for a level, before any character changes it; null: no 1 and no 2. */
export function stepPrice(view: BrugesView): number | null {
  const sum = diceOf(view).reduce((all, die) => all + die.cost, 0);
  return sum > 0 ? sum : null;
}

/** How well a card is known: its effect from the rules, some of its fields, or nothing at all. */
export type Knowledge = 'effect' | 'partly' | 'none';

export function knowledgeOf(card: CardInfo): Knowledge {
  if ('effects' in card.sourced) return 'effect';
  return Object.keys(card.sourced).length > 0 ? 'partly' : 'none';
}
