import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { addDays } from '../../shared/dates.ts';
import { MODERATION_DAYS } from '../../shared/report-values.ts';
import type { Database } from '../db/client.ts';
import { candidateMessages, candidates } from '../db/tables/candidates.ts';
import { jobs } from '../db/tables/jobs.ts';
import { moderationLog, reports } from '../db/tables/moderation.ts';

const TARGETS = { job: jobs.publicId, candidate: candidates.publicId, message: candidateMessages.publicId } as const;
const KINDS = ['job', 'candidate', 'message'] as const;

const isGone = (kind: (typeof KINDS)[number]) =>
  sql`NOT EXISTS (SELECT 1 FROM ${TARGETS[kind].table} WHERE ${TARGETS[kind]} = ${reports.targetId})`;

/**
 * Drops the reports that were decided on twelve months ago, and what the log says of then; also those about what has been
 * purged, as nobody can look at it any more. Other open ones stay, however old.
 */
export async function purgeModeration(db: Database, now: Date): Promise<void> {
  const long = addDays(now, -MODERATION_DAYS);
  await db.batch([
    db.delete(reports).where(lte(reports.closedAt, long)),
    ...KINDS.map((kind) =>
      db.delete(reports).where(and(isNull(reports.closedAt), eq(reports.targetKind, kind), isGone(kind))),
    ),
    db.delete(moderationLog).where(lte(moderationLog.createdAt, long)),
  ]);
}
