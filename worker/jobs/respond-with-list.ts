import type { Context } from 'hono';
import { pathOf } from '../../shared/calls/path.ts';
import { JOB_FILTER_NAMES, jobFilter } from '../../shared/job-filters.ts';
import { RADIUS } from '../../shared/job-values.ts';
import type { JobFiltersQuery, JobsQuery, PublicJob } from '../../shared/jobs.ts';
import { resolvePlaces } from '../../shared/places/resolve-place.ts';
import type { Database } from '../db/client.ts';
import type { AppEnv } from '../env.ts';
import { type Copy, type JsonResponse, respondOrCopy } from '../http/last-copy.ts';
import { listResponse, respondWithHotList } from '../http/list-response.ts';
import { countRead, isCommon } from '../http/read-limit.ts';
import { delistedSince } from '../http/show-change.ts';
import { OFFERS, sayShown } from '../http/shown-parts.ts';
import type { Part } from '../http/versions.ts';
import { lastSource, type Source, sourceOf } from '../search/open-index.ts';
import { countByPlace, countJobs, listJobs } from './queries.ts';
import { toPublicJob } from './to-public-job.ts';
import { toQuestion } from './to-question.ts';

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
  // Refuses a query before a kept list could answer it.
  toQuestion(query);
  sayShown(c.req.raw, [OFFERS]);
  const read = (db: Database) => fromDatabase(sourceOf(c, db), query, c.get('now'));
  const common = isCommon(Object.entries(query));
  return respondWithHotList(c, key === null ? null : { key, part: OFFERS, common }, read, {
    outdated: true,
    shown: (copy) => shownOf(c, copy),
  });
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

async function fromDatabase(source: Source, query: JobsQuery, now: Date): Promise<JsonResponse> {
  const page = await listJobs(source, query, now);
  const rows = page.rows.map((row) => toPublicJob(row, now));
  return listResponse({ ...page, rows }, { path: pathOf('GET /api/jobs'), query });
}

/**
 * Parts of the counts beside a list: none. Documents show counts that are up to five minutes old.
 */
const NOTHING: readonly Part[] = [];

/** How many open offers there are: in all, by municipality and by category. */
export function respondWithCounts(c: Context<AppEnv>): Promise<Response> {
  sayShown(c.req.raw, NOTHING);
  const count = async (source: Source) => {
    const counts = await countByPlace(source, c.get('now'));
    return { body: JSON.stringify(counts), headers: { 'X-Total-Count': String(counts.length) } };
  };
  return respondWithNumbers(c, count, true);
}

/** Total and counts of a search. */
export function respondWithFilters(c: Context<AppEnv>, query: JobFiltersQuery): Promise<Response> {
  sayShown(c.req.raw, NOTHING);
  const count = async (source: Source) => ({
    body: JSON.stringify(await countJobs(source, query, c.get('now'))),
    headers: {},
  });
  return respondWithNumbers(c, count, hotSearchKey(query) !== null);
}

/**
 * Answers with numbers from the index; from the last one that is known, said to be old, where the database fails or is slow.
 * @param isHot false for numbers that few ask for, which count as reads
 */
async function respondWithNumbers(
  c: Context<AppEnv>,
  count: (source: Source) => Promise<JsonResponse>,
  isHot: boolean,
): Promise<Response> {
  if (!isHot || c.get('bookmark') !== null) await countRead(c);
  return respondOrCopy(
    c,
    () => count(sourceOf(c)),
    async () => {
      const last = await lastSource(c, 'jobs');
      // A text needs the database.
      const counted = last && (await count(last.source).catch(() => null));
      return last && counted && { ...counted, madeAt: last.madeAt };
    },
  );
}
