import { and, eq, inArray, lte } from 'drizzle-orm';
import { addDays } from '../../shared/dates.ts';
import type { Lane } from '../../shared/mail-kinds.ts';
import { cleanLine } from '../../shared/text.ts';
import { type Database, openDatabase } from '../db/client.ts';
import { type OutboxRow, outbox } from '../db/tables/mail.ts';
import { type Config, readConfig } from '../env.ts';
import { logLine } from '../log.ts';
import { mailApiOf, type Sender } from '../settings.ts';
import { bindingOffice } from './binding-office.ts';
import { BATCH, claimMails, LEASE_MS, releaseMails } from './claim-mails.ts';
import { httpOffice } from './http-office.ts';
import { AWAITED, LANES } from './lanes.ts';
import { type Letter, NotTaken, type PostOffice } from './post-office.ts';
import { LONGEST_WAIT_MS, setOutcome } from './set-outcome.ts';

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
 * Sends what somebody waits for, after an answer; what could wait is left to the cron. Each mail is claimed by moving its next
 * attempt past the lease, so two runs at once never send the same one. After 24 h of failures it is `undelivered`.
 */
export async function sendWaiting(
  env: Env,
  now: Date,
  { clock = Date.now, since = clock() }: Timing = {},
): Promise<void> {
  await withRun(env, { clock, end: since + AFTER_ANSWER_MS }, async (run) => {
    for (const lane of AWAITED) if ((await sendBatch(run, lane, { now, most: BATCH })).isOver) return;
  });
}

/** The same for the cron: everything that is due, up to what one run may do; what somebody waits for goes first. */
export async function sendAllWaiting(
  env: Env,
  now: Date,
  { clock = Date.now, since = clock() }: Timing = {},
): Promise<void> {
  await withRun(env, { clock, end: since + RUN_MS }, async (run) => {
    let left = RUN;
    for (const lane of LANES) {
      let mayBeMore = true;
      while (mayBeMore && left > 0) {
        // The leases of a long run begin when each is taken.
        const batch = await sendBatch(run, lane, {
          now: new Date(now.getTime() + clock() - since),
          most: Math.min(BATCH, left),
        });
        if (batch.isOver) return;
        mayBeMore = batch.mayBeMore;
        left -= batch.claimed;
      }
    }
  });
}

type Run = {
  readonly db: Database;
  readonly office: PostOffice;
  readonly from: Sender;
  readonly siteUrl: string;
  readonly perDay: number | null;
  readonly withNewsletter: boolean;
  readonly clock: Clock;
  /** No mail is begun after it. */
  readonly end: number;
};

async function withRun(
  env: Env,
  timing: Pick<Run, 'clock' | 'end'>,
  work: (run: Run) => Promise<unknown>,
): Promise<void> {
  const config = readConfig(env);
  const office = openPostOffice(env, config);
  const { MAIL_FROM: from, SITE_URL: siteUrl, RATE_LIMITS, MAIL_PER_DAY } = config;
  const perDay = RATE_LIMITS === 'off' ? null : MAIL_PER_DAY;
  const withNewsletter = config.NEWSLETTER === 'on';
  await work({ db: openDatabase(env.DB, null), office, from, siteUrl, perDay, withNewsletter, ...timing });
}

/** The service for mails that the configuration names. */
function openPostOffice(env: Env, config: Config): PostOffice {
  const api = mailApiOf(config);
  return api === null ? bindingOffice(env.EMAIL) : httpOffice(api);
}

/** @returns `isOver` where the run has no time left, or the service takes no more */
async function sendBatch(run: Run, lane: Lane, { now, most }: { readonly now: Date; readonly most: number }) {
  const { db, office, from, siteUrl, perDay, withNewsletter, clock } = run;
  // A run that takes a mail over after the lease must not find it still being sent.
  const end = Math.min(run.end, clock() + LEASE_MS - MARGIN_MS);
  if (clock() >= run.end) return { claimed: 0, mayBeMore: false, isOver: true };
  const { mails, mayBeMore } = await claimMails(db, lane, { siteUrl, now, withNewsletter, perDay, most });
  let isOver = false;
  let done = 0;
  for (const mail of mails) {
    if (isOver || clock() >= end) break;
    const failure = await send(office, from, mail);
    await setOutcome(db, { mail, failure, now, counted: perDay !== null });
    done++;
    isOver = failure?.meaning === 'full' || failure?.meaning === 'closed';
  }
  await releaseMails(db, mails.slice(done), { lane, now });
  return { claimed: mails.length, mayBeMore, isOver: isOver || clock() >= run.end };
}

/** @returns why it was not sent; null where it was */
async function send(office: PostOffice, from: Sender, mail: OutboxRow): Promise<NotTaken | null> {
  try {
    await office.send(toLetter(mail, from));
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
  headers: mail.unsubscribeUrl === null ? {} : unsubscribeHeaders(cleanLine(mail.unsubscribeUrl)),
});

/** RFC 2369 and RFC 8058: mail programs show a button that ends these mails, by a POST without cookies or a login. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Days that a mail is kept, as the privacy page says: long enough to find out why it did not arrive. */
const KEPT_DAYS = 30;

/**
 * Deletes the mails that were sent, held or given up a month ago. Gives up what has waited a week for room in a daily
 * quota: it is stale, and the operator sees from it that the quota is too small.
 */
export async function purgeOutbox(db: Database, now: Date): Promise<void> {
  const done = inArray(outbox.status, ['sent', 'undelivered', 'held']);
  const weekAgo = new Date(now.getTime() - LONGEST_WAIT_MS);
  await db.batch([
    db.delete(outbox).where(and(done, lte(outbox.nextAttemptAt, addDays(now, -KEPT_DAYS)))),
    db
      .update(outbox)
      .set({ status: 'undelivered', nextAttemptAt: now, failure: 'WAITED_TOO_LONG' })
      .where(and(eq(outbox.status, 'waiting'), lte(outbox.nextAttemptAt, weekAgo))),
  ]);
}
