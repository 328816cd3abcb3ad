import { and, eq, inArray, isNotNull, like, lte, or } from 'drizzle-orm';
import type { Context } from 'hono';
import { addDays } from '../../shared/dates.ts';
import type { MailPriority } from '../../shared/mail-kinds.ts';
import { cleanLine } from '../../shared/text.ts';
import { type Database, openDatabase } from '../db/client.ts';
import { users } from '../db/tables/accounts.ts';
import { type OutboxRow, outbox } from '../db/tables/mail.ts';
import { type AppEnv, readConfig, type Site, siteOf } from '../env.ts';
import { logLine } from '../log.ts';
import { mailApiOf, type Sender } from '../settings.ts';
import { BATCH, claimMails, discountMails, LEASE_MS, releaseMails } from './claim-mails.ts';
import { WITHOUT_TEXT } from './outbox.ts';
import { AWAITED, PRIORITIES } from './priorities.ts';
import { replyAddress } from './reply-address.ts';
import { bindingTransport, httpTransport, type Letter, type MailTransport, NotTaken } from './transport.ts';

/** Mails of one cron: a run may make a thousand calls, and each mail takes two, to be sent and to be marked. */
const RUN = 200;
/** A run of the cron begins no mail after this, so that it ends before the next ones have piled up. */
const RUN_MS = 3 * 60_000;
/** Work after an answer is cut 30 s after it; what is under way then may be sent and is not marked. */
const AFTER_ANSWER_MS = 25_000;
/** Left of a lease, at least, to send one more mail under it. */
const MARGIN_MS = 30_000;

type Clock = () => number;

/** @param clock milliseconds since 1970 @param since when the time of this run began, where that is not now */
type Timing = { readonly clock?: Clock; readonly since?: number };

/**
 * Sends what somebody waits for, after an answer; what could wait is left to the cron. After 24 h of failures a mail is
 * `undelivered`.
 */
export async function sendWaiting(
  env: Env,
  now: Date,
  { clock = Date.now, since = clock() }: Timing = {},
): Promise<void> {
  await withRun(env, now, { clock, end: since + AFTER_ANSWER_MS }, async (run) => {
    for (const priority of AWAITED) if ((await sendBatch(run, priority, { now, most: BATCH })).isOver) return;
  });
}

/**
 * Sends everything that is due, for the cron, up to what one run may do; what somebody waits for goes first.
 * @returns whether it stopped at that, and more may be due
 */
export async function sendAllWaiting(
  env: Env,
  now: Date,
  { clock = Date.now, since = clock() }: Timing = {},
): Promise<boolean> {
  let left = RUN;
  await withRun(env, now, { clock, end: since + RUN_MS }, async (run) => {
    for (const priority of PRIORITIES) {
      let mayBeMore = true;
      while (mayBeMore && left > 0) {
        // The leases of a long run begin when each is taken.
        const batch = await sendBatch(run, priority, {
          now: new Date(now.getTime() + clock() - since),
          most: Math.min(BATCH, left),
        });
        if (batch.isOver) return;
        mayBeMore = batch.mayBeMore;
        left -= batch.claimed;
      }
    }
  });
  return left === 0;
}

type Run = {
  readonly db: Database;
  readonly transport: MailTransport;
  readonly from: Sender;
  readonly site: Site;
  readonly perDay: number | null;
  readonly withNewsletter: boolean;
  readonly clock: Clock;
  readonly end: number;
};

async function withRun(
  env: Env,
  now: Date,
  timing: Pick<Run, 'clock' | 'end'>,
  work: (run: Run) => Promise<unknown>,
): Promise<void> {
  const config = readConfig(env);
  const api = mailApiOf(config);
  const transport = api === null ? bindingTransport(env.EMAIL) : httpTransport(api);
  const { MAIL_FROM: from, RATE_LIMITS, MAIL_PER_DAY } = config;
  const site = siteOf(config, now);
  const perDay = RATE_LIMITS === 'off' ? null : MAIL_PER_DAY;
  const withNewsletter = config.NEWSLETTER === 'on';
  const db = openDatabase(env.DB, null);
  await work({ db, transport, from, site, perDay, withNewsletter, ...timing });
}

