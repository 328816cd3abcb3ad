import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as mini from 'zod/mini';
import { sessionSchema } from '../../../shared/accounts.ts';
import { passkeySchema } from '../../../shared/passkeys.ts';
import { users } from '../../db/tables/accounts.ts';
import { expectProblem, refusedFields } from '../../testing/expect-problem.ts';
import { testDb } from '../../testing/factories.ts';
import { loginOptions, makePasskey } from '../../testing/make-passkey.ts';
import { PASSWORD, passwordHash } from '../../testing/passwords.ts';
import { asAccount, asVisitor, asWorker, type SignedIn } from '../../testing/requests.ts';
import { strict } from '../../testing/strict.ts';

const logIn = (body: unknown) => asVisitor.post('/api/login/passkey', body);
const list = async (person: SignedIn) =>
  mini.array(strict(passkeySchema)).parse(await (await person.get('/api/passkeys')).json());

test('a passkey can be named, by its owner only', async () => {
  const { user, passkey } = await makePasskey();
  const [owner, stranger] = [await asAccount(user), await asWorker()];
  const path = `/api/passkeys/${passkey.publicId}`;
  const rename = (who: SignedIn, name: unknown) => who.post(path, { name }, { method: 'PATCH' });
  await expectProblem(await rename(stranger, 'Mia'), 404);
  const renamed = strict(passkeySchema).parse(await (await rename(owner, '  Telefono\n di casa ')).json());
  expect(renamed).toMatchObject({ id: passkey.publicId, name: 'Telefono di casa' });
  expect(await refusedFields(await rename(owner, ' '))).toEqual({ name: 'Scrivi un nome per la passkey' });
  expect(await refusedFields(await rename(owner, 'x'.repeat(61)))).toEqual({ name: 'Massimo 60 caratteri' });
  expect(await list(owner)).toEqual([renamed]);
  expect(await list(stranger)).toEqual([]);
});

test('it stays when the password is changed and when every device is signed out', async () => {
  const { user, device } = await makePasskey({ passwordHash });
  const owner = await asAccount(user);
  const body = { currentPassword: PASSWORD, password: 'un’altra parola' };
  expect((await owner.post('/api/account/password', body)).status).toBe(200);
  const { token } = sessionSchema.parse(await (await logIn(await device.get(await loginOptions()))).json());
  const headers = { Authorization: `Bearer ${token}` };
  expect((await asVisitor.send('/api/account/sessions', { method: 'DELETE', headers })).status).toBe(200);
  expect((await logIn(await device.get(await loginOptions()))).status).toBe(200);
});

test('a suspended or leaving account reads and removes them, and names none', async () => {
  const { user, passkey } = await makePasskey({ passwordHash });
  const person = await asAccount(user);
  const path = `/api/passkeys/${passkey.publicId}`;
  await testDb().update(users).set({ suspendedAt: new Date() }).where(eq(users.id, user.id));
  expect(await list(person)).toHaveLength(1);
  await expectProblem(await person.post(path, { name: 'Mia' }, { method: 'PATCH' }), 403);
  expect((await person.post(path, { currentPassword: PASSWORD }, { method: 'DELETE' })).status).toBe(200);
});
