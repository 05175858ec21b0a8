import { describe, expect, it } from 'vitest';
import { placeOf } from '../src/shell/router.svelte';

const at = (path: string) => placeOf(new URL(path, 'http://here.example'));

describe('an address names a room', () => {
  it.each([
    ['/', { room: 'home' }],
    ['/t/abc-_1', { room: 'table', table: 'abc-_1', invite: null }],
    ['/t/abc?invite=key', { room: 'table', table: 'abc', invite: 'key' }],
    ['/m/abc', { room: 'match', match: 'abc', at: null }],
    ['/m/abc?at=57', { room: 'match', match: 'abc', at: 57 }],
    ['/replay/abc', { room: 'replay', match: 'abc', at: null, seat: null, retry: false }],
    ['/replay/abc?at=0&seat=1', { room: 'replay', match: 'abc', at: 0, seat: 1, retry: false }],
    ['/replay/abc?at=42&retry', { room: 'replay', match: 'abc', at: 42, seat: null, retry: true }],
    ['/account', { room: 'account' }],
    ['/about/burgundy', { room: 'about', game: 'burgundy' }],
    ['/help', { room: 'help', game: null }],
    ['/help/burgundy#goal', { room: 'help', game: 'burgundy' }],
    ['/cards/bruges', { room: 'cards', game: 'bruges' }],
    ['/credits', { room: 'credits' }],
  ])('%s', (path, place) => expect(at(path)).toEqual(place));

  it.each(['/nothing', '/m/', '/m/a/b', '/about/../x', '/t/%3Cscript%3E', '/help/UPPER', '/account/x'])(
    '%s is nowhere',
    (path) => expect(at(path).room).toBe('nowhere'),
  );

  it('a moment that is no number is no moment', () => {
    expect(at('/m/abc?at=-1')).toMatchObject({ at: null });
    expect(at('/m/abc?at=1e3')).toMatchObject({ at: null });
  });
});
