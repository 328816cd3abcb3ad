import type { jobStatsCalls } from '../../shared/calls/jobs.ts';
import { addDays, romeDay } from '../../shared/dates.ts';
import { NO_SUCH_JOB } from '../../shared/job-words.ts';
import { type JobDay, STATS_DAYS } from '../../shared/jobs.ts';
import { readableOwners } from '../db/employers.ts';
import { hasPage } from '../db/visibility.ts';
import { DomainError } from '../errors.ts';
import type { Handlers } from '../http/handlers.ts';
import { findOwnAccount } from '../http/session.ts';
import { logView } from './log-view.ts';
import { jobTraffic, jobWithOwnerId } from './queries.ts';

export const jobStatsHandlers: Handlers<typeof jobStatsCalls> = {
  'POST /api/jobs/:id/views': async ({ c, now, params }) => {
    const viewer = await findOwnAccount(c);
    return { counted: await logView(c, { jobPublicId: params.id, viewer, now }) };
  },
  'GET /api/jobs/:id/stats': async ({ db, now, account, params }) => {
    const job = await jobWithOwnerId(db, params.id);
    const own = job !== null && readableOwners(account).includes(job.ownerId);
    if (job === null || !(own || hasPage(job))) throw new DomainError('not-found', NO_SUCH_JOB);
    if (!own) throw new DomainError('forbidden', 'Puoi vedere le visite delle tue offerte soltanto.');
    const days = statsDays(now);
    const traffic = await jobTraffic(db, job.id, { day: days[0] ?? '', time: addDays(now, -STATS_DAYS - 1) });
    return toJobStats(days, traffic);
  },
};

type Traffic = Awaited<ReturnType<typeof jobTraffic>>;

/** The last `STATS_DAYS` days in Rome, oldest first. */
function statsDays(now: Date): string[] {
  // From noon of today's date in UTC: no change of the clock moves it into another day.
  const noon = new Date(`${romeDay(now)}T12:00:00Z`);
  return Array.from({ length: STATS_DAYS }, (_, index) => romeDay(noon, index + 1 - STATS_DAYS));
}

const toJobStats = (days: readonly string[], { views, hours }: Traffic): JobDay[] =>
  days.map((day) => ({
    day,
    views: views.find((row) => row.day === day)?.views ?? 0,
    applications: hours.filter((row) => romeDay(row.begin) === day).reduce((sum, row) => sum + row.applications, 0),
  }));
