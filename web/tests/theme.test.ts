/** Text stands out at least 4.5:1 from its ground and rings 3:1, in every light. */
import { describe, expect, it } from 'vitest';
import sheet from '../src/theme/theme.css?raw';

type Variables = Record<string, string>;

function block(selector: string): Variables {
  const start = sheet.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`no ${selector} in the theme`);
  const body = sheet.slice(start, sheet.indexOf('}', start));
  return Object.fromEntries([...body.matchAll(/--([a-z0-9-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
}

const day = block(':root');
const evening = { ...day, ...block(":root[data-theme='evening']") };
const strong = block(":root[data-contrast='strong']");
const lights: Record<string, Variables> = {
  day,
  evening,
  'strong day': { ...day, ...strong },
  'strong evening': { ...evening, ...strong, ...block(":root[data-theme='evening'][data-contrast='strong']") },
};

function colour(light: Variables, name: string): string {
  const value = light[name] ?? '';
  const alias = /^var\(--([a-z0-9-]+)\)$/.exec(value);
  return alias?.[1] ? colour(light, alias[1]) : value;
}

function luminance(hex: string): number {
  if (!/^#[0-9a-f]{6}$/.test(hex)) throw new Error(`not a colour: "${hex}"`);
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

function contrast(light: Variables, one: string, other: string): number {
  const [a, b] = [luminance(colour(light, one)), luminance(colour(light, other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const TEXT = [
  ['ink', 'ground'],
  ['ink', 'panel'],
  ['ink', 'panel2'],
  ['ink', 'board'],
  ['ink', 'mat'],
  ['ink', 'accent-pale'],
  ['ink2', 'ground'],
  ['ink2', 'panel'],
  ['ink2', 'panel2'],
  ['ink2', 'mat'],
  ['on-accent', 'accent'],
  ['gain', 'panel'],
  ['disabled', 'panel2'],
  ['on-card', 'card'],
  ['on-black-depot', 'black-depot'],
  ['blue-text', 'panel'],
  ['red-text', 'panel'],
  ['yellow-text', 'panel'],
  ['black-text', 'panel'],
] as const;
const LINES = [
  ['accent-line', 'panel'],
  ['accent-line', 'board'],
  ['ring', 'ring-under'],
  ['outline', 'mat'],
] as const;

describe.each(Object.keys(lights))('%s', (name) => {
  const light = lights[name] ?? day;
  it.each(TEXT)('%s reads on %s', (text, ground) => {
    expect(contrast(light, text, ground)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(LINES)('%s shows on %s', (line, ground) => {
    expect(contrast(light, line, ground)).toBeGreaterThanOrEqual(3);
  });
});
