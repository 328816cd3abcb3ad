import { and, eq, sql } from 'drizzle-orm';
import { ASKED_DAYS, CONFIRM_DAYS } from '../../shared/alerts.ts';
import { addDays } from '../../shared/dates.ts';
import { CHECK_DAYS } from '../../shared/job-checks.ts';
import { ANSWER_LINK_DAYS, type MailKind, UNDELIVERED_DAYS } from '../../shared/mail-kinds.ts';
import { INVITATION_DAYS } from '../../shared/member-values.ts';
import type { Database } from '../db/client.ts';
import { type OutboxRow, outbox } from '../db/tables/mail.ts';
import { DomainError } from '../errors.ts';
import { isNoted, newDeed, noteDeed } from './log-entry.ts';
import { forbidden, type Moderator, NOT_THERE } from './moderator.ts';
import { mailById } from './queries.ts';

/** Days that the link of a mail is good for, by its kind; those that live an hour are dead by then. */
const LINK_DAYS: Readonly<Partial<Record<MailKind, number>>> = {
  'password-reset': 0,
  'login-code': 0,
  'email-link': 3,
  'new-email-link': 3,
  'something-waits': 3,
  'member-invited': INVITATION_DAYS,
  'confirm-application': UNDELIVERED_DAYS,
  'renewed-answer-link': ANSWER_LINK_DAYS,
  'renewed-check-link': CHECK_DAYS,
  'alert-link': CONFIRM_DAYS,
  'newsletter-link': CONFIRM_DAYS,
  'job-check': CHECK_DAYS,
  'alert-renewal': ASKED_DAYS,
  'newsletter-renewal': ASKED_DAYS,
  // The later of the two warnings is this many days ahead of the end.
  'candidate-idle': 7,
};

/** True if an undelivered mail is still useful: its text is stored and its link is valid for another day. */
export function canRetry(
  { cause, bodyText, createdAt }: Pick<OutboxRow, 'cause' | 'bodyText' | 'createdAt'>,
  now: Date,
): boolean {
  const days = LINK_DAYS[cause.split(':')[0] as MailKind];
  return bodyText !== '' && (days === undefined || addDays(createdAt, days - 1) > now);
}

/**
 * Puts a mail that was given up back, to be tried for another day, where its text is still there and a link in it not dead.
 * @returns whether it was not waiting, or sent, already
 * @throws DomainError `not-found`, or `conflict` where there is nothing left to send
 */
export async function retryMail(
  db: Database,
  { id, moderator }: { readonly id: number; readonly moderator: Moderator },
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
  const deed = newDeed({ adminId, action: 'retry-mail', kind: 'mail', targetId: String(id), reason: null, now });
  const own = and(eq(outbox.id, id), eq(outbox.status, 'undelivered'));
  const [noted] = await db.batch([
    noteDeed(db, sql`${outbox} WHERE ${own}`, deed),
    db
      .update(outbox)
      .set({ status: 'waiting', attempts: 0, nextAttemptAt: now, failingSince: null })
      .where(and(own, isNoted(deed))),
  ]);
  if (noted.length === 0 && (await mailById(db, id))?.status === 'undelivered') throw forbidden();
  return noted.length > 0;
}
