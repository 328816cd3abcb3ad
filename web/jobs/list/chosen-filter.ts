import { chipText, JOB_FILTER_NAMES } from '../../../shared/job-filters.ts';
import { type ChosenJobFilter, chosenFilters } from './chosen-filters.ts';
import { askedValues, type JobSearch, withoutFilter } from './job-search.ts';

/** A filter that is on with all of its values, in words, and the search without any of them; undefined where it is off. */
export function chosenFilter(search: JobSearch, filter: ChosenJobFilter['filter']): ChosenJobFilter | undefined {
  const [first, ...others] = chosenFilters(search).filter((one) => one.filter === filter);
  const name = JOB_FILTER_NAMES.find((one) => one === filter);
  if (first === undefined || name === undefined || others.length === 0) return first;
  return { ...first, label: chipText(name, askedValues(search, name)), without: withoutFilter(first.without, name) };
}
