import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as mini from 'zod/mini';
import { deviceSchema, ownAccountSchema, sessionSchema, todaySchema } from '../../shared/accounts.ts';
import { addDays } from '../../shared/dates.ts';
import { MAX_SAVED } from '../../shared/job-values.ts';
import { sessions } from '../db/tables/accounts.ts';
import { candidateMessages } from '../db/tables/candidates.ts';
import { expectProblem, refusedFields, strict } from '../testing/expect-problem.ts';
import { insertOne, makeApplication, makeJob, makeUser, newEmail, testDb, uniqueWord } from '../testing/factories.ts';
import { makeCandidate } from '../testing/make-candidate.ts';
import { loginOptions, makePasskey } from '../testing/make-passkey.ts';
import { PASSWORD, passwordHash } from '../testing/passwords.ts';
import { asAccount, asVisitor, asWorker, type Person, withAuthorization } from '../testing/requests.ts';
import { deviceOf } from './start-session.ts';

const readAccount = async (person: Person) =>
  strict(ownAccountSchema).parse(await (await person.get('/api/account')).json());

test('an account is shown to its owner, without what nobody needs to see', async () => {
  const user = await makeUser({ name: 'Ada', role: 'employer' });
  const answer = await (await asAccount(user)).get('/api/account');
  const { publicId: id, email } = user;
  const nothing = { suspended: null, purgedAt: null, mailRefusedAt: null, proposals: true };
  const shown = { id, name: 'Ada', email, role: 'employer', emailVerified: true, ...nothing };
  expect(await answer.json()).toEqual({ ...shown, createdAt: user.createdAt.toISOString() });
});

test('an account is told how much there is to read, to answer and to renew', async () => {
  const user = await makeUser({ role: 'employer' });
  const person = await asAccount(user);
  const today = async () => strict(todaySchema).parse(await (await person.get('/api/account/today')).json());
  const none = { unreadApplications: 0, unreadMessages: 0, answers: 0, invitations: 0, ending: 0 };
  expect(await today()).toEqual(none);
  const now = new Date();
  const { id: jobId } = await makeJob({ ownerId: user.id, validThrough: addDays(now, 3) });
  await makeApplication({ jobId });
  await makeApplication({ jobId, status: 'read' });
  await makeApplication({ userId: user.id, status: 'hired', statusAt: now });
  await makeApplication({ userId: user.id, status: 'rejected', statusAt: addDays(now, -8) });
  const { id: candidateId } = await makeCandidate({ ownerId: user.id });
  await insertOne(candidateMessages, {
    publicId: uniqueWord(),
    candidateId,
    name: 'Ada',
    email: newEmail(),
    message: 'Ciao',
    createdAt: now,
  });
  expect(await today()).toEqual({ ...none, unreadApplications: 1, unreadMessages: 1, answers: 1, ending: 1 });
});

test('the name can be changed, cleaned like at registration, and the role cannot', async () => {
  const person = await asAccount(await makeUser());
  const change = (body: unknown) => person.post('/api/account', body, { method: 'PATCH' });
  expect((await change({ name: '  Eva \u202E Belotti ' })).status).toBe(200);
  expect((await readAccount(person)).name).toBe('Eva Belotti');
  expect(await refusedFields(await change({ name: ' ' }))).toEqual({ name: 'Inserisci il tuo nome' });
  expect(await refusedFields(await change({ name: 'Eva', role: 'admin' }))).toEqual({ role: 'Campo sconosciuto' });
});

const SAVED = '/api/account/saved-jobs';
const patch = (person: Person, body: object) => person.post(SAVED, body, { method: 'PATCH' });

test('the list of an account is its own; devices add to it and take from it, in any order and twice', async () => {
  const [one, other] = [await asAccount(await makeUser()), await asAccount(await makeUser())];
  const change = async (add: string[], remove: string[] = []) => {
    const answer = await patch(one, { add, remove });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    return (await answer.json()) as { ids: string[] };
  };
  expect(await change(['b', 'a'])).toEqual({ ids: ['b', 'a'] });
  expect(await change(['c', 'a'])).toEqual({ ids: ['c', 'a', 'b'] });
  expect(await change(['c', 'a'])).toEqual({ ids: ['c', 'a', 'b'] });
  expect(await change([], ['a', 'unknown'])).toEqual({ ids: ['c', 'b'] });
  expect(await (await one.get(SAVED)).json()).toEqual({ ids: ['c', 'b'] });
  expect(await (await other.get(SAVED)).json()).toEqual({ ids: [] });
  expect(JSON.stringify(await (await one.get('/api/account/export')).json())).toContain('["c","b"]');
});

test(`the last ${MAX_SAVED} are kept; what is no id, and more at once, is refused`, async () => {
  const person = await asAccount(await makeUser());
  const many = Array.from({ length: MAX_SAVED }, (_, index) => `offer-${index}`);
  await patch(person, { add: many, remove: [] });
  const full = (await (await patch(person, { add: ['new'], remove: [] })).json()) as { ids: string[] };
  expect(full.ids).toEqual(['new', ...many.slice(0, -1)]);
  const refused = async (body: object) => refusedFields(await patch(person, body));
  expect(await refused({ add: [...many, 'new'], remove: [] })).toEqual({ add: `Al massimo ${MAX_SAVED} offerte` });
  expect(await refused({ add: ['<b>'], remove: [] })).toEqual({ 'add.0': 'Offerta non valida' });
});

