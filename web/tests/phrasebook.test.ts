import { describe, expect, it } from 'vitest';
import { Phrasebook, searchOrder } from '../src/i18n/phrasebook';

function book(): Phrasebook {
  const made = new Phrasebook();
  made.add(
    'fr',
    'mine = Mine\nplace = { $tile } sur le { $number }\n' +
      'gain = { $points ->\n    [one] un point\n   *[other] { $points } points\n  }\nonly-fr = seulement\n',
  );
  made.add(
    'en',
    'mine = Mine\nplace = { $tile } on the { $number }\n' +
      'gain = { $points ->\n    [one] one point\n   *[other] { $points } points\n  }\nonly-en = only here\n',
  );
  made.add('de', 'mine = Bergwerk\nplace = { $tile } auf die { $number }\n');
  return made;
}

describe('say', () => {
  it('puts numbers and strings into a message', () => {
    expect(book().say('fr', 'place', { tile: 'Mine', number: 3 })).toBe('Mine sur le 3');
  });

  it('puts a nested message into words first, in the same language', () => {
    const args = { tile: { key: 'mine' }, number: 3 };
    expect(book().say('de', 'place', args)).toBe('Bergwerk auf die 3');
  });

  it('nests to any depth', () => {
    const inner = { key: 'place', args: { tile: { key: 'mine' }, number: 1 } };
    expect(book().say('en', 'place', { tile: inner, number: 2 })).toBe('Mine on the 1 on the 2');
  });

  it('follows the plural rules of the language: zero is singular in French', () => {
    expect(book().say('fr', 'gain', { points: 0 })).toBe('un point');
    expect(book().say('en', 'gain', { points: 0 })).toBe('0 points');
  });

  it('finds a dotted key in the texts of its room, further dots being dashes', () => {
    const texts = book();
    texts.add('fr', 'mine = Mine de Bourgogne\nplace-not-adjacent = trop loin', 'burgundy');
    texts.add('fr', 'mine = autre', 'castle');
    expect(texts.say('fr', 'burgundy.place.not-adjacent')).toBe('trop loin');
    expect(texts.say('fr', 'burgundy.mine')).toBe('Mine de Bourgogne');
    expect(texts.say('fr', 'mine')).toBe('Mine');
    expect(texts.say('fr', 'burgundy.place')).toBe('burgundy.place');
    expect(texts.has('fr', 'castle.mine')).toBe(true);
    expect(texts.has('de', 'castle.mine')).toBe(false);
  });

  it('leaves no isolation marks in the text', () => {
    expect(book().say('en', 'place', { tile: 'Mine', number: 3 })).not.toMatch(/[\u2066-\u2069]/);
  });
});

describe('missing messages', () => {
  it('fall back from French to English, then to the key', () => {
    const texts = book();
    expect(texts.say('fr', 'only-en')).toBe('only here');
    expect(texts.say('fr', 'nowhere')).toBe('nowhere');
    expect(texts.missing('fr')).toEqual(['nowhere', 'only-en']);
    expect(texts.missing('en')).toEqual(['nowhere']);
  });

  it('fall back from German to English, then to French', () => {
    expect(searchOrder('de')).toEqual(['de', 'en', 'fr']);
    expect(book().say('de', 'gain', { points: 1 })).toBe('one point');
    expect(book().say('de', 'only-fr')).toBe('seulement');
  });

  it('collect an argument that was not given', () => {
    const texts = book();
    expect(texts.faults).toEqual([]);
    texts.say('fr', 'place', { tile: 'Mine' });
    expect(texts.faults).toHaveLength(1);
    expect(texts.faults[0]).toContain('place');
  });
});

describe('parts', () => {
  it('split a sentence at its strong words', () => {
    const texts = new Phrasebook();
    texts.add('fr', 'line = Dé 6 : **{ $what }**, tous les châteaux');
    expect(texts.parts('fr', 'line', { what: 'Château' })).toEqual([
      { text: 'Dé 6 : ', strong: false },
      { text: 'Château', strong: true },
      { text: ', tous les châteaux', strong: false },
    ]);
  });

  it('take emphasis from the text alone, never from a name', () => {
    const texts = new Phrasebook();
    texts.add('fr', 'line = { $name } joue');
    expect(texts.parts('fr', 'line', { name: '**Odile**' })).toEqual([{ text: 'Odile joue', strong: false }]);
  });
});

describe('a later text', () => {
  it('corrects an earlier one', () => {
    const texts = book();
    texts.add('fr', 'mine = Carrière');
    expect(texts.say('fr', 'mine')).toBe('Carrière');
  });
});
