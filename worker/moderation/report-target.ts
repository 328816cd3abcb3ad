import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ReportKind } from '../../shared/report-values.ts';
import type { ReportBody } from '../../shared/reports.ts';
import type { Database } from '../db/client.ts';
import { settleCandidates } from '../db/settle.ts';
import { candidates } from '../db/tables/candidates.ts';
import { moderationLog, reports } from '../db/tables/moderation.ts';
import type { Site } from '../env.ts';
import { DomainError } from '../errors.ts';
import { hiddenUnownedMail, newReportMail } from '../mail/moderation.ts';
import { toOutboxIf } from '../mail/outbox.ts';
import { newPublicId } from '../public-id.ts';
import { isNoted, newAuditEntry, recordAudit } from './log-entry.ts';
import { hiddenStateOf, openReport, otherOpenReports, type Reporter, reportableTitle } from './queries.ts';

type Reporting = Site & {
  readonly kind: ReportKind;
  readonly targetId: string;
  readonly body: ReportBody;
  /** Key of an account, a private link or a network (`addressKey`). */
  readonly reporter: string;
  /** Digest of the words of a reporter whose network others share; null where the key is that of one person. */
  readonly words: string | null;
  /** The reporter's view, which limits what can be reported. */
  readonly sees: Reporter;
  readonly supportEmail: string;
};

const GONE = 'Quello che vuoi segnalare non c’è, o non c’è più.';
const KNOWN =
  'Da qui è già arrivata una segnalazione su questa pagina, e una persona della redazione la legge. Per aggiungere altro scrivici dalla pagina dei contatti.';

/** Open reports about one target that come from one network, where several people may have something to say. */
const MOST_OF_A_NETWORK = 5;
const ENOUGH =
  'Da questa rete sono già arrivate più segnalazioni su questa pagina, e una persona della redazione le legge. Per aggiungere altro scrivici dalla pagina dei contatti.';

/**
 * Stores a report for the queue, and mails the operator about the first one of its target. The same report of the same person,
 * or with the same words from the same network, is stored once while it is open.
 * @throws DomainError `not-found`; `conflict` if the same person reported the target differently, or a network often
 */
export async function reportTarget(
  db: Database,
  { kind, targetId, body, reporter, words, sees, siteUrl, supportEmail, now }: Reporting,
) {
  const ofReporter = `${kind}:${targetId}:${reporter}`;
  const openKey = words === null ? ofReporter : `${ofReporter}:${words}`;
  // In this order: a second click, which comes when the first has hidden the profile, finds the first one's report.
  const title = await reportableTitle(db, { kind, publicId: targetId, reporter: sees });
  if (title === null && (await openReport(db, openKey)) === null) throw new DomainError('not-found', GONE);
  if (words !== null && (await otherOpenReports(db, `${ofReporter}:`, openKey)) >= MOST_OF_A_NETWORK)
    throw new DomainError('conflict', ENOUGH);
  const publicId = newPublicId();
  const { reason, text = null, email = null } = body;
  const notMine = kind === 'candidate' && reason === 'not-mine';
  const waits = sql`SELECT 1 FROM ${reports} AS other WHERE other.closed_at IS NULL AND other.target_kind = ${kind} AND other.target_id = ${targetId} AND other.public_id <> ${publicId}`;
  // The unique index decides between two at the same moment; what follows asks for this very report.
  const [, , [stored]] = await db.batch([
    db
      .insert(reports)
      .values({ publicId, targetKind: kind, targetId, reason, text, email, openKey, createdAt: now })
      .onConflictDoNothing({ target: reports.openKey }),
    toOutboxIf(db, sql`${reports} WHERE ${reports.publicId} = ${publicId} AND NOT EXISTS (${waits})`, {
      cause: `report:${publicId}`,
      recipient: supportEmail,
      mail: newReportMail({ kind, reason, siteUrl }),
      now,
    }),
    db.select().from(reports).where(sql`${reports.openKey} = ${openKey}`).limit(1),
    ...(notMine && title !== null ? hideUnowned(db, { targetId, reportId: publicId, siteUrl, supportEmail, now }) : []),
  ]);
  if (!stored) throw new Error('reportTarget: neither inserted nor there');
  if (stored.reason !== reason || stored.text !== text || stored.email !== email)
    throw new DomainError('conflict', KNOWN);
  const hidden = notMine && (await hiddenStateOf(db, 'candidate', targetId))?.hidden === true;
  return { created: stored.publicId === publicId, hidden };
}

/** Told to the person, and read by administrators. */
const REASON = 'Qualcuno ha segnalato di non averlo pubblicato. Lo guarda una persona della redazione.';

/** Public ids of the profile, and of the report that says so. */
type Unowned = Pick<Reporting, 'targetId' | 'siteUrl' | 'supportEmail' | 'now'> & { readonly reportId: string };

/**
 * Statements that hide a profile without an account once a report of 'Non l’ho pubblicato io' is stored; not one that an
 * administrator has restored.
 */
function hideUnowned(db: Database, { targetId, reportId, siteUrl, supportEmail, now }: Unowned) {
  const auditEntry = newAuditEntry(
    { adminId: null, action: 'hide-unowned', kind: 'candidate', targetId, now },
    { facts: REASON },
  );
  const own = and(eq(candidates.publicId, targetId), isNoted(auditEntry));
  const { targetKind, targetId: about, action } = moderationLog;
  const restored = sql`SELECT 1 FROM ${moderationLog} WHERE ${targetKind} = 'candidate' AND ${about} = ${targetId} AND ${action} = 'restore'`;
  const unowned = and(
    eq(candidates.publicId, targetId),
    isNull(candidates.ownerId),
    isNull(candidates.hiddenAt),
    sql`EXISTS (SELECT 1 FROM ${reports} WHERE ${reports.publicId} = ${reportId})`,
    sql`NOT EXISTS (${restored})`,
  );
  return [
    recordAudit(db, sql`${candidates} WHERE ${unowned}`, auditEntry),
    db.update(candidates).set({ hiddenAt: now, hiddenReason: REASON }).where(own),
    settleCandidates(db, own),
    toOutboxIf(db, sql`${candidates} WHERE ${and(own, sql`${candidates.email} IS NOT NULL`)}`, {
      cause: `moderation:${auditEntry.id}`,
      recipient: candidates.email,
      replyTo: supportEmail,
      mail: hiddenUnownedMail({ siteUrl, supportEmail }),
      now,
    }),
  ] as const;
}
