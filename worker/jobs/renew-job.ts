import { and, lte } from 'drizzle-orm';
import { addDays, datePhrase } from '../../shared/dates.ts';
import { OFFER_DAYS, RENEWAL_DAYS } from '../../shared/job-values.ts';
import type { RenewJobBody } from '../../shared/jobs.ts';
import type { Database } from '../db/client.ts';
import { jobs } from '../db/tables/jobs.ts';
import { DomainError } from '../errors.ts';
import { changeJob, notDeleted, type OwnJobChange, refuseDeleted } from './change-job.ts';
import type { OwnJobRow } from './queries.ts';

/** An offer renewed within this time is renewed already: a second click. */
const SAME_RENEWAL_DAYS = 1 / 144;

/**
 * Thirty days more from now, for an offer that has ended or is about to; `reopen` opens it, too. Its place in the lists
 * and its age stay.
 * @throws DomainError `not-found`, `forbidden`, or `conflict` for a deleted offer and for one that has time left
 */
export async function renewJob(db: Database, change: OwnJobChange & RenewJobBody): Promise<OwnJobRow> {
  const { reopen = false, now } = change;
  const until = addDays(now, OFFER_DAYS);
  const { row, written } = await changeJob(db, change, {
    columns: { validThrough: until, confirmedAt: now, ...(reopen ? { ownerStatus: 'open' } : {}) },
    where: and(notDeleted(), lte(jobs.validThrough, addDays(now, RENEWAL_DAYS))),
  });
  if (written) return row;
  refuseDeleted(row);
  const renewed = row.validThrough > addDays(until, -SAME_RENEWAL_DAYS);
  if (renewed && (row.ownerStatus === 'open' || !reopen)) return row;
  throw new DomainError(
    'conflict',
    `Questa offerta vale fino ${datePhrase('al', row.validThrough)}: si rinnova negli ultimi ${RENEWAL_DAYS} giorni.`,
  );
}
