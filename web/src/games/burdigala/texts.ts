/** Words of Burdigala's page: room "burdigala-page", one chunk per language. */
import { openTexts, type Language } from '../../i18n/index.svelte';

const sources = import.meta.glob<string>('./texts/*.ftl', { query: '?raw', import: 'default' });

async function pageTexts(language: Language): Promise<string> {
  const load = sources[`./texts/${language}.ftl`];
  if (!load) throw new Error(`no texts of Burdigala's page in ${language}`);
  return load();
}

export async function openPageTexts(): Promise<void> {
  await openTexts('burdigala-page', pageTexts);
}
