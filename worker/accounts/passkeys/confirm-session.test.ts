import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sessionSchema } from '../../../shared/accounts.ts';
import { CALLS } from '../../../shared/calls/all.ts';
import { CONFIRM_FIRST, loginPasskeyOptionsSchema, REFUSED_CONFIRMATION } from '../../../shared/passkeys.ts';
import { passkeys, sessions, users } from '../../db/tables/accounts.ts';
import type { World } from '../../testing/access-world.ts';
import { FLAGS, newAuthenticator } from '../../testing/authenticator.ts';
import { CASES } from '../../testing/endpoint-cases.ts';
import { expectProblem } from '../../testing/expect-problem.ts';
import { makeUser, newEmail, testDb } from '../../testing/factories.ts';
import { loginOptions, makePasskey, WRONG_RESPONSES } from '../../testing/make-passkey.ts';
import { PASSWORD, passwordHash } from '../../testing/passwords.ts';
import { asVisitor, inSession, type Person, withAuthorization } from '../../testing/requests.ts';
import { strict } from '../../testing/strict.ts';

const NEEDED =
  'Per moderare serve una passkey: aggiungila in “Il tuo account”, poi confermala nella pagina della moderazione.';
const UNLOCK = { flags: FLAGS.verified };

const optionsFor = async (person: Person) =>
  loginPasskeyOptionsSchema.parse(await (await person.send('/api/session/passkey/options', { method: 'POST' })).json());
const confirm = (person: Person, body: unknown) => person.post('/api/session/passkey', body);
/** The same session with its new token. */
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
  const calls = Object.entries(CALLS).filter(([, { who }]) => who === 'admin');

  test.each(calls)('may not call %s', async (name) => {
    const { person } = await byPassword();
    const [method = '', path = ''] = name.split(' ');
    const body = CASES[name]?.body?.({} as World);
    const asked = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    const headers = { 'Content-Type': 'application/json' };
    const { message } = await expectProblem(await person.send(path.replace(/:\w+/, 'x'), { ...asked, headers }), 403);
    expect(message).toBe(NEEDED);
  });

  test('moderates once a passkey has verified who is there, in that session alone', async () => {
    const { user, device, person } = await byPassword();
    const other = await inSession(user, {});
    const options = await optionsFor(person);
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const confirmed = await confirmedBy(person, await device.get(options));
    expect(await moderates(confirmed)).toBe(200);
    expect(await moderates(other)).toBe(403);
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
    for (const refused of [await remove(), await add(person)])
      expect((await expectProblem(refused, 403)).message).toBe(CONFIRM_FIRST);
    const confirmed = await confirmedBy(person, await device.get(await optionsFor(person)));
    expect((await add(confirmed)).status).toBe(200);
  });

  test('adds the first passkey with the password, and a challenge of before does not add a second', async () => {
    const user = await makeUser({ role: 'admin', passwordHash, email: newEmail() });
    const person = await inSession(user, {});
    const asked = async () => {
      const response = await person.post('/api/passkey-options', { currentPassword: PASSWORD });
      return response.json<Parameters<Awaited<ReturnType<typeof newAuthenticator>>['create']>[0]>();
    };
    const [one, two] = [await asked(), await asked()];
    expect((await person.post('/api/passkeys', await (await newAuthenticator()).create(one))).status).toBe(201);
    await expectProblem(await person.post('/api/passkeys', await (await newAuthenticator()).create(two)), 403);
  });
});

describe('signing in by a passkey', () => {
  const logIn = async (device: Awaited<ReturnType<typeof byPassword>>['device'], wrong = {}) => {
    const answer = await asVisitor.post('/api/login/passkey', await device.get(await loginOptions(), wrong));
    return withAuthorization(`Bearer ${sessionSchema.parse(await answer.json()).token}`);
  };

  test('lets an administrator moderate, where the device has verified who holds it', async () => {
    const { device } = await byPassword();
    expect(await moderates(await logIn(device))).toBe(200);
    expect(await moderates(await logIn(device, UNLOCK))).toBe(403);
  });

  test('ends with the passkey that has opened or confirmed the session', async () => {
    const { user, device, person, passkey } = await byPassword();
    const [opened, untouched] = [await logIn(device), await inSession(user, {})];
    const confirmed = await confirmedBy(person, await device.get(await optionsFor(person)));
    expect(await testDb().$count(sessions, eq(sessions.passkeyId, passkey.id))).toBe(2);
    await testDb().delete(passkeys).where(eq(passkeys.id, passkey.id));
    for (const ended of [opened, confirmed]) expect((await ended.get('/api/account')).status).toBe(401);
    expect((await untouched.get('/api/account')).status).toBe(200);
  });
});

describe('a session is not confirmed, always in the same words, by', () => {
  async function refused(person: Person, body: unknown): Promise<void> {
    expect((await expectProblem(await confirm(person, body), 400)).message).toBe(REFUSED_CONFIRMATION);
    expect(await moderates(person)).toBe(403);
  }

  test.each(WRONG_RESPONSES)('%s', async (_, wrong) => {
    const { person, device } = await byPassword();
    await refused(person, await device.get(await optionsFor(person), wrong));
  });

  test('a device that has not verified who holds it', async () => {
    const { person, device } = await byPassword();
    await refused(person, await device.get(await optionsFor(person), UNLOCK));
  });

  test('a challenge for signing in, or of another session', async () => {
    const { user, person, device } = await byPassword();
    await refused(person, await device.get(await loginOptions()));
    await refused(person, await device.get(await optionsFor(await inSession(user, {}))));
  });

  test('a challenge that was made for a session, in a login', async () => {
    const { person, device } = await byPassword();
    await expectProblem(await asVisitor.post('/api/login/passkey', await device.get(await optionsFor(person))), 401);
  });

  test('somebody else’s passkey', async () => {
    const [{ person }, other] = [await byPassword(), await byPassword()];
    await refused(person, await other.device.get(await optionsFor(person)));
  });

  test('the same signature a second time', async () => {
    const { user, person, device } = await byPassword();
    const body = await device.get(await optionsFor(person));
    const confirmed = await confirmedBy(person, body);
    await testDb().update(sessions).set({ verifiedAt: null }).where(eq(sessions.userId, user.id));
    await refused(confirmed, body);
  });
});

test('a confirmed session moderates nothing once the role is taken back', async () => {
  const { user, person, device } = await byPassword();
  const confirmed = await confirmedBy(person, await device.get(await optionsFor(person)));
  await testDb().update(users).set({ role: 'user' }).where(eq(users.id, user.id));
  expect(await moderates(confirmed)).toBe(403);
});
