/** A player is a colour and a shape, always together; the class names carry the colours. */

export const PLAYER_COLOURS = ['blue', 'red', 'yellow', 'black'] as const;
export type PlayerColour = (typeof PLAYER_COLOURS)[number];

/** How the second, third and fourth players' bars and lines differ without colour. */
export const DASHES: Record<PlayerColour, string | undefined> = {
  blue: undefined,
  red: '6 4',
  yellow: '2 4',
  black: '9 3 2 3',
};
