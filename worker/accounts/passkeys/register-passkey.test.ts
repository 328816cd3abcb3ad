import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as mini from 'zod/mini';
import { MAX_PASSKEYS, newPasskeyOptionsSchema, passkeySchema, REFUSED_PASSKEY } from '../../../shared/passkeys.ts';
import type { UserRow } from '../../db/tables/accounts.ts';
import { outbox } from '../../db/tables/mail.ts';
import { newAuthenticator } from '../../testing/authenticator.ts';
import { withBindings } from '../../testing/bindings.ts';
import { expectProblem, refusedFields } from '../../testing/expect-problem.ts';
import { makeUser, newEmail, testDb, uniqueWord } from '../../testing/factories.ts';
import { loginOptions, makePasskey, WRONG_RESPONSES } from '../../testing/make-passkey.ts';
import { PASSWORD, passwordHash } from '../../testing/passwords.ts';
import { postOffice } from '../../testing/post-office.ts';
import { asAccount, asLeaving, asSuspended, type SignedIn } from '../../testing/requests.ts';
import { strict } from '../../testing/strict.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

const newPerson = (): Promise<UserRow> => makeUser({ email: newEmail(), passwordHash });
const ask = (person: SignedIn, currentPassword = PASSWORD) => person.post('/api/passkey-options', { currentPassword });
const optionsOf = async (person: SignedIn) => newPasskeyOptionsSchema.parse(await (await ask(person)).json());
const add = (person: SignedIn, body: unknown) => person.post('/api/passkeys', body);
const mailsTo = async ({ email }: UserRow) =>
  (await testDb().select().from(outbox).where(eq(outbox.recipient, email))).map(({ subject }) => subject);
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
    expect(await refusedFields(await ask(person, 'sbagliata'))).toEqual({
      currentPassword: 'La password non è quella giusta.',
    });
    const answer = await ask(person);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const options = newPasskeyOptionsSchema.parse(await answer.json());
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Lavoro in Valle' },
      user: { id: Buffer.from(user.publicId).toString('base64url'), name: user.email, displayName: user.name },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      excludeCredentials: [],
    });
  });

  test('a suspended or leaving account cannot add one', async () => {
    for (const held of [await asSuspended(), await asLeaving()]) await expectProblem(await ask(held), 403);
  });

  test('is for the address of the site, whatever host was asked', async () => {
    const bindings = withBindings({ SITE_URL: 'http://localhost:9999/' });
    const init = { bindings, headers: { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' } };
    const options = newPasskeyOptionsSchema.parse(
      await (await person.post('/api/passkey-options', { currentPassword: PASSWORD }, init)).json(),
    );
    expect(options.rp.id).toBe('localhost');
    const device = await newAuthenticator();
    await expectProblem(await person.post('/api/passkeys', await device.create(options), init), 400);
    const right = await device.create(options, { origin: 'http://localhost:9999' });
    expect((await person.post('/api/passkeys', right, init)).status).toBe(201);
  });

  test('names it by the device, lists it, and tells the owner by mail', async () => {
    const { sent, bindings } = postOffice();
    const device = await newAuthenticator();
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
    const device = await newAuthenticator();
    const body = await device.create(await optionsOf(person));
    const answers = await Promise.all([person.post('/api/passkeys', body), person.post('/api/passkeys', body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, expect.toSatisfy((s) => s === 400 || s === 409)]);
    expect(await list(person)).toHaveLength(1);
    const [passkey] = await list(person);
    await person.post(`/api/passkeys/${passkey?.id}`, { currentPassword: PASSWORD }, { method: 'DELETE' });
    // Removed, it does not come back by sending the old answer again.
    await expectProblem(await person.post('/api/passkeys', body), 400);
    expect(await list(person)).toEqual([]);
    expect((await mailsTo(user)).sort()).toEqual([
      'Una nuova passkey per il tuo account',
      'Una passkey del tuo account è stata rimossa',
    ]);
  });

  test('a key that another account has is refused', async () => {
    const credentialId = uniqueWord();
    await makePasskey({}, { credentialId });
    const device = await newAuthenticator({ credentialId });
    await expectProblem(await person.post('/api/passkeys', await device.create(await optionsOf(person))), 409);
    expect(await list(person)).toEqual([]);
  });

  test('nobody has more than ten, however fast they are', async () => {
    const challenges = [await optionsOf(person), await optionsOf(person), await optionsOf(person)];
    for (let n = 1; n < MAX_PASSKEYS; n++) await makePasskey({}, {}, user.id);
    const answers = await Promise.all(
      challenges.map(async (options) => person.post('/api/passkeys', await (await newAuthenticator()).create(options))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    await expectProblem(await ask(person), 409);
    expect(await list(person)).toHaveLength(MAX_PASSKEYS);
  });
});

/** Bytes that are not what they should be. */
const MALFORMED: readonly (readonly [what: string, bytes: (made: Buffer) => Uint8Array])[] = [
  ['nothing that is CBOR', () => Buffer.from('ffffffff', 'hex')],
  ['CBOR that is cut off', (made) => made.subarray(0, made.length - 20)],
  ['lists in lists', () => Buffer.alloc(10_000, 0x81)],
  ['a length beyond its end', () => Buffer.from('5bffffffffffffffff', 'hex')],
  ['another form of attestation', (made) => Buffer.from(made.toString('latin1').replace('none', 'tpmx'), 'latin1')],
  ['no key in it', (made) => Buffer.concat([made.subarray(0, -60), Buffer.alloc(60)])],
];

describe('a new passkey is refused with', () => {
  // One person and one challenge for all: what is refused uses nothing up.
  let options: Awaited<ReturnType<typeof optionsOf>>;
  let asking: SignedIn;

  beforeAll(async () => {
    asking = await asAccount(await newPerson());
    options = await optionsOf(asking);
  });

  test.each(WRONG_RESPONSES)('%s', async (_, wrong) => {
    const body = await (await newAuthenticator()).create(options, wrong);
    expect((await expectProblem(await add(asking, body), 400)).message).toBe(REFUSED_PASSKEY);
  });

  test.each(MALFORMED)('%s', async (_, attestation) => {
    const body = await (await newAuthenticator()).create(options, { attestation });
    await expectProblem(await add(asking, body), 400);
    expect(await list(asking)).toEqual([]);
  });

  test('fields that are no base64url, and ids that do not agree', async () => {
    const body = await (await newAuthenticator()).create(options);
    for (const wrong of [
      { ...body, id: 'è un testo' },
      { ...body, id: 'x'.repeat(1401) },
      { ...body, type: 'password' },
      { ...body, response: { ...body.response, clientDataJSON: 7 } },
      { ...body, response: { ...body.response, clientDataJSON: Buffer.from('null').toString('base64url') } },
      { ...body, response: { ...body.response, attestationObject: '' } },
      { ...body, response: { ...body.response, transports: ['internal,<b>'] } },
      { ...body, response: null },
      { ...body, rawId: 'AAAA' },
      { ...body, id: 'AAAA', rawId: 'AAAA' },
    ])
      await expectProblem(await add(asking, wrong), 400);
    expect(await list(asking)).toEqual([]);
  });

  test('a challenge of another account, another session, a login, or of five minutes ago', async () => {
    const device = await newAuthenticator();
    const elsewhere = await asAccount(asking.account);
    const body = await device.create(options);
    for (const other of [person, elsewhere]) await expectProblem(await add(other, body), 400);
    const forLogin = { ...options, ...(await loginOptions()) };
    await expectProblem(await add(asking, await device.create(forLogin)), 400);
    vi.useFakeTimers({ now: Date.now() + 5 * 60_000 + 1000, toFake: ['Date'] });
    try {
      await expectProblem(await add(asking, body), 400);
    } finally {
      vi.useRealTimers();
    }
    expect((await add(asking, body)).status).toBe(201);
  });
});
