import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { ReportKind } from '../../shared/report-values.ts';
import type { Database } from '../db/client.ts';
import { reports } from '../db/tables/moderation.ts';
import { reportDecidedMail } from '../mail/moderation.ts';
import { toOutboxIf } from '../mail/outbox.ts';
import { type Deed, isNoted } from './log-entry.ts';

type Closing = {
  readonly kind: ReportKind;
  readonly targetId: string;
  /** True if the target is hidden from now on; reporters who left an address are told. */
  readonly hidden: boolean;
  readonly siteUrl: string;
  /** Condition for the closed reports; all open ones of the target without it. */
  readonly only?: SQL | undefined;
};

/** Statements that close the open reports of a target, for the batch of a deed, and tell those who asked to know. */
export const closeReports = (db: Database, deed: Deed, { kind, targetId, hidden, siteUrl, only }: Closing) =>
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
      cause: sql`'report-decided:' || ${reports.publicId}`,
      recipient: reports.email,
      mail: reportDecidedMail({ kind, hidden, siteUrl }),
      now: deed.now,
    }),
  ] as const;
