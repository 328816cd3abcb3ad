import { useQuery } from '@tanstack/react-query';
import type { JobCount } from '../../../shared/jobs.ts';
import { grouped } from '../../../shared/numbers.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { jobCountText } from './job-texts.ts';
import { jobCountsOptions } from './job-totals.ts';

type OpenCountProps = Partial<Pick<JobCount, 'town' | 'category'>>;

/**
 * How many open offers a municipality or a category has, as its list says; its place while the number loads, nothing where
 * it did not come.
 */
export function OpenCount({ town = null, category = null }: OpenCountProps) {
  const { data, isError } = useQuery(jobCountsOptions());
  if (isError) return null;
  if (!data) return <Skeleton className="h-4 w-20" />;
  const found = data.items.find((row) => row.town === town && row.category === category);
  return jobCountText({ total: found?.count ?? 0, exact: true });
}

/** The number of all open offers, to stand alone. */
export function OpenTotal() {
  const { data, isError } = useQuery(jobCountsOptions());
  if (isError) return '–';
  if (!data) return <Skeleton className="h-8 w-20" />;
  const found = data.items.find(({ town, category }) => town === null && category === null);
  return grouped(found?.count ?? 0);
}
