import { and, desc, eq, getTableColumns, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { writeCursor } from '../../shared/cursor.ts';
import { addDays } from '../../shared/dates.ts';
import { DELETED_JOB_DAYS } from '../../shared/job-values.ts';
import { NO_SUCH_JOB } from '../../shared/job-words.ts';
import type { OwnJobsQuery } from '../../shared/jobs.ts';
import { cleanLine, foldText } from '../../shared/text.ts';
import type { Database } from '../db/client.ts';
import { type Actor, isOfOne, type Owners, readableOwners } from '../db/employers.ts';
import { type ListedPage, withinWeight } from '../db/list-page.ts';
import { applications } from '../db/tables/applications.ts';
import { type JobRow, jobs } from '../db/tables/jobs.ts';
import { hasPage, isProvenApplication, isReceivedApplication } from '../db/visibility.ts';
import { DomainError } from '../errors.ts';
import { refuseReader } from '../http/callers.ts';
import { readCursor } from '../http/cursor.ts';

const columns = getTableColumns(jobs);

/** An offer with the number of applications that its owner can read. */
export type OwnJobRow = JobRow & { readonly applications: number };

const receivedCount = (db: Database) =>
  db.$count(applications, and(eq(applications.jobId, jobs.id), isReceivedApplication()));

/** Applications of an offer that count towards the number after which it pauses. */
export const provenCount = (db: Database) =>
  db.$count(applications, and(eq(applications.jobId, jobs.id), isProvenApplication()));

/** The offers of these accounts, as a condition: all that are not due to be purged. */
export const ownedBy = (owners: Owners, now: Date): SQL | undefined =>
  and(isOfOne(jobs.ownerId, owners), or(isNull(jobs.deletedAt), gt(jobs.deletedAt, addDays(now, -DELETED_JOB_DAYS))));

export async function listOwnJobs(
  db: Database,
  { account, query, now }: { account: Actor; query: OwnJobsQuery; now: Date },
): Promise<ListedPage<OwnJobRow>> {
  const { limit, cursor, job, status, search } = query;
  const sought = foldText(search ?? '');
  const part = `%${sought}%`;
  const own = and(
    ownedBy(readableOwners(account), now),
    job === undefined ? undefined : eq(jobs.publicId, job),
    status === undefined ? undefined : eq(jobs.status, status),
    cleanLine(search ?? '') === ''
      ? undefined
      : sql`(${sought !== ''} AND (${jobs.titleKey} LIKE ${part} OR ${jobs.locationKey} LIKE ${part}))`,
  );
  const after = cursor === undefined ? undefined : lt(jobs.id, readCursor(OWN_ORDER, cursor).id);
  const [found, total] = await Promise.all([
    db
      .select({ ...columns, applications: receivedCount(db) })
      .from(jobs)
      .where(and(own, after))
      .orderBy(desc(jobs.id))
      .limit(limit + 1),
    db.$count(jobs, own),
  ]);
  const rows = withinWeight(found.slice(0, limit));
  const last = found.length > rows.length ? rows.at(-1) : undefined;
  return {
    rows,
    total: { total, exact: true },
    next: last ? writeCursor(OWN_ORDER, { after: '', id: last.id }) : null,
  };
}

const OWN_ORDER = 'own';

type Wanted = { readonly account: Actor; readonly publicId: string; readonly now: Date };

/**
 * An offer that somebody may read as its owner does.
 * @throws DomainError `forbidden` for an offer of somebody else that everybody sees, else `not-found`
 */
export async function requireOwnJob(db: Database, { account, publicId, now }: Wanted): Promise<OwnJobRow> {
  const [own] = await db
    .select({ ...columns, applications: receivedCount(db) })
    .from(jobs)
    .where(and(eq(jobs.publicId, publicId), ownedBy(readableOwners(account), now)))
    .limit(1);
  if (own) return own;
  const [other] = await db.select({ status: jobs.status }).from(jobs).where(eq(jobs.publicId, publicId)).limit(1);
  if (other && hasPage(other)) throw new DomainError('forbidden', 'Questa offerta non è tua.');
  throw new DomainError('not-found', NO_SUCH_JOB);
}

/**
 * An offer that somebody may change.
 * @throws DomainError also `forbidden` for an account that only reads
 */
export async function requireManagedJob(db: Database, wanted: Wanted): Promise<OwnJobRow> {
  const row = await requireOwnJob(db, wanted);
  refuseReader(wanted.account, row.ownerId);
  return row;
}
