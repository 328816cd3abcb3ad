import { and, eq, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import { romeDay } from '../../shared/dates.ts';
import type { Database } from '../db/client.ts';
import { jobs, jobViews } from '../db/tables/jobs.ts';
import { hasPage, isOpen } from '../db/visibility.ts';
import { DomainError } from '../errors.ts';

type View = {
  readonly jobPublicId: string;
  /** Account that looks; null for a visitor. */
  readonly viewer: number | null;
  readonly now: Date;
};

/**
 * Counts a look at an open offer, one more on its day; who looked is not kept. The owner's own looks do not count.
 * @returns whether it was counted
 * @throws DomainError `not-found`
 */
export async function logView(db: Database, { jobPublicId, viewer, now }: View): Promise<boolean> {
  const seen = and(eq(jobs.publicId, jobPublicId), isOpen(now), viewer === null ? undefined : ne(jobs.ownerId, viewer));
  const [found, counted] = await db.batch([
    db
      .select({ status: jobs.status })
      .from(jobs)
      .where(and(eq(jobs.publicId, jobPublicId), isNull(jobs.deletedAt))),
    db
      .insert(jobViews)
      .select(sql`SELECT ${jobs.id}, ${romeDay(now)}, 1 FROM ${jobs} WHERE ${seen}`)
      .onConflictDoUpdate({ target: [jobViews.jobId, jobViews.day], set: { views: sql`${jobViews.views} + 1` } })
      .returning({ views: jobViews.views }),
  ]);
  const [row] = found;
  if (!row || !hasPage(row))
    throw new DomainError('not-found', "L'offerta che stai cercando non esiste o è stata rimossa.");
  return counted.length > 0;
}

/** A year, and some weeks to compare with. */
const KEPT_DAYS = 400;

/** Drops the views of days of long ago, and those of offers that are gone. */
export async function purgeViews(db: Database, now: Date): Promise<void> {
  const gone = notInArray(jobViews.jobId, db.select({ id: jobs.id }).from(jobs));
  await db.delete(jobViews).where(or(lt(jobViews.day, romeDay(now, -KEPT_DAYS)), gone));
}
