/**
 * The page's language: `say` puts a message into words, and every text on the page follows
 * when the language changes.
 *
 * Texts come by room ("shell", "burgundy", …), and a key names its room: "burgundy.title". A
 * room is registered with a loader, which is called once per language needed; the shell's texts
 * are part of the build, a game's texts come from the server.
 */
import { recall, remember } from '../storage';
import { isLanguage, Phrasebook, searchOrder, type Args, type Language, type Part } from './phrasebook';

export { LANGUAGES, type Arg, type Args, type Language, type Message, type Part } from './phrasebook';

type Loader = (language: Language) => Promise<string>;

const book = new Phrasebook();
const rooms = new Map<string, Loader>();
const loaded = new Map<string, Promise<void>>();

let current = $state<Language>('fr');
// Raised whenever texts arrive, so that everything said is said again.
let edition = $state(0);

export const language = {
  get current(): Language {
    return current;
  },
};

export function say(key: string, args?: Args): string {
  void edition;
  return book.say(current, key, args);
}

/** As `say`, in plain and strong parts; see the Words component. */
export function sayParts(key: string, args?: Args): Part[] {
  void edition;
  return book.parts(current, key, args);
}

/** Registers a room and waits until its texts are there in the current language. */
export async function openTexts(room: string, loader: Loader): Promise<void> {
  rooms.set(room, loader);
  await loadAll(current);
}

/** Switches the language once its texts are there; texts on the page follow at once. */
export async function setLanguage(next: Language): Promise<void> {
  await loadAll(next);
  current = next;
  remember('language', next);
  if (typeof document !== 'undefined') document.documentElement.lang = next;
}

/** The saved language, else the first of the browser's languages we speak, else French. */
export function preferredLanguage(): Language {
  const saved = recall('language');
  if (isLanguage(saved)) return saved;
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages;
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'fr';
}

/** Keys asked for and not found, and faulty texts: for tests. */
export function textReport(): { missing: Record<Language, string[]>; faults: readonly string[] } {
  return {
    missing: { fr: book.missing('fr'), en: book.missing('en'), de: book.missing('de') },
    faults: book.faults,
  };
}

/** Waits for the wanted language only: the fallbacks may arrive later, or never. */
async function loadAll(wanted: Language): Promise<void> {
  const needed: Promise<void>[] = [];
  for (const [room, loader] of rooms) {
    for (const one of searchOrder(wanted)) {
      const pending = loadOne(room, loader, one);
      if (one === wanted) needed.push(pending);
      else pending.catch(() => undefined);
    }
  }
  await Promise.all(needed);
}

async function loadOne(room: string, loader: Loader, one: Language): Promise<void> {
  const mark = `${room}/${one}`;
  const pending =
    loaded.get(mark) ??
    loader(one).then((source) => {
      book.add(one, source, room);
      edition += 1;
    });
  loaded.set(mark, pending);
  try {
    await pending;
  } catch (error) {
    loaded.delete(mark);
    throw error;
  }
}
