import { and, eq, gt, isNotNull, isNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { addDays, romeTime } from '../../shared/dates.ts';
import { URGENT_HOURS } from '../../shared/job-values.ts';
import { neededText } from '../../shared/job-words.ts';
import { HARMLESS_REASONS, URGENT_REASON } from '../../shared/report-values.ts';
import type { Database } from '../db/client.ts';
import { users } from '../db/tables/accounts.ts';
import { employerPages } from '../db/tables/employers.ts';
import { type JobRow, jobs } from '../db/tables/jobs.ts';
import { reports } from '../db/tables/moderation.ts';
import type { Config } from '../env.ts';
import { DomainError, invalidField } from '../errors.ts';
import { newReportMail } from '../mail/moderation.ts';
import { toOutboxIf } from '../mail/outbox.ts';
import { newPublicId } from '../public-id.ts';

const IN_DAYS = 30;
const MOST_IN_DAYS = 3;
/** Days for which the urgent offers of a new account wait for an administrator. */
const NEW_DAYS = 7;

/**
 * Refuses a start that is over, or more than three days away.
 * @param from moment from which these days count
 * @throws DomainError `invalid` at `neededFrom`
 */
export function refuseStart(neededFrom: string, from: Date, now: Date): void {
  const start = romeTime(neededFrom);
  if (start <= now) throw invalidField('neededFrom', 'Questa ora è già passata');
  if (start > addDays(from, URGENT_HOURS / 24))
    throw invalidField(
      'neededFrom',
      `Al massimo ${URGENT_HOURS} ore dopo la pubblicazione: per dopo c’è l’offerta normale`,
    );
}

const other = alias(jobs, 'other');

/** Condition: the employer has another urgent offer that is open, waits, or could be opened by a press. */
export const hasOpenUrgent = (ownerId: number | SQL, isOther: SQL, now: Date): SQL =>
  sql`EXISTS (SELECT 1 FROM ${jobs} AS other WHERE ${and(eq(other.ownerId, ownerId), isOther, isNotNull(other.neededFrom), gt(other.validThrough, now), ne(other.ownerStatus, 'closed'), isNull(other.deletedAt), isNull(other.hiddenAt))})`;

const ONE_OPEN =
  'Hai già un’offerta che serve subito: quando il posto è preso, o il suo inizio è passato, ne pubblichi un’altra.';
const NO_MORE = `Hai pubblicato ${MOST_IN_DAYS} offerte che servono subito negli ultimi ${IN_DAYS} giorni: pubblica questa senza “Serve subito”.`;

export const onlyOneOpen = (): DomainError => new DomainError('conflict', ONE_OPEN);

/** Conditions: an employer has an urgent offer, or has published as many as it may; one with the same content is the same offer. */
export function urgentLimits(ownerId: number, contentHash: string, now: Date) {
  const isOther = sql`${other.contentHash} IS NOT ${contentHash}`;
  const isRecent = gt(other.postedAt, addDays(now, -IN_DAYS));
  const recent = and(eq(other.ownerId, ownerId), isOther, isNotNull(other.neededFrom), isRecent);
  return {
    open: hasOpenUrgent(ownerId, isOther, now),
    often: sql`(SELECT count(*) FROM ${jobs} AS other WHERE ${recent}) >= ${MOST_IN_DAYS}`,
  };
}

/** Why an employer may publish no urgent offer now; null where it may. */
export async function urgentRefusal(
  db: Database,
  limits: ReturnType<typeof urgentLimits>,
): Promise<DomainError | null> {
  const [found] = await db.all<{ open: number; often: number }>(
    sql`SELECT ${limits.open} AS open, ${limits.often} AS often`,
  );
  if (found?.open) return onlyOneOpen();
  return found?.often ? new DomainError('conflict', NO_MORE) : null;
}

/** The moment from which an urgent offer waits for an administrator: now where its employer is new or reported, else never. */
export function heldFrom(ownerId: number, now: Date): SQL<Date | null> {
  const isNew = sql`EXISTS (SELECT 1 FROM ${users} WHERE ${and(eq(users.id, ownerId), gt(users.createdAt, addDays(now, -NEW_DAYS)))})`;
  const ids = (kind: 'job' | 'employer', own: SQL) =>
    and(eq(reports.targetKind, kind), sql`${reports.targetId} IN (${own})`);
  const isAbout = or(
    ids('job', sql`SELECT ${other.publicId} FROM ${jobs} AS other WHERE ${eq(other.ownerId, ownerId)}`),
    ids(
      'employer',
      sql`SELECT ${employerPages.publicId} FROM ${employerPages} WHERE ${eq(employerPages.ownerId, ownerId)}`,
    ),
  );
  const isReported = sql`EXISTS (SELECT 1 FROM ${reports} WHERE ${and(isNull(reports.closedAt), notInArray(reports.reason, [...HARMLESS_REASONS]), isAbout)})`;
  return sql`CASE WHEN ${isNew} OR ${isReported} THEN ${now.getTime()} END`;
}

type Holding = {
  readonly row: JobRow;
  readonly config: Pick<Config, 'SITE_URL' | 'SUPPORT_EMAIL'>;
  readonly now: Date;
};

/** Puts an urgent offer that waits into the queue of the moderators, and mails the operator: once until they decide. */
export async function reportHeld(db: Database, { row, config, now }: Holding): Promise<void> {
  if (row.heldAt === null) return;
  const publicId = newPublicId();
  const report = {
    publicId,
    targetKind: 'job',
    targetId: row.publicId,
    reason: URGENT_REASON,
    text: `Non esce finché non decidi. Serve: ${neededText(row)}.`,
    openKey: `urgent:${row.publicId}`,
    createdAt: now,
  } as const;
  await db.batch([
    db.insert(reports).values(report).onConflictDoNothing({ target: reports.openKey }),
    toOutboxIf(db, sql`${reports} WHERE ${reports.publicId} = ${publicId}`, {
      cause: `report:${publicId}`,
      recipient: config.SUPPORT_EMAIL,
      mail: newReportMail({ kind: 'job', reason: URGENT_REASON, siteUrl: config.SITE_URL }),
      now,
    }),
  ]);
}
