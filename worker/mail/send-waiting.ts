import { and, asc, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { addDays } from '../../shared/dates.ts';
import { cleanLine } from '../../shared/text.ts';
import { type Database, openDatabase } from '../db/client.ts';
import { type OutboxRow, outbox } from '../db/tables/mail.ts';
import { readConfig } from '../env.ts';
import { logLine } from '../log.ts';
import { holdExcess } from './hold-excess.ts';
import { WITHOUT_TEXT } from './outbox.ts';

const BATCH = 20;
/** Mails of one cron: a run may make a thousand calls, and each mail takes two, to be sent and to be marked. */
const RUN = 200;
/** A run begins no batch after this, so that it ends before the next ones have piled up. */
const RUN_MS = 3 * 60_000;
/** Time for which a claimed mail belongs to one run; after it the run counts as dead. */
const LEASE_MS = 2 * 60_000;
/** Left of a lease, at least, to send one more mail under it. */
const MARGIN_MS = 30_000;
const GIVE_UP_MS = 24 * 60 * 60_000;
const FIRST_RETRY_MS = 60_000;
const LONGEST_RETRY_MS = 60 * 60_000;

/** Mails to one person about one thing; the others are the many of an alert or a newsletter. */
const SINGLE = isNull(outbox.unsubscribeUrl);
const MANY = isNotNull(outbox.unsubscribeUrl);

/**
 * Sends what is due after an answer; alerts and newsletters are left to the cron. Each mail is claimed by moving its next
 * attempt past the lease, so two runs at once never send the same one. After 24 h of failures it is `undelivered`.
 */
export async function sendWaiting(env: Env, now: Date): Promise<void> {
  await sendBatch(env, SINGLE, now);
}

/** The same for the cron: everything that is due, up to what one run may do; what somebody waits for goes first. */
export async function sendAllWaiting(env: Env, now: Date): Promise<void> {
  const started = Date.now();
  let left = RUN;
  for (const kind of [SINGLE, MANY]) {
    let claimed = BATCH;
    while (claimed === BATCH && left > 0 && Date.now() - started < RUN_MS) {
      // The leases of a long run begin when each is taken.
      claimed = await sendBatch(env, kind, new Date(now.getTime() + Date.now() - started));
      left -= claimed;
    }
  }
}

/** @returns how many were claimed */
async function sendBatch(env: Env, kind: SQL, now: Date): Promise<number> {
  const started = Date.now();
  const db = openDatabase(env.DB, null);
  const { MAIL_FROM, SITE_URL: siteUrl, RATE_LIMITS } = readConfig(env);
  const due = claim(db, kind, now);
  const mails =
    RATE_LIMITS === 'off' ? await due : (await db.batch([...holdExcess(db, kind, { siteUrl, now }), due]))[2];
  for (const mail of mails) {
    // A run that takes a mail over after the lease must not find it still being sent.
    if (Date.now() - started > LEASE_MS - MARGIN_MS) break;
    const failure = await send(env, MAIL_FROM, mail);
    await db
      .update(outbox)
      .set(outcome(mail, failure, now))
      .where(eq(outbox.id, mail.id));
  }
  return mails.length;
}

function claim(db: Database, kind: SQL, now: Date) {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.status, 'waiting'), kind, lte(outbox.nextAttemptAt, now)))
    .orderBy(asc(outbox.nextAttemptAt))
    .limit(BATCH);
  return db
    .update(outbox)
    .set({ nextAttemptAt: new Date(now.getTime() + LEASE_MS), attempts: sql`${outbox.attempts} + 1` })
    .where(inArray(outbox.id, due))
    .returning();
}

/** @returns the kind of failure; null where it was sent */
async function send(env: Env, from: string, mail: OutboxRow): Promise<string | null> {
  const { recipient, replyTo, subject, bodyText: text, bodyHtml: html, unsubscribeUrl } = mail;
  try {
    // A line break in a value would begin another header.
    await env.EMAIL.send({
      from,
      to: cleanLine(recipient),
      subject: cleanLine(subject),
      text,
      html,
      ...(replyTo === null ? {} : { replyTo: cleanLine(replyTo) }),
      ...(unsubscribeUrl === null ? {} : { headers: unsubscribeHeaders(cleanLine(unsubscribeUrl)) }),
    });
    return null;
  } catch (error) {
    const failed = kindOf(error);
    logLine('warn', { mail: mail.id, attempt: mail.attempts, failed });
    return failed;
  }
}

/** RFC 2369 and RFC 8058: mail programs show a button that ends these mails, by a POST without cookies or a login. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** The code or the name of an error, never its text, which may hold the address. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'error';
  const code = 'code' in error ? error.code : null;
  return typeof code === 'string' && /^[A-Z][A-Z\d_]{2,40}$/.test(code) ? code : error.name;
}

function outcome(mail: OutboxRow, failure: string | null, now: Date): Partial<OutboxRow> {
  if (failure === null) return { ...WITHOUT_TEXT, status: 'sent', sentAt: now, failure };
  if (now.getTime() - mail.createdAt.getTime() >= GIVE_UP_MS)
    return { status: 'undelivered', nextAttemptAt: now, failure };
  const wait = Math.min(FIRST_RETRY_MS * 2 ** (mail.attempts - 1), LONGEST_RETRY_MS);
  return { nextAttemptAt: new Date(now.getTime() + wait), failure };
}

/** The privacy page says so. Long enough to find out why a mail did not arrive. */
const KEPT_DAYS = 30;

/** Drops the mails that were sent, held or given up a month ago: who got them and what they were about. */
export async function purgeOutbox(db: Database, now: Date): Promise<void> {
  const done = inArray(outbox.status, ['sent', 'undelivered', 'held']);
  await db.delete(outbox).where(and(done, lte(outbox.nextAttemptAt, addDays(now, -KEPT_DAYS))));
}
