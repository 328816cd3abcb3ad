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
