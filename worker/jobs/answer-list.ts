import type { Context } from 'hono';
import { RADIUS } from '../../shared/job-values.ts';
import type { JobFiltersQuery, JobsQuery, PublicJob } from '../../shared/jobs.ts';
import { apiPath } from '../../shared/paths.ts';
import { resolvePlaces } from '../../shared/places/resolve-places.ts';
import type { Database } from '../db/client.ts';
import type { AppEnv } from '../env.ts';
import { answerHotList } from '../http/answer-hot-list.ts';
import type { Answer, Copy } from '../http/last-copy.ts';
import { listAnswer } from '../http/list-answer.ts';
import { withdrawnSince } from '../http/withdrawn.ts';
import { jobTallies } from './count-jobs.ts';
import { listJobs } from './queries.ts';
import { countSearch } from './search/count-search.ts';
import { toPublicJob } from './to-public-job.ts';

const HOT_LIMITS = [10, 20, 50, 100];

/**
 * Key of a hot list; null for what is not one. The set is bounded: no free text, no position, first pages only.
 */
export function hotListKey(query: JobsQuery): string | null {
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
  answerHotList(c, hotListKey(query), (db) => fromDatabase(db, query, c.get('now')), {
    outdated: true,
    shown: (copy) => shownOf(c, copy),
  });

/** Of a copy of a list, the offers that are open for all that is known without the database. */
async function shownOf(c: Context<AppEnv>, copy: Copy): Promise<Copy> {
  const isWithdrawn = await withdrawnSince(c.env.LISTS, copy);
  // Its sum says that it is what was kept.
  const kept: readonly PublicJob[] = JSON.parse(copy.body);
  const shown = kept.filter(({ id, validThrough }) => new Date(validThrough) > c.get('now') && !isWithdrawn(id));
  const { 'X-Total-Count': total, ...headers } = copy.headers;
  const left = total === undefined ? {} : { 'X-Total-Count': String(Number(total) - kept.length + shown.length) };
  return { ...copy, body: JSON.stringify(shown), headers: { ...headers, ...left } };
}

async function fromDatabase(db: Database, query: JobsQuery, now: Date): Promise<Answer> {
  const page = await listJobs(db, query, now);
  return listAnswer(page, { path: apiPath.jobs(), query, toItem: (row) => toPublicJob(row, now) });
}

/** How many open offers there are: in all, by municipality and by category. */
export const answerCounts = (c: Context<AppEnv>): Promise<Response> =>
  answerHotList(
    c,
    'job-counts',
    async (db) => {
      const counts = await jobTallies(db, c.get('now'));
      return { body: JSON.stringify(counts), headers: { 'X-Total-Count': String(counts.length) } };
    },
    { outdated: true },
  );

/** What a search finds, and what each filter would: hot where its list is. */
export function answerFilters(c: Context<AppEnv>, query: JobFiltersQuery): Promise<Response> {
  const key = hotSearchKey(query);
  const read = async (db: Database) => ({
    body: JSON.stringify(await countSearch(db, query, c.get('now'))),
    headers: {},
  });
  return answerHotList(c, key && `job-filters|${key}`, read, { outdated: true });
}
