import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import { foldText } from '../../shared/text.ts';
import { AREAS } from '../../shared/valley/areas.ts';
import { type Facet, townFacet } from '../search/facets.ts';
import { foreignKey, readForeignNames } from './foreign-words.ts';
import { formsOf, stem } from './inflect.ts';
import { withoutStopWords } from './stop-words.ts';
import { TRADES } from './synonyms/all-groups.ts';
import { EVERYDAY } from './synonyms/everyday.ts';
import type { Group } from './synonyms/group.ts';
import { SECTORS, WAYS } from './synonyms/ways.ts';

type Kind = 'trade' | 'way' | 'sector';

/** A word or phrase of the synonyms. */
export type Term = {
  /** Spelling in the data. */
  readonly text: string;
  /** Folded, without stop words. */
  readonly words: readonly string[];
};

/**
 * Group of synonyms: `terms` are searched for, all of `names` lead here when they are typed, `others` are other trades, and `strange` those
 * of them that have nothing to do with this one.
 */
export type Meaning = {
  readonly kind: Kind;
  readonly names: readonly Term[];
  readonly terms: readonly Term[];
  readonly others: readonly Term[];
  readonly strange: readonly Term[];
  readonly facets: readonly Facet[];
};

/** A term with everything it can mean. */
export type Entry = {
  readonly term: Term;
  readonly meanings: readonly Meaning[];
  /** The Italian term that a word of another language stands for; null for an Italian one. */
  readonly italian: string | null;
  /** Words of the title that anything else stands for, as an everyday phrase does; null for a title, and for several. */
  readonly main: readonly string[] | null;
};

/** Folded words of a term, without stop words. */
export const contentWords = (text: string): string[] => withoutStopWords(foldText(text).split(' '));

const GROUP = /^([^([]*)(?:\(([^)]*)\))?\s*(?:\[([^\]]*)\])?$/;

/** Before another work that is never meant. */
const STRANGE = '!';

const readTerms = (text: string): Term[] =>
  text
    .split(',')
    .map((term) => term.trim())
    .filter((term) => term !== '')
    .map((term) => ({ text: term, words: contentWords(term) }));

function meaning(kind: Kind, group: Group, facets: readonly Facet[] = []): Meaning {
  const [, searched = '', typed = '', others = ''] = GROUP.exec(group) ?? [];
  const terms = readTerms(searched);
  const strange = readTerms(others).filter(({ text }) => text.startsWith(STRANGE));
  return { kind, facets, terms, names: [...terms, ...readTerms(typed)], others: readTerms(others), strange };
}

/** All groups, as they are searched with. */
export const readMeanings = (): Meaning[] => [
  ...TRADES.map((terms) => meaning('trade', terms)),
  ...WAYS.map(({ terms, facets }) => meaning('way', terms, facets)),
  ...AREAS.map(({ terms, towns }) => meaning('way', terms, towns.split(' ').map(townFacet))),
  ...[...Map.groupBy(MUNICIPALITIES, ({ cap }) => cap)].map(([cap, places]) =>
    meaning(
      'way',
      `${cap}, cap ${cap}`,
      places.map(({ slug }) => townFacet(slug)),
    ),
  ),
  ...SECTORS.map(({ terms, facets }) => meaning('sector', terms, facets)),
];

/** A phrase in whatever forms its words stand. */
const phraseKey = ([first = '', ...more]: readonly string[]): string => [verbStem(first), ...more.map(stem)].join(' ');

/** Stem of the first word of a phrase, which may be a verb: "tagliare", "taglio" and "taglia" have one. */
const verbStem = (word: string): string => stem(word.length < 6 ? word : word.replace(/(?:are|ire|(?<!i)ere)$/, 'o'));

type Thesaurus = {
  /** Under each form of a word, and each phrase, what it can mean. */
  readonly entries: ReadonlyMap<string, Entry>;
  /** The same for other languages, which have other forms. */
  readonly foreign: ReadonlyMap<string, Entry>;
  /** Words of the data, in all their forms. */
  readonly known: ReadonlySet<string>;
  /** Those of Italian titles alone. */
  readonly italian: ReadonlySet<string>;
  /** Titles of one word, in their order, to find how they go on. */
  readonly titles: readonly string[];
  /** Words of the longest phrase. */
  readonly longest: number;
};

type Entries = Map<string, Entry & { readonly meanings: Meaning[]; main: Entry['main'] }>;

const keysOf = ([word = '', ...more]: readonly string[]): string[] =>
  more.length > 0 ? [phraseKey([word, ...more])] : formsOf(word);

function addTo(entries: Entries, key: string, { term, meanings, italian, main }: Entry): void {
  const entry = entries.get(key) ?? { term, meanings: [], italian, main };
  if (entry.main?.join(' ') !== main?.join(' ')) entry.main = null;
  entry.meanings.push(...meanings.filter((each) => !entry.meanings.includes(each)));
  entries.set(key, entry);
}

/** The group that a term of the everyday phrases, or of other languages, stands for: the one it is the first term of, else the first that has it. */
export function groupOf(groups: readonly Meaning[], term: string): Meaning | undefined {
  return (
    groups.find(({ names }) => names[0]?.text === term) ??
    groups.find(({ names }) => names.some(({ text }) => text === term))
  );
}

