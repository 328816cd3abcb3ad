import { foldText } from '../../shared/text.ts';
import { AREAS } from '../../shared/valley/areas.ts';
import { facet } from '../db/lists/words.ts';
import { formsOf, stem } from './inflect.ts';
import { withoutStopWords } from './stop-words.ts';
import { TRADES } from './synonyms/all-groups.ts';
import type { Group } from './synonyms/group.ts';
import { SECTORS, WAYS } from './synonyms/ways.ts';

type Kind = 'trade' | 'way' | 'sector';

/** A word or phrase of the synonyms. */
type Term = {
  /** Spelling in the data. */
  readonly text: string;
  /** Folded, without stop words. */
  readonly words: readonly string[];
};

/** Group of synonyms: `terms` are searched for, all of `names` lead here when they are typed, `others` are other trades. */
export type Meaning = {
  readonly kind: Kind;
  readonly names: readonly Term[];
  readonly terms: readonly Term[];
  readonly others: readonly Term[];
  readonly facets: readonly string[];
};

/** A term with everything it can mean. */
export type Entry = { readonly term: Term; readonly meanings: readonly Meaning[] };

const contentWords = (text: string): string[] => withoutStopWords(foldText(text).split(' '));

const GROUP = /^([^([]*)(?:\(([^)]*)\))?\s*(?:\[([^\]]*)\])?$/;

const readTerms = (text: string): Term[] =>
  text
    .split(',')
    .map((term) => term.trim())
    .filter((term) => term !== '')
    .map((term) => ({ text: term, words: contentWords(term) }));

function meaning(kind: Kind, group: Group, facets: readonly string[] = []): Meaning {
  const [, searched = '', typed = '', others = ''] = GROUP.exec(group) ?? [];
  const terms = readTerms(searched);
  return { kind, facets, terms, names: [...terms, ...readTerms(typed)], others: readTerms(others) };
}

/** All groups, as they are searched with. */
export const readMeanings = (): Meaning[] => [
  ...TRADES.map((terms) => meaning('trade', terms)),
  ...WAYS.map(({ terms, facets }) => meaning('way', terms, facets)),
  ...AREAS.map(({ terms, towns }) =>
    meaning(
      'way',
      terms,
      towns.split(' ').map((slug) => facet('town', slug)),
    ),
  ),
  ...SECTORS.map(({ terms, facets }) => meaning('sector', terms, facets)),
];

/** A phrase in whatever forms its words stand. */
const phraseKey = (words: readonly string[]): string => words.map(stem).join(' ');

type Thesaurus = {
  /** Under each form of a word, and each phrase, what it can mean. */
  readonly entries: ReadonlyMap<string, Entry>;
  /** Words of the data, in all their forms. */
  readonly known: ReadonlySet<string>;
  /** Words of the longest phrase. */
  readonly longest: number;
};

function readThesaurus(): Thesaurus {
  const entries = new Map<string, { term: Term; meanings: Meaning[] }>();
  const known = new Set<string>();
  let longest = 1;
  for (const found of readMeanings())
    for (const term of found.names) {
      const [word = '', ...more] = term.words;
      for (const each of term.words) for (const form of formsOf(each)) known.add(form);
      longest = Math.max(longest, term.words.length);
      for (const key of more.length > 0 ? [phraseKey(term.words)] : formsOf(word)) {
        const entry = entries.get(key) ?? { term, meanings: [] };
        if (!entry.meanings.includes(found)) entry.meanings.push(found);
        entries.set(key, entry);
      }
    }
  return { entries, known, longest };
}

let read: Thesaurus | undefined;

/** Read when it is first asked for: most requests search for no text, and a Worker must start fast. */
function thesaurus(): Thesaurus {
  read ??= readThesaurus();
  return read;
}

/** True for a folded word that the synonyms contain in this spelling. */
export const isKnownWord = (word: string): boolean => thesaurus().known.has(word);

/** The longest term at `start` of folded words without stop words, with the number of its words. */
export function termAt(words: readonly string[], start: number): (Entry & { readonly length: number }) | undefined {
  const { entries, longest } = thesaurus();
  for (let length = Math.min(longest, words.length - start); length > 1; length--) {
    const entry = entries.get(phraseKey(words.slice(start, start + length)));
    if (entry) return { ...entry, length };
  }
  const entry = entries.get(words[start] ?? '');
  return entry && { ...entry, length: 1 };
}
