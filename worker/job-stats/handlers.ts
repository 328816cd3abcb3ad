import type { jobStatsCalls } from '../../shared/calls/jobs.ts';
import { addDays } from '../../shared/dates.ts';
import { STATS_DAYS } from '../../shared/job-stats.ts';
import { hasPage } from '../db/visibility.ts';
import { DomainError } from '../errors.ts';
import type { Handlers } from '../http/handlers.ts';
import { findOwnAccount } from '../http/session.ts';
import { logView } from './log-view.ts';
import { jobTraffic, jobWithOwnerId } from './queries.ts';
import { statsDays, toJobStats } from './to-job-stats.ts';

export const jobStatsHandlers: Handlers<typeof jobStatsCalls> = {
  'POST /api/jobs/:id/views': async ({ c, db, now, params }) => {
    const viewer = (await findOwnAccount(c))?.id ?? null;
    return { counted: await logView(db, { jobPublicId: params.id, viewer, now }) };
  },
  'GET /api/jobs/:id/stats': async ({ db, now, account, params }) => {
    const job = await jobWithOwnerId(db, params.id);
    const own = job?.ownerId === account.id;
    if (job === null || !(own || hasPage(job)))
      throw new DomainError('not-found', "L'offerta che stai cercando non esiste o è stata rimossa.");
    if (!own) throw new DomainError('forbidden', 'Puoi vedere le visite delle tue offerte soltanto.');
    const days = statsDays(now);
    const traffic = await jobTraffic(db, job.id, { day: days[0] ?? '', time: addDays(now, -STATS_DAYS - 1) });
    return toJobStats(days, traffic);
  },
};
