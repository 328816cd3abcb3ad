import { PAGE_SIZE } from '../../../shared/job-values.ts';
import { type PagesOf, pagesOptions, readOptions } from '../../api/call-options.ts';
import { type JobSearch, jobFilterParams, jobListParams } from './job-search.ts';

export type JobPages = PagesOf<'GET /api/jobs'>;

/** The offers of a search, page by page from the one its address names. */
export const jobListOptions = (search: JobSearch, limit: number = PAGE_SIZE) =>
  pagesOptions('GET /api/jobs', { query: { ...jobListParams(search), limit } });

/** How many offers a search finds, and how many each value of each filter would. */
export const jobFiltersOptions = (search: JobSearch) =>
  readOptions('GET /api/jobs/filters', { query: jobFilterParams(search) }, { meta: { optional: true } });
