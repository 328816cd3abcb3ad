import { randomBytes } from 'node:crypto';
import type { DrizzleD1Database } from 'drizzle-orm/d1';
import { z } from 'zod';
import { answersOf, QUESTION_IDS, ticksOf } from '../../shared/application-questions.ts';
import { APPLICATION_STATUSES, REFUSAL_REASON_IDS } from '../../shared/application-values.ts';
import { publishCandidateBody } from '../../shared/candidates.ts';
import { addDays, romeDay } from '../../shared/dates.ts';
import { OFFER_DAYS } from '../../shared/job-values.ts';
import { publishJobBody } from '../../shared/jobs.ts';
import { hashPassword } from '../../worker/accounts/password.ts';
import { candidateContent } from '../../worker/candidates/candidate-row.ts';
import { users } from '../../worker/db/tables/accounts.ts';
import { applicationEvents, applications } from '../../worker/db/tables/applications.ts';
import { candidateMessages, candidates } from '../../worker/db/tables/candidates.ts';
import { jobs } from '../../worker/db/tables/jobs.ts';
import { toJobRow } from '../../worker/jobs/job-row.ts';
import { newPublicId } from '../../worker/public-id.ts';
import { DEMO_ACCOUNTS } from './accounts.mjs';
import demoFile from './demo.json' with { type: 'json' };

const daysAgo = z.number();
const monthDay = z.string().regex(/^\d\d-\d\d$/);

/** Everything in it is invented; times are days before the database is filled. */
export const demo = z
  .object({
    /** Offers as people write them; the demo employer publishes them as the newest. */
    samples: z.array(publishJobBody),
    /** `season` is that after the posting, `startsIn` in days from it, `neededIn` in days from the filling. */
    offers: z.array(
      z.object({
        daysAgo,
        season: z.object({ from: monthDay.optional(), to: monthDay }).optional(),
        startsIn: z.number().optional(),
        neededIn: z.number().optional(),
        offer: publishJobBody,
      }),
    ),
    /** To the offer that asks questions; `has` names the requirements that are met. */
    applications: z.array(
      z.object({
        daysAgo,
        account: z.boolean().default(false),
        name: z.string().optional(),
        email: z.string().optional(),
        phone: z.string().optional(),
        message: z.string().optional(),
        has: z.array(z.string()),
        answers: z.partialRecord(z.enum(QUESTION_IDS), z.string()).default({}),
        reason: z.enum(REFUSAL_REASON_IDS).optional(),
        answerNote: z.string().optional(),
        became: z.array(z.tuple([z.enum(APPLICATION_STATUSES), daysAgo])).default([]),
      }),
    ),
    /** `availableIn` in days from the filling. */
    candidates: z.array(z.object({ daysAgo, availableIn: z.number().optional(), profile: publishCandidateBody })),
    /** To the profile of the demo account. */
    messages: z.array(z.object({ daysAgo, name: z.string(), email: z.string(), message: z.string() })),
  })
  .parse(demoFile);

const [WORKER, EMPLOYER] = (['user', 'employer'] as const).map(
  (role) => DEMO_ACCOUNTS.findIndex((account) => account.role === role) + 1,
);
const asksApplicants = ({ questions }: { questions?: readonly unknown[] | undefined }) => questions !== undefined;
const COMPANIES = [...new Set(demo.offers.flatMap(({ offer }) => (asksApplicants(offer) ? [] : [offer.companyName])))];
const companyId = (name: string): number => DEMO_ACCOUNTS.length + 1 + COMPANIES.indexOf(name);

/** The three accounts that anybody may use, then one for each company, whose password nobody knows. */
async function accountRows(createdAt: Date) {
  const common = () => ({ publicId: newPublicId(), createdAt, emailVerifiedAt: createdAt });
  const known = [];
  // One after the other: on a slow machine a hash that waits for three others is given up.
  for (const [index, { name, email, password, role }] of DEMO_ACCOUNTS.entries())
    known.push({ ...common(), id: index + 1, name, email, role, passwordHash: await hashPassword(password) });
  const passwordHash = await hashPassword(randomBytes(32).toString('base64'));
  const companies = COMPANIES.map((name, index) => ({
    ...common(),
    ...{
      id: companyId(name),
      name,
      email: `azienda-${index + 1}@example.org`,
      role: 'employer' as const,
      passwordHash,
    },
  }));
  return [...known, ...companies];
}

/** The next day after `after` with that month and day, all as `YYYY-MM-DD`. */
function nextDay(monthAndDay: string, after: string): string {
  const year = Number(after.slice(0, 4));
  const sameYear = `${year}-${monthAndDay}`;
  return sameYear > after ? sameYear : `${year + 1}-${monthAndDay}`;
}

