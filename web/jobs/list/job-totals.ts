import { useQuery } from '@tanstack/react-query';
import type { JobCount } from '../../../shared/jobs.ts';
import { readOptions } from '../../api/call-options.ts';
import type { ListPage } from '../../api/list-page.ts';

/** How many open offers there are: in all, and in each municipality (by its slug) that has any. */
export type JobTotals = { readonly total: number; readonly byTown: ReadonlyMap<string, number> };

/** Open offers in all, by municipality and by category. */
export const jobCountsOptions = () => readOptions('GET /api/jobs/counts', {});

function toTotals({ items }: ListPage<JobCount>): JobTotals {
  const ofTowns = items.flatMap(({ town, count }): [string, number][] => (town === null ? [] : [[town, count]]));
  const all = items.find(({ town, category }) => town === null && category === null);
  return { total: all?.count ?? 0, byTown: new Map(ofTowns) };
}

/** The totals; null while they are on their way, or where they did not arrive. */
export const useJobTotals = (): JobTotals | null => useQuery({ ...jobCountsOptions(), select: toTotals }).data ?? null;
