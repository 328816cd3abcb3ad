import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import type { SetJobStatusBody } from '../../shared/jobs.ts';
import type { Database } from '../db/client.ts';
import { settleJobs } from '../db/settle.ts';
import { type JobRow, jobs, type NewJobRow } from '../db/tables/jobs.ts';
import { DomainError } from '../errors.ts';
import { type OwnJobRow, ownedBy, requireOwnJob } from './queries.ts';

/** An offer and the account that asks to change it. */
export type OwnJobChange = { readonly ownerId: number; readonly publicId: string; readonly now: Date };

/**
 * Writes columns of an offer that its owner may write, and settles its status in the same batch.
 * @param where what must hold besides, in the moment of the write
 * @returns the offer as it is now, and whether it was written
 */
export async function changeJob(
  db: Database,
  { ownerId, publicId, now }: OwnJobChange,
  { columns, where }: { columns: Partial<NewJobRow>; where?: SQL | undefined },
): Promise<{ readonly row: OwnJobRow; readonly written: boolean }> {
  const own = and(eq(jobs.publicId, publicId), ownedBy(ownerId, now));
  const [written] = await db.batch([
    db
      .update(jobs)
      .set({ ...columns, updatedAt: now })
      .where(and(own, where))
      .returning({ id: jobs.id }),
    settleJobs(db, own, now),
  ]);
  return { row: await requireOwnJob(db, { ownerId, publicId, now }), written: written.length > 0 };
}

/** Only the restoration changes a deleted offer. */
export const notDeleted = (): SQL => isNull(jobs.deletedAt);

/** @throws DomainError `conflict` for a deleted offer */
export function refuseDeleted({ deletedAt }: Pick<JobRow, 'deletedAt'>): void {
  if (deletedAt !== null)
    throw new DomainError('conflict', 'Questa offerta è eliminata: per cambiarla, annulla prima l’eliminazione.');
}

/**
 * Opens an offer again, pauses or closes it.
 * @throws DomainError `not-found`, `forbidden`, or `conflict` for a deleted offer and for one whose time is over
 */
export async function setJobStatus(db: Database, change: OwnJobChange & SetJobStatusBody): Promise<OwnJobRow> {
  const { ownerStatus, now } = change;
  const opens = ownerStatus === 'open';
  const { row, written } = await changeJob(db, change, {
    columns: { ownerStatus, ...(opens ? { confirmedAt: now } : {}) },
    where: and(notDeleted(), opens ? gt(jobs.validThrough, now) : undefined),
  });
  if (written) return row;
  refuseDeleted(row);
  throw new DomainError('conflict', 'Il tempo di questa offerta è finito: per riaprirla, rinnovala.');
}
