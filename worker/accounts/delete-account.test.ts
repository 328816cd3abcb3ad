import { env } from 'cloudflare:workers';
import { eq, getTableName } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { accountExportSchema, ownAccountSchema, sessionSchema } from '../../shared/accounts.ts';
import { addDays, datePhrase } from '../../shared/dates.ts';
import { ARTICLES } from '../../shared/newsletter.ts';
import { NOT_PERSONAL, PARTS } from '../db/personal-data/registry.ts';
import { type UserRow, users } from '../db/tables/accounts.ts';
import { alertAddresses, alerts } from '../db/tables/alerts.ts';
import { applications } from '../db/tables/applications.ts';
import { candidateMessages } from '../db/tables/candidates.ts';
import { jobs } from '../db/tables/jobs.ts';
import { outbox } from '../db/tables/mail.ts';
import { runScheduled } from '../scheduled.ts';
import { databaseTables } from '../testing/database-tables.ts';
import { expectProblem, refusedFields, strict } from '../testing/expect-problem.ts';
import { insertOne, makeJob, makeUser, newEmail, testDb, uniqueWord } from '../testing/factories.ts';
import { leaveTraces, type Traces } from '../testing/fill-tables.ts';
import { makeAlert } from '../testing/make-alert.ts';
import { makeCandidate } from '../testing/make-candidate.ts';
import { PASSWORD, passwordHash } from '../testing/passwords.ts';
import { asAccount, asEmployer, asVisitor, type SignedIn, withAuthorization } from '../testing/requests.ts';
import { mailTransport } from '../testing/transport.ts';

const newPerson = (columns: Partial<UserRow> = {}): Promise<UserRow> =>
  makeUser({ email: newEmail(), emailVerifiedAt: new Date(), passwordHash, ...columns });
const leave = (person: SignedIn, currentPassword = PASSWORD, bindings = env) =>
  person.post('/api/account', { currentPassword }, { method: 'DELETE', bindings });
const restore = (person: SignedIn) => person.send('/api/account/restore', { method: 'POST' });
const readAccount = async (answer: Response) => strict(ownAccountSchema).parse(await answer.json());
const nightly = () => runScheduled('10 3 * * *', env, new Date());

/** Moves the deletion of an account so many days and a minute into the past. */
async function backdate({ id }: UserRow, days: number): Promise<void> {
  const deletedAt = new Date(addDays(new Date(), -days).getTime() - 60_000);
  await testDb().update(users).set({ deletedAt }).where(eq(users.id, id));
}

const statusesAt = (...paths: string[]) => Promise.all(paths.map(async (path) => (await asVisitor.get(path)).status));
/** Public traces of a person: their offer, their profile. */
const shown = ({ job, candidate }: Traces) =>
  statusesAt(`/api/jobs/${job.publicId}`, `/offerte/${job.publicId}`, `/api/candidates/${candidate.publicId}`);

/** Applications that who published the offer has, as in their export. */
async function receivedBy(employer: SignedIn): Promise<unknown> {
  const { sections } = accountExportSchema.parse(await (await employer.get('/api/account/export')).json());
  return sections.applicationsReceived?.rows.length;
}

let user: UserRow;
let person: SignedIn;
let traces: Traces;

beforeEach(async () => {
  user = await newPerson();
  person = await asAccount(user);
  traces = await leaveTraces(user);
});

test('a deletion needs the password', async () => {
  const currentPassword = 'La password non è quella giusta.';
  expect(await refusedFields(await leave(person, 'sbagliata'))).toEqual({ currentPassword });
  expect(await shown(traces)).toEqual([200, 200, 200]);
});

test('a deletion hides everything at once, says until when it can be taken back, and is told by mail', async () => {
  const employer = await asEmployer();
  const { id: jobId } = await makeJob({ ownerId: employer.account.id });
  await testDb().update(applications).set({ jobId }).where(eq(applications.id, traces.application.id));
  expect(await receivedBy(employer)).toBe(1);
  const { sent, bindings } = mailTransport();

  const account = await readAccount(await leave(person, PASSWORD, bindings));
  const purged = new Date(account.purgedAt ?? 0);
  expect(Math.abs(purged.getTime() - addDays(new Date(), 7).getTime())).toBeLessThan(60_000);
  expect(await shown(traces)).toEqual([404, 404, 404]);
  const list = await (await asVisitor.get(`/api/jobs?search=${traces.word}`)).json();
  expect(list).toEqual([]);
  expect(await receivedBy(employer)).toBe(0);
  // A second click changes nothing: the same day, one mail.
  expect(await readAccount(await leave(person, PASSWORD, bindings))).toEqual(account);
  const subjects = sent.filter(({ to }) => to === user.email).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('eliminato'))).toEqual([
    `Il tuo account sarà eliminato ${datePhrase('il', purged)}`,
  ]);
});

