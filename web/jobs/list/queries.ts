import { useQuery } from '@tanstack/react-query';
import { PAGE_SIZE } from '../../../shared/job-values.ts';
import type { JobCount } from '../../../shared/jobs.ts';
import { type PagesOf, pagesOptions, readOptions } from '../../api/call-options.ts';
import type { ListPage } from '../../api/list-page.ts';
import type { Counted } from '../../content/figures.ts';
import { type JobSearch, jobFilterParams, jobListParams } from './job-search.ts';

export type JobPages = PagesOf<'GET /api/jobs'>;

export const jobListOptions = (search: JobSearch, limit: number = PAGE_SIZE) =>
  pagesOptions('GET /api/jobs', { query: { ...jobListParams(search), limit } });

export const jobFiltersOptions = (search: JobSearch) =>
  readOptions('GET /api/jobs/filters', { query: jobFilterParams(search) }, { meta: { optional: true } });

/** Open offers in all, by municipality (its slug), and in how many municipalities and categories. */
export type JobTotals = Counted & { readonly byTown: ReadonlyMap<string, number> };

/** Marks the counts on a page that is whole without them. */
type Alternatives = { readonly optional?: true };

export const jobCountsOptions = (meta: Alternatives = {}) => readOptions('GET /api/jobs/counts', {}, { meta });

function toTotals({ items }: ListPage<JobCount>): JobTotals {
  const ofTowns = items.flatMap(({ town, count }): [string, number][] => (town === null ? [] : [[town, count]]));
  const all = items.find(({ town, category }) => town === null && category === null);
  const categories = items.filter(({ category }) => category !== null).length;
  return { total: all?.count ?? 0, towns: ofTowns.length, categories, byTown: new Map(ofTowns) };
}

export const useJobTotals = (meta?: Alternatives): JobTotals | null =>
  useQuery({ ...jobCountsOptions(meta), select: toTotals }).data ?? null;
