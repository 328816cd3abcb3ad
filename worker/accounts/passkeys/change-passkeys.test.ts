import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as mini from 'zod/mini';
import { sessionSchema } from '../../../shared/accounts.ts';
import {
  MAX_PASSKEYS,
  newPasskeyOptionsSchema,
  passkeySchema,
  REFUSED_PASSKEY,
  REFUSED_SIGNATURE,
  removedPasskeySchema,
} from '../../../shared/passkeys.ts';
import { passkeys, sessions, type UserRow } from '../../db/tables/accounts.ts';
import { withBindings } from '../../testing/bindings.ts';
import { expectProblem, refusedFields, strict } from '../../testing/expect-problem.ts';
import { makeUser, newEmail, testDb, uniqueWord } from '../../testing/factories.ts';
import { loginOptions, makePasskey, newPasskey } from '../../testing/make-passkey.ts';
import { PASSWORD, passwordHash } from '../../testing/passwords.ts';
import { asAccount, asVisitor, type Person, type SignedIn, withAuthorization } from '../../testing/requests.ts';
import { mailsTo, mailTransport } from '../../testing/transport.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

const newPerson = (): Promise<UserRow> => makeUser({ email: newEmail(), passwordHash });
const request = (person: SignedIn, currentPassword = PASSWORD) =>
  person.post('/api/passkey-options', { currentPassword });
const optionsOf = async (person: SignedIn) => newPasskeyOptionsSchema.parse(await (await request(person)).json());
const add = (person: SignedIn, body: unknown) => person.post('/api/passkeys', body);
const list = async (person: SignedIn) =>
  mini.array(strict(passkeySchema)).parse(await (await person.get('/api/passkeys')).json());

let user: UserRow;
let person: SignedIn;

beforeEach(async () => {
  user = await newPerson();
  person = await asAccount(user);
});

