/** The page's texts say the same things, with the same arguments, in each language. */
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const texts = import.meta.glob<string>(
  ['../src/texts/*.ftl', '../src/table/texts/*.ftl', '../src/games/*/texts/*.ftl'],
  { query: '?raw', import: 'default', eager: true },
);
// The words of the engine and the server, which the page only borrows.
const borrowed = import.meta.glob<string>(
  ['../../src/bourgade/games/*/texts/*.ftl', '../../src/bourgade/{core,server}/texts/*.ftl'],
  { query: '?raw', import: 'default', eager: true },
);
const sources = import.meta.glob<string>('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });

/** "shell", "table", "burgundy-page"; a game's own texts are its key. */
function roomOf(path: string): string {
  const game = /\/games\/([a-z]+)\/texts\//.exec(path)?.[1];
  if (path.includes('/src/bourgade/')) return game ?? (path.includes('/core/') ? 'core' : 'server');
  if (game) return `${game}-page`;
  return path.includes('/table/') ? 'table' : 'shell';
}
function messages(source: string): Map<string, string[]> {
  return new Map(
    new FluentResource(source).body.map((entry) => [
      entry.id,
      [...new Set(JSON.stringify(entry).match(/"type":"var","name":"[a-z-]+"/gi) ?? [])].sort(),
    ]),
  );
}
function inFrench(all: Record<string, string>): Map<string, Map<string, string[]>> {
  const french = Object.entries(all).filter(([path]) => path.endsWith('/fr.ftl'));
  return new Map(french.map(([path, source]) => [roomOf(path), messages(source)]));
}

const rooms = inFrench(texts);

it('arguments are found in the texts at all', () => {
  const shell = rooms.get('shell');
  expect(shell?.get('home-seats')).toHaveLength(2);
  expect(shell?.get('over-lose')).toHaveLength(2);
  expect(shell?.get('nav-play')).toEqual([]);
});

describe.each(['en', 'de'])('%s', (language) => {
  for (const [path, source] of Object.entries(texts)) {
    if (!path.endsWith(`/${language}.ftl`)) continue;
    const french = rooms.get(roomOf(path)) ?? new Map<string, string[]>();
    const other = messages(source);
    it(`has the keys of the French texts of ${roomOf(path)}`, () => {
      expect([...other.keys()].sort()).toEqual([...french.keys()].sort());
    });
    it(`takes the same arguments in ${roomOf(path)}`, () => {
      for (const [key, args] of french) expect([key, other.get(key)]).toEqual([key, args]);
    });
  }
});

it('every message was read: none was dropped for a slip in its syntax', () => {
  for (const [path, source] of Object.entries(texts)) {
    const written = source.match(/^[a-z][a-z0-9-]* =/gm) ?? [];
    expect([path, new FluentResource(source).body.length]).toEqual([path, written.length]);
    expect(written.length).toBeGreaterThan(0);
  }
});

it('every key the page asks for by name exists', () => {
  const known = new Map([...inFrench(borrowed), ...rooms]);
  const asked = new Map<string, string>();
  for (const [path, source] of Object.entries(sources)) {
    for (const [, key] of source.matchAll(/\bsay\(\s*'([a-z][a-z0-9.-]*)'/g)) if (key) asked.set(key, path);
    for (const [, one, two] of source.matchAll(/\bsay\([^()'`]*\?\s*'([a-z0-9.-]+)'\s*:\s*'([a-z0-9.-]+)'/g)) {
      if (one) asked.set(one, path);
      if (two) asked.set(two, path);
    }
  }
  expect(asked.size).toBeGreaterThan(150);
  const missing = [...asked].filter(([key]) => {
    const dot = key.indexOf('.');
    const room = dot < 0 ? 'shell' : key.slice(0, dot);
    return !known.get(room)?.has(key.slice(dot + 1).replaceAll('.', '-'));
  });
  expect(missing).toEqual([]);
});