test('a profile published without an account under the confirmed address goes with it; under another it stays', async () => {
  const linked = await makeCandidate({ email: user.email });
  const others = await makeCandidate({ email: newEmail() });
  const unproved = await newPerson({ emailVerifiedAt: null });
  const named = await makeCandidate({ email: unproved.email });
  await leave(person);
  await leave(await asAccount(unproved));
  const pages = [linked, others, named].map(({ publicId }) => `/api/candidates/${publicId}`);
  expect(await statusesAt(...pages)).toEqual([404, 200, 200]);
});

test('logging in while it waits says until when; another device may take it back', async () => {
  await leave(person);
  const answer = await asVisitor.post('/api/login', { email: user.email, password: PASSWORD });
  const { token, purgedAt } = strict(sessionSchema).parse(await answer.json());
  expect(purgedAt).toEqual(expect.any(String));
  const there = withAuthorization(`Bearer ${token}`);
  expect((await there.send('/api/account/restore', { method: 'POST' })).status).toBe(200);
  const again = await asVisitor.post('/api/login', { email: user.email, password: PASSWORD });
  expect(strict(sessionSchema).parse(await again.json()).purgedAt).toBeUndefined();
});

test('a hidden offer stays hidden when a deletion is taken back', async () => {
  const paused = await makeJob({ ownerId: user.id, ownerStatus: 'paused', status: 'paused' });
  await leave(person);
  await restore(person);
  const list = await (await asVisitor.get(`/api/jobs?search=${traces.word}`)).json();
  expect(list).toEqual([expect.objectContaining({ id: traces.job.publicId })]);
  const [row] = await testDb().select().from(jobs).where(eq(jobs.id, paused.id));
  expect(row?.status).toBe('paused');
});

/** Tables of which nothing of a person stays. */
const wholly = (await databaseTables()).filter(
  ({ name, isIndex }) =>
    !isIndex &&
    !(name in NOT_PERSONAL) &&
    !PARTS.some(({ table, retained }) => retained !== undefined && name === getTableName(table)),
);
/** Every row of the database that names the person: by a key of theirs, their address or a word of theirs. */
async function tracesLeft({ person: { id, email, publicId }, word, job, candidate, application }: Traces) {
  const rows = { users: id, jobs: job.id, candidates: candidate.id, applications: application.id };
  const keys: Readonly<Record<string, number>> = rows;
  const left: string[] = [];
  for (const { name, references } of wholly) {
    const { results } = await env.DB.prepare(`SELECT * FROM ${name}`).all<Record<string, unknown>>();
    for (const row of results) {
      const names = [email, publicId, word].some((mark) => JSON.stringify(row).includes(mark));
      const points = [...references].some(([column, table]) => row[column] === keys[table]);
      if (names || points) left.push(`${name}: ${JSON.stringify(row)}`);
    }
  }
  return left;
}

/** Answering habits are counted again each night, from applications that these people do not have. */
const exceptCounted = (rows: readonly string[]) => rows.filter((row) => !row.startsWith('employer_answers:'));

describe('seven days later', () => {
  test('on day 6 everything is still there, and comes back', async () => {
    const before = await tracesLeft(traces);
    expect(before.length, 'every table has traces').toBeGreaterThanOrEqual(wholly.length);
    await leave(person);
    await backdate(user, 6);
    await nightly();
    expect((await restore(person)).status).toBe(200);
    expect(await shown(traces)).toEqual([200, 200, 200]);
    const after = (await tracesLeft(traces)).filter((row) => !row.includes('account-deletion:'));
    expect(exceptCounted(after).length).toBe(exceptCounted(before).length);
    expect(await env.CV_FILES.head(traces.file)).not.toBeNull();
  });

  test('on day 7 no row, no file and no mail of the person is left, and nobody else’s is gone', async () => {
    const other = await leaveTraces(await newPerson());
    const others = await tracesLeft(other);
    const received = `cv/${traces.word}-ricevuto`;
    await env.CV_FILES.put(received, 'CV');
    const deleted = { cvKey: received, deletedAt: new Date() };
    await testDb().update(applications).set(deleted).where(eq(applications.id, traces.received.id));
    await leave(person);
    await backdate(user, 7);
    await expectProblem(await restore(person), 409);
    await nightly();
    expect(await tracesLeft(traces)).toEqual([]);
    expect(await testDb().$count(outbox, eq(outbox.recipient, user.email))).toBe(0);
    for (const key of [traces.file, received]) expect(await env.CV_FILES.head(key), key).toBeNull();
    await expectProblem(await person.get('/api/account'), 401);
    expect(exceptCounted(await tracesLeft(other))).toEqual(exceptCounted(others));
    expect(await env.CV_FILES.head(other.file)).not.toBeNull();
  });

  test('messages to candidates stay with their recipients', async () => {
    const { id: candidateId } = await makeCandidate();
    await insertOne(candidateMessages, { candidateId, name: 'Ditta', email: user.email, message: 'Buongiorno' });
    await leave(person);
    await backdate(user, 7);
    await nightly();
    expect(await testDb().$count(candidateMessages, eq(candidateMessages.candidateId, candidateId))).toBe(1);
  });

  test('files that cannot be deleted are tried again the night after, with their rows', async () => {
    await leave(person);
    await backdate(user, 7);
    const away = () => Promise.reject(new Error('R2'));
    const broken = { ...env, CV_FILES: { list: away, delete: away } as unknown as R2Bucket };
    await expect(runScheduled('10 3 * * *', broken as Env, new Date())).rejects.toThrow('R2');
    expect(await testDb().$count(applications, eq(applications.id, traces.application.id))).toBe(1);
    await nightly();
    expect(await tracesLeft(traces)).toEqual([]);
  });
});

