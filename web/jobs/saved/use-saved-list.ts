import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { MAX_SAVED } from '../../../shared/job-values.ts';
import type { JobSummary } from '../../../shared/jobs.ts';
import { readOptions } from '../../api/call-options.ts';
import { keepCopies, type SavedCopy, savedJobs, storedCopies, useSavedJobs } from '../../api/saved-jobs.ts';

/** `live` from the network, `copy` from the device, `gone` was deleted, `unknown` neither answered nor copied. */
export type SavedItem = {
  readonly id: string;
  readonly job: JobSummary | SavedCopy | null;
  readonly state: 'live' | 'copy' | 'gone' | 'loading' | 'unknown';
};

/** A removed offer stays listed until the page is left, so that it can be put back. */
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

const TEXTS = ['id', 'title', 'companyName', 'location', 'type', 'contract'];
const TIMES = ['postedDate', 'validThrough', 'copiedAt'];
const OTHER_TIMES = ['startDate', 'endDate', 'applyBy', 'confirmedAt'];
const AMOUNTS = ['salaryMin', 'salaryMax'];

function isCopy(value: object): value is SavedCopy {
  const field = (key: string): unknown => Reflect.get(value, key);
  return (
    TEXTS.every((key) => typeof field(key) === 'string') &&
    TIMES.every((key) => Date.parse(String(field(key))) > 0) &&
    OTHER_TIMES.every((key) => field(key) == null || Date.parse(String(field(key))) > 0) &&
    Array.isArray(field('shifts')) &&
    AMOUNTS.every((key) => field(key) === null || typeof field(key) === 'number')
  );
}

export const readCopies = (): readonly SavedCopy[] => storedCopies().filter(isCopy);

/** These offers, open or ended, without deleted ones. Fetched on each visit: any of them may have ended. */
export const savedJobsOptions = (ids: readonly string[]) =>
  readOptions(
    'GET /api/jobs/saved',
    { query: { ids: ids.join(',') } },
    { staleTime: 0, retryOnMount: true, refetchOnReconnect: true, enabled: ids.length > 0 },
  );
