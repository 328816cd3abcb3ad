import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sessionSchema } from '../../shared/accounts.ts';
import { addDays } from '../../shared/dates.ts';
import { passkeys } from '../db/tables/accounts.ts';
import { newEmail, testDb } from '../testing/factories.ts';
import { makePasskey } from '../testing/make-passkey.ts';
import { PASSWORD, passwordHash } from '../testing/passwords.ts';
import { postOffice } from '../testing/post-office.ts';
import { asVisitor, withAuthorization } from '../testing/requests.ts';

const confirmed = { emailVerifiedAt: addDays(new Date(), -1) };

async function logIn(email: string) {
  const response = await asVisitor.post('/api/login', { email, password: PASSWORD });
  return withAuthorization(`Bearer ${sessionSchema.parse(await response.json()).token}`);
}

test.each([
  { role: 'admin', status: 403 },
  { role: 'employer', status: 202 },
] as const)(
  'a password alone changes the address of an account with a passkey ($role): $status',
  async ({ role, status }) => {
    const email = newEmail();
    await makePasskey({ role, passwordHash, email, ...confirmed });
    const thief = await logIn(email);
    const { bindings, sent } = postOffice();
    const body = { email: newEmail(), currentPassword: PASSWORD };
    const response = await thief.post('/api/account/email', body, { bindings });
    expect(response.status).toBe(status);
    expect(sent.some(({ to }) => to === body.email)).toBe(status === 202);
  },
);

test.each([
  { role: 'admin', left: 1 },
  { role: 'employer', left: 0 },
] as const)(
  'a mailbox alone leaves the passkeys from before the address was confirmed to $role: $left',
  async ({ role, left }) => {
    const email = newEmail();
    const { user } = await makePasskey({ role, passwordHash, email, emailVerifiedAt: addDays(new Date(), 1) });
    const { bindings, sent } = postOffice();
    await asVisitor.post('/api/password/forgot', { email }, { bindings });
    const token = /#token=([\w-]{43})/.exec(sent.find(({ to }) => to === email)?.text ?? '')?.[1];
    const response = await asVisitor.post('/api/password/reset', { token, password: 'quattro parole senza senso' });
    expect(response.status).toBe(200);
    expect(await testDb().$count(passkeys, eq(passkeys.userId, user.id))).toBe(left);
  },
);
