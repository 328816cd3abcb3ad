import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sessionSchema } from '../../../shared/accounts.ts';
import { REFUSED_SIGNATURE, removedPasskeySchema } from '../../../shared/passkeys.ts';
import { passkeys, sessions } from '../../db/tables/accounts.ts';
import { expectProblem, refusedFields } from '../../testing/expect-problem.ts';
import { newEmail, testDb } from '../../testing/factories.ts';
import { loginOptions, makePasskey } from '../../testing/make-passkey.ts';
import { PASSWORD, passwordHash } from '../../testing/passwords.ts';
import { mailsTo } from '../../testing/post-office.ts';
import { asAccount, asVisitor, asWorker, type Person, withAuthorization } from '../../testing/requests.ts';
import { strict } from '../../testing/strict.ts';

type Made = Awaited<ReturnType<typeof makePasskey>>;

/** An account with a passkey and the password, and another device of its owner, who signed in with the password. */
async function make() {
  const made = await makePasskey({ email: newEmail(), passwordHash });
  return { ...made, owner: await asAccount(made.user) };
}

/** Another passkey of the same account. */
async function another({ user }: Pick<Made, 'user'>) {
  const { device, passkey } = await makePasskey({}, {}, user.id);
  const userHandle = Buffer.from(user.publicId).toString('base64url');
  const get: Made['device']['get'] = (options) => device.get(options, { userHandle });
  return { passkey, device: { ...device, get } };
}

const remove = (by: Person, { passkey }: Pick<Made, 'passkey'>, proof: unknown) =>
  by.post(`/api/passkeys/${passkey.publicId}`, proof, { method: 'DELETE' });
const byPassword = { currentPassword: PASSWORD };
const proofOptions = async (by: Person): Promise<{ challenge: string }> =>
  (await by.send('/api/passkey-proof-options', { method: 'POST' })).json();
const signed = async (by: Person, { device }: Pick<Made, 'device'>) => ({
  passkey: await device.get(await proofOptions(by)),
});
const isThere = async ({ passkey }: Pick<Made, 'passkey'>) =>
  (await testDb().$count(passkeys, eq(passkeys.id, passkey.id))) > 0;
const removed = async (answer: Response) => strict(removedPasskeySchema).parse(await answer.json());

/** Somebody who signs in with a passkey. */
async function enter({ device }: Pick<Made, 'device'>): Promise<Person> {
  const answer = await asVisitor.post('/api/login/passkey', await device.get(await loginOptions()));
  return withAuthorization(`Bearer ${sessionSchema.parse(await answer.json()).token}`);
}

describe('removing a passkey', () => {
  test('asks for the password or a passkey', async () => {
    const { owner, ...made } = await make();
    expect(await refusedFields(await remove(owner, made, {}))).toEqual({ currentPassword: 'Password richiesta' });
    expect(await refusedFields(await remove(owner, made, { currentPassword: 'sbagliata' }))).toEqual({
      currentPassword: 'La password non è quella giusta.',
    });
    expect(await isThere(made)).toBe(true);
  });

  test('is done once, by its owner, who is told', async () => {
    const { owner, ...made } = await make();
    const stranger = await asWorker();
    await expectProblem(await remove(stranger, made, byPassword), 404);
    const answers = await Promise.all([remove(owner, made, byPassword), remove(owner, made, byPassword)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await isThere(made)).toBe(false);
    expect((await mailsTo(made.user.email)).map(({ subject }) => subject)).toEqual([
      'Una passkey del tuo account è stata rimossa',
    ]);
  });

  test('ends the sessions that it opened, and no other', async () => {
    const { owner, ...made } = await make();
    const [lost, other] = [await enter(made), await enter(await another(made))];
    expect(await removed(await remove(owner, made, byPassword))).toMatchObject({ signedOut: false });
    await expectProblem(await lost.get('/api/account'), 401);
    for (const person of [owner, other]) expect((await person.get('/api/account')).status).toBe(200);
  });

  test('leaves the session that asks where the password was given, though the passkey had opened it', async () => {
    const { owner, ...made } = await make();
    const here = await enter(made);
    expect(await removed(await remove(here, made, byPassword))).toMatchObject({ signedOut: false });
    for (const person of [here, owner]) expect((await person.get('/api/account')).status).toBe(200);
    expect(await testDb().$count(sessions, eq(sessions.userId, made.user.id))).toBe(2);
  });

  test('by the passkey itself, as somebody without their password can, ends that session too', async () => {
    const made = await make();
    const here = await enter(made);
    expect(await removed(await remove(here, made, await signed(here, made)))).toMatchObject({ signedOut: true });
    await expectProblem(await here.get('/api/account'), 401);
    expect(await isThere(made)).toBe(false);
  });

  test('by another passkey leaves the session to that one', async () => {
    const made = await make();
    const second = await another(made);
    const here = await enter(made);
    expect(await removed(await remove(here, made, await signed(here, second)))).toMatchObject({ signedOut: false });
    expect((await here.get('/api/account')).status).toBe(200);
    expect(await testDb().$count(sessions, eq(sessions.passkeyId, second.passkey.id))).toBe(1);
  });
});

describe('a signature does not remove one', () => {
  test('of somebody else, for signing in, in another session, or a second time', async () => {
    const { owner, ...made } = await make();
    const stranger = await makePasskey();
    const there = await asAccount(made.user);
    const refused = async (proof: unknown) =>
      expect((await expectProblem(await remove(owner, made, proof), 400)).message).toBe(REFUSED_SIGNATURE);
    await refused(await signed(owner, stranger));
    await refused({ passkey: await made.device.get(await loginOptions()) });
    await refused(await signed(there, made));
    expect(await isThere(made)).toBe(true);
    const second = await another(made);
    const proof = await signed(owner, made);
    expect((await remove(owner, second, proof)).status).toBe(200);
    await refused(proof);
    expect(await isThere(made)).toBe(true);
  });
});
