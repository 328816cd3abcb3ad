import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { type Database, openDatabase } from '../db/client.ts';
import { type OutboxRow, outbox } from '../db/tables/outbox.ts';
import { readConfig } from '../env.ts';

const BATCH = 20;
/** A claimed mail is nobody else's for this long; whoever claimed it is dead after it. */
const LEASE_MS = 2 * 60_000;
const GIVE_UP_MS = 24 * 60 * 60_000;
const FIRST_RETRY_MS = 60_000;
const LONGEST_RETRY_MS = 60 * 60_000;

/**
 * Sends what is due: after an answer, and by the cron for what failed before. Each mail is claimed by moving its next
 * attempt past the lease, so two runs at once never send the same one. After 24 h of failures it is `undelivered`.
 */
export async function sendWaiting(env: Env, now: Date): Promise<void> {
  const db = openDatabase(env.DB, null);
  const { MAIL_FROM } = readConfig(env);
  for (const mail of await claim(db, now)) {
    const sent = await send(env, MAIL_FROM, mail);
    await db
      .update(outbox)
      .set(outcome(mail, sent, now))
      .where(eq(outbox.id, mail.id));
  }
}

async function claim(db: Database, now: Date): Promise<OutboxRow[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.status, 'waiting'), lte(outbox.nextAttemptAt, now)))
    .orderBy(asc(outbox.nextAttemptAt))
    .limit(BATCH);
  return db
    .update(outbox)
    .set({ nextAttemptAt: new Date(now.getTime() + LEASE_MS), attempts: sql`${outbox.attempts} + 1` })
    .where(inArray(outbox.id, due))
    .returning();
}

async function send(env: Env, from: string, mail: OutboxRow): Promise<boolean> {
  const { recipient: to, replyTo, subject, bodyText: text, bodyHtml: html } = mail;
  try {
    await env.EMAIL.send({ from, to, subject, text, html, ...(replyTo === null ? {} : { replyTo }) });
    return true;
  } catch (error) {
    // The name of the error only: its text may hold the address.
    console.warn(
      JSON.stringify({ mail: mail.id, attempt: mail.attempts, failed: error instanceof Error ? error.name : 'error' }),
    );
    return false;
  }
}

function outcome(mail: OutboxRow, sent: boolean, now: Date): Partial<OutboxRow> {
  // The text goes with it: it may hold a link that opens an account, and nobody needs it here any more.
  if (sent) return { status: 'sent', sentAt: now, bodyText: '', bodyHtml: '', replyTo: null };
  if (now.getTime() - mail.createdAt.getTime() >= GIVE_UP_MS) return { status: 'undelivered', nextAttemptAt: now };
  const wait = Math.min(FIRST_RETRY_MS * 2 ** (mail.attempts - 1), LONGEST_RETRY_MS);
  return { nextAttemptAt: new Date(now.getTime() + wait) };
}
