import { LIMITS } from '../../shared/limits.ts';
import { foldText, indexedWords } from '../../shared/text.ts';
import { codesOf, type Filterable } from '../search/facets.ts';

type Searchable = Filterable & {
  readonly title: string;
  readonly companyName: string;
  /** Left out where what follows from it stays as it is. */
  readonly description?: string;
};

/** Folding makes eighteen letters of some single signs: more than these would be too long for a statement that restores the row. */
const MOST_WORDS = 1.2 * LIMITS.description;

const wordsOf = (description: string): string | null =>
  indexedWords(description)?.slice(0, MOST_WORDS).toWellFormed() ?? null;

/** Columns by which an offer is found, filtered, sorted and counted; all of them follow from what it says. */
export const searchColumns = (job: Searchable) => ({
  titleKey: foldText(job.title),
  locationKey: foldText(job.location),
  companyKey: indexedWords(job.companyName),
  ...(job.description === undefined ? {} : { descriptionKey: wordsOf(job.description) }),
  codes: codesOf(job),
});
