import { and, eq, sql } from 'drizzle-orm';
import { addDays } from '../../shared/dates.ts';
import { kindName, mailKind } from '../../shared/mail-kinds.ts';
import type { Database } from '../db/client.ts';
import { type OutboxRow, outbox } from '../db/tables/mail.ts';
import { DomainError } from '../errors.ts';
import { forbidden, isNoted, type Moderator, NOT_THERE, newAuditEntry, recordAudit } from './log-entry.ts';
import { mailById } from './queries.ts';

/** True if an undelivered mail is still useful: its text is stored and its link is valid for another day. */
export function canRetry(
  { cause, bodyText, createdAt }: Pick<OutboxRow, 'cause' | 'bodyText' | 'createdAt'>,
  now: Date,
): boolean {
  const days = mailKind(kindName(cause))?.linkDays;
  return bodyText !== '' && (days === undefined || addDays(createdAt, days - 1) > now);
}

/**
 * Puts a mail that was given up back, to be tried for another day. @returns whether it was not waiting, or sent, already
 * @throws DomainError `not-found`, or `conflict` where its text is gone or a link in it is dead
 */
export async function retryMail(
  db: Database,
  { id, moderator }: { id: number; moderator: Moderator },
): Promise<boolean> {
  const { adminId, now } = moderator;
  const mail = await mailById(db, id);
  if (mail === null) throw new DomainError('not-found', NOT_THERE);
  if (mail.status !== 'undelivered') return false;
  if (!canRetry(mail, now))
    throw new DomainError(
      'conflict',
      'Questa email non si può più mandare: il suo testo, o il link che conteneva, non vale più.',
    );
  const auditEntry = newAuditEntry({ adminId, action: 'retry-mail', kind: 'mail', targetId: String(id), now });
  const own = and(eq(outbox.id, id), eq(outbox.status, 'undelivered'));
  const [noted] = await db.batch([
    recordAudit(db, sql`${outbox} WHERE ${own}`, auditEntry),
    db
      .update(outbox)
      .set({ status: 'waiting', attempts: 0, nextAttemptAt: now, failingSince: null })
      .where(and(own, isNoted(auditEntry))),
  ]);
  if (noted.length === 0 && (await mailById(db, id))?.status === 'undelivered') throw forbidden();
  return noted.length > 0;
}
