import { foldText } from '../../shared/text.ts';
import { codesOf, type Filterable } from '../search/facets.ts';

/** Columns by which an offer is found, filtered, sorted and counted; all of them follow from what it says. */
export const searchColumns = (job: Filterable & { readonly title: string }) => ({
  titleKey: foldText(job.title),
  locationKey: foldText(job.location),
  codes: codesOf(job),
});