/** That group, and the others of its kind that the term leads to when it is typed: "muncitor" finds what "operaio" does. */
function groupsOf(groups: readonly Meaning[], term: string): readonly Meaning[] {
  const first = groupOf(groups, term);
  const others = groups.filter(
    (each) => each !== first && each.kind === first?.kind && each.names.some(({ text }) => text === term),
  );
  return first ? [first, ...others] : [];
}

/** Phrases that people say instead of a title, with the term of the group they lead to. */
export const readEveryday = (): { readonly term: string; readonly phrases: readonly Term[] }[] =>
  EVERYDAY.trim()
    .split('\n')
    .map((row) => {
      const [term = '', phrases = ''] = row.split('|').map((cell) => cell.trim());
      return { term, phrases: readTerms(phrases).filter(({ words }) => words.length > 0) };
    });

function readThesaurus(): Thesaurus {
  const groups = readMeanings();
  const [entries, foreign]: [Entries, Entries] = [new Map(), new Map()];
  const known = new Set<string>();
  const lengths = [1];
  // Meanings by term, kept for the loops below: thousands of words lead to the same few terms.
  const leads = new Map<string, readonly Meaning[]>();
  const led = (term: string): readonly Meaning[] => {
    const meanings = leads.get(term) ?? groupsOf(groups, term);
    leads.set(term, meanings);
    return meanings;
  };
  const know = ({ words }: Pick<Term, 'words'>) => {
    for (const each of words) for (const form of formsOf(each)) known.add(form);
    lengths.push(words.length);
  };
  for (const found of groups)
    for (const term of found.names) {
      know(term);
      const main = found.terms.includes(term) ? null : contentWords(found.terms[0]?.text ?? '');
      for (const key of keysOf(term.words)) addTo(entries, key, { term, meanings: [found], italian: null, main });
    }
  const begun = [...entries.keys()].filter((title) => !title.includes(' ')).sort();
  addAsOneWord(entries, groups);
  const titles = new Set(entries.keys());
  const italian = new Set(known);
  for (const { term, phrases } of readEveryday()) {
    const meanings = [...led(term)];
    for (const phrase of meanings.length > 0 ? phrases : []) {
      know(phrase);
      // The title of a trade keeps what it means.
      const keys = keysOf(phrase.words).filter((key) => !titles.has(key));
      for (const key of keys) addTo(entries, key, { term: phrase, meanings, italian: null, main: contentWords(term) });
    }
  }
  for (const { words, term } of readForeignNames()) {
    const meanings = [...led(term)];
    if (words.length === 1) known.add(words[0] ?? '');
    lengths.push(words.length);
    if (meanings.length > 0)
      addTo(foreign, foreignKey(words), {
        term: { text: term, words },
        meanings,
        italian: term,
        main: contentWords(term),
      });
  }
  return {
    entries,
    foreign,
    known,
    italian,
    titles: begun,
    longest: Math.max(...lengths),
  };
}

/** Phrases that are also written as one word: "addettovendite", "camerieraaipiani". */
function addAsOneWord(entries: Entries, groups: readonly Meaning[]): void {
  for (const found of groups)
    for (const term of found.names) {
      const key = foldText(term.text).replaceAll(' ', '');
      if (term.words.length > 1 && !entries.has(key))
        addTo(entries, key, { term, meanings: [found], italian: null, main: null });
    }
}

let read: Thesaurus | undefined;

/** Read when it is first asked for: most requests search for no text, and a Worker must start fast. */
function thesaurus(): Thesaurus {
  read ??= readThesaurus();
  return read;
}

/** True for a folded word that the synonyms contain in this spelling. */
export const isKnownWord = (word: string): boolean => thesaurus().known.has(word);

/** The known words of Italian titles, in all their forms. */
export const knownWords = (): ReadonlySet<string> => thesaurus().italian;

/** True for the beginning of a title. */
export function begins(word: string): boolean {
  const { titles } = thesaurus();
  return titles[firstFrom(titles, word)]?.startsWith(word) ?? false;
}

/** Groups that a word may stand for where more of them begin like it. */
const MOST_BEGUN = 2;

/** The trades whose titles go on from an unfinished word; none where there are many. */
export function begunBy(word: string): readonly Meaning[] {
  const { entries, titles } = thesaurus();
  const found = new Set<Meaning>();
  for (let index = firstFrom(titles, word); titles[index]?.startsWith(word); index++)
    for (const each of entries.get(titles[index] ?? '')?.meanings ?? []) if (each.kind === 'trade') found.add(each);
  return found.size > MOST_BEGUN ? [] : [...found];
}

/** Index of the first of some words in their order that does not come before another. */
function firstFrom(words: readonly string[], word: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The longest term at `start` of folded words without stop words, with the number of its words; an Italian one before any other. */
export function termAt(words: readonly string[], start: number): (Entry & { readonly length: number }) | undefined {
  const { entries, foreign, longest } = thesaurus();
  for (let length = Math.min(longest, words.length - start); length > 0; length--) {
    const part = words.slice(start, start + length);
    const entry = entries.get(length > 1 ? phraseKey(part) : (part[0] ?? '')) ?? foreign.get(foreignKey(part));
    if (entry) return { ...entry, length };
  }
  const joined = words.slice(start, start + 2).join('');
  const entry = words.length - start > 1 && joined.length >= SHORTEST_JOINED ? entries.get(joined) : undefined;
  return entry && { ...entry, length: 2 };
}

/** Two words are read as one that is at least as long: "lava piatti". */
const SHORTEST_JOINED = 7;
