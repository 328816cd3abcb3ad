import { and, eq, sql } from 'drizzle-orm';
import { UNDO_MINUTES } from '../../shared/report-values.ts';
import { mayModerate } from '../db/accounts.ts';
import type { Database } from '../db/client.ts';
import { moderationLog, reports } from '../db/tables/moderation.ts';
import { DomainError } from '../errors.ts';
import { dropUnsentOf } from '../mail/outbox.ts';
import { isNoted, newDeed, noteDeed } from './log-entry.ts';
import { forbidden, type Moderator, NOT_THERE } from './moderator.ts';
import { reportByPublicId } from './queries.ts';

/**
 * Takes a dismissal back, some minutes long: its reports are in the queue again, and the mails to reporters, which wait that
 * long, are not sent.
 * @param publicId one of the dismissed reports
 * @returns whether it was not so already
 * @throws DomainError `not-found`, or `conflict` where it is too late, or where something else than a dismissal closed it
 */
export async function restoreReports(
  db: Database,
  { publicId, moderator }: { readonly publicId: string; readonly moderator: Moderator },
): Promise<boolean> {
  const { adminId, now } = moderator;
  const report = await reportByPublicId(db, publicId);
  if (report === null) throw new DomainError('not-found', NOT_THERE);
  const { closedBy } = report;
  if (closedBy === null) return false;
  const { targetKind: kind, targetId } = report;
  const deed = newDeed({ adminId, action: 'reopen', kind, targetId, reason: null, now });
  const since = now.getTime() - UNDO_MINUTES * 60_000;
  const dismissal = sql`${moderationLog} WHERE ${moderationLog.publicId} = ${closedBy} AND ${moderationLog.action} = 'dismiss' AND ${moderationLog.createdAt} > ${since}`;
  const mine = and(eq(reports.closedBy, closedBy), isNoted(deed));
  const [noted] = await db.batch([
    noteDeed(db, dismissal, deed),
    dropUnsentOf(db, sql`SELECT 'report-decided:' || ${reports.publicId} FROM ${reports} WHERE ${mine}`),
    db.update(reports).set({ closedAt: null, closedBy: null }).where(mine),
  ]);
  if (noted.length > 0) return true;
  if ((await reportByPublicId(db, publicId))?.closedBy === null) return false;
  throw (await mayModerate(db, adminId)) ? tooLate() : forbidden();
}

const tooLate = () => new DomainError('conflict', 'Non si può più annullare: la decisione è già definitiva.');
