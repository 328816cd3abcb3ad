import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { settleCandidates } from '../db/settle.ts';
import { candidates } from '../db/tables/candidates.ts';
import { moderationLog, reports } from '../db/tables/moderation.ts';
import { hiddenUnownedMail } from '../mail/moderation.ts';
import { toOutboxIf } from '../mail/outbox.ts';
import { isNoted, newDeed, noteDeed } from './log-entry.ts';

/** Told to the person, and read by administrators. */
const REASON = 'Qualcuno ha segnalato di non averlo pubblicato. Lo guarda una persona della redazione.';

type Unowned = {
  /** Public ids of the profile, and of the report that says so. */
  readonly targetId: string;
  readonly reportId: string;
  readonly siteUrl: string;
  readonly supportEmail: string;
  readonly now: Date;
};

/**
 * Statements that hide a profile without an account, for the batch of a report of 'Non l’ho pubblicato io'. A profile that
 * an administrator has restored is not hidden by a report again.
 */
export function hideUnowned(db: Database, { targetId, reportId, siteUrl, supportEmail, now }: Unowned) {
  const deed = newDeed({ adminId: null, action: 'hide-unowned', kind: 'candidate', targetId, reason: REASON, now });
  const own = and(eq(candidates.publicId, targetId), isNoted(deed));
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
    noteDeed(db, sql`${candidates} WHERE ${unowned}`, deed),
    db.update(candidates).set({ hiddenAt: now, hiddenReason: REASON }).where(own),
    settleCandidates(db, own),
    toOutboxIf(db, sql`${candidates} WHERE ${and(own, sql`${candidates.email} IS NOT NULL`)}`, {
      cause: `moderation:${deed.id}`,
      recipient: candidates.email,
      replyTo: supportEmail,
      mail: hiddenUnownedMail({ siteUrl, supportEmail }),
      now,
    }),
  ] as const;
}
