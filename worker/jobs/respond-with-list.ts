import type { Context } from 'hono';
import { pathOf } from '../../shared/calls/path.ts';
import type { JobFiltersQuery, JobsQuery, PublicJob } from '../../shared/jobs.ts';
import { resolvePlaces } from '../../shared/places/resolve-place.ts';
import type { Database } from '../db/client.ts';
import type { AppEnv } from '../env.ts';
import { type Copy, type JsonResponse, respondOrCopy } from '../http/last-copy.ts';
import { listResponse, respondWithHotList } from '../http/list-response.ts';
import { countRead, isCommon } from '../http/read-limit.ts';
import { delistedSince } from '../http/show-change.ts';
import { lastSource, type Source, sourceOf } from '../search/open-index.ts';
import { countByPlace, countJobs, listJobs } from './queries.ts';
import { toPublicJob } from './to-public-job.ts';
import { toQuestion } from './to-question.ts';

const HOT_LIMITS = [10, 20, 50, 100];

/** All that a hot list may be asked for with; `exact` and `v` say how a text is read, and there is none. */
const HOT: readonly string[] = ['location', 'town', 'category', 'sort', 'limit', 'exact', 'v'];

/** Key of a hot list; null for what is not one. The set is bounded: first pages of all offers, of one place or of one category. */
export function hotListKey(query: JobsQuery): string | null {
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && String(value).trim() !== '');
  if (asked.some(([name]) => !HOT.includes(name)) || !HOT_LIMITS.includes(query.limit)) return null;
  const places = resolvePlaces(query.location ?? '');
  if (query.location?.trim() && places.length !== 1) return null;
  const named = [
    ...(query.town ? [query.town] : []),
    ...places.map(({ slug }) => `in ${slug}`),
    ...(query.category ?? []),
  ];
  return named.length > 1 ? null : ['jobs', ...named, query.sort ?? 'recent', query.limit].join('|');
}

/** The list a query asks for. */
export function respondWithList(c: Context<AppEnv>, query: JobsQuery): Promise<Response> {
  const key = hotListKey(query);
  // Refuses a query before a kept list could answer it.
  toQuestion(query);
  const read = (db: Database) => fromDatabase(sourceOf(c, db), query, c.get('now'));
  return respondWithHotList(c, key === null ? null : { key, part: 'offers' }, read, {
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

/** How many open offers there are: in all, by municipality and by category. */
export function respondWithCounts(c: Context<AppEnv>): Promise<Response> {
  const count = async (source: Source) => {
    const counts = await countByPlace(source, c.get('now'));
    return { body: JSON.stringify(counts), headers: { 'X-Total-Count': String(counts.length) } };
  };
  return respondWithNumbers(c, count);
}

/** Total and counts of a search. */
export function respondWithFilters(c: Context<AppEnv>, query: JobFiltersQuery): Promise<Response> {
  const count = async (source: Source) => ({
    body: JSON.stringify(await countJobs(source, query, c.get('now'))),
    headers: {},
  });
  return respondWithNumbers(c, count);
}

/** Answers with numbers from the index; from the last one that is known, said to be old, where the database fails or is slow. */
async function respondWithNumbers(
  c: Context<AppEnv>,
  count: (source: Source) => Promise<JsonResponse>,
): Promise<Response> {
  if (!isCommon(Object.entries(c.req.query())) || c.get('bookmark') !== null) await countRead(c);
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
