import { Hono } from 'hono';
import { addDays } from '../../shared/dates.ts';
import { STATS_DAYS } from '../../shared/job-stats.ts';
import { hasPage } from '../db/visibility.ts';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { limitByAddress } from '../http/rate-limit.ts';
import { findOwnAccount, requireAccount } from '../http/session.ts';
import { logView } from './log-view.ts';
import { jobTraffic, jobWithOwnerId } from './queries.ts';
import { statsDays, toJobStats } from './to-job-stats.ts';

export const jobStatsRoutes = new Hono<AppEnv>()
  // No bookmark: who looked need not see the count, and their next pages come from the cache as before.
  .post('/jobs/:id/views', limitByAddress('WRITE_LIMIT'), async (c) => {
    const viewer = (await findOwnAccount(c))?.id ?? null;
    const counted = await logView(c.get('db'), { jobPublicId: c.req.param('id'), viewer, now: c.get('now') });
    return c.json({ counted });
  })
  .get('/jobs/:id/stats', requireAccount, async (c) => {
    const [db, now] = [c.get('db'), c.get('now')];
    const job = await jobWithOwnerId(db, c.req.param('id'));
    const own = job?.ownerId === c.get('account').id;
    if (job === null || !(own || hasPage(job)))
      throw new DomainError('not-found', "L'offerta che stai cercando non esiste o è stata rimossa.");
    if (!own) throw new DomainError('forbidden', 'Puoi vedere le visite delle tue offerte soltanto.');
    const days = statsDays(now);
    const traffic = await jobTraffic(db, job.id, { day: days[0] ?? '', time: addDays(now, -STATS_DAYS - 1) });
    c.header('Cache-Control', 'no-store');
    return c.json(toJobStats(days, traffic));
  });
