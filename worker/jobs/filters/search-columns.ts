import { foldText, indexedWords } from '../../../shared/text.ts';
import { cellKey } from '../../db/lists/words.ts';
import { codesOf, type Filterable, facetsOf } from './stored-values.ts';

type Searchable = Filterable & {
  readonly title: string;
  readonly companyName: string;
  /** Left out where what follows from it stays as it is. */
  readonly description?: string;
  readonly lat?: number | null | undefined;
  readonly lon?: number | null | undefined;
};

/** Columns by which an offer is found, filtered, sorted and counted; all of them follow from its texts and place. */
export function searchColumns(job: Searchable) {
  const cell = job.lat == null || job.lon == null ? null : cellKey(job.lat, job.lon);
  return {
    titleKey: foldText(job.title),
    locationKey: foldText(job.location),
    companyKey: indexedWords(job.companyName),
    ...(job.description === undefined ? {} : { descriptionKey: indexedWords(job.description) }),
    cell,
    facets: facetsOf({ ...job, cell }),
    codes: codesOf(job),
  };
}
