import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { FLAGS } from '../../../scripts/testing/software-passkey.ts';
import { sessionSchema } from '../../../shared/accounts.ts';
import { addDays } from '../../../shared/dates.ts';
import { CONFIRM_FIRST, loginPasskeyOptionsSchema, REFUSED_CONFIRMATION } from '../../../shared/passkeys.ts';
import { passkeys, sessions } from '../../db/tables/accounts.ts';
import { expectProblem, strict } from '../../testing/expect-problem.ts';
import { makeUser, newEmail, testDb } from '../../testing/factories.ts';
import { mailedToken } from '../../testing/mailed-token.ts';
import { loginOptions, makePasskey, newPasskey } from '../../testing/make-passkey.ts';
import { PASSWORD, passwordHash } from '../../testing/passwords.ts';
import { asVisitor, inSession, type Person, withAuthorization } from '../../testing/requests.ts';
import { mailTransport } from '../../testing/transport.ts';
import { newChallenge } from './challenge.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

const logIn = (body: unknown) => asVisitor.post('/api/login/passkey', body);

describe('signing in with a passkey', () => {
  test('the options name nobody: they are the same for everybody but for the challenge', async () => {
    const options = [await loginOptions(), await loginOptions()];
    const same = { rpId: 'localhost', timeout: 300_000, userVerification: 'preferred' };
    expect(options).toEqual([1, 2].map(() => ({ ...same, challenge: expect.any(String) })));
    expect(options[0]?.challenge).not.toBe(options[1]?.challenge);
  });

  test('makes a session as the password does, on the device that asks', async () => {
    const { user: owner, device, passkey } = await makePasskey({ role: 'employer' });
    const body = await device.get(await loginOptions());
    const answer = await asVisitor.post('/api/login/passkey', body, { headers: { 'User-Agent': ANDROID } });
    expect(answer.headers.get('Set-Cookie'), 'the next call must find the session').toBeTruthy();
    const { user, token } = strict(sessionSchema).parse(await answer.json());
    expect(user).toEqual({ id: owner.publicId, name: owner.name, role: 'employer' });
    const devices = await (await withAuthorization(`Bearer ${token}`).get('/api/account/sessions')).json();
    expect(devices).toMatchObject([{ device: 'Chrome su Android', current: true }]);
    const rows = await testDb().select().from(passkeys).where(eq(passkeys.id, passkey.id));
    expect(rows).toMatchObject([{ lastUsedAt: expect.any(Date), counter: 1 }]);
  });

  test.each([true, false])('once with each signature, whether the device counts or not: %s', async (counts) => {
    const { device, user: owner } = await makePasskey({}, { counts });
    const body = await device.get(await loginOptions());
    const answers = await Promise.all([logIn(body), logIn(body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    await expectProblem(await logIn(body), 401);
    for (let time = 0; time < 2; time++) expect((await logIn(await device.get(await loginOptions()))).status).toBe(200);
    expect(await testDb().$count(sessions, eq(sessions.userId, owner.id))).toBe(3);
  });

  test('one challenge is not for two passkeys', async () => {
    const [one, two] = [await makePasskey(), await makePasskey()];
    const options = await loginOptions();
    expect((await logIn(await one.device.get(options))).status).toBe(200);
    await expectProblem(await logIn(await two.device.get(options)), 401);
  });
});

describe('a signature is refused, always in the same words, with', () => {
  const refused = async (body: unknown) => (await expectProblem(await logIn(body), 401)).message;
  const WORDS = 'La passkey non è stata accettata. Riprova, oppure accedi con email e password.';

  test('a passkey that nobody has, that was removed, or that says it is another account’s', async () => {
    const { passkey, device } = await makePasskey();
    const user = await makeUser();
    expect(await refused(await (await newPasskey()).get(await loginOptions()))).toBe(WORDS);
    const userHandle = Buffer.from(user.publicId).toString('base64url');
    expect(await refused(await device.get(await loginOptions(), { userHandle }))).toBe(WORDS);
    const signed = await device.get(await loginOptions());
    for (const nobody of [null, undefined])
      expect(await refused({ ...signed, response: { ...signed.response, userHandle: nobody } })).toBe(WORDS);
    await testDb().delete(passkeys).where(eq(passkeys.id, passkey.id));
    expect(await refused(signed)).toBe(WORDS);
  });

  test('a challenge that was made for a new passkey, or five minutes ago', async () => {
    const { user, device } = await makePasskey();
    const now = new Date();
    const challenge = await newChallenge(`register:${user.publicId}:x`, env.JWT_SECRET, now);
    expect(await refused(await device.get({ challenge }))).toBe(WORDS);
    const options = await loginOptions();
    vi.useFakeTimers({ now: Date.now() + 5 * 60_000 + 1000, toFake: ['Date'] });
    const overdue = await logIn(await device.get(options));
    vi.useRealTimers();
    await expectProblem(overdue, 401, WORDS);
  });
});

const NEEDED =
  'Per moderare serve una passkey: aggiungila in “Il tuo account”, poi confermala nella pagina della moderazione.';
const UNLOCK = { flags: FLAGS.verified };

const optionsFor = async (person: Person) =>
  loginPasskeyOptionsSchema.parse(await (await person.send('/api/session/passkey/options', { method: 'POST' })).json());
const confirm = (person: Person, body: unknown) => person.post('/api/session/passkey', body);
/** A person whose session has its new token. */
async function confirmedBy(person: Person, body: unknown): Promise<Person> {
  const answer = await confirm(person, body);
  expect(answer.status).toBe(200);
  return withAuthorization(`Bearer ${strict(sessionSchema).parse(await answer.json()).token}`);
}
const moderates = async (person: Person) => (await person.get('/api/moderation/reports')).status;

/** An administrator with a passkey, signed in by the password. */
async function byPassword() {
  const made = await makePasskey({ role: 'admin', passwordHash, email: newEmail() });
  return { ...made, person: await inSession(made.user, {}) };
}

describe('an administrator who signed in by the password', () => {
  test('moderates once a passkey has verified who is there, in that session alone', async () => {
    const { user, device, person } = await byPassword();
    const other = await inSession(user, {});
    const options = await optionsFor(person);
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const confirmed = await confirmedBy(person, await device.get(options));
    expect(await moderates(confirmed)).toBe(200);
    await expectProblem(await other.get('/api/moderation/reports'), 403, NEEDED);
    // The token of before may be in other hands.
    expect(await moderates(person)).toBe(401);
  });

  test('uses the rest of the account', async () => {
    const { person } = await byPassword();
    for (const path of ['/api/account', '/api/passkeys', '/api/account/sessions', '/api/own-jobs'])
      expect((await person.get(path)).status, path).toBe(200);
  });

  test('may not add or remove a passkey once there is one, which would replace the second factor', async () => {
    const { person, passkey, device } = await byPassword();
    const remove = () =>
      person.post(`/api/passkeys/${passkey.publicId}`, { currentPassword: PASSWORD }, { method: 'DELETE' });
    const add = (by: Person) => by.post('/api/passkey-options', { currentPassword: PASSWORD });
    for (const refused of [await remove(), await add(person)]) await expectProblem(refused, 403, CONFIRM_FIRST);
    const confirmed = await confirmedBy(person, await device.get(await optionsFor(person)));
    expect((await add(confirmed)).status).toBe(200);
  });

  test('adds the first passkey with the password, and a challenge of before does not add a second', async () => {
    const user = await makeUser({ role: 'admin', passwordHash, email: newEmail() });
    const person = await inSession(user, {});
    const bodies = [];
    for (let time = 0; time < 2; time++) {
      const options = await person.post('/api/passkey-options', { currentPassword: PASSWORD });
      bodies.push(await (await newPasskey()).create(await options.json()));
    }
    expect((await person.post('/api/passkeys', bodies[0])).status).toBe(201);
    await expectProblem(await person.post('/api/passkeys', bodies[1]), 403);
  });
});

describe('signing in by a passkey', () => {
  const enter = async (device: Awaited<ReturnType<typeof byPassword>>['device'], wrong = {}) => {
    const answer = await logIn(await device.get(await loginOptions(), wrong));
    return withAuthorization(`Bearer ${sessionSchema.parse(await answer.json()).token}`);
  };

  test('lets an administrator moderate, where the device has verified who holds it', async () => {
    const { device } = await byPassword();
    expect(await moderates(await enter(device))).toBe(200);
    expect(await moderates(await enter(device, UNLOCK))).toBe(403);
  });

  test('ends with the passkey that has opened or confirmed the session', async () => {
    const { user, device, person, passkey } = await byPassword();
    const [opened, untouched] = [await enter(device), await inSession(user, {})];
    const confirmed = await confirmedBy(person, await device.get(await optionsFor(person)));
    expect(await testDb().$count(sessions, eq(sessions.passkeyId, passkey.id))).toBe(2);
    await testDb().delete(passkeys).where(eq(passkeys.id, passkey.id));
    for (const ended of [opened, confirmed]) expect((await ended.get('/api/account')).status).toBe(401);
    expect((await untouched.get('/api/account')).status).toBe(200);
  });
});

describe('a session is not confirmed, always in the same words, by', () => {
  async function refused(person: Person, body: unknown): Promise<void> {
    await expectProblem(await confirm(person, body), 400, REFUSED_CONFIRMATION);
    expect(await moderates(person)).toBe(403);
  }

  test('a device that has not verified who holds it, or another person’s', async () => {
    const [{ person, device }, other] = [await byPassword(), await byPassword()];
    await refused(person, await device.get(await optionsFor(person), UNLOCK));
    await refused(person, await other.device.get(await optionsFor(person)));
  });

  test('a challenge for signing in, or of another session; nor is one for a session taken in a login', async () => {
    const { user, person, device } = await byPassword();
    await refused(person, await device.get(await loginOptions()));
    await refused(person, await device.get(await optionsFor(await inSession(user, {}))));
    await expectProblem(await logIn(await device.get(await optionsFor(person))), 401);
  });

  test('the same signature a second time', async () => {
    const { user, person, device } = await byPassword();
    const body = await device.get(await optionsFor(person));
    const confirmed = await confirmedBy(person, body);
    await testDb().update(sessions).set({ verifiedAt: null }).where(eq(sessions.userId, user.id));
    await refused(confirmed, body);
  });
});

const YESTERDAY = addDays(new Date(), -1);

test.each([
  { role: 'admin', status: 403 },
  { role: 'employer', status: 202 },
] as const)('a password alone changes the address beside a passkey ($role): $status', async ({ role, status }) => {
  const { user } = await makePasskey({ role, passwordHash, email: newEmail(), emailVerifiedAt: YESTERDAY });
  const { bindings, sent } = mailTransport();
  const body = { email: newEmail(), currentPassword: PASSWORD };
  const response = await (await inSession(user, {})).post('/api/account/email', body, { bindings });
  expect(response.status).toBe(status);
  expect(sent.some(({ to }) => to === body.email)).toBe(status === 202);
});

test.each([
  { role: 'admin', made: 'before', emailVerifiedAt: addDays(new Date(), 1), left: 1 },
  { role: 'employer', made: 'before', emailVerifiedAt: addDays(new Date(), 1), left: 0 },
  { role: 'employer', made: 'after', emailVerifiedAt: YESTERDAY, left: 1 },
] as const)(
  'a mailbox alone leaves $role passkeys from $made the confirmation: $left',
  async ({ role, emailVerifiedAt, left }) => {
    const email = newEmail();
    const { user } = await makePasskey({ role, passwordHash, email, emailVerifiedAt });
    const token = await mailedToken(email, (bindings) =>
      asVisitor.post('/api/password/forgot', { email }, { bindings }),
    );
    const response = await asVisitor.post('/api/password/reset', { token, password: 'quattro parole senza senso' });
    expect(response.status).toBe(200);
    expect(await testDb().$count(passkeys, eq(passkeys.userId, user.id))).toBe(left);
  },
);
