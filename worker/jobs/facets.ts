import {
  type CountedFilter,
  JOB_CATEGORIES,
  JOB_CONTRACTS,
  JOB_EXPERIENCES,
  JOB_TYPES,
  SHIFTS,
} from '../../shared/job-values.ts';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import { facet, NO_CELL, townsOf } from '../db/lists/facets.ts';
import type { NewJobRow } from '../db/tables/jobs.ts';

export type Filterable = Pick<
  NewJobRow,
  'location' | 'town' | 'category' | 'type' | 'contract' | 'experience' | 'cell'
> &
  Pick<NewJobRow, 'housing' | 'meals' | 'salaryMin' | 'salaryMax' | 'shifts' | 'openings' | 'startDate'>;

/** Everything an offer can be filtered by, as the text of the `facets` column. */
export function facetsOf(job: Filterable): string {
  const words = [
    facet('category', job.category),
    facet('type', job.type),
    facet('contract', job.contract),
    facet('experience', job.experience),
    facet('cell', job.cell ?? NO_CELL),
  ];
  for (const slug of townsOf(job.location, job.town)) words.push(facet('town', slug));
  if (job.housing) words.push(facet('with', 'housing'));
  if (job.meals) words.push(facet('with', 'meals'));
  if (saysPay(job)) words.push(facet('with', 'pay'));
  for (const shift of job.shifts ?? []) words.push(facet('shift', shift));
  if (hasOpenings(job)) words.push(facet('with', 'openings'));
  if (job.startDate) words.push(facet('start', job.startDate.slice(0, 7)));
  return words.join(' ');
}

/** Whether an offer says what it pays. */
export const saysPay = ({ salaryMin, salaryMax }: Pick<Filterable, 'salaryMin' | 'salaryMax'>): boolean =>
  (salaryMin ?? salaryMax ?? null) !== null;

/** Whether an offer is for more than one person. */
export const hasOpenings = ({ openings }: Pick<Filterable, 'openings'>): boolean => (openings ?? 1) > 1;

/** A value of a filter, as the query and the counts name it. */
type FilterValue = { readonly filter: CountedFilter; readonly value: string };

const worded = (filter: CountedFilter, kind: string, values: readonly string[]): [string, FilterValue][] =>
  values.map((value) => [facet(kind, value), { filter, value }]);

const ticked = (filter: CountedFilter): [string, FilterValue] => [facet('with', filter), { filter, value: 'true' }];

const FILTER_VALUES: ReadonlyMap<string, FilterValue> = new Map([
  ...worded('category', 'category', JOB_CATEGORIES),
  ...worded('type', 'type', JOB_TYPES),
  ...worded('contract', 'contract', JOB_CONTRACTS),
  ...worded('experience', 'experience', JOB_EXPERIENCES),
  ...worded('shift', 'shift', SHIFTS),
  ...worded(
    'location',
    'town',
    MUNICIPALITIES.map(({ slug }) => slug),
  ),
  ...(['pay', 'housing', 'meals', 'openings'] as const).map(ticked),
]);

/** What a word of the facets is found by; null for a position, and for what is no such word. */
export function filterValueOf(word: string): FilterValue | null {
  const [, year, month] = /^start(\d{4})m(\d\d)$/.exec(word) ?? [];
  return year && month ? { filter: 'start', value: `${year}-${month}` } : (FILTER_VALUES.get(word) ?? null);
}
