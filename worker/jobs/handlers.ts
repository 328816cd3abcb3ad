import type { Context } from 'hono';
import type { jobCalls } from '../../shared/calls/jobs.ts';
import { pathOf } from '../../shared/calls/path.ts';
import { NO_SUCH_JOB } from '../../shared/job-words.ts';
import type { OwnJob } from '../../shared/jobs.ts';
import type { Account } from '../db/accounts.ts';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { publishedFor } from '../http/callers.ts';
import type { Handlers } from '../http/handlers.ts';
import { sameSince } from '../http/same-since.ts';
import { delist } from '../http/show-change.ts';
import { sourceOf } from '../search/open-index.ts';
import { suggest } from '../text-search/suggest.ts';
import { editJob, type OwnJobChange, renewJob, setJobCategory, setJobStatus } from './change-job.ts';
import { deleteJob, restoreJob } from './delete-job.ts';
import { listOwnJobs, type OwnJobRow, requireOwnJob } from './own-queries.ts';
import { publishJob } from './publish-job.ts';
import { companiesFound, jobsByPublicIds, similarTo } from './queries.ts';
import { respondWithCounts, respondWithFilters, respondWithJob, respondWithList } from './respond-with-jobs.ts';
import { reportSuspicious } from './suspicions/report-suspicious.ts';
import { toJobSummary, toOwnJob, toPublicJob } from './to-public-job.ts';

type Change = {
  readonly c: Context<AppEnv>;
  readonly now: Date;
  readonly account: Account;
  readonly params: { readonly id: string };
};

async function respondWithChange(
  { c, now, account, params }: Change,
  make: (change: OwnJobChange) => Promise<OwnJobRow>,
): Promise<OwnJob> {
  const row = await make({ account, publicId: params.id, now });
  if (row.status !== 'open') delist(c, [row.publicId]);
  return toOwnJob(row, { account, now });
}

export const jobHandlers: Handlers<typeof jobCalls> = {
  'GET /api/jobs': ({ c, query }) => respondWithList(c, query),
  'GET /api/jobs/counts': ({ c }) => respondWithCounts(c),
  'GET /api/jobs/filters': ({ c, query }) => respondWithFilters(c, query),
  'GET /api/jobs/suggestions': ({ c, now, query }) =>
    suggest(query.search ?? '', {
      source: sourceOf(c),
      kind: 'jobs',
      now,
      companies: (condition) => companiesFound(sourceOf(c), condition, now),
    }),
  'GET /api/jobs/saved': async ({ db, now, query }) =>
    (await jobsByPublicIds(db, query.ids)).map((row) => toJobSummary(row, now)),
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
  // Offers of the account that asks and of those it works for, in whatever state.
  'GET /api/own-jobs': async ({ db, now, account, query }) => {
    const page = await listOwnJobs(db, { account, query, now });
    return { ...page, rows: page.rows.map((row) => toOwnJob(row, { account, now })) };
  },
  'GET /api/own-jobs/:id': async ({ db, now, account, params }) =>
    toOwnJob(await requireOwnJob(db, { account, publicId: params.id, now }), { account, now }),
  'PATCH /api/jobs/:id': (requested) =>
    respondWithChange(requested, async (change) => {
      const row = await editJob(requested.db, { ...change, body: requested.body });
      await reportSuspicious(requested.db, { row, config: requested.config, now: requested.now });
      return row;
    }),
  'PUT /api/jobs/:id/status': (requested) =>
    respondWithChange(requested, (change) => setJobStatus(requested.db, { ...change, ...requested.body })),
  'PUT /api/jobs/:id/category': (requested) =>
    respondWithChange(requested, (change) => setJobCategory(requested.db, { ...change, ...requested.body })),
  'POST /api/jobs/:id/renew': (requested) =>
    respondWithChange(requested, (change) => renewJob(requested.db, { ...change, ...requested.body })),
  'DELETE /api/jobs/:id': (requested) => respondWithChange(requested, (change) => deleteJob(requested.db, change)),
  'POST /api/jobs/:id/restore': (requested) =>
    respondWithChange(requested, (change) => restoreJob(requested.db, change)),
};