/** @returns `isOver` where the run has no time left, or the service takes no more */
async function sendBatch(run: Run, priority: MailPriority, { now, most }: { now: Date; most: number }) {
  const { db, site, perDay, withNewsletter, clock } = run;
  const { siteUrl } = site;
  // A run that takes a mail over after the lease must not find it still being sent.
  const end = Math.min(run.end, clock() + LEASE_MS - MARGIN_MS);
  if (clock() >= run.end) return { claimed: 0, mayBeMore: false, isOver: true };
  const { mails, mayBeMore } = await claimMails(db, priority, { siteUrl, now, withNewsletter, perDay, most });
  let isOver = false;
  let done = 0;
  for (const mail of mails) {
    if (isOver || clock() >= end) break;
    const failure = await send(run, mail);
    await setOutcome(db, { mail, failure, now, counted: perDay !== null });
    done++;
    isOver = failure?.meaning === 'full' || failure?.meaning === 'closed';
  }
  await releaseMails(db, mails.slice(done), { priority: priority, now });
  return { claimed: mails.length, mayBeMore, isOver: isOver || clock() >= run.end };
}

async function send({ transport, from, site }: Run, mail: OutboxRow): Promise<NotTaken | null> {
  const replyTo = replyAddress(mail.cause, site) ?? mail.replyTo;
  try {
    await transport(toLetter({ ...mail, replyTo }, from));
    return null;
  } catch (error) {
    // Of anything else nobody knows how far it got.
    const failure = error instanceof NotTaken ? error : new NotTaken('error', 'unknown');
    logLine('warn', { mail: mail.id, attempt: mail.attempts, failed: failure.code });
    return failure;
  }
}

/** A line break in a value would begin another header. */
const toLetter = (mail: OutboxRow, from: Sender): Letter => ({
  id: `${mail.id}.${mail.createdAt.getTime()}`,
  from,
  to: cleanLine(mail.recipient),
  replyTo: mail.replyTo === null ? null : cleanLine(mail.replyTo),
  subject: cleanLine(mail.subject),
  text: mail.bodyText,
  html: mail.bodyHtml,
  calendar: mail.calendar,
  headers: mail.unsubscribeUrl === null ? {} : unsubscribeHeaders(cleanLine(mail.unsubscribeUrl)),
});

/** RFC 2369 and RFC 8058: mail programs show a button that ends these mails, by a POST without cookies or a login. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Days that a mail is kept, as the privacy page says: long enough to find out why it did not arrive. */
const STORED_DAYS = 30;

/**
 * Deletes the mails that were sent, held or given up a month ago. Gives up what has waited a week for room in a daily
 * quota: it is stale, and the operator sees from it that the quota is too small. A mail of new offers is, after a day.
 */
export async function purgeOutbox(db: Database, now: Date): Promise<void> {
  const done = inArray(outbox.status, ['sent', 'undelivered', 'held']);
  const weekAgo = new Date(now.getTime() - LONGEST_WAIT_MS);
  await db.batch([
    db.delete(outbox).where(and(done, lte(outbox.nextAttemptAt, addDays(now, -STORED_DAYS)))),
    db
      .update(outbox)
      .set({ status: 'undelivered', nextAttemptAt: now, failure: 'WAITED_TOO_LONG' })
      .where(
        and(
          eq(outbox.status, 'waiting'),
          or(
            lte(outbox.nextAttemptAt, weekAgo),
            and(like(outbox.cause, 'alert-digest:%'), lte(outbox.createdAt, addDays(now, -1))),
          ),
        ),
      ),
  ]);
}

const MS = 250;

/**
 * Hides by its timing whether an address has an account, which costs one row more: the response takes at least `MS`,
 * and the mail is sent as long after it, as sending during the response would show.
 */
export async function padded<Result>(c: Context<AppEnv>, work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work, scheduler.wait(MS)]);
  const since = Date.now();
  c.executionCtx.waitUntil(scheduler.wait(MS).then(() => sendWaiting(c.env, c.get('now'), { since })));
  return result;
}

const GIVE_UP_MS = 24 * 60 * 60_000;
/** Longest life of a mail that only ever waits for room in a daily quota; then it is given up. */
const LONGEST_WAIT_MS = 7 * GIVE_UP_MS;
const FIRST_RETRY_MS = 60_000;
const LONGEST_RETRY_MS = 60 * 60_000;

type Sent = {
  readonly mail: OutboxRow;
  readonly failure: NotTaken | null;
  readonly now: Date;
  readonly counted: boolean;
};

/** Notes what became of a mail, and with its account whether the address takes mails. */
async function setOutcome(db: Database, { mail, failure, now, counted }: Sent): Promise<void> {
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
    counted && failure.meaning !== 'unknown' ? [discountMails(db, { priority: mail.priority, count: 1, now })] : [];
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
