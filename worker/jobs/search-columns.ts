import { foldText, indexedWords } from '../../shared/text.ts';
import { codesOf, type Filterable } from '../search/facets.ts';

type Searchable = Filterable & {
  readonly title: string;
  readonly companyName: string;
  /** Left out where what follows from it stays as it is. */
  readonly description?: string;
};

/** Columns by which an offer is found, filtered, sorted and counted; all of them follow from what it says. */
export const searchColumns = (job: Searchable) => ({
  titleKey: foldText(job.title),
  locationKey: foldText(job.location),
  companyKey: indexedWords(job.companyName),
  ...(job.description === undefined ? {} : { descriptionKey: indexedWords(job.description) }),
  codes: codesOf(job),
});
