import { and, eq, isNotNull } from 'drizzle-orm';
import { addDays, romeDay, romeMidnight } from '../../shared/dates.ts';
import { CHECK_DAYS } from '../../shared/link-days.ts';
import type { Database } from '../db/client.ts';
import { isAmong } from '../db/statements.ts';
import { users } from '../db/tables/accounts.ts';
import { jobs } from '../db/tables/jobs.ts';
import type { Site } from '../env.ts';
import { checkToken } from '../link-token.ts';
import { jobCheckMail } from '../mail/job-check.ts';
import { toOutboxOfAccount } from '../mail/outbox.ts';
import { type UnheardJob, unheardJobs } from './queries.ts';

/** Offers looked for in one run, so that a run costs the same however many there are; the next run takes the others. */
const A_RUN = 100;
/** Offers in one mail; an address that holds more of them would be too long. */
const A_MAIL = 40;

/**
 * Asks the owners of offers that were published, or last confirmed, seven days ago or earlier to confirm them: one mail to
 * each whose address is confirmed, with all of theirs. A second run in the same week finds nobody; and the cause of the mail,
 * which names owner and week, is in the outbox already.
 */
export async function sendChecks(db: Database, { siteUrl, secret, now }: Site): Promise<void> {
  // An offer that was confirmed on a Monday at ten is due the next Monday at eight.
  const found = await unheardJobs(db, { before: romeMidnight(now, 6), limit: A_RUN, now });
  if (found.length === 0) return;
  const ids = found.map(({ id }) => id);
  const due = db.update(jobs).set({ promptedAt: now }).where(isAmong(jobs.id, ids));
  const letters = await Promise.all(byOwner(found).map(async (offers) => ({ offers, token: await tokenOf(offers) })));
  await db.batch([
    due,
    ...letters.map(({ offers: { owner, listed, others }, token }) =>
      toOutboxOfAccount(db, {
        cause: `job-check:${owner}:${mondayOf(now)}`,
        // The offers are named: their titles go to a confirmed address only.
        where: and(eq(users.publicId, owner), isNotNull(users.emailVerifiedAt)),
        mail: jobCheckMail({ offers: listed, others, token, siteUrl }),
        now,
      }),
    ),
  ]);

  function tokenOf({ owner, email, tokenVersion, listed }: OwnersOffers): Promise<string> {
    const jobs = listed.map(({ publicId }) => publicId);
    return checkToken({ publicId: owner, email, tokenVersion }, jobs, { secret, expiresAt: addDays(now, CHECK_DAYS) });
  }
}

type OwnersOffers = ReturnType<typeof byOwner>[number];

/** Content of each mail: its owner, the listed offers, and the number of others. */
const byOwner = (found: readonly UnheardJob[]) =>
  [...Map.groupBy(found, ({ owner }) => owner)].map(([owner, offers]) => ({
    owner,
    email: offers[0]?.email ?? '',
    tokenVersion: offers[0]?.tokenVersion ?? 0,
    listed: offers.slice(0, A_MAIL),
    others: Math.max(0, offers.length - A_MAIL),
  }));

function mondayOf(now: Date): string {
  const noon = new Date(`${romeDay(now)}T12:00:00Z`);
  return romeDay(noon, -((noon.getUTCDay() + 6) % 7));
}
