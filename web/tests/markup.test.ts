/** The content policy forbids style attributes: no component may write one into its markup. */
import { describe, expect, it } from 'vitest';
import { render } from 'svelte/server';
import DepotRing from '../src/games/burgundy/pieces/DepotRing.svelte';
import DepotStrip from '../src/games/burgundy/pieces/DepotStrip.svelte';
import Estate from '../src/games/burgundy/pieces/Estate.svelte';
import { black, depots, depotTargets, mine, targets } from '../src/gallery/sample';
import Cover, { GAMES } from '../src/ui/covers/Cover.svelte';

const sources = import.meta.glob<string>('../src/**/*.svelte', { query: '?raw', import: 'default', eager: true });

it('no component writes a style attribute or raw HTML', () => {
  const offenders = Object.entries(sources)
    .filter(([, source]) => /\sstyle(:[a-z-]+)?=|\{@html/.test(source))
    .map(([path]) => path);
  expect(Object.keys(sources).length).toBeGreaterThan(40);
  expect(offenders).toEqual([]);
});

it('every component fits a screenful or three', () => {
  const long = Object.entries(sources)
    .filter(([, source]) => source.split('\n').length > 300)
    .map(([path]) => path);
  expect(long).toEqual([]);
});

describe('the estate', () => {
  const { body } = render(Estate, { props: { cells: mine, side: 44, label: 'Estate', targets } });
  it('offers one button per target, one of them in the tab order', () => {
    expect(body.match(/role="button"/g)).toHaveLength(targets.length);
    expect(body.match(/tabindex="0"/g)).toHaveLength(1);
    for (const target of targets) expect(body).toContain(`aria-label="${target.label}"`);
  });
  it('draws the placed tiles and an outline per district', () => {
    const placed = mine.filter((cell) => cell.tile).length;
    expect(body.match(/class="tile /g)).toHaveLength(placed);
    expect(body.match(/class="district/g)).toHaveLength(13);
  });
  it('has no text under 12 px', () => {
    for (const size of [12, 20, 28, 44]) {
      const html = render(Estate, { props: { cells: mine, side: size, label: 'Estate', targets } }).body;
      const sizes = [...html.matchAll(/font-size="([\d.]+)"/g)].map(([, px]) => Number(px));
      expect(sizes.length).toBeGreaterThan(0);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
    }
  });
});

describe('the depots', () => {
  it('offer one button per tile that may be taken, in the ring and in the strip', () => {
    const ring = render(DepotRing, { props: { depots, black, targets: depotTargets, label: 'Depots' } }).body;
    const strip = render(DepotStrip, { props: { depots, targets: depotTargets, width: 380, label: 'Depots' } }).body;
    for (const body of [ring, strip]) {
      expect(body.match(/role="button"/g)).toHaveLength(depotTargets.length);
    }
  });
});

it('every gradient of a cover is used under the id it has', () => {
  for (const game of GAMES) {
    const body = render(Cover, { props: { game } }).body;
    const ids = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) expect(body).toContain(`#${id}`);
  }
});
