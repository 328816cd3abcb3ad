import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { OVERDUE_DAYS } from '../../shared/application-values.ts';
import { addDays, romeDay } from '../../shared/dates.ts';
import type { Database } from '../db/client.ts';
import { isAmong } from '../db/statements.ts';
import { users } from '../db/tables/accounts.ts';
import { applications } from '../db/tables/applications.ts';
import type { Site } from '../env.ts';
import { type FollowLink, followLink, overdueAnswersMail, unheardCause, unheardMail } from '../mail/applications.ts';
import { toOutboxIf } from '../mail/outbox.ts';
import { isUnanswered, type OverdueRow, overdueApplications } from './queries.ts';

/** Applications of one night, so that it costs the same however many are late; the next one takes the others. */
const A_NIGHT = 100;
/** Offers of one owner and night: one more mail of a kind and day would be held. */
const OFFERS_OF_OWNER = 5;
/** Days after which an application gets no reminder, as nobody expects an answer by then. */
const FORGOTTEN_DAYS = 60;
/** Days until an owner is asked about the same offer again, for those who have come to be late since. */
const REMINDER_DAYS = 7;

/**
 * Asks for the answers that are late: of each offer one mail to its owner, whose address is confirmed, and one to each applicant
 * with a confirmed address, which says that nothing was heard. An application is asked for once; an offer again after a week at the
 * soonest, so that its owner is not written to each night.
 */
export async function sendReminders(db: Database, site: Site): Promise<void> {
  const { now } = site;
  const found = await overdueApplications(db, {
    deliveredBy: addDays(now, -OVERDUE_DAYS),
    deliveredSince: addDays(now, -FORGOTTEN_DAYS),
    notRemindedSince: addDays(now, -REMINDER_DAYS),
    limit: A_NIGHT,
  });
  const byOffer = [...Map.groupBy(found, ({ job }) => job.id).values()];
  const byOwner = Map.groupBy(byOffer, ([first]) => first?.owner.id);
  for (const offers of byOwner.values())
    for (const overdue of offers.slice(0, OFFERS_OF_OWNER)) await remind(db, overdue, site);
}

/** One batch of an offer: applicants who are answered meanwhile are neither asked for nor told. */
async function remind(db: Database, overdue: readonly OverdueRow[], { siteUrl, secret, now }: Site): Promise<void> {
  const [first] = overdue;
  if (!first) return;
  const { job, owner } = first;
  const these = isAmong(
    applications.id,
    overdue.map(({ application }) => application.id),
  );
  const isOverdue = and(eq(applications.jobId, job.id), isUnanswered(addDays(now, -OVERDUE_DAYS)));
  const count = await db.$count(applications, isOverdue);
  const reminded = eq(applications.remindedAt, now);
  const isReminded = sql`EXISTS (SELECT 1 FROM ${applications} WHERE ${and(these, reminded)})`;
  const notified = [];
  for (const row of overdue) notified.push(notify(row, await followLink(row.application, { secret, siteUrl })));
  await db.batch([
    db
      .update(applications)
      .set({ remindedAt: now })
      .where(and(these, isUnanswered(now), isNull(applications.remindedAt))),
    toOutboxIf(db, sql`${users} WHERE ${and(eq(users.id, owner.id), isNotNull(users.emailVerifiedAt), isReminded)}`, {
      cause: `late-answers:${job.publicId}:${romeDay(now)}`,
      recipient: users.email,
      mail: overdueAnswersMail({ job, count, siteUrl }),
      now,
    }),
    ...notified,
  ]);

  function notify({ application, applicant }: OverdueRow, link: FollowLink) {
    const ofAccount = {
      rows: sql`${applications} INNER JOIN ${users} ON ${users.id} = ${applications.userId}`,
      recipient: users.email,
      proved: isNotNull(users.emailVerifiedAt),
    };
    const ofGuest = {
      rows: sql`${applications}`,
      recipient: applications.email,
      proved: and(isNull(applications.userId), isNotNull(applications.email)),
    };
    const { rows, recipient, proved } = application.userId === null ? ofGuest : ofAccount;
    const read = application.status === 'read';
    const requested = owner.emailVerifiedAt !== null;
    return toOutboxIf(db, sql`${rows} WHERE ${and(eq(applications.id, application.id), reminded, proved)}`, {
      cause: unheardCause(application.publicId),
      recipient,
      mail: unheardMail({ job, name: applicant.name, read, requested, link }),
      now,
    });
  }
}
