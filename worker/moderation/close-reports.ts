import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { type ReportKind, UNDO_MINUTES } from '../../shared/report-values.ts';
import type { Database } from '../db/client.ts';
import { reports } from '../db/tables/moderation.ts';
import { DomainError } from '../errors.ts';
import { reportDecidedMail } from '../mail/moderation.ts';
import { toOutboxIf } from '../mail/outbox.ts';
import { type Deed, isNoted, newDeed, noteDeed } from './log-entry.ts';
import { forbidden, type Moderator, NOT_THERE } from './moderator.ts';
import { hiddenStateOf, reportByPublicId } from './queries.ts';

type Closing = {
  readonly kind: ReportKind;
  readonly targetId: string;
  /** True if the target is hidden from now on; reporters who left an address are told. */
  readonly hidden: boolean;
  readonly siteUrl: string;
  /** Condition for the closed reports; all open ones of the target without it. */
  readonly only?: SQL | undefined;
  /** When reporters are told at the earliest; at once without it. */
  readonly after?: Date;
};

/** Statements that close the open reports of a target, for the batch of a deed, and tell those who asked to know. */
export const closeReports = (db: Database, deed: Deed, { kind, targetId, hidden, siteUrl, only, after }: Closing) =>
  [
    db
      .update(reports)
      .set({ closedAt: deed.now, closedBy: deed.id, openKey: null })
      .where(
        and(
          isNull(reports.closedAt),
          eq(reports.targetKind, kind),
          eq(reports.targetId, targetId),
          only,
          isNoted(deed),
        ),
      ),
    toOutboxIf(db, sql`${reports} WHERE ${reports.closedBy} = ${deed.id} AND ${reports.email} IS NOT NULL`, {
      cause: { kind: 'report-decided', of: reports.publicId },
      recipient: reports.email,
      mail: reportDecidedMail({ kind, hidden, siteUrl }),
      now: deed.now,
      ...(after ? { after } : {}),
    }),
  ] as const;

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
  // Reporters are told once the dismissal cannot be taken back any more.
  const after = new Date(now.getTime() + UNDO_MINUTES * 60_000);
  const waiting = sql`${reports} WHERE ${eq(reports.id, report.id)} AND ${reports.closedAt} IS NULL`;
  const [noted] = await db.batch([
    noteDeed(db, waiting, deed),
    ...closeReports(db, deed, { kind, targetId, hidden, siteUrl, only: lte(reports.id, report.id), after }),
  ]);
  if (noted.length > 0) return true;
  if ((await reportByPublicId(db, publicId))?.closedAt === null) throw forbidden();
  return false;
}