describe('alerts of an account that leaves', () => {
  /** Half past eight in Rome: alerts and newsletters go out. */
  const MORNING = new Date('2026-12-01T07:30:00Z');

  /** An account whose address has an alert with a new offer, and the newsletter with new articles; its owner then leaves. */
  async function leaving(emailVerifiedAt: Date | null): Promise<UserRow> {
    const user = await makeUser({ emailVerifiedAt, passwordHash });
    const { email } = user;
    const word = uniqueWord();
    await makeJob({ title: word, postedAt: addDays(MORNING, -0.5) });
    await makeAlert({ email, search: `v1:search=${word}` });
    await makeAlert({ email, search: ARTICLES, issuedIn: '2020-01' });
    const body = { currentPassword: PASSWORD };
    const answer = await (await asAccount(user)).post('/api/account', body, { method: 'DELETE' });
    expect(answer.status).toBe(200);
    return user;
  }

  /** Kinds of the mails of a morning to an address. */
  async function morning({ email }: UserRow): Promise<string[]> {
    await runScheduled('* * * * *', mailTransport().bindings, MORNING);
    const mails = await testDb().select().from(outbox).where(eq(outbox.recipient, email));
    return mails.map(({ cause }) => cause.split(':')[0] ?? '').filter((kind) => /alert|newsletter/.test(kind));
  }

  /** Seven days later, when the account is purged. */
  async function purge({ id }: UserRow): Promise<void> {
    const deletedAt = addDays(new Date(), -7.01);
    await testDb().update(users).set({ deletedAt }).where(eq(users.id, id));
    await runScheduled('10 3 * * *', env, new Date());
    expect(await testDb().$count(users, eq(users.id, id))).toBe(0);
  }

  /** Rows that an address still has: itself among those of alerts, and waiting mails. */
  const left = async ({ email }: UserRow) => [
    await testDb().$count(alertAddresses, eq(alertAddresses.email, email)),
    await testDb().$count(outbox, eq(outbox.recipient, email)),
  ];

  beforeEach(async () => {
    const db = testDb();
    for (const table of [alerts, alertAddresses, outbox]) await db.delete(table);
  });

  test.each([
    ['nobody confirmed leaves alerts and newsletter to whoever has it', null, ['alert-digest', 'newsletter'], 1],
    ['was confirmed takes them along, with the mails that wait', new Date(), [], 0],
  ] as const)('an account that leaves whose address %s', async (_what, emailVerifiedAt, kinds, stored) => {
    const user = await leaving(emailVerifiedAt);
    expect(await morning(user)).toEqual(kinds);
    await testDb().delete(outbox);
    const { bindings } = mailTransport(() => true);
    const body = { email: user.email, search: 'v1:category=Sport' };
    expect((await asVisitor.post('/api/alerts', body, { bindings })).status).toBe(202);
    expect(await testDb().$count(outbox, eq(outbox.status, 'waiting'))).toBe(1);
    await purge(user);
    expect(await left(user)).toEqual([stored, stored]);
    const { sent, bindings: working } = mailTransport();
    await runScheduled('*/5 * * * *', working, addDays(new Date(), 0.5));
    expect(sent.map(({ subject }) => subject)).toEqual(Array(stored).fill('Conferma il tuo avviso'));
  });

  test('an account that leaves leaves nothing in the outbox of what was sent to it', async () => {
    const user = await leaving(null);
    expect(await testDb().$count(outbox, eq(outbox.status, 'sent'))).toBeGreaterThan(0);
    await purge(user);
    expect(await left(user)).toEqual([1, 0]);
  });
});
