import { and, gt } from 'drizzle-orm';
import type { SetJobStatusBody } from '../../shared/jobs.ts';
import type { Database } from '../db/client.ts';
import { jobs } from '../db/tables/jobs.ts';
import { DomainError } from '../errors.ts';
import { changeJob, notDeleted, type OwnJobChange, refuseDeleted } from './change-job.ts';
import type { OwnJobRow } from './queries.ts';

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
