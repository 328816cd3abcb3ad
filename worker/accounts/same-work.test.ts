import { createExecutionContext } from 'cloudflare:test';
import { expect, test } from 'vitest';
import type { UserRow } from '../db/tables/accounts.ts';
import worker from '../index.ts';
import { recordingD1, withBindings } from '../testing/bindings.ts';
import { makeUser, uniqueWord } from '../testing/factories.ts';
import { hashPassword } from './password.ts';

// Measured as work done, the same for every address; the time itself is measured by `npm run timing` on the built Worker.

const passwordHash = hashPassword('giusta');
const KINDS: Readonly<Record<string, Partial<UserRow>>> = {
  'an account': { emailVerifiedAt: new Date() },
  'an account whose address nobody has confirmed': { emailVerifiedAt: null },
  'a suspended account': { suspendedAt: new Date() },
  'an account that waits to be deleted': { deletedAt: new Date() },
  'an account whose stored hash is no hash': { passwordHash: 'no password' },
};

/** A mail service that takes a mail and never says so. */
const silent = { send: () => new Promise(() => undefined) } as unknown as SendEmail;

/** The answer, and the statements sent to the database until then, without waiting for later work. */
async function ask(path: string, body: object) {
  const { db, sent } = recordingD1();
  const request = new Request<unknown, IncomingRequestCfProperties>(`http://localhost:8787${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const env = withBindings({ DB: db, EMAIL: silent, RATE_LIMITS: 'on' });
  const answer = await worker.fetch(request, env, createExecutionContext());
  const { requestId, ...said } = await answer.json<Record<string, unknown>>();
  return { status: answer.status, names: [...answer.headers.keys()].sort(), said, sent: [...sent] };
}

const nobody = (): string => `${uniqueWord()}@example.org`;

test.each(Object.entries(KINDS))('a login with a wrong password is to nobody what it is to %s', async (_, columns) => {
  const { email } = await makeUser({ passwordHash: await passwordHash, ...columns });
  const known = await ask('/api/login', { email, password: 'sbagliata' });
  expect(known).toMatchObject({ status: 401, said: { message: 'Email o password non validi.' } });
  expect(known.sent).toHaveLength(1);
  expect(await ask('/api/login', { email: nobody(), password: 'sbagliata' })).toEqual(known);
});

test.each(Object.entries(KINDS))('a request for a new password is for nobody what it is for %s', async (_, columns) => {
  const { email } = await makeUser(columns);
  const known = await ask('/api/password/forgot', { email });
  expect(known.status).toBe(202);
  expect(
    known.sent.filter((query) => /^insert into "(daily_counts|password_resets|outbox)"/i.test(query)),
  ).toHaveLength(3);
  expect(await ask('/api/password/forgot', { email: nobody() })).toEqual(known);
});

test('asking for a passkey names no address', async () => {
  const first = await ask('/api/login/passkey/options', {});
  const { challenge, ...rest } = first.said;
  const { challenge: other, ...same } = (await ask('/api/login/passkey/options', {})).said;
  expect(same).toEqual(rest);
  expect(other).not.toBe(challenge);
});
