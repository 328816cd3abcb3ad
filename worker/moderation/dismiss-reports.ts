import { eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { reports } from '../db/tables/moderation.ts';
import { DomainError } from '../errors.ts';
import { closeReports } from './close-reports.ts';
import { newDeed, noteDeed } from './log-entry.ts';
import { forbidden, type Moderator, NOT_THERE } from './moderator.ts';
import { hiddenStateOf, reportByPublicId } from './queries.ts';

/**
 * Dismisses a report and the older ones of the same target, as the queue showed them together: what has come in since
 * stays there. The target stays as it is.
 * @returns whether it was not so already
 * @throws DomainError `not-found`
 */
export async function dismissReports(
  db: Database,
  { publicId, moderator }: { readonly publicId: string; readonly moderator: Moderator },
): Promise<boolean> {
  const { adminId, siteUrl, now } = moderator;
  const report = await reportByPublicId(db, publicId);
  if (report === null) throw new DomainError('not-found', NOT_THERE);
  const { targetKind: kind, targetId } = report;
  const hidden = kind !== 'message' && ((await hiddenStateOf(db, kind, targetId))?.gone ?? true);
  const deed = newDeed({ adminId, action: 'dismiss', kind, targetId, reason: null, now });
  const waiting = sql`${reports} WHERE ${eq(reports.id, report.id)} AND ${reports.closedAt} IS NULL`;
  const [noted] = await db.batch([
    noteDeed(db, waiting, deed),
    ...closeReports(db, deed, { kind, targetId, hidden, siteUrl, only: lte(reports.id, report.id) }),
  ]);
  if (noted.length > 0) return true;
  if ((await reportByPublicId(db, publicId))?.closedAt === null) throw forbidden();
  return false;
}
