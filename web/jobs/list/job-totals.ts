import { useQuery } from '@tanstack/react-query';
import { type JobTotals, jobCountsOptions, toTotals } from './job-counts.ts';

/** The totals; null while they are on their way, or where they did not arrive. */
export const useJobTotals = (): JobTotals | null => useQuery({ ...jobCountsOptions(), select: toTotals }).data ?? null;