async function devicesOf(person: Person) {
  const answer = await person.get('/api/account/sessions');
  return mini.array(strict(deviceSchema)).parse(await answer.json());
}

const remove = (person: Person, path: string) => person.send(path, { method: 'DELETE' });

test('each login is a device of its own, named by its browser and system', async () => {
  const user = await makeUser({ passwordHash });
  const logIn = async (userAgent: string) => {
    const body = { email: user.email, password: PASSWORD };
    const answer = await asVisitor.post('/api/login', body, { headers: { 'User-Agent': userAgent } });
    return sessionSchema.parse(await answer.json()).token;
  };
  await logIn('Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0');
  const token = await logIn('nothing that is known <b>');
  const devices = await devicesOf(withAuthorization(`Bearer ${token}`));
  expect(devices.map(({ device, current }) => [device, current])).toEqual([
    ['Dispositivo sconosciuto', true],
    ['Firefox su Linux', false],
  ]);
});

test('logging out ends this session, on the server too, and no other', async () => {
  const user = await makeUser();
  const [here, there] = [await asAccount(user), await asAccount(user)];
  // With an empty body, as browsers send it.
  const empty = { method: 'POST', body: '', headers: { 'Content-Length': '0' } };
  expect((await here.send('/api/logout', empty)).status).toBe(200);
  await expectProblem(await here.get('/api/account/sessions'), 401);
  expect(await devicesOf(there)).toHaveLength(1);
});

test('a device signs out another, or all of the account; nobody signs out a stranger', async () => {
  const user = await makeUser();
  const [here, there, stranger] = [await asAccount(user), await asAccount(user), await asWorker()];
  const other = (await devicesOf(here)).find(({ current }) => !current);
  const path = `/api/account/sessions/${other?.id}`;
  expect(await devicesOf(there)).toHaveLength(2);
  expect((await remove(here, path)).status).toBe(200);
  await expectProblem(await there.get('/api/account/sessions'), 401);
  await expectProblem(await remove(here, path), 404);
  const again = await asAccount(user);
  expect((await remove(here, '/api/account/sessions')).status).toBe(200);
  for (const person of [here, again]) await expectProblem(await person.get('/api/account/sessions'), 401);
  expect(await devicesOf(stranger)).toHaveLength(1);
});

test('when a device was last seen is noted to the hour', async () => {
  const user = await makeUser();
  const person = await asAccount(user);
  const seenAt = async (minutes: number) => {
    const lastSeenAt = new Date(Date.now() - minutes * 60_000);
    await testDb().update(sessions).set({ lastSeenAt }).where(eq(sessions.userId, user.id));
    await person.get('/api/account/sessions');
    const [row] = await testDb().select().from(sessions).where(eq(sessions.userId, user.id));
    return { changed: row?.lastSeenAt.getTime() !== lastSeenAt.getTime() };
  };
  expect(await seenAt(59)).toEqual({ changed: false });
  expect(await seenAt(61)).toEqual({ changed: true });
});

describe('signing in ends the session that the device had', () => {
  const read = async (answer: Response) =>
    withAuthorization(`Bearer ${sessionSchema.parse(await answer.json()).token}`);

  test('with the password, whosever it was, and no other', async () => {
    const user = await makeUser({ passwordHash });
    const [before, there, another] = [await asAccount(user), await asAccount(user), await asWorker()];
    const body = { email: user.email, password: PASSWORD };
    const here = await read(await before.post('/api/login', body));
    await expectProblem(await before.get('/api/account'), 401);
    expect(await devicesOf(there)).toHaveLength(2);
    expect((await read(await another.post('/api/login', body))) && (await devicesOf(here))).toHaveLength(3);
    await expectProblem(await another.get('/api/account'), 401);
  });

  test('with a passkey, and with a registration', async () => {
    const { user, device } = await makePasskey();
    const before = await asAccount(user);
    const here = await read(await before.post('/api/login/passkey', await device.get(await loginOptions())));
    expect(await devicesOf(here)).toHaveLength(1);
    await here.post('/api/register', { name: 'Ida', email: newEmail(), password: PASSWORD });
    await expectProblem(await here.get('/api/account'), 401);
  });

  test('not where it fails, nor by a token that is not ours', async () => {
    const user = await makeUser({ passwordHash });
    const before = await asAccount(user);
    await expectProblem(await before.post('/api/login', { email: user.email, password: 'sbagliata' }), 401);
    expect(await devicesOf(before)).toHaveLength(1);
    const forged = withAuthorization(`Bearer ${before.token.slice(0, -3)}AAA`);
    expect((await forged.post('/api/login', { email: user.email, password: PASSWORD })).status).toBe(200);
    expect(await devicesOf(before)).toHaveLength(2);
  });
});

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0';
const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0';
const SAMSUNG = 'AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0';

test.each([
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, 'Chrome su Android'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/130.0.0.0`, 'Edge su Windows'],
  [`Mozilla/5.0 (Linux; Android 13; SM-A) ${SAMSUNG} Mobile Safari/537.36`, 'Samsung Internet su Android'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${SAFARI} Mobile/15E148 Safari/604.1`, 'Safari su iPhone'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Safari/605.1.15`, 'Safari su Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox su Linux'],
  ['curl/8.4.0', 'Dispositivo sconosciuto'],
  [undefined, 'Dispositivo sconosciuto'],
])('%s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
