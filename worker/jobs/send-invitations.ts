import { and, asc, eq, sql } from 'drizzle-orm';
import { APPLICATION_DAYS } from '../../shared/application-values.ts';
import { addDays } from '../../shared/dates.ts';
import type { Database } from '../db/client.ts';
import { dropApplications } from '../db/cv-files.ts';
import { recordAudit } from '../db/employers.ts';
import { isAmong } from '../db/statements.ts';
import { users } from '../db/tables/accounts.ts';
import { applications } from '../db/tables/applications.ts';
import { jobs } from '../db/tables/jobs.ts';
import { isOfEnded, isOpen, isOpenRow, isReturner } from '../db/visibility.ts';
import type { Site } from '../env.ts';
import { DomainError } from '../errors.ts';
import { toOutboxIf } from '../mail/outbox.ts';
import { seasonInvitationMail } from '../mail/seasons.ts';
import { sign } from '../sign.ts';
import type { OwnJobChange } from './change-job.ts';
import { requireManagedJob } from './queries.ts';

/** People whom one press writes to, at most; the next one takes the others. */
const A_PRESS = 50;

const NOBODY =
  'Non c’è nessuno da invitare: chi voleva essere ricontattata/o ha già il tuo invito, o ha cambiato idea.';

/**
 * Mails an open offer to the applicants of its last season who want to be asked: one mail to each, once and for all, as the database
 * decides in the batch that notes it.
 * @returns how many were written to, in words
 * @throws DomainError `not-found`, `forbidden`; `conflict` for an offer that is not open
 */
export async function sendInvitations(
  db: Database,
  { siteUrl, secret, ...change }: OwnJobChange & Site,
): Promise<string> {
  const { account: actor, now } = change;
  const job = await requireManagedJob(db, change);
  if (!isOpenRow(job, now))
    throw new DomainError('conflict', 'Questa offerta non è aperta: chi la apre non si può candidare.');
  const invitable = and(eq(jobs.id, job.id), isOpen(now), isReturner());
  const name = sql<string>`coalesce(${users.name}, ${applications.name})`;
  const found = await db
    .select({ id: applications.id, publicId: applications.publicId, language: applications.language, name })
    .from(jobs)
    .innerJoin(applications, invitable)
    .leftJoin(users, eq(users.id, applications.userId))
    .orderBy(asc(applications.id))
    .limit(A_PRESS + 1);
  const chosen = await Promise.all(
    found.slice(0, A_PRESS).map(async (person) => {
      const token = await sign('end-invitations', { sub: person.publicId }, { secret, expiresAt: null });
      return { ...person, token };
    }),
  );
  const these = isAmong(
    applications.id,
    chosen.map(({ id }) => id),
  );
  const invited = eq(applications.invitedAt, now);
  const mails = chosen.map(({ id, publicId, language, name, token }) =>
    toOutboxIf(
      db,
      sql`${applications} LEFT JOIN ${users} ON ${users.id} = ${applications.userId} WHERE ${and(eq(applications.id, id), invited)}`,
      {
        cause: `season-invitation:${publicId}`,
        recipient: sql`coalesce(${users.email}, ${applications.email})`,
        mail: seasonInvitationMail({ job, name, token, siteUrl, language }),
        now,
      },
    ),
  );
  const happened = sql`EXISTS (SELECT 1 FROM ${applications} WHERE ${and(these, invited)})`;
  const [rows] = await db.batch([
    db
      .update(applications)
      .set({ invitedAt: now })
      .where(and(these, sql`EXISTS (SELECT 1 FROM ${jobs} WHERE ${invitable})`))
      .returning({ id: applications.id }),
    ...mails,
    ...recordAudit(db, { actor, deed: 'invite-applicants', where: and(eq(jobs.id, job.id), happened), now }),
  ]);
  if (rows.length === 0) return NOBODY;
  const more = found.length > A_PRESS ? ' Premi di nuovo per le altre.' : '';
  return `Abbiamo scritto a ${rows.length === 1 ? '1 persona' : `${rows.length} persone`}.${more}`;
}

/** Ends the wish of an applicant to be asked for the next season, and deletes at once everything that is stored for that alone. */
export async function endInvitations(db: Database, bucket: R2Bucket, publicId: string, now: Date): Promise<void> {
  const own = eq(applications.publicId, publicId);
  await db.update(applications).set({ nextSeason: false }).where(own);
  await dropApplications(db, bucket, and(own, isOfEnded(db, addDays(now, -APPLICATION_DAYS))));
}
