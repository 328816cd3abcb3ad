import { and, eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { users } from './db/tables/accounts.ts';
import { applications } from './db/tables/applications.ts';
import { candidates } from './db/tables/candidates.ts';
import { jobs } from './db/tables/jobs.ts';
import { PHONE } from './testing/cv.ts';
import { expectProblem } from './testing/expect-problem.ts';
import { expectSound } from './testing/expect-sound.ts';
import { jobBody, makeJob, makeUser, newEmail, testDb } from './testing/factories.ts';
import { racingD1 } from './testing/faulty-d1.ts';
import { candidateBody } from './testing/make-candidate.ts';
import { PASSWORD, passwordHash } from './testing/passwords.ts';
import { asAccount, asVisitor, type SignedIn } from './testing/requests.ts';
import { statusesOf, times } from './testing/simultaneous.ts';
import { mailsTo, mailTransport } from './testing/transport.ts';

const db = testDb();

const newPerson = async (): Promise<SignedIn> =>
  asAccount(await makeUser({ email: newEmail(), emailVerifiedAt: new Date(), passwordHash }));
const leave = (person: SignedIn) => person.post('/api/account', { currentPassword: PASSWORD }, { method: 'DELETE' });

afterEach(expectSound);

test('ten confirmations with one link at the same moment move an address once', async () => {
  const person = await newPerson();
  const [before, after] = [person.account.email, newEmail()];
  const { sent, bindings } = mailTransport();
  await person.post('/api/account/email', { email: after, currentPassword: PASSWORD }, { bindings });
  const token = /#token=([\w-]+)/.exec(sent[0]?.text ?? '')?.[1];
  const answers = await times(10, () => asVisitor.post('/api/email/confirm', { token, password: PASSWORD }));
  expect(statusesOf(answers)).toEqual({ 200: 1, 400: 9 });
  expect(await db.select().from(users).where(eq(users.id, person.account.id))).toMatchObject([{ email: after }]);
  expect(await mailsTo(before)).toHaveLength(1);
});

test('of two accounts that confirm one address at the same moment one has it', async () => {
  const people = [await newPerson(), await newPerson()];
  const email = newEmail();
  const tokens = await Promise.all(
    people.map(async (person) => {
      const { sent, bindings } = mailTransport();
      await person.post('/api/account/email', { email, currentPassword: PASSWORD }, { bindings });
      return sent.flatMap(({ text }) => /#token=([\w-]+)/.exec(text)?.[1] ?? []);
    }),
  );
  const answers = await Promise.all(
    tokens.flat().map((token) => asVisitor.post('/api/email/confirm', { token, password: PASSWORD })),
  );
  expect(statusesOf(answers)).toEqual({ 200: 1, 409: 1 });
  expect(await db.$count(users, eq(users.email, email))).toBe(1);
  const old = await Promise.all(people.map(({ account }) => mailsTo(account.email)));
  expect(old.flat()).toHaveLength(1);
});

describe('somebody who leaves at the very moment', () => {
  test('in which they publish shows nothing of it, and twice is told once', async () => {
    const person = await newPerson();
    const [first, second, offer, profile] = await Promise.all([
      leave(person),
      leave(person),
      person.post('/api/jobs', jobBody()),
      person.post('/api/candidates', candidateBody()),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    for (const { status } of [offer, profile]) expect([201, 403]).toContain(status);
    const own = eq(jobs.ownerId, person.account.id);
    expect(await db.$count(jobs, and(own, eq(jobs.status, 'open')))).toBe(0);
    expect(
      await db.$count(candidates, and(eq(candidates.ownerId, person.account.id), eq(candidates.status, 'open'))),
    ).toBe(0);
    expect(await mailsTo(person.account.email)).toHaveLength(1);
  });

  test('between what their publishing reads and what it writes shows nothing of it', async () => {
    const person = await newPerson();
    const DB = racingD1(() => leave(person));
    const { bindings } = mailTransport();
    await person.post('/api/jobs', jobBody(), { bindings: { ...bindings, DB } });
    expect(await db.select().from(jobs).where(eq(jobs.ownerId, person.account.id))).toMatchObject([
      { status: 'hidden' },
    ]);
  });

  test('between what their application reads and what it writes applies for nothing', async () => {
    const person = await newPerson();
    const owner = await makeUser({ email: newEmail() });
    const job = await makeJob({ ownerId: owner.id });
    const { sent, bindings } = mailTransport();
    const DB = racingD1(() => leave(person));
    const path = `/api/jobs/${job.publicId}/applications`;
    const answer = await person.post(path, { phone: PHONE, message: 'Buongiorno' }, { bindings: { ...bindings, DB } });
    expect((await expectProblem(answer, 403)).message).toMatch(/^Il tuo account sarà eliminato il /);
    expect(await db.$count(applications, eq(applications.userId, person.account.id))).toBe(0);
    expect(await mailsTo(owner.email)).toEqual([]);
    expect(sent.filter(({ to }) => to === owner.email)).toEqual([]);
  });

  test('in which they come back is here or gone, and everything of them with it', async () => {
    const person = await newPerson();
    await person.post('/api/jobs', jobBody());
    const answers = await times(10, (n) =>
      n % 2 ? leave(person) : person.send('/api/account/restore', { method: 'POST' }),
    );
    expect(statusesOf(answers)).toEqual({ 200: 10 });
    const [account] = await db.select().from(users).where(eq(users.id, person.account.id));
    expect(await db.select().from(jobs).where(eq(jobs.ownerId, person.account.id))).toMatchObject([
      { status: account?.deletedAt ? 'hidden' : 'open' },
    ]);
  });
});
