/** The games' rooms, each fetched when its table is opened. */
import type { Component } from 'svelte';
import { openTexts, type Language } from '../i18n/index.svelte';
import type { GalleryProps, GameModule } from '../shell/game';
import { openTableTexts } from '../table/texts';

const modules = import.meta.glob<{ default: GameModule }>('./*/module.ts');
const gameTexts = import.meta.glob<string>('../../../src/bourgade/games/*/texts/*.ftl', {
  query: '?raw',
  import: 'default',
});
const pageTexts = import.meta.glob<string>('./*/texts/*.ftl', { query: '?raw', import: 'default' });
const sharedTexts = import.meta.glob<string>(
  ['../../../src/bourgade/core/texts/*.ftl', '../../../src/bourgade/server/texts/*.ftl'],
  { query: '?raw', import: 'default' },
);

const galleries = import.meta.glob<{ default: Component<GalleryProps> }>('./*/gallery/Gallery.svelte');

/** Has this game a gallery of its cards? */
export function hasGallery(key: string): boolean {
  return `./${key}/gallery/Gallery.svelte` in galleries;
}

export async function loadGallery(key: string): Promise<Component<GalleryProps>> {
  const load = galleries[`./${key}/gallery/Gallery.svelte`];
  if (!load) throw new Error(`no gallery of ${key}`);
  const [gallery] = await Promise.all([load(), openGameTexts(key)]);
  return gallery.default;
}

/** Can this game be drawn here? */
export function isDrawn(key: string): boolean {
  return `./${key}/module.ts` in modules;
}

export async function loadGame(key: string): Promise<GameModule> {
  const load = modules[`./${key}/module.ts`];
  if (!load) throw new Error(`no module for ${key}`);
  const [module] = await Promise.all([load(), openGameTexts(key), openPageTexts(key), openTableTexts()]);
  return module.default;
}

/** The words of a game, of what all games share ("core") or of the server ("server"). */
export async function openGameTexts(room: string): Promise<void> {
  await openTexts(room, (language) => textOf(room, language));
}

/** The words that only a game's page needs: room "<game>-page". */
export async function openPageTexts(key: string): Promise<void> {
  await openTexts(`${key}-page`, async (language) => {
    const load = pageTexts[`./${key}/texts/${language}.ftl`];
    if (!load) throw new Error(`no texts of the page of ${key} in ${language}`);
    return load();
  });
}

/** The text itself, for pages that list what it holds (help). */
export async function textOf(room: string, language: Language): Promise<string> {
  const load =
    gameTexts[`../../../src/bourgade/games/${room}/texts/${language}.ftl`] ??
    sharedTexts[`../../../src/bourgade/${room}/texts/${language}.ftl`];
  if (!load) throw new Error(`no texts of ${room} in ${language}`);
  return load();
}
