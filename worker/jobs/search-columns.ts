import { foldText } from '../../shared/text.ts';
import { cellKey } from '../db/lists/facets.ts';
import { type Filterable, facetsOf } from './facets.ts';
import { factsOf } from './facts.ts';

type Searchable = Omit<Filterable, 'cell'> & {
  readonly title: string;
  readonly lat?: number | null | undefined;
  readonly lon?: number | null | undefined;
};

/** What an offer is found, filtered, sorted and counted by; all of it follows from what it says and where it is. */
export function searchColumns(job: Searchable) {
  const cell = job.lat == null || job.lon == null ? null : cellKey(job.lat, job.lon);
  return {
    titleKey: foldText(job.title),
    locationKey: foldText(job.location),
    cell,
    facets: facetsOf({ ...job, cell }),
    facts: factsOf(job),
  };
}
