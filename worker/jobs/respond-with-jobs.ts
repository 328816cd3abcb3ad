import type { Context } from 'hono';
import { pathOf } from '../../shared/calls/path.ts';
import { PAGE_SIZE } from '../../shared/job-values.ts';
import { NO_SUCH_JOB } from '../../shared/job-words.ts';
import {
  type JobDetail,
  type JobFiltersQuery,
  type JobsQuery,
  jobDetailSchema,
  type PublicJob,
} from '../../shared/jobs.ts';
import type { Database } from '../db/client.ts';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { readHotList } from '../http/hot-lists.ts';
import { COPY_SECONDS, type Copy, type JsonResponse, respondOrCopy } from '../http/last-copy.ts';
import { listResponse, respondWithHotList } from '../http/list-response.ts';
import { countRead, isCommon } from '../http/rate-limit.ts';
import { delistedSince } from '../http/show-change.ts';
import { hotListKey } from '../search/hot-list-key.ts';
import { lastSource, type Source, sourceOf } from '../search/open-index.ts';
import { jobQuestion } from '../search/to-question.ts';
import { similarWords } from '../text-search/trades.ts';
import { countByPlace, countJobs, listJobs, readJob } from './queries.ts';
import { toJobDetail, toPublicJob } from './to-public-job.ts';

const HOT_LIMITS = [10, 20, 50, 100];

export function respondWithList(c: Context<AppEnv>, query: JobsQuery): Promise<Response> {
  const key = hotListKey('jobs', query, HOT_LIMITS);
  // Refuses a query before a kept list could answer it.
  jobQuestion(query);
  const read = (db: Database) => readList(sourceOf(c, db), query, c.get('now'));
  return respondWithHotList(c, key === null ? null : { key, part: 'offers' }, read, {
    outdated: true,
    shown: (copy) => shownOf(c, copy),
  });
}

/** Of a copy of a list, the offers that are open for all that is known without the database. */
async function shownOf(c: Context<AppEnv>, copy: Copy): Promise<Copy> {
  const isDelisted = await delistedSince(c.env.LISTS, copy);
  // Its sum says that it is what was kept.
  const stored: readonly PublicJob[] = JSON.parse(copy.body);
  const shown = stored.filter(({ id, validThrough }) => new Date(validThrough) > c.get('now') && !isDelisted(id));
  const { 'X-Total-Count': total, ...headers } = copy.headers;
  const left = total === undefined ? {} : { 'X-Total-Count': String(Number(total) - stored.length + shown.length) };
  return { ...copy, body: JSON.stringify(shown), headers: { ...headers, ...left } };
}

async function readList(source: Source, query: JobsQuery, now: Date): Promise<JsonResponse> {
  const page = await listJobs(source, query, now);
  const rows = page.rows.map((row) => toPublicJob(row, now));
  return listResponse({ ...page, rows }, { path: pathOf('GET /api/jobs'), query });
}

export function respondWithCounts(c: Context<AppEnv>): Promise<Response> {
  const count = async (source: Source) => {
    const counts = await countByPlace(source, c.get('now'));
    return { body: JSON.stringify(counts), headers: { 'X-Total-Count': String(counts.length) } };
  };
  return respondWithNumbers(c, count);
}

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

const MADE_AT = 'X-Made-At';

/**
 * Answers an offer. Answers leave a copy in this data centre's cache for a day, the fallback when D1 fails or is slow;
 * without it, the offer as the first page of all offers shows it (docs/adr/0004-copies-while-something-is-away.md).
 */
export const respondWithJob = (c: Context<AppEnv>, publicId: string): Promise<Response> =>
  respondOrCopy(
    c,
    () => readDetail(c, publicId),
    () => lastCopy(c, publicId).catch(() => null),
  );

async function readDetail(c: Context<AppEnv>, publicId: string): Promise<JsonResponse> {
  const row = await readJob(c.get('db'), publicId);
  if (row === null) {
    c.executionCtx.waitUntil(caches.default.delete(copyKey(c, publicId)).catch(() => undefined));
    throw new DomainError('not-found', NO_SUCH_JOB);
  }
  const body = JSON.stringify(toJobDetail(row, c.get('now')));
  const headers = { 'Cache-Control': `public, max-age=${COPY_SECONDS}`, [MADE_AT]: c.get('now').toISOString() };
  // A failure is left to the next view, which tries again.
  const copied = caches.default.put(copyKey(c, publicId), new Response(body, { headers })).catch(() => undefined);
  c.executionCtx.waitUntil(copied);
  return { body, headers: {} };
}

/** One for all hosts that the site is reached at. */
const copyKey = (c: Context<AppEnv>, publicId: string): string =>
  new URL(`/last-copy${pathOf('GET /api/jobs/:id', { id: publicId })}`, c.get('config').SITE_URL).href;

type Cached = { readonly job: JobDetail; readonly madeAt: Date };

async function lastCopy(c: Context<AppEnv>, publicId: string): Promise<Copy | null> {
  const [now, stored] = [
    c.get('now'),
    (await cachedJob(c, publicId).catch(() => null)) ?? (await listedJob(c, publicId)),
  ];
  if (stored === null) return null;
  const { job, madeAt } = stored;
  const isDelisted = await delistedSince(c.env.LISTS, stored);
  if (isDelisted(publicId)) return null;
  const ended = job.open && new Date(job.validThrough) <= now;
  const body = JSON.stringify(ended ? { ...job, open: false, status: 'expired' } : job);
  return { body, headers: {}, madeAt };
}

/** Copy of an earlier response; one of another release counts only if it has the shape of this one. */
async function cachedJob(c: Context<AppEnv>, publicId: string): Promise<Cached | null> {
  const found = await caches.default.match(copyKey(c, publicId));
  const job = jobDetailSchema.safeParse(await found?.json()).data;
  return job ? { job, madeAt: new Date(found?.headers.get(MADE_AT) ?? 0) } : null;
}

/** The offer out of the list that most people come from. */
async function listedJob(c: Context<AppEnv>, publicId: string): Promise<Cached | null> {
  const key = hotListKey('jobs', { limit: PAGE_SIZE }, HOT_LIMITS);
  const { copy } = await readHotList(c.env.LISTS, { key: key ?? '', part: 'offers' }, c.get('now'));
  const listed: readonly PublicJob[] = copy ? JSON.parse(copy.body) : [];
  const job = listed.find(({ id }) => id === publicId);
  if (!copy || !job) return null;
  const detail = { ...job, answers: null, similarSearch: similarWords(job.title) };
  return { job: detail, madeAt: new Date(copy.writtenAt) };
}
