import type { Context } from 'hono';
import type { jobCalls } from '../../shared/calls/jobs.ts';
import { pathOf } from '../../shared/calls/path.ts';
import { PAGE_SIZE } from '../../shared/job-values.ts';
import { NO_SUCH_JOB } from '../../shared/job-words.ts';
import { type JobsQuery, jobDetailSchema, type OwnJob, type PublicJob } from '../../shared/jobs.ts';
import type { Account } from '../db/accounts.ts';
import type { Database } from '../db/client.ts';
import { employersNamed } from '../db/employers.ts';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { publishedFor } from '../http/callers.ts';
import type { Handlers } from '../http/handlers.ts';
import {
  type Copy,
  hotListOf,
  type JsonResponse,
  readHotList,
  respondOrCopy,
  respondWithHotList,
} from '../http/hot-lists.ts';
import type { Ending } from '../http/outcome-address.ts';
import { countRead, isCommon } from '../http/rate-limit.ts';
import { sameSince } from '../http/same-since.ts';
import { delist, delistedSince } from '../http/show-change.ts';
import { COPY_SECONDS } from '../http/versions.ts';
import { lastSource, type Source, sourceOf } from '../search/open-index.ts';
import { similarWords } from '../text-search/conditions.ts';
import { suggest } from '../text-search/suggest.ts';
import { readCareerPage } from './career-page/read-career-page.ts';
import {
  deleteJob,
  editJob,
  type OwnJobChange,
  renewJob,
  restoreJob,
  setJobCategory,
  setJobStatus,
} from './change-job.ts';
import { countJobs, jobQuestion, listJobs, toPublicJob } from './list-queries.ts';
import { ownJobsFile } from './own-jobs-file.ts';
import { publishJob } from './publish-job.ts';
import {
  companiesFound,
  countByPlace,
  jobsByPublicIds,
  listOwnJobs,
  type OwnJobRow,
  ownJobsForFile,
  readJob,
  requireOwnJob,
  similarTo,
  toJobDetail,
  toOwnJob,
} from './queries.ts';
import { endInvitations, sendInvitations } from './send-invitations.ts';
import { endProposals } from './send-proposals.ts';
import { reportSuspicious } from './suspicions/report-suspicious.ts';

type Change = {
  readonly c: Context<AppEnv>;
  readonly db: Database;
  readonly now: Date;
  readonly account: Account;
  readonly params: { readonly id: string };
};

async function respondWithChange(
  { c, db, now, account, params }: Change,
  make: (db: Database, change: OwnJobChange) => Promise<OwnJobRow>,
): Promise<OwnJob> {
  const row = await make(db, { account, publicId: params.id, now });
  if (row.status !== 'open') delist(c, [row.publicId]);
  return toOwnJob(row, { account, now });
}

export const jobHandlers: Handlers<typeof jobCalls> = {
  'GET /api/jobs': ({ c, query }) => respondWithList(c, query),
  'GET /api/jobs/counts': ({ c, now }) =>
    respondWithNumbers(c, async (source) => {
      const counts = await countByPlace(source, now);
      return { body: JSON.stringify(counts), headers: { 'X-Total-Count': String(counts.length) } };
    }),
  'GET /api/jobs/filters': ({ c, now, query }) =>
    respondWithNumbers(c, async (source) => ({
      body: JSON.stringify(await countJobs(source, query, now)),
      headers: {},
    })),
  'GET /api/jobs/suggestions': ({ c, now, query }) =>
    suggest(query.search ?? '', {
      source: sourceOf(c),
      kind: 'jobs',
      now,
      companies: (condition) => companiesFound(sourceOf(c), condition, now),
      pages: (words) => employersNamed(c.get('db'), words),
    }),
  'GET /api/jobs/saved': ({ db, now, query }) => jobsByPublicIds(db, query.ids, now),
  'GET /api/jobs/:id': ({ c, params }) => respondWithJob(c, params.id),
  'GET /api/jobs/:id/similar': async ({ c, now, params, query }) => {
    const rows = await similarTo(sourceOf(c), params.id, { isNear: query.near !== undefined, now });
    if (rows === null) throw new DomainError('not-found', NO_SUCH_JOB);
    return rows.map((row) => toPublicJob(row, now));
  },
  'POST /api/jobs': async ({ c, db, now, config, account, body, query }) => {
    const capped = config.RATE_LIMITS === 'on';
    const ownerId = publishedFor(account, query.employer);
    const publication = { ownerId, actor: account, body, sameSince: sameSince(c), capped, now };
    const { row, created } = await publishJob(db, publication);
    if (created) await reportSuspicious(db, { row, config, now });
    c.header('Location', pathOf('GET /api/jobs/:id', { id: row.publicId }));
    return { status: created ? 201 : 200, body: toPublicJob(row, now) };
  },
  'POST /api/jobs/from-page': ({ now, config, body }) => readCareerPage(body.address, config, now),
  // Offers of the account that asks and of those it works for, in whatever state.
  'GET /api/own-jobs': async ({ db, now, account, query }) => {
    const page = await listOwnJobs(db, { account, query, now });
    return { ...page, rows: page.rows.map((row) => toOwnJob(row, { account, now })) };
  },
  'GET /api/own-jobs/csv': async ({ db, now, config, account }) =>
    ownJobsFile(await ownJobsForFile(db, account, now), { siteUrl: config.SITE_URL, now }),
  'GET /api/own-jobs/:id': async ({ db, now, account, params }) =>
    toOwnJob(await requireOwnJob(db, { account, publicId: params.id, now }), { account, now }),
  'PATCH /api/jobs/:id': (requested) =>
    respondWithChange(requested, async (db, change) => {
      const { config, now } = requested;
      const row = await editJob(db, { ...change, body: requested.body });
      await reportSuspicious(db, { row, config, now });
      return row;
    }),
  'PUT /api/jobs/:id/status': (requested) =>
    respondWithChange(requested, (db, change) => setJobStatus(db, { ...change, ...requested.body })),
  'PUT /api/jobs/:id/category': (requested) =>
    respondWithChange(requested, (db, change) => setJobCategory(db, { ...change, ...requested.body })),
  'POST /api/jobs/:id/renew': (requested) =>
    respondWithChange(requested, (db, change) => renewJob(db, { ...change, ...requested.body })),
  'DELETE /api/jobs/:id': (requested) => respondWithChange(requested, deleteJob),
  'POST /api/jobs/:id/restore': (requested) => respondWithChange(requested, restoreJob),
  'POST /api/jobs/:id/season-invitations': async ({ db, site, account, params }) => ({
    message: await sendInvitations(db, { account, publicId: params.id, ...site }),
  }),
};

