import type { Context } from 'hono';
import { pathOf } from '../../shared/calls/path.ts';
import { NO_SUCH_JOB } from '../../shared/ended-job.ts';
import { PAGE_SIZE } from '../../shared/job-values.ts';
import { type JobDetail, jobDetailSchema, type PublicJob } from '../../shared/jobs.ts';
import type { JobRow } from '../db/tables/jobs.ts';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { readHotList } from '../http/hot-lists.ts';
import { COPY_SECONDS, type Copy, type JsonResponse, respondOrCopy } from '../http/last-copy.ts';
import { delistedSince } from '../http/show-change.ts';
import { similarWords } from '../text-search/similar.ts';
import { readJob } from './queries.ts';
import { hotListKey } from './respond-with-list.ts';
import { toJobDetail } from './to-public-job.ts';

const MADE_AT = 'X-Made-At';

/**
 * Answers an offer. Answers leave a copy in this data centre's cache for a day, the fallback when D1 fails or is slow;
 * without it, the offer as the first page of all offers shows it (docs/adr/0004-copies-while-something-is-away.md).
 */
export const respondWithJob = (c: Context<AppEnv>, publicId: string): Promise<Response> =>
  respondOrCopy(
    c,
    () => fromDatabase(c, publicId),
    () => lastCopy(c, publicId).catch(() => null),
  );

async function fromDatabase(c: Context<AppEnv>, publicId: string): Promise<JsonResponse> {
  const row = await readJob(c.get('db'), publicId);
  if (row === null) {
    kept.delete(publicId);
    c.executionCtx.waitUntil(caches.default.delete(copyKey(c, publicId)).catch(() => undefined));
    throw new DomainError('not-found', NO_SUCH_JOB);
  }
  const body = JSON.stringify(toJobDetail(row, c.get('now')));
  if (!isKept(row.job, c.get('now'))) c.executionCtx.waitUntil(keepCopy(c, row.job, body));
  return { body, headers: {} };
}

/** Copies that this isolate has stored lately, by public id: one for every view would be waste. */
const kept = new Map<string, { readonly updatedAt: number; readonly at: number }>();
const KEPT_MS = 5 * 60_000;
const MOST_KEPT = 500;

function isKept({ publicId, updatedAt }: JobRow, now: Date): boolean {
  const known = kept.get(publicId);
  return known?.updatedAt === updatedAt.getTime() && Math.abs(now.getTime() - known.at) < KEPT_MS;
}

/** One for all hosts that the site is reached at. */
const copyKey = (c: Context<AppEnv>, publicId: string): string =>
  new URL(`/last-copy${pathOf('GET /api/jobs/:id', { id: publicId })}`, c.get('config').SITE_URL).href;

/** Never throws: where it fails, the next view tries again. */
async function keepCopy(c: Context<AppEnv>, { publicId, updatedAt }: JobRow, body: string): Promise<void> {
  const now = c.get('now');
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(publicId, { updatedAt: updatedAt.getTime(), at: now.getTime() });
  const headers = { 'Cache-Control': `public, max-age=${COPY_SECONDS}`, [MADE_AT]: now.toISOString() };
  await caches.default
    .put(copyKey(c, publicId), new Response(body, { headers }))
    .catch(() => void kept.delete(publicId));
}

type Kept = { readonly job: JobDetail; readonly madeAt: Date };

async function lastCopy(c: Context<AppEnv>, publicId: string): Promise<Copy | null> {
  const [now, kept] = [c.get('now'), (await keptJob(c, publicId).catch(() => null)) ?? (await listedJob(c, publicId))];
  if (kept === null) return null;
  const { job, madeAt } = kept;
  const isDelisted = await delistedSince(c.env.LISTS, kept);
  if (isDelisted(publicId)) return null;
  const ended = job.open && new Date(job.validThrough) <= now;
  const body = JSON.stringify(ended ? { ...job, open: false, status: 'expired' } : job);
  return { body, headers: {}, madeAt };
}

/** Copy of an earlier response; one of another release counts only if it has the shape of this one. */
async function keptJob(c: Context<AppEnv>, publicId: string): Promise<Kept | null> {
  const found = await caches.default.match(copyKey(c, publicId));
  const job = jobDetailSchema.safeParse(await found?.json()).data;
  return job ? { job, madeAt: new Date(found?.headers.get(MADE_AT) ?? 0) } : null;
}

/** The offer out of the list that most people come from. */
async function listedJob(c: Context<AppEnv>, publicId: string): Promise<Kept | null> {
  const key = hotListKey({ limit: PAGE_SIZE });
  const { copy } = await readHotList(c.env.LISTS, { key: key ?? '', part: 'offers' }, c.get('now'));
  const listed: readonly PublicJob[] = copy ? JSON.parse(copy.body) : [];
  const job = listed.find(({ id }) => id === publicId);
  if (!copy || !job) return null;
  const detail = { ...job, answers: null, similarSearch: similarWords(job.title) };
  return { job: detail, madeAt: new Date(copy.writtenAt) };
}
