import { eq, type SQL } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type AccountExport, accountExportSchema } from '../../shared/accounts.ts';
import { suspendAccount } from '../db/account-state.ts';
import { PARTS } from '../db/personal-data/registry.ts';
import { settleJobs } from '../db/settle.ts';
import { users } from '../db/tables/accounts.ts';
import { applications } from '../db/tables/applications.ts';
import { type JobRow, jobs } from '../db/tables/jobs.ts';
import { outbox } from '../db/tables/mail.ts';
import { strict } from '../testing/expect-problem.ts';
import { makeUser, newEmail, testDb, uniqueWord } from '../testing/factories.ts';
import { leaveTraces } from '../testing/fill-tables.ts';
import { makeCandidate, makeLinkedCandidate } from '../testing/make-candidate.ts';
import { asAccount, type Person } from '../testing/requests.ts';
import { mailTransport } from '../testing/transport.ts';

const read = async (person: Person): Promise<AccountExport> =>
  strict(accountExportSchema).parse(await (await person.get('/api/account/export')).json());
const newPerson = (emailVerifiedAt: Date | null) => makeUser({ email: newEmail(), emailVerifiedAt });

const settle = (which: SQL, columns: Partial<JobRow>) => {
  const db = testDb();
  return db.batch([db.update(jobs).set(columns).where(which), settleJobs(db, which, new Date())]);
};
const hide = (which: SQL) => settle(which, { hiddenAt: new Date(), hiddenReason: 'Prova' });
const suspend = (id: number) => testDb().batch([...suspendAccount(testDb(), id, 'Prova', new Date())]);

const takeBack = (jobId: number) =>
  testDb().update(applications).set({ deletedAt: new Date() }).where(eq(applications.jobId, jobId));

test('the export is a file to keep', async () => {
  const answer = await (await asAccount(await newPerson(null))).get('/api/account/export');
  expect(answer.headers.get('Content-Disposition')).toMatch(
    /^attachment; filename="lavoro-in-valle-\d{4}-\d\d-\d\d\.json"$/,
  );
});

test('it holds rows of every table the person is in, with every column that is theirs', async () => {
  const user = await newPerson(new Date());
  const { word, job, received } = await leaveTraces(user);
  const { sections } = await read(await asAccount(user));
  expect(Object.keys(sections)).toEqual(PARTS.map(({ name }) => name));
  for (const { name, columns, more = {} } of PARTS) {
    const rows = sections[name]?.rows ?? [];
    const expected = [...Object.keys(columns).filter((column) => columns[column] === true), ...Object.keys(more)];
    expect(rows.length, name).toBeGreaterThan(0);
    for (const row of rows) expect(Object.keys(row).sort(), name).toEqual(expected.sort());
  }
  expect(sections.account?.rows).toMatchObject([{ email: user.email, createdAt: user.createdAt.toISOString() }]);
  expect(sections.offers?.rows).toMatchObject([
    { publicId: job.publicId, description: word, shifts: [], licence: null },
  ]);
  expect(sections.applicationsSent?.rows).toMatchObject([{ message: word, cvName: `${word}.pdf` }]);
  const who = eq(users.id, received.userId ?? 0);
  const [{ name: applicant, email: applicantEmail } = {}] = await testDb().select().from(users).where(who);
  const offer = { offer: job.publicId, offerTitle: job.title };
  expect(sections.applicationsReceived?.rows).toMatchObject([{ message: word, ...offer, applicant, applicantEmail }]);
  expect(sections.messagesReceived?.rows).toMatchObject([{ message: `${word} message` }]);
});

test('it holds nothing of others, and nothing that opens anything', async () => {
  const user = await newPerson(new Date());
  const { application, file } = await leaveTraces(user);
  const other = await leaveTraces(await newPerson(new Date()));
  const text = JSON.stringify(await read(await asAccount(user)));
  const others = [other.word, other.person.email];
  for (const secret of [...others, user.passwordHash, file, 'token_hash', 'body_text', `"${application.id}"`])
    expect(text, secret).not.toContain(secret);
});

test('an account that is leaving exports what it did before', async () => {
  const user = await newPerson(new Date());
  await leaveTraces(user);
  const person = await asAccount(user);
  const { account, ...before } = (await read(person)).sections;
  const deletedAt = new Date();
  await testDb().update(users).set({ deletedAt }).where(eq(users.id, user.id));
  const after = (await read(person)).sections;
  expect(after).toMatchObject(before);
  expect(after.account?.rows).toMatchObject([{ ...account?.rows[0], deletedAt: deletedAt.toISOString() }]);
});

test.each([
  ['an offer that an administrator has hidden', (job: JobRow) => hide(eq(jobs.id, job.id))],
  ['an offer that was deleted', (job: JobRow) => settle(eq(jobs.id, job.id), { deletedAt: new Date() })],
  ['an offer of a suspended account', (job: JobRow) => suspend(job.ownerId)],
  ['an offer, deleted by the applicant,', ({ id }: JobRow) => takeBack(id)],
] as const)('applications for %s are closed to the employer', async (_what, close) => {
  const user = await newPerson(new Date());
  const { job } = await leaveTraces(user);
  const received = async () => (await read(await asAccount(user))).sections.applicationsReceived?.rows;
  expect(await received()).toHaveLength(1);
  await close(job);
  expect(await received()).toEqual([]);
});

test.each(['waiting', 'undelivered'] as const)(
  'senders to a profile do not learn its address while the mail is %s',
  async (status) => {
    const user = await newPerson(new Date());
    const person = await asAccount(user);
    const { candidate } = await makeLinkedCandidate({ email: newEmail() });
    const body = { name: 'Ditta', email: user.email, message: uniqueWord() };
    const { bindings } = mailTransport(() => true);
    expect((await person.post(`/api/candidates/${candidate.publicId}/messages`, body, { bindings })).status).toBe(201);
    const waiting = eq(outbox.recipient, candidate.email ?? '');
    expect(await testDb().update(outbox).set({ status }).where(waiting).returning()).toMatchObject([
      { replyTo: user.email },
    ]);
    await person.send('/api/account/email/link', { method: 'POST', bindings });
    const exported = await read(person);
    expect(JSON.stringify(exported)).not.toContain(candidate.email);
    expect(exported.sections.mails?.rows).toMatchObject([{ recipient: user.email, status: 'waiting' }]);
    expect(exported.sections.messagesSent?.rows).toMatchObject([{ message: body.message }]);
  },
);

test('rows tied by an address alone are exported once the address is confirmed', async () => {
  const user = await newPerson(null);
  await leaveTraces(user);
  await makeCandidate({ email: user.email, title: 'Senza account' });
  const person = await asAccount(user);
  const titles = async () => (await read(person)).sections.profiles?.rows.map(({ title }) => title);
  const { messagesToUs, mails, messagesSent } = (await read(person)).sections;
  expect([messagesToUs?.rows, mails?.rows, messagesSent?.rows]).toEqual([[], [], []]);
  expect(await titles()).toHaveLength(1);
  await testDb().update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, user.id));
  expect(await titles()).toContain('Senza account');
  expect((await read(person)).sections.mails?.rows).not.toEqual([]);
});
