import { type Context, Hono } from 'hono';
import {
  editJobBody,
  jobFiltersQuery,
  jobsQuery,
  ownJobsQuery,
  publishJobBody,
  renewJobBody,
  savedJobsQuery,
  setJobStatusBody,
} from '../../shared/jobs.ts';
import { ownApiPath } from '../../shared/own-api-path.ts';
import { apiPath } from '../../shared/paths.ts';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { countToday } from '../http/daily-cap.ts';
import { listAnswer } from '../http/list-answer.ts';
import { limitByAddress } from '../http/rate-limit.ts';
import { sameSince } from '../http/same-since.ts';
import { requireAccount, requireOwnAccount } from '../http/session.ts';
import { showChange } from '../http/show-change.ts';
import { body, query } from '../http/validate.ts';
import { answerJob } from './answer-job.ts';
import { answerCounts, answerFilters, answerList } from './answer-list.ts';
import type { OwnJobChange } from './change-job.ts';
import { deleteJob, restoreJob } from './delete-job.ts';
import { editJob } from './edit-job.ts';
import { publishJob } from './publish-job.ts';
import { jobsByPublicIds, listOwnJobs, type OwnJobRow, requireOwnJob } from './queries.ts';
import { renewJob } from './renew-job.ts';
import { similarTo } from './search/similar-jobs.ts';
import { setJobStatus } from './set-job-status.ts';
import { toOwnJob } from './to-own-job.ts';
import { toJobSummary, toPublicJob } from './to-public-job.ts';

const OFFERS_A_DAY = 30;
const CHANGES_A_DAY = 200;

/** Answers a change of one's own offer with the offer as it is then. */
async function answerChange(
  c: Context<AppEnv, '/jobs/:id'>,
  make: (change: OwnJobChange) => Promise<OwnJobRow>,
): Promise<Response> {
  const now = c.get('now');
  const ownerId = c.get('account').id;
  if (c.get('config').RATE_LIMITS === 'on')
    await countToday(c.get('db'), { action: 'change-job', account: ownerId, cap: CHANGES_A_DAY, now });
  const row = await make({ ownerId, publicId: c.req.param('id'), now });
  showChange(c, row.status === 'open' ? [] : [row.publicId]);
  return c.json(toOwnJob(row, now));
}

export const jobRoutes = new Hono<AppEnv>()
  .get('/jobs', query(jobsQuery), (c) => answerList(c, c.req.valid('query')))
  .get('/jobs/counts', answerCounts)
  .get('/jobs/filters', query(jobFiltersQuery), (c) => answerFilters(c, c.req.valid('query')))
  .get('/jobs/saved', query(savedJobsQuery), async (c) => {
    const rows = await jobsByPublicIds(c.get('db'), c.req.valid('query').ids);
    c.header('Cache-Control', 'no-store');
    return c.json(rows.map((row) => toJobSummary(row, c.get('now'))));
  })
  .get('/jobs/:id', (c) => answerJob(c, c.req.param('id')))
  .get('/jobs/:id/similar', async (c) => {
    const now = c.get('now');
    const rows = await similarTo(c.get('db'), c.req.param('id'), now);
    if (rows === null) throw new DomainError('not-found', "L'offerta che stai cercando non esiste o è stata rimossa.");
    c.header('Cache-Control', 'no-store');
    return c.json(rows.map((row) => toPublicJob(row, now)));
  })
  .post('/jobs', limitByAddress('WRITE_LIMIT'), requireAccount, body(publishJobBody), async (c) => {
    const db = c.get('db');
    const now = c.get('now');
    const ownerId = c.get('account').id;
    if (c.get('config').RATE_LIMITS === 'on')
      await countToday(db, { action: 'publish-job', account: ownerId, cap: OFFERS_A_DAY, now });
    const { row, created } = await publishJob(db, {
      ownerId,
      body: c.req.valid('json'),
      sameSince: sameSince(c),
      now,
    });
    showChange(c);
    c.header('Location', apiPath.job(row.publicId));
    return c.json(toPublicJob(row, now), created ? 201 : 200);
  })
  // Offers of the account that asks, in whatever state.
  .get('/own-jobs', requireOwnAccount, query(ownJobsQuery), async (c) => {
    const now = c.get('now');
    const asked = c.req.valid('query');
    const page = await listOwnJobs(c.get('db'), { ownerId: c.get('account').id, query: asked, now });
    const path = ownApiPath.ownJobs();
    const answer = listAnswer(page, { path, query: asked, toItem: (row) => toOwnJob(row, now) });
    return c.body(answer.body, 200, {
      ...answer.headers,
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
    });
  })
  .get('/own-jobs/:id', requireOwnAccount, async (c) => {
    const now = c.get('now');
    const asked = { ownerId: c.get('account').id, publicId: c.req.param('id'), now };
    c.header('Cache-Control', 'no-store');
    return c.json(toOwnJob(await requireOwnJob(c.get('db'), asked), now));
  })
  .patch('/jobs/:id', limitByAddress('WRITE_LIMIT'), requireAccount, body(editJobBody), (c) =>
    answerChange(c, (change) => editJob(c.get('db'), { ...change, body: c.req.valid('json') })),
  )
  .put('/jobs/:id/status', limitByAddress('WRITE_LIMIT'), requireAccount, body(setJobStatusBody), (c) =>
    answerChange(c, (change) => setJobStatus(c.get('db'), { ...change, ...c.req.valid('json') })),
  )
  .post('/jobs/:id/renew', limitByAddress('WRITE_LIMIT'), requireAccount, body(renewJobBody), (c) =>
    answerChange(c, (change) => renewJob(c.get('db'), { ...change, ...c.req.valid('json') })),
  )
  .delete('/jobs/:id', limitByAddress('WRITE_LIMIT'), requireAccount, (c) =>
    answerChange(c, (change) => deleteJob(c.get('db'), change)),
  )
  .post('/jobs/:id/restore', limitByAddress('WRITE_LIMIT'), requireAccount, (c) =>
    answerChange(c, (change) => restoreJob(c.get('db'), change)),
  );
