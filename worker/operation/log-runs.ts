import { eq, type SQL, sql } from 'drizzle-orm';
import { romeDay, romeMidnight } from '../../shared/dates.ts';
import type { Figures } from '../../shared/operation.ts';
import { CRON_MINUTES, type Cron } from '../crons.ts';
import type { Database } from '../db/client.ts';
import { users } from '../db/tables/accounts.ts';
import { applications } from '../db/tables/applications.ts';
import { jobs } from '../db/tables/jobs.ts';
import { outbox } from '../db/tables/mail.ts';
import { type CronRunRow, cronRuns, dailyCounts } from '../db/tables/operation.ts';
import { figureKey, figuresSince } from './queries.ts';

/**
 * Notes that a cron begins, and since when each of them is expected: one that never runs is missed as well. After a run without an
 * end the beginning stays that of it: a cron of each minute would hide that all of its runs are cut.
 */
export async function logBegin(db: Database, cron: Cron, now: Date): Promise<void> {
  const { beganAt, endedAt, failedAt } = cronRuns;
  const hasNoEnd = sql`${beganAt} > max(coalesce(${endedAt}, 0), coalesce(${failedAt}, 0))`;
  const began = sql`iif(${hasNoEnd}, ${beganAt}, ${now.getTime()})`;
  const rows = Object.keys(CRON_MINUTES).map((known) => ({ cron: known, expectedSince: now }));
  await db.batch([
    db.insert(cronRuns).values(rows).onConflictDoNothing(),
    db.update(cronRuns).set({ beganAt: began }).where(eq(cronRuns.cron, cron)),
  ]);
}

/** Notes how a run came out: when it ended, or when something failed in it and under which request id the log says so. */
export async function logOutcome(
  db: Database,
  cron: Cron,
  outcome: Pick<CronRunRow, 'endedAt' | 'ms'> | Pick<CronRunRow, 'failedAt' | 'errorId'>,
): Promise<void> {
  await db.update(cronRuns).set(outcome).where(eq(cronRuns.cron, cron));
}

/** Nights that may fail in a row: what people delete is there for seven days. */
const DAYS_BACK = 6;

/** Counts each of the last days that no night has counted yet: what they are made of is purged sooner than their figures. */
export async function logDays(db: Database, now: Date): Promise<void> {
  const days = Array.from({ length: DAYS_BACK }, (_, index) => dayOf(now, DAYS_BACK - index));
  const known = await figuresSince(db, days[0]?.day ?? '');
  for (const { day, ...span } of days) {
    const rows = Object.entries(figuresOf(span)).map(([figure, count]) => ({ day, key: figureKey(figure), count }));
    if (!known.has(day)) await db.insert(dailyCounts).values(rows).onConflictDoNothing();
  }
}

function dayOf(now: Date, ago: number) {
  const from = romeMidnight(now, ago);
  return { day: romeDay(from), from, to: romeMidnight(now, ago - 1) };
}

type Span = { readonly from: Date; readonly to: Date };

function figuresOf({ from, to }: Span): Readonly<Record<keyof Figures, SQL>> {
  const within = (moment: SQL) => sql`${moment} >= ${from.getTime()} AND ${moment} < ${to.getTime()}`;
  const mails = (status: string, moment: SQL) =>
    sql`(SELECT count(*) FROM ${outbox} WHERE ${outbox.status} = ${status} AND ${within(moment)})`;
  return {
    offers: sql`(SELECT count(*) FROM ${jobs} WHERE ${within(sql`${jobs.postedAt}`)} AND NOT ${jobs.spontaneous})`,
    applications: sql`(SELECT count(*) FROM ${applications} WHERE ${within(sql`${applications.deliveredAt}`)})`,
    registrations: sql`(SELECT count(*) FROM ${users} WHERE ${within(sql`${users.createdAt}`)})`,
    mailsSent: mails('sent', sql`${outbox.sentAt}`),
    mailsHeld: mails('held', sql`${outbox.nextAttemptAt}`),
    mailsUndelivered: mails('undelivered', sql`${outbox.nextAttemptAt}`),
  };
}
