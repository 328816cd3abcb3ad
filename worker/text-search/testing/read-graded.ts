import { READER_SEARCHES } from './graded-by-reader.ts';
import { MORE_SENTENCES } from './graded-more.ts';
import { GRADED_OFFERS } from './graded-offers.ts';
import { TRADE_SEARCHES, TRADE_SETS } from './graded-searches.ts';
import { SENTENCES } from './graded-sentences.ts';
import { OTHER_SEARCHES } from './graded-texts.ts';
import { UNSEEN } from './graded-unseen.ts';

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

/** The graded searches of a collection, in the order they are written. */
function readGraded(collection: string): GradedSearch[] {
  let group = '';
  return collection.split('\n').flatMap((line) => {
    if (line.startsWith('# ')) group = line.slice(2);
    if (line === '' || line.startsWith('# ')) return [];
    const [text = '', ...lists] = line.split('|');
    return [{ group, text: text.trim(), grades: gradesOf(lists) }];
  });
}

/** Searches that synonyms are tuned with, sentences that they are tuned with, and sentences that they are not. */
export const COLLECTIONS = {
  searches: readGraded(`${TRADE_SEARCHES}${OTHER_SEARCHES}${READER_SEARCHES}`),
  sentences: readGraded(`${SENTENCES}${MORE_SENTENCES}`),
  unseen: readGraded(UNSEEN),
};
