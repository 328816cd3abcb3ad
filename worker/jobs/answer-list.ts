import type { Context } from 'hono';
import { RADIUS } from '../../shared/job-values.ts';
import type { JobFiltersQuery, JobsQuery } from '../../shared/jobs.ts';
import { apiPath } from '../../shared/paths.ts';
import { resolvePlaces } from '../../shared/places/resolve-places.ts';
import type { Database } from '../db/client.ts';
import type { AppEnv } from '../env.ts';
import { answerHotList } from '../http/answer-hot-list.ts';
import type { ListAnswer } from '../http/hot-lists.ts';
import { listAnswer } from '../http/list-answer.ts';
import { jobTallies } from './count-jobs.ts';
import { listJobs } from './queries.ts';
import { countSearch } from './search/count-search.ts';
import { toPublicJob } from './to-public-job.ts';

const HOT_LIMITS = [10, 20, 50, 100];

/**
 * Key of a hot list; null for what is not one. The set is bounded: no free text, no position, first pages only.
 */
function hotListKey(query: JobsQuery): string | null {
  if (query.cursor !== undefined || !HOT_LIMITS.includes(query.limit)) return null;
  const what = hotSearchKey(query);
  return what && ['jobs', what, query.sort ?? 'recent', query.limit].join('|');
}

/** What is asked for, whatever its order and page; null where that is one of too many. */
function hotSearchKey(query: JobFiltersQuery): string | null {
  if (query.search?.trim() || query.lat !== undefined || query.posted !== undefined) return null;
  if (query.type || query.contract || query.experience) return null;
  if (query.housing || query.meals || query.pay || query.openings || query.shift || query.start) return null;
  const [place, ...others] = resolvePlaces(query.location ?? '');
  if ((query.location?.trim() && place === undefined) || others.length > 0) return null;
  const { town = '', radius = '', category = '' } = query;
  if (radius !== '' && radius % RADIUS.step !== 0) return null;
  return [town, radius, town ? '' : (place?.slug ?? ''), category].join('|');
}

/** The list a query asks for. */
export const answerList = (c: Context<AppEnv>, query: JobsQuery): Promise<Response> =>
  answerHotList(c, hotListKey(query), (db) => fromDatabase(db, query, c.get('now')));

async function fromDatabase(db: Database, query: JobsQuery, now: Date): Promise<ListAnswer> {
  const page = await listJobs(db, query, now);
  return listAnswer(page, { path: apiPath.jobs(), query, toItem: (row) => toPublicJob(row, now) });
}

/** How many open offers there are: in all, by municipality and by category. */
export const answerCounts = (c: Context<AppEnv>): Promise<Response> =>
  answerHotList(c, 'job-counts', async (db) => {
    const counts = await jobTallies(db, c.get('now'));
    return { body: JSON.stringify(counts), headers: { 'X-Total-Count': String(counts.length) } };
  });

/** What a search finds, and what each filter would: hot where its list is. */
export function answerFilters(c: Context<AppEnv>, query: JobFiltersQuery): Promise<Response> {
  const key = hotSearchKey(query);
  return answerHotList(c, key && `job-filters|${key}`, async (db) => ({
    body: JSON.stringify(await countSearch(db, query, c.get('now'))),
    headers: {},
  }));
}
