import { and, eq, inArray, ne } from 'drizzle-orm';
import { type CheckJobBody, ENDED_CHECK, EXPIRED_CHECK, FORGED_CHECK } from '../../shared/jobs.ts';
import type { Database } from '../db/client.ts';
import { settleJobs } from '../db/settle.ts';
import { users } from '../db/tables/accounts.ts';
import { type JobRow, jobs } from '../db/tables/jobs.ts';
import { isOpen, isOpenRow } from '../db/visibility.ts';
import type { Site } from '../env.ts';
import { DomainError, invalidField } from '../errors.ts';
import { ownerMark } from '../link-token.ts';
import { verifyOld } from '../sign.ts';
import { linkOwner } from './queries.ts';

type Check = Site & CheckJobBody & { readonly jobPublicId: string };

/**
 * Confirms through a mailed link that an offer is still open, or closes it as the place is taken. The same answer twice
 * changes nothing more; a closed offer is not reopened here.
 * @returns the offer after the change
 * @throws DomainError `invalid` at `token`; `conflict` if the offer is no longer open; `not-found` if it is gone
 */
export async function confirmJob(db: Database, { jobPublicId, token, open, secret, now }: Check): Promise<JobRow> {
  const { claims, isExpired } = (await verifyOld('check-jobs', token, { secret, now })) ?? {};
  if (isExpired) throw invalidField('token', EXPIRED_CHECK);
  if (!claims?.jobs.includes(jobPublicId)) throw invalidField('token', FORGED_CHECK);
  const account = await linkOwner(db, claims.sub);
  if (!account || claims.mark !== ownerMark(account, secret)) throw invalidField('token', ENDED_CHECK);
  const owner = db.select({ id: users.id }).from(users).where(eq(users.publicId, claims.sub));
  const own = and(eq(jobs.publicId, jobPublicId), inArray(jobs.ownerId, owner));
  const row = open ? await confirm(db, own, now) : await close(db, own, now);
  if (row === undefined || row.status === 'deleted')
    throw new DomainError('not-found', 'Questa offerta non c’è più: è stata eliminata.');
  if (open && !isOpenRow(row, now)) throw new DomainError('conflict', notOpen(row));
  return row;
}

async function confirm(db: Database, own: ReturnType<typeof and>, now: Date): Promise<JobRow | undefined> {
  const [, rows] = await db.batch([
    db
      .update(jobs)
      .set({ confirmedAt: now, updatedAt: now })
      .where(and(own, isOpen(now))),
    db.select().from(jobs).where(own),
  ]);
  return rows[0];
}

async function close(db: Database, own: ReturnType<typeof and>, now: Date): Promise<JobRow | undefined> {
  const [, rows] = await db.batch([
    db
      .update(jobs)
      .set({ ownerStatus: 'closed', updatedAt: now })
      .where(and(own, ne(jobs.ownerStatus, 'closed'), ne(jobs.status, 'deleted'))),
    settleJobs(db, own, now),
  ]);
  return rows[0];
}

function notOpen({ status }: JobRow): string {
  if (status === 'closed') return 'Hai già detto che il posto è occupato: questa offerta è chiusa.';
  if (status === 'hidden') return 'Questa offerta è stata nascosta da chi gestisce il sito.';
  return status === 'paused'
    ? 'Questa offerta è in pausa: prima rendila di nuovo visibile.'
    : 'Questa offerta è scaduta: non è più negli elenchi.';
}