export const SEASON_ENDINGS: readonly Ending[] = [
  {
    purpose: 'end-proposals',
    end: ({ db }, owner) => endProposals(db, owner),
    done: 'Non ti proponiamo più di ripubblicare.',
  },
  {
    purpose: 'end-invitations',
    end: ({ c, db, now }, application) => endInvitations(db, c.env.CV_FILES, application, now),
    done: 'Non ti ricontattano più: quello che restava per la prossima stagione è cancellato.',
  },
];

function respondWithList(c: Context<AppEnv>, query: JobsQuery): Promise<Response> {
  // Refuses a query before a kept list could answer it.
  jobQuestion(query);
  const stillOpen = (copy: Copy) => stillOpenIn(c, copy);
  return respondWithHotList(c, { of: 'offers', query, stillOpen }, async (db) => {
    const page = await listJobs(sourceOf(c, db), query, c.get('now'));
    return { ...page, rows: page.rows.map((row) => toPublicJob(row, c.get('now'))) };
  });
}

/** Of a copy of a list, the offers that are open for all that is known without the database. */
async function stillOpenIn(c: Context<AppEnv>, copy: Copy): Promise<Copy> {
  const isDelisted = await delistedSince(c.env.LISTS, copy);
  // Its sum says that it is what was kept.
  const stored: readonly PublicJob[] = JSON.parse(copy.body);
  const open = stored.filter(({ id, validThrough }) => new Date(validThrough) > c.get('now') && !isDelisted(id));
  const { 'X-Total-Count': total, ...headers } = copy.headers;
  const left = total === undefined ? {} : { 'X-Total-Count': String(Number(total) - stored.length + open.length) };
  return { ...copy, body: JSON.stringify(open), headers: { ...headers, ...left } };
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
      const last = await lastSource(c);
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
const respondWithJob = (c: Context<AppEnv>, publicId: string): Promise<Response> =>
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

async function lastCopy(c: Context<AppEnv>, publicId: string): Promise<Copy | null> {
  const stored = (await cachedJob(c, publicId).catch(() => null)) ?? (await listedJob(c, publicId));
  if (stored === null || (await delistedSince(c.env.LISTS, stored))(publicId)) return null;
  const { job, madeAt } = stored;
  const ended = job.open && new Date(job.validThrough) <= c.get('now');
  const body = JSON.stringify(ended ? { ...job, open: false, status: 'expired' } : job);
  return { body, headers: {}, madeAt };
}

/** Copy of an earlier response; one of another release counts only if it has the shape of this one. */
async function cachedJob(c: Context<AppEnv>, publicId: string) {
  const found = await caches.default.match(copyKey(c, publicId));
  const job = jobDetailSchema.safeParse(await found?.json()).data;
  return job ? { job, madeAt: new Date(found?.headers.get(MADE_AT) ?? 0) } : null;
}

/** The offer out of the list that most people come from. */
async function listedJob(c: Context<AppEnv>, publicId: string) {
  const list = hotListOf('offers', { limit: PAGE_SIZE });
  const copy = list && (await readHotList(c.env.LISTS, list, c.get('now'))).copy;
  const listed: readonly PublicJob[] = JSON.parse(copy?.body ?? '[]');
  const job = listed.find(({ id }) => id === publicId);
  if (!copy || !job) return null;
  const unread = { answers: null, employerPage: null, occupation: null };
  return { job: { ...job, ...unread, similarSearch: similarWords(job.title) }, madeAt: copy.madeAt };
}