function datedOffers(now: Date) {
  const ofCompanies = demo.offers.map((entry) => {
    const { season, startsIn, neededIn, offer } = entry;
    const postedAt = addDays(now, -entry.daysAgo);
    const from = season?.from && nextDay(season.from, romeDay(postedAt));
    const endDate = season && nextDay(season.to, romeDay(postedAt));
    // A season that is running ends before it begins again: then work begins at once.
    const begins = from && endDate && from < endDate ? from : undefined;
    const startDate = startsIn === undefined ? begins : romeDay(postedAt, startsIn);
    const ownerId = asksApplicants(offer) ? EMPLOYER : companyId(offer.companyName);
    const evening = neededIn && romeDay(now, neededIn);
    const needed = evening && { neededFrom: `${evening}T19:00`, neededUntil: `${evening}T23:30` };
    return { postedAt, ownerId, body: { ...offer, startDate, endDate, ...needed } };
  });
  const samples = demo.samples.map((body, index) => {
    const postedAt = new Date(now.getTime() - (demo.samples.length - index) * 1000);
    return { postedAt, ownerId: EMPLOYER, body };
  });
  return [...ofCompanies, ...samples].sort((a, b) => a.postedAt.getTime() - b.postedAt.getTime());
}

/** The offers' rows, the oldest first, so that the key grows with recency; those past their time as the sweep leaves them. */
const jobRows = (now: Date) =>
  Promise.all(
    datedOffers(now).map(async ({ ownerId = 0, body, postedAt }, index) => {
      const row = { ...(await toJobRow(ownerId, body, postedAt)), id: index + 1 };
      return row.validThrough > now ? row : { ...row, status: 'expired' as const, updatedAt: row.validThrough };
    }),
  );

function applicationRows(now: Date) {
  const offers = datedOffers(now);
  const index = offers.findIndex(({ body }) => asksApplicants(body));
  const { requirements = [], questions = [] } = offers[index]?.body ?? {};
  const offer = { licence: null, requirements, questions };
  return demo.applications.map(({ daysAgo: ago, account, has, answers, became, ...application }, place) => {
    const createdAt = addDays(now, -ago);
    const events = [['sent', ago] as const, ...became].map(([status, days]) => ({
      applicationId: place + 1,
      status,
      createdAt: addDays(now, -days),
    }));
    const { status, createdAt: statusAt } = events.at(-1) ?? { status: 'sent' as const, createdAt };
    const answeredAt = status === 'rejected' ? statusAt : null;
    const row = {
      ...application,
      id: place + 1,
      publicId: newPublicId(),
      jobId: index + 1,
      userId: account ? (WORKER ?? null) : null,
      ticks: ticksOf(offer, has),
      answers: answersOf(offer, answers),
      createdAt,
      deliveredAt: createdAt,
      status,
      statusAt,
      answeredAt,
      // After two weeks the applicant was told that nothing was heard.
      remindedAt: ago > 14 && answeredAt === null ? addDays(createdAt, 14.2) : null,
    };
    return { row, events };
  });
}

/** The profiles' rows, the oldest first; the account that looks for work has one. */
const candidateRows = (now: Date) =>
  demo.candidates.map(({ profile, availableIn, daysAgo: ago }, index) => {
    const account = DEMO_ACCOUNTS.findIndex(({ name }) => name === profile.name);
    const at = addDays(now, -ago);
    const ownerId = account < 0 ? null : account + 1;
    return {
      ...candidateContent(profile),
      ...(availableIn && { availableUntil: romeDay(now, availableIn), availableSince: addDays(now, -1) }),
      id: index + 1,
      publicId: newPublicId(),
      ownerId,
      postedAt: at,
      updatedAt: at,
    };
  });

/** Fills an empty database with accounts, offers, applications and profiles, all of them or none. */
export async function fillDatabase(db: DrizzleD1Database, now: Date): Promise<void> {
  const [[first, ...rest], offers] = await Promise.all([accountRows(addDays(now, -OFFER_DAYS)), jobRows(now)]);
  if (!first) throw new Error('fillDatabase: no accounts');
  const profiles = candidateRows(now);
  const received = applicationRows(now);
  const own = profiles.find(({ ownerId }) => ownerId !== null);
  const messages = demo.messages.map(({ daysAgo: ago, ...message }) => ({
    ...message,
    publicId: newPublicId(),
    candidateId: own?.id ?? 0,
    createdAt: addDays(now, -ago),
  }));
  await db.batch([
    db.insert(users).values(first),
    ...rest.map((row) => db.insert(users).values(row)),
    ...offers.map((row) => db.insert(jobs).values(row)),
    ...profiles.map((row) => db.insert(candidates).values(row)),
    ...received.map(({ row }) => db.insert(applications).values(row)),
    ...received.flatMap(({ events }) => events.map((row) => db.insert(applicationEvents).values(row))),
    ...messages.map((row) => db.insert(candidateMessages).values(row)),
  ]);
}
