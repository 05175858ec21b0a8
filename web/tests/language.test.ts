import { describe, expect, it } from 'vitest';
import { language, openTexts, say, setLanguage, textReport, type Language } from '../src/i18n/index.svelte';
import { shellTexts } from '../src/i18n/shell';

describe('the page’s language', () => {
  it('switches every text at once, loading each language when it is first spoken', async () => {
    const asked: Language[] = [];
    const loader = async (one: Language): Promise<string> => {
      asked.push(one);
      return `tile = tile in ${one}`;
    };
    await setLanguage('fr');
    await openTexts('test', loader);
    expect(say('test.tile')).toBe('tile in fr');
    expect(asked).not.toContain('de');

    await setLanguage('de');
    expect(language.current).toBe('de');
    expect(say('test.tile')).toBe('tile in de');
    await setLanguage('fr');
    expect(asked.filter((one) => one === 'fr')).toHaveLength(1);
  });

  it('stays where it is when the new language cannot be loaded, and may try again', async () => {
    let broken = true;
    await setLanguage('fr');
    await openTexts('fragile', async (one) => {
      if (one === 'de' && broken) throw new Error('no network');
      return `fragile = ${one}`;
    });
    await expect(setLanguage('de')).rejects.toThrow('no network');
    expect(language.current).toBe('fr');
    broken = false;
    await setLanguage('de');
    expect(say('fragile.fragile')).toBe('de');
    await setLanguage('fr');
  });

  it('elides “de” before a name in French', async () => {
    await setLanguage('fr');
    await openTexts('names', async () => 'of = Domaine { DE($name) }');
    const of = (name: string): string => say('names.of', { name });
    expect([of('Odon'), of('Élise'), of('Bo')]).toEqual(['Domaine d’Odon', 'Domaine d’Élise', 'Domaine de Bo']);
  });

  it('speaks the shell’s texts, and reports what is missing', async () => {
    await openTexts('shell', shellTexts);
    await setLanguage('en');
    expect(say('play-end-turn')).toBe('End turn');
    expect(textReport().faults).toEqual([]);
    say('no-such-text');
    expect(textReport().missing.en).toContain('no-such-text');
  });
});
