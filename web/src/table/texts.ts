/** The words of the game screen: room "table", one chunk per language. */
import { openTexts, type Language } from '../i18n/index.svelte';

const sources = import.meta.glob<string>('./texts/*.ftl', { query: '?raw', import: 'default' });

async function tableTexts(language: Language): Promise<string> {
  const load = sources[`./texts/${language}.ftl`];
  if (!load) throw new Error(`no table texts for ${language}`);
  return load();
}

export async function openTableTexts(): Promise<void> {
  await openTexts('table', tableTexts);
}
