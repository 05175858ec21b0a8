/** Who sits at this page: a guest made at once, or an account; and their settings. */
import { language, type Language } from '../i18n/index.svelte';
import { theme } from '../theme/theme.svelte';
import { recall, remember } from '../storage';
import { api, onSessionEnded, Refusal, SESSION_ENDED } from '../wire/api';
import type { Me } from '../wire/protocol';

type Preference = boolean | number | string | null;

let person = $state.raw<Me | null>(null);
let ended = $state(false);
/** A request may have crossed the answer that brought us a new session: asked again, it is known. */
const CROSSED = 500;
let asking = false;
onSessionEnded(() => {
  if (asking || ended) return;
  asking = true;
  setTimeout(() => void ask(), CROSSED);
});

async function ask(): Promise<void> {
  try {
    await comeIn();
  } catch (error) {
    ended = error instanceof Refusal && error.reason.key === SESSION_ENDED;
    if (ended) person = null;
  }
  asking = false;
}

export const me = {
  get person(): Me | null {
    return person;
  },
  /** Signed out from elsewhere: who sits here must say how to go on. */
  get ended(): boolean {
    return ended;
  },
  /** Ask before handing over the turn (on unless turned off). */
  get confirmTurn(): boolean {
    return preference('confirm-turn', true);
  },
  get sounds(): boolean {
    return preference('sounds', false);
  },
  get lessMotion(): boolean {
    return preference('less-motion', false);
  },
};

function preference(key: string, usual: boolean): boolean {
  const value = person?.preferences[key];
  return typeof value === 'boolean' ? value : usual;
}

/**
 * Comes in: the server knows us by the cookie, or makes a guest of us. Where our session has ended
 * it does so only when asked to (`anew`): the games of that session may be ours still.
 */
export async function comeIn(anew = false): Promise<Me> {
  const who = await api.newGuest({ language: language.current, name: guestName(), anew });
  adopt(who);
  return who;
}

/** Takes over an answer that says who we are now, with the settings that travel along. */
export function adopt(answer: Me): void {
  person = answer;
  ended = false;
  const saved = answer.preferences;
  // This browser's own choice wins; an account brings its settings to a new browser.
  if (recall('theme') === null && (saved['theme'] === 'day' || saved['theme'] === 'evening')) {
    theme.choose(saved['theme']);
  }
  if (recall('contrast') === null && saved['contrast'] === true) theme.setStrongContrast(true);
}

export async function rename(name: string): Promise<void> {
  adopt(await api.changeMe({ name }));
}

export async function prefer(key: string, value: Preference): Promise<void> {
  if (person) person = { ...person, preferences: withPreference(person, key, value) };
  adopt(await api.changeMe({ preferences: { [key]: value } }));
}

/** The server learns the language spoken here, for messages it may send elsewhere. */
export async function tellLanguage(spoken: Language): Promise<void> {
  if (!person || person.language === spoken) return;
  try {
    person = await api.changeMe({ language: spoken });
  } catch {
    // It is told again with the next change; the page speaks it already.
    return;
  }
}

function withPreference(who: Me, key: string, value: Preference): Me['preferences'] {
  const { [key]: _, ...rest } = who.preferences;
  return value === null ? rest : { ...rest, [key]: value };
}

/** A guest's first name is ours to give: friendlier than a number, and easily changed. */
function guestName(): string {
  const names = [
    'Aliénor',
    'Basile',
    'Céleste',
    'Dorian',
    'Églantine',
    'Fulbert',
    'Garance',
    'Hugues',
    'Isaure',
    'Josse',
    'Léonie',
    'Martin',
    'Ninon',
    'Odon',
    'Perrine',
    'Quentin',
    'Rosalie',
    'Séverin',
    'Tiphaine',
    'Urbain',
    'Vivien',
    'Yolande',
  ];
  const saved = recall('guest-name');
  const name = saved ?? names[Math.floor(Math.random() * names.length)] ?? 'Aliénor';
  remember('guest-name', name);
  return name;
}
