import { queryOptions } from '@tanstack/react-query';
import type { PublicJob } from '../../shared/jobs.ts';
import { apiPath } from '../../shared/paths.ts';
import type { ListPage } from '../api/list-page.ts';

/** Offers that the page of ads shows. */
const LATEST = 10;

/**
 * The newest offers with the start of their descriptions, which other lists leave out of the document. The order that
 * lists have anyway makes it a key of its own.
 */
export const latestJobsOptions = () =>
  queryOptions<ListPage<PublicJob>>({
    queryKey: [apiPath.jobs(), { sort: 'recent', limit: LATEST }],
    meta: { excerpts: true },
  });
