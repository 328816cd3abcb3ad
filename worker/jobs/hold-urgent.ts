import { and, eq, gt, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { romeMoments } from '../../shared/appointments.ts';
import { addDays } from '../../shared/dates.ts';
import { URGENT_HOURS } from '../../shared/job-values.ts';
import type { PublishJobBody } from '../../shared/jobs.ts';
import { CLAIM_REASON } from '../../shared/report-values.ts';
import type { Database } from '../db/client.ts';
import { users } from '../db/tables/accounts.ts';
import { employerPages } from '../db/tables/employers.ts';
import { jobs } from '../db/tables/jobs.ts';
import { reports } from '../db/tables/moderation.ts';
import { DomainError, invalidField } from '../errors.ts';
import { suspicionsOf } from './suspicions/rules.ts';

const IN_DAYS = 30;
const MOST_IN_DAYS = 3;
/** Days for which the urgent offers of a new account wait for an administrator. */
const NEW_DAYS = 7;

/**
 * Refuses a start that clocks skip, that is over, or more than three days away.
 * @param from moment from which these days count
 * @throws DomainError `invalid` at `neededFrom`
 */
export function refuseStart(neededFrom: string, from: Date, now: Date): void {
  const [start] = romeMoments(neededFrom);
  if (!start) throw invalidField('neededFrom', 'Quest’ora non c’è: scegline un’altra');
  if (start <= now) throw invalidField('neededFrom', 'Questa ora è già passata');
  if (start > addDays(from, URGENT_HOURS / 24))
    throw invalidField(
      'neededFrom',
      `Al massimo ${URGENT_HOURS} ore dopo la pubblicazione: per dopo c’è l’offerta normale`,
    );
}

/**
 * Refuses one urgent offer more than an employer may publish; one with the same content is the same offer. That it is alone is left to the
 * index of the table.
 * @throws DomainError `conflict`
 */
export async function refuseOften(db: Database, ownerId: number, contentHash: string, now: Date): Promise<void> {
  const isOther = sql`${jobs.contentHash} IS NOT ${contentHash}`;
  const isRecent = gt(jobs.postedAt, addDays(now, -IN_DAYS));
  const recent = and(eq(jobs.ownerId, ownerId), isOther, isNotNull(jobs.neededFrom), isRecent);
  if ((await db.$count(jobs, recent)) >= MOST_IN_DAYS)
    throw new DomainError(
      'conflict',
      `Hai pubblicato ${MOST_IN_DAYS} offerte che servono subito negli ultimi ${IN_DAYS} giorni: pubblica questa senza “Serve subito”.`,
    );
}

/**
 * The moment from which an offer is hidden until an administrator lets it out: now for an urgent one that looks like a fraud, or whose
 * employer is new or reported, else never.
 */
export function heldFrom(
  ownerId: number,
  { neededFrom, title, companyName, description }: PublishJobBody,
  now: Date,
): SQL<Date | null> {
  if (neededFrom === undefined) return sql`NULL`;
  const isSuspicious = suspicionsOf([title, companyName, description].join('\n')).length > 0;
  const isNew = sql`EXISTS (SELECT 1 FROM ${users} WHERE ${and(eq(users.id, ownerId), gt(users.createdAt, addDays(now, -NEW_DAYS)))})`;
  const ofOwner = sql`SELECT ${jobs.publicId} FROM ${jobs} WHERE ${eq(jobs.ownerId, ownerId)} UNION SELECT ${employerPages.publicId} FROM ${employerPages} WHERE ${eq(employerPages.ownerId, ownerId)}`;
  const isOpenReport = and(isNull(reports.closedAt), ne(reports.reason, CLAIM_REASON));
  const isReported = sql`EXISTS (SELECT 1 FROM ${reports} WHERE ${isOpenReport} AND ${reports.targetId} IN (${ofOwner}))`;
  return sql`CASE WHEN ${isSuspicious} OR ${isNew} OR ${isReported} THEN ${now.getTime()} END`;
}
