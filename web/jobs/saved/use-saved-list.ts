import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { MAX_SAVED } from '../../../shared/job-values.ts';
import type { JobSummary } from '../../../shared/jobs.ts';
import { keepCopies, type SavedCopy } from '../../api/saved-copies.ts';
import { savedJobs, useSavedJobs } from '../../api/saved-jobs.ts';
import { readCopies } from './read-copies.ts';
import { savedJobsOptions } from './saved-queries.ts';

/**
 * A saved offer as it is known: `live` from the network, `copy` from the device, where the network fails; `gone` was
 * deleted; `unknown` neither answered nor copied.
 */
export type SavedItem = {
  readonly id: string;
  readonly job: JobSummary | SavedCopy | null;
  readonly state: 'live' | 'copy' | 'gone' | 'loading' | 'unknown';
};

/**
 * The saved offers of this device, newest first. A removed one stays listed until the page is left, so that it can be put
 * back.
 */
export function useSavedList() {
  const saved = useSavedJobs();
  const [listed, setListed] = useState(saved);
  const added = saved.filter((id) => !listed.includes(id));
  if (added.length > 0) setListed([...added, ...listed].slice(0, MAX_SAVED));
  const [copies] = useState(readCopies);
  const { data, isPlaceholderData, isError, isFetching, refetch } = useQuery({
    ...savedJobsOptions(listed),
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    if (data) keepCopies(data, savedJobs());
  }, [data]);
  const items = listed.map((id): SavedItem => {
    const live = data?.find((job) => job.id === id);
    if (live) return { id, job: live, state: 'live' };
    const copy = copies.find((job) => job.id === id) ?? null;
    if (data && !isPlaceholderData) return { id, job: copy, state: 'gone' };
    if (!isError) return { id, job: copy, state: 'loading' };
    return { id, job: copy, state: copy ? 'copy' : 'unknown' };
  });
  return { saved, items, failed: isError && !data, isFetching, refetch };
}
