import { lt, type SQL, sql } from 'drizzle-orm';
import { romeDay } from '../../shared/dates.ts';
import { romeMidnight } from '../../shared/rome-clock.ts';
import type { Database } from '../db/client.ts';
import { users } from '../db/tables/accounts.ts';
import { applications } from '../db/tables/applications.ts';
import { jobs } from '../db/tables/jobs.ts';
import { outbox } from '../db/tables/mail.ts';
import { dailyFigures } from '../db/tables/operation.ts';
import { figuresSince } from './queries.ts';

/** Nights that may fail in a row: what people delete is there for seven days. */
const DAYS_BACK = 6;
/** A year, and some weeks to compare with. */
const KEPT_DAYS = 400;

/** Counts each of the last days that no night has counted yet, and drops those of long ago. */
export async function logDays(db: Database, now: Date): Promise<void> {
  const days = Array.from({ length: DAYS_BACK }, (_, index) => dayOf(now, DAYS_BACK - index));
  const known = new Set((await figuresSince(db, days[0]?.day ?? '')).map(({ day }) => day));
  for (const { day, from, to } of days)
    if (!known.has(day)) await db.insert(dailyFigures).select(figuresOf(day, { from, to })).onConflictDoNothing();
  await db.delete(dailyFigures).where(lt(dailyFigures.day, romeDay(now, -KEPT_DAYS)));
}

/** A day in Rome so many days ago, with its first moment and that of the next one. */
function dayOf(now: Date, ago: number) {
  const from = romeMidnight(now, ago);
  return { day: romeDay(from), from, to: romeMidnight(now, ago - 1) };
}

type Span = { readonly from: Date; readonly to: Date };

/** Lists every column in the table's order, as drizzle's INSERT ... SELECT names all of them. */
function figuresOf(day: string, { from, to }: Span): SQL {
  const within = (moment: SQL) => sql`${moment} >= ${from.getTime()} AND ${moment} < ${to.getTime()}`;
  const mails = (status: string, moment: SQL) =>
    sql`(SELECT count(*) FROM ${outbox} WHERE ${outbox.status} = ${status} AND ${within(moment)})`;
  return sql`SELECT ${day},
    (SELECT count(*) FROM ${jobs} WHERE ${within(sql`${jobs.postedAt}`)}),
    (SELECT count(*) FROM ${applications} WHERE ${within(sql`${applications.deliveredAt}`)}),
    (SELECT count(*) FROM ${users} WHERE ${within(sql`${users.createdAt}`)}),
    ${mails('sent', sql`${outbox.sentAt}`)},
    ${mails('held', sql`${outbox.nextAttemptAt}`)},
    ${mails('undelivered', sql`${outbox.nextAttemptAt}`)}
    WHERE true`;
}
