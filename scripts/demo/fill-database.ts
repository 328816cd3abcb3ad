import { randomBytes } from 'node:crypto';
import type { DrizzleD1Database } from 'drizzle-orm/d1';
import { addDays } from '../../shared/dates.ts';
import { hashPassword } from '../../worker/accounts/password.ts';
import { candidateContent } from '../../worker/candidates/candidate-row.ts';
import { users } from '../../worker/db/tables/accounts.ts';
import { applicationEvents, applications } from '../../worker/db/tables/applications.ts';
import { candidateMessages, candidates, type NewCandidateRow } from '../../worker/db/tables/candidates.ts';
import { jobs, type NewJobRow } from '../../worker/db/tables/jobs.ts';
import { toJobRow } from '../../worker/jobs/job-row.ts';
import { newPublicId } from '../../worker/public-id.ts';
import { DEMO_ACCOUNTS } from './accounts.mjs';
import { COMPANIES } from './companies.ts';
import { demoApplications, isReceiving, receivingBody } from './demo-applications.ts';
import { DEMO_MESSAGES, demoCandidates } from './demo-candidates.ts';
import { demoJobs } from './demo-jobs.ts';

type NewUserRow = typeof users.$inferInsert;

const FIRST_OWNER = DEMO_ACCOUNTS.length + 1;
const EMPLOYER = DEMO_ACCOUNTS.findIndex(({ role }) => role === 'employer') + 1;

/** The three accounts that anybody may use, then one for each company, whose password nobody knows. */
async function accountRows(createdAt: Date): Promise<NewUserRow[]> {
  const common = () => ({ publicId: newPublicId(), createdAt, emailVerifiedAt: createdAt });
  const known = await Promise.all(
    DEMO_ACCOUNTS.map(async ({ name, email, password, role }, index) => ({
      ...common(),
      id: index + 1,
      name,
      email,
      role,
      passwordHash: await hashPassword(password),
    })),
  );
  const passwordHash = await hashPassword(randomBytes(32).toString('base64'));
  const owners = COMPANIES.map(({ name }, index) => ({
    ...common(),
    id: FIRST_OWNER + index,
    name,
    email: `azienda-${index + 1}@example.org`,
    role: 'employer' as const,
    passwordHash,
  }));
  return [...known, ...owners];
}

/** The offers' rows, the oldest first, so that the key grows with recency; those past their time as the sweep leaves them. */
function jobRows(now: Date): Promise<(NewJobRow & { id: number })[]> {
  return Promise.all(
    demoJobs(now).map(async (job, index) => {
      const { company, body, postedAt } = job;
      const own = isReceiving(job);
      const owner = own ? EMPLOYER : FIRST_OWNER + COMPANIES.findIndex(({ name }) => name === company.name);
      const row = { ...(await toJobRow(owner, own ? receivingBody(body) : body, postedAt)), id: index + 1 };
      return row.validThrough > now ? row : { ...row, status: 'expired' as const, updatedAt: row.validThrough };
    }),
  );
}

/** The profiles' rows, the oldest first; the account that looks for work has one. */
const candidateRows = (now: Date): (NewCandidateRow & { id: number })[] =>
  demoCandidates(now).map(({ body, postedAt }, index) => {
    const account = DEMO_ACCOUNTS.findIndex(({ name }) => name === body.name);
    return {
      ...candidateContent(body),
      id: index + 1,
      publicId: newPublicId(),
      ownerId: account < 0 ? null : account + 1,
      postedAt,
      updatedAt: postedAt,
    };
  });

/** Messages to the profiles that an account owns. */
const messageRows = (own: ReturnType<typeof candidateRows>, now: Date) =>
  own
    .filter(({ ownerId }) => ownerId !== null)
    .flatMap(({ id: candidateId }) =>
      DEMO_MESSAGES.map(({ daysAgo, ...message }) => ({
        ...message,
        publicId: newPublicId(),
        candidateId,
        createdAt: addDays(now, -daysAgo),
      })),
    );

/** Fills an empty database with accounts, offers, applications and profiles, all of them or none. */
export async function fillDatabase(db: DrizzleD1Database, now: Date): Promise<void> {
  const [accounts, offers] = await Promise.all([accountRows(now), jobRows(now)]);
  const profiles = candidateRows(now);
  const received = demoApplications(offers.find(({ ownerId }) => ownerId === EMPLOYER)?.id ?? 0, now);
  const [first, ...rest] = accounts.map((row) => db.insert(users).values(row));
  if (!first) throw new Error('fillDatabase: no accounts');
  await db.batch([
    first,
    ...rest,
    ...offers.map((row) => db.insert(jobs).values(row)),
    ...profiles.map((row) => db.insert(candidates).values(row)),
    ...received.map(({ row }) => db.insert(applications).values(row)),
    ...received.flatMap(({ events }) => events.map((row) => db.insert(applicationEvents).values(row))),
    ...messageRows(profiles, now).map((row) => db.insert(candidateMessages).values(row)),
  ]);
}
