/** The characters with their words in three languages, and finding some of them. */
import { LANGUAGES, Phrasebook, type Language } from '../../../i18n/phrasebook';
import type { BrugesComponents, CardInfo } from '../../../wire/bruges';
import { knowledgeOf, type Knowledge } from '../adapt';

type InEach = Readonly<Record<Language, string>>;

export interface Entry {
  card: CardInfo;
  revised: CardInfo | undefined;
  names: InEach;
  /** When it acts and what it does then. */
  words: InEach;
  revisedWords: InEach | undefined;
  known: Knowledge;
  /** All of it in plain letters, to be searched. */
  plain: string;
}

export interface Wanted {
  text: string;
  colour: string;
  symbol: string;
  group: string;
  price: string;
  known: string;
}

export const ANY: Wanted = { text: '', colour: '', symbol: '', group: '', price: '', known: '' };

/** Small letters without accents: "Évêque" is found by "eveque", "König" by "konig". */
export function plainly(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'");
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `sources` are the game's texts, one per language. */
export function entriesOf(components: BrugesComponents, sources: InEach): Entry[] {
  const book = new Phrasebook();
  for (const language of LANGUAGES) book.add(language, sources[language], 'bruges');
  const inEach = (tell: (language: Language) => string): InEach => ({ fr: tell('fr'), en: tell('en'), de: tell('de') });
  const wordsOf = (card: CardInfo): InEach =>
    inEach((language) => capital(book.say(language, card.text.key, card.text.args)));
  return components.cards.map((card) => {
    const revised = components.revised.find((one) => one.key === card.key);
    const names = inEach((language) => card.names[language] ?? card.key);
    const words = wordsOf(card);
    const groups = inEach((language) => book.say(language, `bruges.group-${card.group}`));
    const all = LANGUAGES.flatMap((language) => [names[language], words[language], groups[language]]);
    return {
      card,
      revised,
      names,
      words,
      revisedWords: revised ? wordsOf(revised) : undefined,
      known: knowledgeOf(card),
      plain: plainly(all.join(' \n')),
    };
  });
}

/** Every word of the search must be found somewhere. */
export function find(entries: readonly Entry[], wanted: Wanted, only: ReadonlySet<string> | null = null): Entry[] {
  const parts = plainly(wanted.text)
    .split(/\s+/)
    .filter((part) => part !== '');
  return entries.filter(({ card, known, plain }) => {
    if (only && !only.has(card.key)) return false;
    if (wanted.colour && card.colour !== wanted.colour) return false;
    if (wanted.symbol && card.symbol !== wanted.symbol) return false;
    if (wanted.group && card.group !== wanted.group) return false;
    if (wanted.price && String(card.price) !== wanted.price) return false;
    if (wanted.known && known !== wanted.known) return false;
    return parts.every((part) => plain.includes(part));
  });
}
