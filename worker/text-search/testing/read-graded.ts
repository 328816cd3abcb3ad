import readerSearches from './graded-by-reader.txt?raw';
import heldBack from './graded-held-back.txt?raw';
import tuningSearches from './graded-searches.txt?raw';
import sentences from './graded-sentences.txt?raw';
import { UNSEEN } from './graded-unseen.ts';
import { GRADED_OFFERS } from './relevance-corpus.ts';
import sets from './trade-sets.json' with { type: 'json' };

/** Offers of one trade, by their short names; a star stands for any ending. */
const TRADE_SETS: Readonly<Record<string, string>> = sets;

/** A search and what it should show: the grade of each offer by its short name, 3 for the best. */
export type GradedSearch = {
  readonly group: string;
  readonly text: string;
  readonly grades: ReadonlyMap<string, number>;
};

const NAMES = GRADED_OFFERS.map(({ name }) => name);

/** The offers that a word of a list stands for. */
function namedBy(word: string): readonly string[] {
  if (word.startsWith('@')) return (TRADE_SETS[word.slice(1)] ?? '?').split(' ').flatMap(namedBy);
  const [start = '', end] = word.split('*');
  const found = NAMES.filter((name) =>
    end === undefined ? name === word : name.startsWith(start) && name.endsWith(end),
  );
  if (found.length === 0) throw new Error(`graded searches: ${word}?`);
  return found;
}

const BEST = 3;

function gradesOf(lists: readonly string[]): ReadonlyMap<string, number> {
  const grades = new Map<string, number>();
  for (const [index, list] of lists.entries())
    for (const name of list.trim() === '' ? [] : list.trim().split(' ').flatMap(namedBy))
      if (!grades.has(name)) grades.set(name, BEST - index);
  return grades;
}

/**
 * The graded searches of a collection, by group: text | offers of grade 3 | of grade 2 | of grade 1. An offer has the first grade that
 * it is named with; `@sala` is a set of trades. Of the last group nothing is there, and any offer shown is rubbish.
 */
function readGraded(collection: string): GradedSearch[] {
  let group = '';
  return collection.split('\n').flatMap((line) => {
    if (line.startsWith('# ')) group = line.slice(2);
    if (line === '' || line.startsWith('# ')) return [];
    const [text = '', ...lists] = line.split('|');
    return [{ group, text: text.trim(), grades: gradesOf(lists) }];
  });
}

/**
 * Searches that synonyms are tuned with, sentences that they are tuned with, and sentences that they are not: of all kinds, and everyday
 * ones. Those of the reader were written and graded by two people who knew the offers alone, sentences from the offers alone.
 */
export const COLLECTIONS = {
  searches: readGraded(`${tuningSearches}${readerSearches}`),
  sentences: readGraded(sentences),
  unseen: readGraded(UNSEEN),
  'held back': readGraded(heldBack),
};
