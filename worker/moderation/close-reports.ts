import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { type ReportKind, UNDO_MINUTES } from '../../shared/report-values.ts';
import { mayModerate } from '../db/accounts.ts';
import type { Database } from '../db/client.ts';
import { moderationLog, reports } from '../db/tables/moderation.ts';
import { DomainError } from '../errors.ts';
import { reportDecidedMail } from '../mail/moderation.ts';
import { dropUnsentOf, toOutboxIf } from '../mail/outbox.ts';
import {
  type AuditEntry,
  forbidden,
  isNoted,
  type Moderator,
  NOT_THERE,
  newAuditEntry,
  recordAudit,
} from './log-entry.ts';
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

/** Statements that close the open reports of a target, for the batch of a action, and tell those who asked to know. */
export const closeReports = (
  db: Database,
  auditEntry: AuditEntry,
  { kind, targetId, hidden, siteUrl, only, after }: Closing,
) =>
  [
    db
      .update(reports)
      .set({ closedAt: auditEntry.now, closedBy: auditEntry.id, openKey: null })
      .where(
        and(
          isNull(reports.closedAt),
          eq(reports.targetKind, kind),
          eq(reports.targetId, targetId),
          only,
          isNoted(auditEntry),
        ),
      ),
    toOutboxIf(db, sql`${reports} WHERE ${reports.closedBy} = ${auditEntry.id} AND ${reports.email} IS NOT NULL`, {
      cause: { kind: 'report-decided', of: reports.publicId },
      recipient: reports.email,
      mail: reportDecidedMail({ kind, hidden, siteUrl }),
      now: auditEntry.now,
      ...(after ? { after } : {}),
    }),
  ] as const;

/**
 * Dismisses a report and the older ones of the same target, as the queue showed them together: what has come in since stays.
 * @returns whether it was not so already
 */
export async function dismissReports(
  db: Database,
  { publicId, moderator }: { publicId: string; moderator: Moderator },
): Promise<boolean> {
  const { adminId, siteUrl, now } = moderator;
  const report = await reportByPublicId(db, publicId);
  if (report === null) throw new DomainError('not-found', NOT_THERE);
  const { targetKind: kind, targetId } = report;
  const hidden =
    kind !== 'message' && kind !== 'conversation' && ((await hiddenStateOf(db, kind, targetId))?.gone ?? true);
  const auditEntry = newAuditEntry({ adminId, action: 'dismiss', kind, targetId, now });
  // Reporters are told once the dismissal cannot be taken back any more.
  const after = new Date(now.getTime() + UNDO_MINUTES * 60_000);
  const waiting = sql`${reports} WHERE ${eq(reports.id, report.id)} AND ${reports.closedAt} IS NULL`;
  const [noted] = await db.batch([
    recordAudit(db, waiting, auditEntry),
    ...closeReports(db, auditEntry, { kind, targetId, hidden, siteUrl, only: lte(reports.id, report.id), after }),
  ]);
  if (noted.length > 0) return true;
  if ((await reportByPublicId(db, publicId))?.closedAt === null) throw forbidden();
  return false;
}

/**
 * Takes a dismissal back, some minutes long: its reports are in the queue again, and the mails to reporters are not sent.
 * @returns whether it was not so already
 * @throws DomainError `not-found`, or `conflict` where it is too late, or where something else than a dismissal closed it
 */
export async function restoreReports(
  db: Database,
  { publicId, moderator }: { publicId: string; moderator: Moderator },
): Promise<boolean> {
  const { adminId, now } = moderator;
  const report = await reportByPublicId(db, publicId);
  if (report === null) throw new DomainError('not-found', NOT_THERE);
  const { closedBy } = report;
  if (closedBy === null) return false;
  const { targetKind: kind, targetId } = report;
  const auditEntry = newAuditEntry({ adminId, action: 'reopen', kind, targetId, now });
  const since = now.getTime() - UNDO_MINUTES * 60_000;
  const dismissal = sql`${moderationLog} WHERE ${moderationLog.publicId} = ${closedBy} AND ${moderationLog.action} = 'dismiss' AND ${moderationLog.createdAt} > ${since}`;
  const mine = and(eq(reports.closedBy, closedBy), isNoted(auditEntry));
  const [noted] = await db.batch([
    recordAudit(db, dismissal, auditEntry),
    dropUnsentOf(db, sql`SELECT 'report-decided:' || ${reports.publicId} FROM ${reports} WHERE ${mine}`),
    db.update(reports).set({ closedAt: null, closedBy: null }).where(mine),
  ]);
  if (noted.length > 0) return true;
  if ((await reportByPublicId(db, publicId))?.closedBy === null) return false;
  throw (await mayModerate(db, adminId)) ? tooOld() : forbidden();
}

const tooOld = () => new DomainError('conflict', 'Non si può più annullare: la decisione è già definitiva.');
