import { scryptSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { users } from '../db/tables/accounts.ts';
import { withBindings } from '../testing/bindings.ts';
import { makeUser, testDb } from '../testing/factories.ts';
import { racingD1 } from '../testing/faulty-d1.ts';
import { asVisitor } from '../testing/requests.ts';
import { hashPassword, setHashCost, verifyPassword } from './password.ts';

const bindings = withBindings({ PASSWORD_COST: 'full' });
beforeEach(() => setHashCost('least'));

/** A PHC string of another cost, as an older version of the product would have left it. */
function oldHash(password: string): string {
  const salt = Buffer.from('sixteen bytes ok');
  const key = scryptSync(password, salt, 32, { N: 2 ** 10, r: 8, p: 1 });
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$scrypt$ln=10,r=8,p=1$${text(salt)}$${text(key)}`;
}

async function duration(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

test('a hash fits its own password only', async () => {
  const hash = await hashPassword('segreta');
  expect(await verifyPassword('segreta', hash)).toEqual({ right: true, outdated: false });
  expect(await verifyPassword('Segreta', hash)).toEqual({ right: false, outdated: false });
});

test('nobody fits no account, not even with an empty password', async () => {
  for (const password of ['', '\0', 'segreta'])
    expect(await verifyPassword(password, null)).toEqual({ right: false, outdated: false });
});

test('a hash of another cost still fits, and is said to be outdated when the password is right', async () => {
  expect(await verifyPassword('segreta', oldHash('segreta'))).toEqual({ right: true, outdated: true });
  expect(await verifyPassword('altra', oldHash('segreta'))).toEqual({ right: false, outdated: false });
});

test('logging in replaces an outdated hash, and the new one fits', async () => {
  const { id, email } = await makeUser({ passwordHash: oldHash('segreta') });
  const stored = async () => (await testDb().select().from(users).where(eq(users.id, id)))[0]?.passwordHash ?? '';
  await asVisitor.post('/api/login', { email, password: 'sbagliata' }, { bindings });
  expect(await stored()).toBe(oldHash('segreta'));
  expect((await asVisitor.post('/api/login', { email, password: 'segreta' }, { bindings })).status).toBe(200);
  expect(await stored()).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$/);
  expect((await asVisitor.post('/api/login', { email, password: 'segreta' }, { bindings })).status).toBe(200);
});

test('logging in does not put an outdated hash, brought up to date, over a password that was set meanwhile', async () => {
  const { id, email } = await makeUser({ passwordHash: oldHash('segreta') });
  const own = eq(users.id, id);
  const passwordHash = await hashPassword('un’altra parola');
  const DB = racingD1(() => testDb().update(users).set({ passwordHash, tokenVersion: 2 }).where(own));
  await asVisitor.post(
    '/api/login',
    { email, password: 'segreta' },
    { bindings: withBindings({ DB, PASSWORD_COST: 'full' }) },
  );
  expect(await testDb().select().from(users).where(own)).toMatchObject([{ passwordHash, tokenVersion: 2 }]);
});

test('an unknown address, and what is no hash, cost the work of a wrong password', async () => {
  setHashCost('full');
  const hash = await hashPassword('segreta');
  const wrong = await duration(() => verifyPassword('altra', hash));
  expect(wrong).toBeGreaterThan(10);
  // Loosely, on a busy machine: a shortcut would be a hundred times faster.
  for (const stored of [null, '', 'no password', '$2b$10$abcdefghijklmnopqrstuv'])
    expect(await duration(() => verifyPassword('altra', stored))).toBeGreaterThan(wrong / 4);
});

test('passwords beyond the one that is tried and those that wait are told to come again', async () => {
  const tried = await Promise.allSettled(Array.from({ length: 40 }, () => verifyPassword('una frase', null)));
  const refused = tried.filter((outcome) => outcome.status === 'rejected');
  expect(refused.length).toBeGreaterThanOrEqual(9);
  for (const { reason } of refused)
    expect(reason).toMatchObject({
      kind: 'unavailable',
      message:
        'In questo momento stiamo ricevendo troppi accessi. Quello che hai scritto resta qui: riprova tra mezzo minuto.',
    });
  expect(await verifyPassword('una frase', null)).toEqual({ right: false, outdated: false });
});