describe('adding a passkey', () => {
  test('asks for the password, for a key that the device can find by itself, and says nothing of the account', async () => {
    const currentPassword = 'La password non è quella giusta.';
    expect(await refusedFields(await request(person, 'sbagliata'))).toEqual({ currentPassword });
    expect(await optionsOf(person)).toMatchObject({
      rp: { id: 'localhost', name: 'Lavoro in Valle' },
      user: { id: Buffer.from(user.publicId).toString('base64url'), name: user.email, displayName: user.name },
      attestation: 'none',
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      excludeCredentials: [],
    });
  });

  test('is for the address of the site, whatever host was asked', async () => {
    const bindings = withBindings({ SITE_URL: 'http://localhost:9999/' });
    const init = { bindings, headers: { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' } };
    const answer = await person.post('/api/passkey-options', { currentPassword: PASSWORD }, init);
    const options = newPasskeyOptionsSchema.parse(await answer.json());
    expect(options.rp.id).toBe('localhost');
    const device = await newPasskey();
    await expectProblem(await person.post('/api/passkeys', await device.create(options), init), 400);
    const right = await device.create(options, { origin: 'http://localhost:9999' });
    expect((await person.post('/api/passkeys', right, init)).status).toBe(201);
  });

  test('names it by the device, lists it, and tells the owner by mail', async () => {
    const { sent, bindings } = mailTransport();
    const device = await newPasskey();
    const body = await device.create(await optionsOf(person));
    const answer = await person.post('/api/passkeys', body, { headers: { 'User-Agent': ANDROID }, bindings });
    expect(answer.headers.get('Set-Cookie'), 'the next call must find it').toBeTruthy();
    const passkey = strict(passkeySchema).parse(await answer.json());
    expect(passkey).toMatchObject({ name: 'Chrome su Android', lastUsedAt: null, synced: true });
    expect(await list(person)).toEqual([passkey]);
    const [mail] = sent.filter(({ to }) => to === user.email);
    expect(mail?.subject).toBe('Una nuova passkey per il tuo account');
    expect(mail?.text).toContain('“Chrome su Android”');
    const { excludeCredentials } = await optionsOf(person);
    expect(excludeCredentials).toEqual([{ id: body.id, type: 'public-key', transports: ['internal', 'hybrid'] }]);
  });

  test('the same answer counts once, also of two at the same moment', async () => {
    const device = await newPasskey();
    const body = await device.create(await optionsOf(person));
    const answers = await Promise.all([person.post('/api/passkeys', body), person.post('/api/passkeys', body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, expect.toSatisfy((s) => s === 400 || s === 409)]);
    expect(await list(person)).toHaveLength(1);
    const [passkey] = await list(person);
    await person.post(`/api/passkeys/${passkey?.id}`, { currentPassword: PASSWORD }, { method: 'DELETE' });
    // Removed, it does not come back by sending the old answer again.
    await expectProblem(await person.post('/api/passkeys', body), 400);
    expect(await list(person)).toEqual([]);
    expect((await mailsTo(user.email)).map(({ subject }) => subject).sort()).toEqual([
      'Una nuova passkey per il tuo account',
      'Una passkey del tuo account è stata rimossa',
    ]);
  });

  test('nobody has more than ten, however fast they are', async () => {
    const challenges = [await optionsOf(person), await optionsOf(person), await optionsOf(person)];
    for (let n = 1; n < MAX_PASSKEYS; n++) await makePasskey({}, {}, user.id);
    const answers = await Promise.all(
      challenges.map(async (options) => person.post('/api/passkeys', await (await newPasskey()).create(options))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    await expectProblem(await request(person), 409);
    expect(await list(person)).toHaveLength(MAX_PASSKEYS);
  });
});

describe('a new passkey is refused with', () => {
  // One person and one challenge for all: what is refused uses nothing up.
  let options: Awaited<ReturnType<typeof optionsOf>>;
  let requesting: SignedIn;

  beforeAll(async () => {
    requesting = await asAccount(await newPerson());
    options = await optionsOf(requesting);
  });

  test('fields that are no base64url, and ids that do not agree', async () => {
    const body = await (await newPasskey()).create(options);
    const clientDataJSON = Buffer.from('null').toString('base64url');
    const responses = [{ clientDataJSON }, { attestationObject: '' }, { transports: ['internal,<b>'] }];
    for (const wrong of [
      ...[{ id: 'è un testo' }, { id: 'x'.repeat(1401) }, { type: 'password' }, { response: null }],
      ...[{ rawId: 'AAAA' }, { id: 'AAAA', rawId: 'AAAA' }],
      ...responses.map((response) => ({ response: { ...body.response, ...response } })),
    ])
      await expectProblem(await add(requesting, { ...body, ...wrong }), 400);
    expect(await list(requesting)).toEqual([]);
  });

  test('a key that another account has', async () => {
    const id = Buffer.from(uniqueWord()).toString('base64url');
    await makePasskey({}, { id });
    const device = await newPasskey({ id });
    await expectProblem(await add(requesting, await device.create(options)), 409);
  });

  test('a challenge of another account, another session, a login, or of five minutes ago', async () => {
    const device = await newPasskey();
    const elsewhere = await asAccount(requesting.account);
    const body = await device.create(options);
    for (const other of [person, elsewhere]) await expectProblem(await add(other, body), 400, REFUSED_PASSKEY);
    const forLogin = { ...options, ...(await loginOptions()) };
    await expectProblem(await add(requesting, await device.create(forLogin)), 400);
    vi.useFakeTimers({ now: Date.now() + 5 * 60_000 + 1000, toFake: ['Date'] });
    const overdue = await add(requesting, body);
    vi.useRealTimers();
    await expectProblem(overdue, 400);
    expect((await add(requesting, body)).status).toBe(201);
  });
});

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
    for (const [proof, currentPassword] of [
      [{}, 'Password richiesta'],
      [{ currentPassword: 'sbagliata' }, 'La password non è quella giusta.'],
    ])
      expect(await refusedFields(await remove(owner, made, proof))).toEqual({ currentPassword });
    expect(await isThere(made)).toBe(true);
  });

  test('is done once, and its owner is told', async () => {
    const { owner, ...made } = await make();
    const answers = await Promise.all([remove(owner, made, byPassword), remove(owner, made, byPassword)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await isThere(made)).toBe(false);
    expect((await mailsTo(made.user.email)).map(({ subject }) => subject)).toEqual([
      'Una passkey del tuo account è stata rimossa',
    ]);
  });

  test('with the password ends the other sessions that it opened, not the one that asks', async () => {
    const { owner, ...made } = await make();
    const [here, lost, other] = [await enter(made), await enter(made), await enter(await another(made))];
    expect(await removed(await remove(here, made, byPassword))).toMatchObject({ signedOut: false });
    await expectProblem(await lost.get('/api/account'), 401);
    for (const person of [here, owner, other]) expect((await person.get('/api/account')).status).toBe(200);
    expect(await testDb().$count(sessions, eq(sessions.userId, made.user.id))).toBe(3);
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

test('a signature does not remove one of somebody else, for signing in, in another session, or a second time', async () => {
  const { owner, ...made } = await make();
  const stranger = await makePasskey();
  const there = await asAccount(made.user);
  const refused = async (proof: unknown) =>
    await expectProblem(await remove(owner, made, proof), 400, REFUSED_SIGNATURE);
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

test('a passkey can be named', async () => {
  const { user, passkey } = await makePasskey();
  const owner = await asAccount(user);
  const path = `/api/passkeys/${passkey.publicId}`;
  const rename = (who: SignedIn, name: unknown) => who.post(path, { name }, { method: 'PATCH' });
  const renamed = strict(passkeySchema).parse(await (await rename(owner, '  Telefono\n di casa ')).json());
  expect(renamed).toMatchObject({ id: passkey.publicId, name: 'Telefono di casa' });
  expect(await refusedFields(await rename(owner, ' '))).toEqual({ name: 'Scrivi un nome per la passkey' });
  expect(await refusedFields(await rename(owner, 'x'.repeat(61)))).toEqual({ name: 'Massimo 60 caratteri' });
  expect(await list(owner)).toEqual([renamed]);
});

test('it stays when the password is changed and when every device is signed out', async () => {
  const { user, device } = await makePasskey({ passwordHash });
  const owner = await asAccount(user);
  const body = { currentPassword: PASSWORD, password: 'un’altra parola' };
  expect((await owner.post('/api/account/password', body)).status).toBe(200);
  expect((await (await enter({ device })).send('/api/account/sessions', { method: 'DELETE' })).status).toBe(200);
  expect((await (await enter({ device })).get('/api/account')).status).toBe(200);
});
