import { facet, NO_CELL } from '../db/lists/facets.ts';
import type { NewJobRow } from '../db/tables/jobs.ts';

type Filterable = Pick<NewJobRow, 'town' | 'category' | 'type' | 'contract' | 'experience' | 'cell'> &
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
  if (job.town) words.push(facet('town', job.town));
  if (job.housing) words.push(facet('with', 'housing'));
  if (job.meals) words.push(facet('with', 'meals'));
  if ((job.salaryMin ?? job.salaryMax ?? null) !== null) words.push(facet('with', 'pay'));
  for (const shift of job.shifts ?? []) words.push(facet('shift', shift));
  if ((job.openings ?? 1) > 1) words.push(facet('with', 'openings'));
  if (job.startDate) words.push(facet('start', job.startDate.slice(0, 7)));
  return words.join(' ');
}
