/**
 * Texts in the Fluent format, and how a message finds its words.
 *
 * A message is a key with arguments. The key "burgundy.place.not-adjacent" is the message
 * `place-not-adjacent` in the texts of the room "burgundy"; a key without a dot belongs to the
 * shell. The server reads keys in the same way.
 * Arguments may be numbers, strings, or messages, which are put into words first.
 * No markup is interpreted here; see `parts` for the one kind of emphasis.
 */
import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['fr', 'en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Message {
  key: string;
  args?: Args | undefined;
}
export type Arg = number | string | Message;
export type Args = Record<string, Arg>;

/** A piece of a sentence; `strong` words are set in bold. */
export interface Part {
  text: string;
  strong: boolean;
}

const STRONG = '**';
const SHELL = 'shell';

/** Where to look for a message, in order, before its bare key is shown. */
export function searchOrder(language: Language): Language[] {
  const order: Language[] = [language, 'en', 'fr'];
  return order.filter((one, place) => order.indexOf(one) === place);
}

export function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.some((language) => language === text);
}

export class Phrasebook {
  readonly #bundles = new Map<string, FluentBundle>();
  readonly #missing = new Map<Language, Set<string>>();
  readonly #faults: string[] = [];

  /** Adds a Fluent text to a room; later texts win, so that an edition can correct a word. */
  add(language: Language, source: string, room = SHELL): void {
    let bundle = this.#bundles.get(`${room}/${language}`);
    if (!bundle) {
      // Isolation marks would show up in copied text and in tests; our three languages all
      // read from left to right.
      bundle = new FluentBundle(language, { useIsolating: false, functions: { DE: de } });
      this.#bundles.set(`${room}/${language}`, bundle);
    }
    const errors = bundle.addResource(new FluentResource(source), { allowOverrides: true });
    for (const error of errors) this.#faults.push(`${room}, ${language}: ${error.message}`);
  }

  has(language: Language, key: string): boolean {
    const { room, id } = address(key);
    return this.#bundles.get(`${room}/${language}`)?.hasMessage(id) ?? false;
  }

  say(language: Language, key: string, args: Args = {}): string {
    const { room, id } = address(key);
    for (const candidate of searchOrder(language)) {
      const bundle = this.#bundles.get(`${room}/${candidate}`);
      const pattern = bundle?.getMessage(id)?.value;
      if (bundle && pattern) return this.#format(bundle, candidate, key, pattern, args);
      this.#note(candidate, key);
    }
    return key;
  }

  /** As `say`, split at pairs of ** into plain and strong parts. */
  parts(language: Language, key: string, args: Args = {}): Part[] {
    const quoted = Object.fromEntries(
      Object.entries(args).map(([name, value]) => [
        name,
        typeof value === 'string' ? value.replaceAll(STRONG, '') : value,
      ]),
    );
    return this.say(language, key, quoted)
      .split(STRONG)
      .map((text, place) => ({ text, strong: place % 2 === 1 }))
      .filter((part) => part.text !== '');
  }

  /** Keys that were asked for in a language and not found there. */
  missing(language: Language): string[] {
    return [...(this.#missing.get(language) ?? [])].sort();
  }

  /** Errors met while reading texts or putting arguments into them. */
  get faults(): readonly string[] {
    return this.#faults;
  }

  #format(
    bundle: FluentBundle,
    language: Language,
    key: string,
    pattern: NonNullable<NonNullable<ReturnType<FluentBundle['getMessage']>>['value']>,
    args: Args,
  ): string {
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      values[name] = typeof value === 'object' ? this.say(language, value.key, value.args) : value;
    }
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, values, errors);
    for (const error of errors) this.#faults.push(`${language}, ${key}: ${error.message}`);
    return text;
  }

  #note(language: Language, key: string): void {
    const keys = this.#missing.get(language) ?? new Set();
    keys.add(key);
    this.#missing.set(language, keys);
  }
}

/** "de" before a name, elided as French wants it: « domaine d’Odon ». The server has the same. */
function de(positional: readonly FluentValue[]): string {
  const name = String(positional[0]);
  return /^[aeiouyh]/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`;
}

/** Fluent identifiers have no dots: after the room, a dot is read as a dash. */
function address(key: string): { room: string; id: string } {
  const dot = key.indexOf('.');
  if (dot < 0) return { room: SHELL, id: key };
  return { room: key.slice(0, dot), id: key.slice(dot + 1).replaceAll('.', '-') };
}
