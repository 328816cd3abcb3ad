import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { PAST_MONTHS } from '../../shared/employer-values.ts';
import type { EmployerDetail } from '../../shared/employers.ts';
import type { Database } from '../db/client.ts';
import { jobs } from '../db/tables/jobs.ts';
import { isOnPage, isOpen, isOver } from '../db/visibility.ts';
import { shown, toJobSummary } from './list-queries.ts';
import { type JobWithAnswers, toAnswers } from './queries.ts';

const MOST_OPEN = 100;
const MOST_PAST = 50;

/**
 * The offers of an employer as its page shows them: open ones, the newest first, and the titles of those that are over since some
 * months; with how it answers.
 */
export async function offersOfEmployer(
  db: Database,
  { ownerId, answers, now }: { ownerId: number; answers: JobWithAnswers['answers']; now: Date },
): Promise<Pick<EmployerDetail, 'answers' | 'jobs' | 'past'>> {
  const { description: _long, ...short } = shown;
  const own = and(eq(jobs.ownerId, ownerId), isOnPage());
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - PAST_MONTHS);
  const title = jobs.title;
  const [open, past] = await db.batch([
    db
      .select(short)
      .from(jobs)
      .where(and(own, isOpen(now)))
      .orderBy(desc(jobs.id))
      .limit(MOST_OPEN),
    db
      .select({ title, postedAt: sql<number>`max(${jobs.postedAt})` })
      .from(jobs)
      .where(and(own, gt(jobs.postedAt, since), isOver(now)))
      .groupBy(jobs.titleKey)
      .orderBy(desc(sql`max(${jobs.postedAt})`))
      .limit(MOST_PAST),
  ]);
  return {
    answers: toAnswers(answers),
    jobs: open.map((row) => toJobSummary(row, now)),
    past: past.map(({ title, postedAt }) => ({ title, postedDate: new Date(postedAt).toISOString() })),
  };
}
