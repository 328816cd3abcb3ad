import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { users } from '../db/tables/accounts.ts';
import { type OutboxRow, outbox } from '../db/tables/mail.ts';
import { discountMails, LEASE_MS } from './claim-mails.ts';
import { WITHOUT_TEXT } from './outbox.ts';
import type { NotTaken } from './post-office.ts';

const GIVE_UP_MS = 24 * 60 * 60_000;
/** Longest life of a mail that only ever waits for room in a daily quota; then it is given up. */
export const LONGEST_WAIT_MS = 7 * GIVE_UP_MS;
const FIRST_RETRY_MS = 60_000;
const LONGEST_RETRY_MS = 60 * 60_000;

type Sent = {
  readonly mail: OutboxRow;
  /** Null where it was sent. */
  readonly failure: NotTaken | null;
  /** When it was claimed. */
  readonly now: Date;
  /** False where limits are off and nothing is counted. */
  readonly counted: boolean;
};

/** Notes what became of a mail, and with its account whether the address takes mails. */
export async function setOutcome(db: Database, { mail, failure, now, counted }: Sent): Promise<void> {
  const note = db
    .update(outbox)
    .set(outcome(mail, failure, now))
    .where(eq(outbox.id, mail.id));
  const refuses = eq(users.email, mail.recipient);
  if (failure === null) {
    const again = and(refuses, isNotNull(users.mailRefusedAt));
    await db.batch([note, db.update(users).set({ mailRefusedAt: null }).where(again)]);
    return;
  }
  const discounts =
    counted && failure.meaning !== 'unknown' ? [discountMails(db, { lane: mail.lane, count: 1, now })] : [];
  const refusals = failure.meaning === 'recipient' ? [db.update(users).set({ mailRefusedAt: now }).where(refuses)] : [];
  await db.batch([note, ...discounts, ...refusals]);
}

function outcome(mail: OutboxRow, failure: NotTaken | null, now: Date): Partial<OutboxRow> {
  if (failure === null) return { ...WITHOUT_TEXT, status: 'sent', sentAt: now, failure: null };
  const { code, meaning } = failure;
  const failingSince = mail.failingSince ?? (meaning === 'full' ? null : now);
  const isOver =
    meaning === 'recipient' ||
    meaning === 'mail' ||
    now.getTime() - (failingSince ?? now).getTime() >= GIVE_UP_MS ||
    (failingSince === null && now.getTime() - mail.createdAt.getTime() >= LONGEST_WAIT_MS);
  if (isOver) return { status: 'undelivered', nextAttemptAt: now, failure: code, failingSince };
  const wait = Math.min(FIRST_RETRY_MS * 2 ** (mail.attempts - 1), LONGEST_RETRY_MS);
  // Of what may have been sent nothing is tried again while it is claimed.
  const least = meaning === 'unknown' ? LEASE_MS : 0;
  return { nextAttemptAt: new Date(now.getTime() + Math.max(wait, least)), failure: code, failingSince };
}
