import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type AccountExport, accountExportSchema } from '../../shared/accounts.ts';
import { PARTS } from '../db/personal-data/registry.ts';
import { applications } from '../db/tables/applications.ts';
import { users } from '../db/tables/users.ts';
import { withBindings } from '../testing/bindings.ts';
import { expectProblem } from '../testing/expect-problem.ts';
import { makeUser, testDb, uniqueWord } from '../testing/factories.ts';
import { leaveTraces } from '../testing/fill-tables.ts';
import { makeCandidate } from '../testing/make-candidate.ts';
import { asAccount, asLeaving, asSuspended, type Person } from '../testing/requests.ts';

const read = async (person: Person): Promise<AccountExport> =>
  accountExportSchema.strict().parse(await (await person.get('/api/account/export')).json());
const newPerson = (emailVerifiedAt: Date | null) => makeUser({ email: `${uniqueWord()}@example.org`, emailVerifiedAt });

test('the export is a file to keep, and nobody’s cache has it', async () => {
  const answer = await (await asAccount(await newPerson(null))).get('/api/account/export');
  expect(answer.headers.get('Content-Type')).toBe('application/json');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
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
  expect(sections.offers?.rows).toMatchObject([{ publicId: job.publicId, description: word, shifts: [] }]);
  expect(sections.applicationsSent?.rows).toMatchObject([{ message: word, cvName: `${word}.pdf` }]);
  const applicant = await testDb().select().from(users).where(eq(users.id, received.userId));
  expect(sections.applicationsReceived?.rows).toMatchObject([
    {
      message: word,
      offer: job.publicId,
      offerTitle: job.title,
      applicant: applicant[0]?.name,
      applicantEmail: applicant[0]?.email,
    },
  ]);
  expect(sections.messagesReceived?.rows).toMatchObject([{ message: `${word} message` }]);
});

test('it holds nothing of others, and nothing that opens anything', async () => {
  const user = await newPerson(new Date());
  const { application, file } = await leaveTraces(user);
  const other = await leaveTraces(await newPerson(new Date()));
  const text = JSON.stringify(await read(await asAccount(user)));
  for (const secret of [
    other.word,
    other.person.email,
    user.passwordHash,
    file,
    'token_hash',
    'body_text',
    `"${application.id}"`,
  ])
    expect(text, secret).not.toContain(secret);
});

test('an application that its applicant deleted is not the employer’s any more', async () => {
  const user = await newPerson(null);
  const { received } = await leaveTraces(user);
  await testDb().update(applications).set({ deletedAt: new Date() }).where(eq(applications.id, received.id));
  expect((await read(await asAccount(user))).sections.applicationsReceived?.rows).toEqual([]);
});

test('what only an address ties to the account is there once the address is confirmed', async () => {
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

test('who is suspended or waits to be deleted gets it too', async () => {
  for (const person of [await asSuspended(), await asLeaving()])
    expect((await read(person)).sections.account?.rows).toMatchObject([{ email: person.account.email }]);
});

test('ten times a day is enough', async () => {
  const person = await asAccount(await newPerson(null));
  const bindings = withBindings({ RATE_LIMITS: 'on' });
  const ask = () => person.get('/api/account/export', { bindings });
  for (let time = 0; time < 10; time++) expect((await ask()).status).toBe(200);
  await expectProblem(await ask(), 429);
});
