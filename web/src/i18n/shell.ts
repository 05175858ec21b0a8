/** The shell's own texts: one chunk per language, fetched when that language is spoken. */
import { openTexts, preferredLanguage, setLanguage, type Language } from './index.svelte';

const sources = import.meta.glob<string>('../texts/*.ftl', { query: '?raw', import: 'default' });

export async function shellTexts(language: Language): Promise<string> {
  const load = sources[`../texts/${language}.ftl`];
  if (!load) throw new Error(`no shell texts for ${language}`);
  return load();
}

/** Call before the page is drawn. */
export async function startTexts(): Promise<void> {
  await setLanguage(preferredLanguage());
  await openTexts('shell', shellTexts);
}
