import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { sessionSchema } from '../../../shared/accounts.ts';
import { passkeys, sessions } from '../../db/tables/accounts.ts';
import { newAuthenticator } from '../../testing/authenticator.ts';
import { expectProblem } from '../../testing/expect-problem.ts';
import { makeUser, testDb, uniqueWord } from '../../testing/factories.ts';
import { loginOptions, makePasskey, WRONG_RESPONSES } from '../../testing/make-passkey.ts';
import { PASSWORD, passwordHash } from '../../testing/passwords.ts';
import { asVisitor } from '../../testing/requests.ts';
import { strict } from '../../testing/strict.ts';
import { newChallenge } from './challenge.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

const logIn = (body: unknown) => asVisitor.post('/api/login/passkey', body);

describe('signing in with a passkey', () => {
  test('the options name nobody: they are the same for everybody but for the challenge', async () => {
    const [{ challenge, ...one }, { challenge: other, ...two }] = [await loginOptions(), await loginOptions()];
    expect(one).toEqual(two);
    expect(one).toEqual({ rpId: 'localhost', timeout: 300_000, userVerification: 'preferred' });
    expect(challenge).not.toBe(other);
  });

  test('makes a session as the password does, on the device that asks', async () => {
    const { user: owner, device } = await makePasskey({ role: 'employer' });
    const body = await device.get(await loginOptions());
    const answer = await asVisitor.post('/api/login/passkey', body, { headers: { 'User-Agent': ANDROID } });
    expect(answer.headers.get('Set-Cookie'), 'the next call must find the session').toBeTruthy();
    const session = strict(sessionSchema).parse(await answer.json());
    expect(session.user).toEqual({ id: owner.publicId, name: owner.name, role: 'employer' });
    const headers = { Authorization: `Bearer ${session.token}` };
    expect(await (await asVisitor.get('/api/account/sessions', { headers })).json()).toMatchObject([
      { device: 'Chrome su Android', current: true },
    ]);
    const [passkey] = await testDb().select().from(passkeys).where(eq(passkeys.userId, owner.id));
    expect(passkey).toMatchObject({ lastUsedAt: expect.any(Date), counter: 1 });
  });

  test.each([[true], [false]])('again and again, whether the device counts or not (%s)', async (counts) => {
    const { device } = await makePasskey({}, { counts });
    for (let time = 0; time < 3; time++) expect((await logIn(await device.get(await loginOptions()))).status).toBe(200);
  });

  test('the same signature counts once, also of two at the same moment', async () => {
    for (const counts of [true, false]) {
      const { device, user: owner } = await makePasskey({}, { counts });
      const body = await device.get(await loginOptions());
      const answers = await Promise.all([logIn(body), logIn(body)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
      await expectProblem(await logIn(body), 401);
      expect(await testDb().$count(sessions, eq(sessions.userId, owner.id))).toBe(1);
    }
  });

  test('one challenge is not for two passkeys', async () => {
    const [one, two] = [await makePasskey(), await makePasskey()];
    const options = await loginOptions();
    expect((await logIn(await one.device.get(options))).status).toBe(200);
    await expectProblem(await logIn(await two.device.get(options)), 401);
  });

  test('a counter that goes back, or stays, is a copy', async () => {
    const { device } = await makePasskey();
    expect((await logIn(await device.get(await loginOptions(), { counter: 7 }))).status).toBe(200);
    for (const counter of [7, 6, 0])
      await expectProblem(await logIn(await device.get(await loginOptions(), { counter })), 401);
    expect((await logIn(await device.get(await loginOptions(), { counter: 8 }))).status).toBe(200);
  });

  test('a suspended or leaving account signs in as with the password', async () => {
    for (const held of [{ suspendedAt: new Date() }, { deletedAt: new Date() }]) {
      const { user: owner, device } = await makePasskey({ ...held, passwordHash });
      const byPassword = await asVisitor.post('/api/login', { email: owner.email, password: PASSWORD });
      const byPasskey = await logIn(await device.get(await loginOptions()));
      const [one, two] = [await byPassword.json(), await byPasskey.json()].map((answer) => sessionSchema.parse(answer));
      expect(byPasskey.status).toBe(200);
      expect({ ...two, token: '' }).toEqual({ ...one, token: '' });
    }
  });
});

describe('a signature is refused, always in the same words, with', () => {
  const refused = async (body: unknown) => (await expectProblem(await logIn(body), 401)).message;
  const WORDS = 'La passkey non è stata accettata. Riprova, oppure accedi con email e password.';

  test.each(WRONG_RESPONSES)('%s', async (_, wrong) => {
    const { device } = await makePasskey();
    expect(await refused(await device.get(await loginOptions(), wrong))).toBe(WORDS);
    expect((await logIn(await device.get(await loginOptions()))).status).toBe(200);
  });

  test('a passkey that nobody has, that was removed, or that says it is another account’s', async () => {
    const { passkey, device } = await makePasskey();
    const user = await makeUser();
    expect(await refused(await (await newAuthenticator()).get(await loginOptions()))).toBe(WORDS);
    const userHandle = Buffer.from(user.publicId).toString('base64url');
    expect(await refused(await device.get(await loginOptions(), { userHandle }))).toBe(WORDS);
    const signed = await device.get(await loginOptions());
    for (const nobody of [null, undefined])
      expect(await refused({ ...signed, response: { ...signed.response, userHandle: nobody } })).toBe(WORDS);
    await testDb().delete(passkeys).where(eq(passkeys.id, passkey.id));
    expect(await refused(signed)).toBe(WORDS);
  });

  test('another key under the id of one that exists', async () => {
    const credentialId = uniqueWord();
    const { user: owner } = await makePasskey({}, { credentialId });
    const thief = await newAuthenticator({ credentialId });
    const userHandle = Buffer.from(owner.publicId).toString('base64url');
    expect(await refused(await thief.get(await loginOptions(), { userHandle }))).toBe(WORDS);
  });

  test('a challenge that was made for a new passkey, or five minutes ago', async () => {
    const { user, device } = await makePasskey();
    const now = new Date();
    const challenge = await newChallenge(`register:${user.publicId}:x`, env.JWT_SECRET, now);
    expect(await refused(await device.get({ challenge }))).toBe(WORDS);
    const options = await loginOptions();
    vi.useFakeTimers({ now: Date.now() + 5 * 60_000 + 1000, toFake: ['Date'] });
    try {
      expect(await refused(await device.get(options))).toBe(WORDS);
    } finally {
      vi.useRealTimers();
    }
  });

  test('bytes that are no signature or no data', async () => {
    const { device } = await makePasskey();
    for (const signature of [
      (bytes: Uint8Array) => bytes.slice(0, -1),
      (bytes: Uint8Array) => bytes.map((byte, at) => (at === 20 ? byte ^ 1 : byte)),
      () => Uint8Array.of(0x30, 0xff),
      () => Uint8Array.of(1),
    ])
      expect(await refused(await device.get(await loginOptions(), { signature }))).toBe(WORDS);
    const body = await device.get(await loginOptions());
    for (const authenticatorData of ['AA', 'A'.repeat(3999)])
      expect(await refused({ ...body, response: { ...body.response, authenticatorData } })).toBe(WORDS);
  });
});
