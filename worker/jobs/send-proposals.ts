import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { addDays } from '../../shared/dates.ts';
import { isActive } from '../db/accounts.ts';
import type { Database } from '../db/client.ts';
import { isAmong } from '../db/statements.ts';
import { users } from '../db/tables/accounts.ts';
import { applications } from '../db/tables/applications.ts';
import { jobs } from '../db/tables/jobs.ts';
import type { Site } from '../env.ts';
import { toOutboxOfAccount } from '../mail/outbox.ts';
import { nextSeasonMail } from '../mail/seasons.ts';
import { sign } from '../sign.ts';

/** Days after an offer of a season ended in which its owner is asked about the next one: a month before a year is over. */
const PROPOSED_DAYS = 330;
/** Offers of one night, so that it costs the same however many are due; the next one takes the others. */
const A_NIGHT = 100;

const hasEnded = inArray(jobs.status, ['closed', 'expired']);

/**
 * Notes which offers of a season have ended with somebody hired, as their applications are purged long before the next season;
 * one that was opened again has not.
 */
export async function setFilled(db: Database, now: Date): Promise<void> {
  const seasonal = or(eq(jobs.type, 'Stagionale'), eq(jobs.contract, 'Contratto stagionale'));
  const hired = db.select({ id: applications.jobId }).from(applications).where(sql`${applications.status} = 'hired'`);
  await db.batch([
    db
      .update(jobs)
      .set({ filledAt: now })
      .where(and(inArray(jobs.id, hired), hasEnded, seasonal, isNull(jobs.filledAt), isNull(jobs.proposedAt))),
    db
      .update(jobs)
      .set({ filledAt: null })
      .where(and(isNotNull(jobs.filledAt), isNull(jobs.proposedAt), inArray(jobs.status, ['open', 'paused']))),
  ]);
}

const later = alias(jobs, 'later');

/**
 * Proposes offers of the last season to their owners, to be published again: of each owner one mail with all that are due, once and
 * for all. None goes where that was done already, or the account has left, is suspended, unconfirmed or wants none.
 */
export async function sendProposals(db: Database, { siteUrl, secret, now }: Site): Promise<void> {
  const again = sql<number>`EXISTS (SELECT 1 FROM ${jobs} AS later WHERE ${later.ownerId} = ${jobs.ownerId} AND ${later.lastSeason} = ${jobs.publicId})`;
  const { id, publicId, title, location, filledAt, proposedAt } = jobs;
  const due = await db
    .select({ id, publicId, title, location, owner: users.publicId, again })
    .from(jobs)
    .innerJoin(users, eq(users.id, jobs.ownerId))
    .where(and(lte(filledAt, addDays(now, -PROPOSED_DAYS)), isNull(proposedAt), hasEnded))
    .orderBy(asc(filledAt))
    .limit(A_NIGHT);
  if (due.length === 0) return;
  const wanted = due.filter(({ again }) => !again);
  const letters = await Promise.all(
    [...Map.groupBy(wanted, ({ owner }) => owner)].map(async ([owner, offers]) => {
      const token = await sign('end-proposals', { sub: owner }, { secret, expiresAt: null });
      return { owner, offers, token };
    }),
  );
  const proposed = isAmong(
    id,
    due.map((job) => job.id),
  );
  await db.batch([
    db
      .update(jobs)
      .set({ proposedAt: now })
      .where(and(proposed, isNull(proposedAt))),
    ...letters.map(({ owner, offers, token }) =>
      toOutboxOfAccount(db, {
        cause: `next-season:${offers[0]?.publicId}`,
        // The offers are named: their titles go to a confirmed address only.
        where: and(
          eq(users.publicId, owner),
          isActive(),
          isNotNull(users.emailVerifiedAt),
          eq(users.unproposed, false),
        ),
        mail: nextSeasonMail({ offers, token, siteUrl }),
        now,
      }),
    ),
  ]);
}

/** Ends the proposals to an account, by its public id. */
export const endProposals = (db: Database, owner: string): Promise<unknown> =>
  db.update(users).set({ unproposed: true }).where(eq(users.publicId, owner));
