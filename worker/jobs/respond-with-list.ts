import type { Context } from 'hono';
import { pathOf } from '../../shared/calls/path.ts';
import { JOB_FILTER_NAMES, jobFilter } from '../../shared/job-filters.ts';
import { RADIUS } from '../../shared/job-values.ts';
import type { JobFiltersQuery, JobsQuery, PublicJob } from '../../shared/jobs.ts';
import { resolvePlaces } from '../../shared/places/resolve-place.ts';
import type { Database } from '../db/client.ts';
import type { AppEnv } from '../env.ts';
import type { Copy, JsonResponse } from '../http/last-copy.ts';
import { listResponse, respondWithHotList } from '../http/list-response.ts';
import { isCommon } from '../http/read-limit.ts';
import { shareReads } from '../http/share-reads.ts';
import { delistedSince } from '../http/show-change.ts';
import { OFFERS, type Part, sayShown } from '../http/shown-parts.ts';
import { jobTallies } from './filters/count-jobs.ts';
import { countSearch } from './filters/count-search.ts';
import { listJobs } from './queries.ts';
import { partsOfList } from './shown-parts.ts';
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

const HOT_FILTERS = JOB_FILTER_NAMES.filter((name) => jobFilter(name).hot);
/** All that a hot list may be asked for with; `exact` and `v` say how a text is read, and there is none. */
const HOT: readonly string[] = ['location', 'town', 'radius', ...HOT_FILTERS, 'sort', 'limit', 'exact', 'v'];

/** Key of a search without its order and page; null for a search that is not hot, as one for several values of a filter. */
function hotSearchKey(query: JobFiltersQuery): string | null {
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && String(value).trim() !== '');
  if (asked.some(([name, value]) => !HOT.includes(name) || [value].flat().length > 1)) return null;
  const [place, ...others] = resolvePlaces(query.location ?? '');
  if ((query.location?.trim() && place === undefined) || others.length > 0) return null;
  const { town = '', radius = '' } = query;
  if (radius !== '' && radius % RADIUS.step !== 0) return null;
  return [town, radius, town ? '' : (place?.slug ?? ''), ...HOT_FILTERS.map((name) => query[name] ?? '')].join('|');
}

/** The list a query asks for. */
export function respondWithList(c: Context<AppEnv>, query: JobsQuery): Promise<Response> {
  const key = hotListKey(query);
  const parts = partsOfList(query);
  sayShown(c.req.raw, parts);
  return respondWithHotList(
    c,
    key === null ? null : { key, parts, common: isCommon(Object.entries(query)) },
    (db) => fromDatabase(db, query, c.get('now')),
    {
      outdated: true,
      shown: (copy) => shownOf(c, copy),
    },
  );
}

/** Of a copy of a list, the offers that are open for all that is known without the database. */
async function shownOf(c: Context<AppEnv>, copy: Copy): Promise<Copy> {
  const isDelisted = await delistedSince(c.env.LISTS, copy);
  // Its sum says that it is what was kept.
  const kept: readonly PublicJob[] = JSON.parse(copy.body);
  const shown = kept.filter(({ id, validThrough }) => new Date(validThrough) > c.get('now') && !isDelisted(id));
  const { 'X-Total-Count': total, ...headers } = copy.headers;
  const left = total === undefined ? {} : { 'X-Total-Count': String(Number(total) - kept.length + shown.length) };
  return { ...copy, body: JSON.stringify(shown), headers: { ...headers, ...left } };
}

async function fromDatabase(db: Database, query: JobsQuery, now: Date): Promise<JsonResponse> {
  const page = await listJobs(db, query, now, shareReads(db));
  const rows = page.rows.map((row) => toPublicJob(row, now));
  return listResponse({ ...page, rows }, { path: pathOf('GET /api/jobs'), query });
}

/**
 * Parts of the counts beside a list: none. Documents show counts that are up to five minutes old, as an offer in one
 * town would otherwise make the pages of all towns stale.
 */
const NOTHING: readonly Part[] = [];

/** How many open offers there are: in all, by municipality and by category. */
export function respondWithCounts(c: Context<AppEnv>): Promise<Response> {
  sayShown(c.req.raw, NOTHING);
  return respondWithHotList(
    c,
    { key: 'job-counts', parts: [OFFERS], common: true },
    async (db) => {
      const counts = await jobTallies(db, c.get('now'), shareReads(db));
      return { body: JSON.stringify(counts), headers: { 'X-Total-Count': String(counts.length) } };
    },
    { outdated: true },
  );
}

/** Total and counts of a search: hot if its list is. */
export function respondWithFilters(c: Context<AppEnv>, query: JobFiltersQuery): Promise<Response> {
  const key = hotSearchKey(query);
  sayShown(c.req.raw, NOTHING);
  const read = async (db: Database) => ({
    body: JSON.stringify(await countSearch(db, query, c.get('now'), shareReads(db))),
    headers: {},
  });
  const common = isCommon(Object.entries(query));
  const list = key === null ? null : { key: `job-filters|${key}`, parts: [OFFERS], common };
  return respondWithHotList(c, list, read, { outdated: true });
}
