import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from '../../shared/dates.ts';
import { MAIL_KINDS, type MailPriority } from '../../shared/mail-kinds.ts';
import type { Database } from '../db/client.ts';
import { COUNTED_BEFORE, insertFrom } from '../db/statements.ts';
import { type OutboxRow, outbox } from '../db/tables/mail.ts';
import { dailyCounts } from '../db/tables/operation.ts';
import { moreWaitsMail } from './accounts.ts';
import { toOutboxIf, WITHOUT_TEXT } from './outbox.ts';
import { counterOf, isUrgent, mailDay, ORDINARY, OTHERS, PRIORITIES, sharesOf } from './priorities.ts';

/** Time for which a claimed mail belongs to one run; after it the run counts as dead. */
export const LEASE_MS = 2 * 60_000;

export const BATCH = 20;
/** Mails that are looked at for what exceeds the day of its recipient, at each claim: no more, however many wait. */
const LOOKED_AT = 200;

type Claiming = {
  readonly siteUrl: string;
  readonly now: Date;
  /** False while the newsletter is off: its issues wait. */
  readonly withNewsletter: boolean;
  readonly perDay: number | null;
  readonly most?: number;
};

type Claimed = {
  readonly mails: readonly OutboxRow[];
  /** False once nothing more of the priority is due, or its share of the day is used up. */
  readonly mayBeMore: boolean;
};

/**
 * Claims the due mails of a priority by moving their next attempt past the lease, so that simultaneous runs never send the
 * same one, and counts them for today. Mails beyond the priority's share wait for tomorrow.
 */
export async function claimMails(
  db: Database,
  priority: MailPriority,
  { siteUrl, now, withNewsletter, perDay, most = BATCH }: Claiming,
): Promise<Claimed> {
  const dueOf = (limit: SQL) => inArray(outbox.id, due({ priority: priority, now, withNewsletter }, limit));
  if (perDay === null) {
    const mails = await claim(db, dueOf(sql`${most}`), now);
    return { mails, mayBeMore: mails.length === most };
  }
  const left = leftOf(priority, { perDay, now });
  const looked = dueOf(sql`iif(${left} > 0, ${LOOKED_AT}, 0)`);
  const next = dueOf(sql`max(0, min(${most}, ${left}))`);
  const [held, , mails] = await db.batch([
    ...holdExcess(db, looked, { siteUrl, now }),
    claim(db, and(next, sql`NOT ${exceedsDay()}`), now),
    countClaimed(db, priority, now),
  ]);
  return { mails, mayBeMore: held.length + mails.length >= most };
}

type Due = { readonly priority: MailPriority; readonly now: Date; readonly withNewsletter: boolean };

const due = ({ priority, now, withNewsletter }: Due, limit: SQL): SQL =>
  sql`(SELECT waiting.id FROM ${outbox} AS waiting WHERE waiting.status = 'waiting' AND waiting.priority = ${priority} AND waiting.next_attempt_at <= ${now.getTime()} AND (${withNewsletter} OR waiting.cause NOT LIKE 'newsletter:%') ORDER BY waiting.next_attempt_at LIMIT ${limit})`;

const claim = (db: Database, which: SQL | undefined, now: Date) =>
  db
    .update(outbox)
    .set({ nextAttemptAt: new Date(now.getTime() + LEASE_MS), attempts: sql`${outbox.attempts} + 1` })
    .where(which)
    .returning();

function leftOf(priority: MailPriority, { perDay, now }: { perDay: number; now: Date }): SQL {
  const { own, others, ordinary, all } = sharesOf(priority, perDay);
  const left = (share: number, priorities: readonly MailPriority[]) => sql`${share} - ${claimedToday(priorities, now)}`;
  if (isUrgent(priority)) return sql`min(${left(own, [priority])}, ${left(all, PRIORITIES)})`;
  const most = sql`min(${left(ordinary, ORDINARY)}, ${left(all, PRIORITIES)})`;
  return priority === 'needed' ? most : sql`min(${left(own, [priority])}, ${left(others, OTHERS)}, ${most})`;
}

const claimedToday = (priorities: readonly MailPriority[], now: Date): SQL =>
  sql`(SELECT coalesce(sum(counted.count), 0) FROM ${dailyCounts} AS counted WHERE counted.day = ${mailDay(now)} AND counted.key IN (${sql.join(
    priorities.map((priority) => sql`${counterOf(priority)}`),
    sql`, `,
  )}))`;

/** Counts the rows that the statement before it in the batch has changed. */
const countClaimed = (db: Database, priority: MailPriority, now: Date) =>
  insertFrom(
    db,
    dailyCounts,
    { day: mailDay(now), key: counterOf(priority), count: sql`changes()` },
    sql`WHERE changes() > 0`,
  ).onConflictDoUpdate(COUNTED_BEFORE);

