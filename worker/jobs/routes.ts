import { Hono } from 'hono';
import { jobsQuery, publishJobBody, savedJobsQuery } from '../../shared/jobs.ts';
import { apiPath } from '../../shared/paths.ts';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { setBookmark } from '../http/bookmark.ts';
import { countToday } from '../http/daily-cap.ts';
import { raiseListsVersion } from '../http/hot-lists.ts';
import { limitByAddress } from '../http/rate-limit.ts';
import { requireAccount } from '../http/session.ts';
import { body, query } from '../http/validate.ts';
import { answerCounts, answerList } from './answer-list.ts';
import { publishJob } from './publish-job.ts';
import { jobsByPublicIds, jobWithAnswers } from './queries.ts';
import { toJobDetail, toJobSummary, toPublicJob } from './to-public-job.ts';

const OFFERS_A_DAY = 30;

export const jobRoutes = new Hono<AppEnv>()
  .get('/jobs', query(jobsQuery), (c) => answerList(c, c.req.valid('query')))
  .get('/jobs/counts', answerCounts)
  .get('/jobs/saved', query(savedJobsQuery), async (c) => {
    const rows = await jobsByPublicIds(c.get('db'), c.req.valid('query').ids);
    c.header('Cache-Control', 'no-store');
    return c.json(rows.map((row) => toJobSummary(row, c.get('now'))));
  })
  .get('/jobs/:id', async (c) => {
    const row = await jobWithAnswers(c.get('db'), c.req.param('id'));
    if (row === null) throw new DomainError('not-found', "L'offerta che stai cercando non esiste o è stata rimossa.");
    c.header('Cache-Control', 'no-store');
    return c.json(toJobDetail(row, c.get('now')));
  })
  .post('/jobs', limitByAddress('WRITE_LIMIT'), requireAccount, body(publishJobBody), async (c) => {
    const db = c.get('db');
    const now = c.get('now');
    const ownerId = c.get('account').id;
    if (c.get('config').RATE_LIMITS === 'on')
      await countToday(db, { action: 'publish-job', account: ownerId, cap: OFFERS_A_DAY, now });
    const { row, created } = await publishJob(db, { ownerId, body: c.req.valid('json'), now });
    setBookmark(c);
    c.executionCtx.waitUntil(raiseListsVersion(c.env.LISTS, db.bookmark()));
    c.header('Location', apiPath.job(row.publicId));
    return c.json(toPublicJob(row, now), created ? 201 : 200);
  });
