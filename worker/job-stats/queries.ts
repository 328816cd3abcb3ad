import { and, count, eq, getTableColumns, gte, isNull, sql } from 'drizzle-orm';
import { pick } from '../../shared/records.ts';
import type { Database } from '../db/client.ts';
import { literalNumber } from '../db/statements.ts';
import { applications } from '../db/tables/applications.ts';
import { type JobRow, jobs, jobViews } from '../db/tables/jobs.ts';

const HOUR_MS = 3_600_000;

/** An offer with its owner; null for one that never was, or was deleted. */
export async function jobWithOwnerId(
  db: Database,
  publicId: string,
): Promise<Pick<JobRow, 'id' | 'ownerId' | 'status' | 'spontaneous' | 'validThrough'> | null> {
  const [row] = await db
    .select(pick(getTableColumns(jobs), ['id', 'ownerId', 'status', 'spontaneous', 'validThrough']))
    .from(jobs)
    .where(and(eq(jobs.publicId, publicId), isNull(jobs.deletedAt)));
  return row ?? null;
}

/** Views by day, and applications by the hour they were delivered, since a day; however many, they are a few rows. */
export async function jobTraffic(db: Database, jobId: number, since: { readonly day: string; readonly time: Date }) {
  // Days in Rome begin with an hour, here and in summer; SQLite knows no time zones.
  const hour = sql<number>`${applications.deliveredAt} / ${literalNumber(HOUR_MS)}`;
  const [views, hours] = await db.batch([
    db
      .select({ day: jobViews.day, views: jobViews.views })
      .from(jobViews)
      .where(and(eq(jobViews.jobId, jobId), gte(jobViews.day, since.day))),
    db
      .select({ hour, applications: count() })
      .from(applications)
      .where(
        and(eq(applications.jobId, jobId), gte(applications.deliveredAt, since.time), isNull(applications.deletedAt)),
      )
      .groupBy(hour),
  ]);
  return { views, hours: hours.map((row) => ({ ...row, begin: new Date(row.hour * HOUR_MS) })) };
}