/** Statement that takes mails of a claim out of the day's count again, as they were not sent. @param now of the claim */
export const discountMails = (
  db: Database,
  { priority, count, now }: { priority: MailPriority; count: number; now: Date },
) =>
  db
    .update(dailyCounts)
    .set({ count: sql`${dailyCounts.count} - ${count}` })
    .where(and(eq(dailyCounts.key, counterOf(priority)), eq(dailyCounts.day, mailDay(now))));

/** Gives claimed mails back that the run has no time for: the next one has them at once. @param now of the claim */
export async function releaseMails(
  db: Database,
  mails: readonly OutboxRow[],
  { priority, now }: { priority: MailPriority; now: Date },
): Promise<void> {
  if (mails.length === 0) return;
  const ids = mails.map(({ id }) => id);
  const own = eq(outbox.nextAttemptAt, new Date(now.getTime() + LEASE_MS));
  await db.batch([
    db
      .update(outbox)
      .set({ nextAttemptAt: now, attempts: sql`${outbox.attempts} - 1` })
      .where(and(inArray(outbox.id, ids), eq(outbox.status, 'waiting'), own)),
    discountMails(db, { priority: priority, count: mails.length, now }),
  ]);
}

const kindsBy = (who: 'others' | 'operator'): string[] =>
  Object.entries(MAIL_KINDS).flatMap(([kind, { by }]) => (by === who ? [kind] : []));

/** Mails that others cause: anybody can have many of them sent to somebody. */
const BY_OTHERS = kindsBy('others');
/** Mails of these kinds to one recipient within 24 hours; the events of the others wait in the account. */
const BY_OTHERS_A_DAY = 30;
/** Mails of any other kind to one recipient: each has a reserve of its own, so that none of them is crowded out. */
const OF_A_KIND_A_DAY = 6;
/**
 * Mails without a cap here: a link for a new password has its own, before the outbox; the operator's are nobody else's to
 * multiply.
 */
const UNCAPPED = ['password-reset', ...kindsBy('operator')];

const kindOf = (cause: SQL | typeof outbox.cause): SQL => sql`substr(${cause}, 1, instr(${cause}, ':') - 1)`;

/** True of a mail that is beyond the day of its recipient: the order of the outbox decides, so that a second run finds the same. */
function exceedsDay(): SQL {
  const kind = kindOf(outbox.cause);
  const byOthers = inArray(kind, BY_OTHERS);
  const cap = sql`CASE WHEN ${byOthers} THEN ${BY_OTHERS_A_DAY} ELSE ${OF_A_KIND_A_DAY} END`;
  const counted = sql`CASE WHEN ${byOthers} THEN ${inArray(kindOf(sql`earlier.cause`), BY_OTHERS)} ELSE ${kindOf(sql`earlier.cause`)} = ${kind} END`;
  const rank = sql`(SELECT count(*) FROM ${outbox} AS earlier WHERE earlier.recipient = ${outbox.recipient} AND earlier.created_at > ${outbox.createdAt} - ${DAY_MS} AND earlier.id < ${outbox.id} AND earlier.status <> 'held' AND ${counted})`;
  return sql`(${notInArray(kind, UNCAPPED)} AND ${rank} >= ${cap})`;
}

/**
 * Statements that hold what exceeds the day of its recipient, among the mails looked at: they are never sent, and their text
 * is dropped. In place of the first one of 24 hours a mail without anybody's words says that more waits in the account.
 */
function holdExcess(db: Database, which: SQL, { siteUrl, now }: { siteUrl: string; now: Date }) {
  const byOthers = inArray(kindOf(outbox.cause), BY_OTHERS);
  const notified = sql`EXISTS (SELECT 1 FROM ${outbox} AS earlier WHERE earlier.recipient = ${outbox.recipient} AND earlier.created_at > ${now.getTime() - DAY_MS} AND ${kindOf(sql`earlier.cause`)} = 'more-waits')`;
  return [
    db
      .update(outbox)
      .set({ ...WITHOUT_TEXT, status: 'held', nextAttemptAt: now })
      .where(and(which, exceedsDay()))
      .returning({ id: outbox.id }),
    toOutboxIf(
      db,
      sql`${outbox} WHERE ${and(eq(outbox.status, 'held'), eq(outbox.nextAttemptAt, now), byOthers, sql`NOT ${notified}`)} GROUP BY ${outbox.recipient}`,
      {
        cause: { kind: 'more-waits', of: sql`min(${outbox.id})` },
        recipient: outbox.recipient,
        mail: moreWaitsMail(siteUrl),
        now,
      },
    ),
  ] as const;
}
