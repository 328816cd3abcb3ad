import { type SQL, sql } from 'drizzle-orm';
import type { ReportKind, ReportReason } from '../../shared/report-values.ts';
import type { Database } from '../db/client.ts';
import { insertFrom } from '../db/statements.ts';
import { reports } from '../db/tables/moderation.ts';
import type { Config } from '../env.ts';
import { newPublicId } from '../public-id.ts';
import { newReportMail } from './moderation.ts';
import { toOutboxIf } from './outbox.ts';

type SiteReport = {
  readonly kind: ReportKind;
  readonly targetId: string;
  readonly reason: ReportReason;
  readonly text?: string;
  readonly only?: SQL;
  readonly config: Pick<Config, 'SITE_URL' | 'SUPPORT_EMAIL'>;
  readonly now: Date;
};

/** Key of an open report of the site, of which there is one for a reason. */
export const siteReportKey = ({ reason, targetId }: Pick<SiteReport, 'reason' | 'targetId'>) => `${reason}:${targetId}`;

/** Statements that put something into the queue of the moderators by itself, and mail the operator: once until they decide. */
export function siteReport(db: Database, report: SiteReport) {
  const { kind, targetId, reason, text = null, only = sql`true`, config, now } = report;
  const publicId = newPublicId();
  const about = { targetKind: kind, targetId, reason, text, openKey: siteReportKey(report) };
  return [
    insertFrom(db, reports, { publicId, ...about, createdAt: now }, sql`WHERE ${only}`).onConflictDoNothing({
      target: reports.openKey,
    }),
    toOutboxIf(db, sql`${reports} WHERE ${reports.publicId} = ${publicId}`, {
      cause: `report:${publicId}`,
      recipient: config.SUPPORT_EMAIL,
      mail: newReportMail({ kind, reason, siteUrl: config.SITE_URL }),
      now,
    }),
  ] as const;
}
