import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { DEAD_EMAIL_LINK, ownAccountSchema, sessionSchema } from '../../shared/accounts.ts';
import { accountLinks, type UserRow, users } from '../db/tables/accounts.ts';
import { expectProblem, refusedFields } from '../testing/expect-problem.ts';
import { makeUser, newEmail, testDb } from '../testing/factories.ts';
import { PASSWORD, passwordHash } from '../testing/passwords.ts';
import { postOffice, type SentMail } from '../testing/post-office.ts';
import { asAccount, asVisitor, type Person, withAuthorization } from '../testing/requests.ts';

const tokenIn = (mails: readonly SentMail[], to: string): string =>
  /\/conferma-email#token=([\w-]{43})/.exec(mails.findLast((mail) => mail.to === to)?.text ?? '')?.[1] ?? '';
const confirm = (token: unknown, by: Person = asVisitor, bindings = env) =>
  by.post('/api/email/confirm', { token }, { bindings });
const rowOf = async ({ id }: Pick<UserRow, 'id'>) => (await testDb().select().from(users).where(eq(users.id, id)))[0];

async function askFor(person: Person, email: string): Promise<{ answer: Response; sent: readonly SentMail[] }> {
  const { sent, bindings } = postOffice();
  const answer = await person.post('/api/account/email', { email, currentPassword: PASSWORD }, { bindings });
  return { answer, sent };
}

async function withPassword() {
  const user = await makeUser({ passwordHash, emailVerifiedAt: null });
  return { user, person: await asAccount(user) };
}

async function expectDead(answer: Response): Promise<void> {
  expect((await expectProblem(answer, 400)).issues).toEqual([{ path: 'token', message: DEAD_EMAIL_LINK }]);
}

test('registering mails a link that confirms the address, once', async () => {
  const { sent, bindings } = postOffice();
  const email = newEmail();
  const body = { name: 'Ida', email, password: PASSWORD };
  const { token } = sessionSchema.parse(await (await asVisitor.post('/api/register', body, { bindings })).json());
  const person = withAuthorization(`Bearer ${token}`);
  const account = async () => {
    const answer = await person.get('/api/account');
    return ownAccountSchema.parse(await answer.json());
  };
  expect((await account()).emailVerified).toBe(false);
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[email, 'Conferma il tuo indirizzo email']]);
  const link = tokenIn(sent, email);
  expect((await confirm(link, person)).status).toBe(200);
  expect(await account()).toMatchObject({ email, emailVerified: true });
  await expectDead(await confirm(link));
});

test('the link can be asked for again; the first one that is used ends the others', async () => {
  const { user, person } = await withPassword();
  const { sent, bindings } = postOffice();
  const ask = () => person.post('/api/account/email/link', undefined, { bindings, method: 'POST' });
  expect((await ask()).status).toBe(202);
  const first = tokenIn(sent, user.email);
  await ask();
  expect((await confirm(tokenIn(sent, user.email), person)).status).toBe(200);
  await expectDead(await confirm(first));
});

describe('another address', () => {
  test('becomes the account’s when its link is used, and the old one is told', async () => {
    const { user, person } = await withPassword();
    const email = newEmail();
    const { answer, sent } = await askFor(person, email.toUpperCase());
    expect(answer.status).toBe(202);
    expect((await rowOf(user))?.email).toBe(user.email);
    const later = postOffice();
    expect((await confirm(tokenIn(sent, email), person, later.bindings)).status).toBe(200);
    expect(await rowOf(user)).toMatchObject({ email, emailVerifiedAt: expect.any(Date) });
    expect(later.sent.map(({ to, subject }) => [to, subject])).toEqual([
      [user.email, 'L’email del tuo account è cambiata'],
    ]);
    expect((await asVisitor.post('/api/login', { email, password: PASSWORD })).status).toBe(200);
    await expectProblem(await asVisitor.post('/api/login', { email: user.email, password: PASSWORD }), 401);
  });

  test('needs the password', async () => {
    const { user, person } = await withPassword();
    const body = { email: newEmail(), currentPassword: 'sbagliata' };
    expect(await refusedFields(await person.post('/api/account/email', body))).toEqual({
      currentPassword: 'La password non è quella giusta.',
    });
    expect(await testDb().$count(accountLinks, eq(accountLinks.userId, user.id))).toBe(0);
  });

  test('is neither the own one nor somebody else’s', async () => {
    const { user, person } = await withPassword();
    const other = await makeUser();
    for (const [email, message] of [
      [user.email, 'È già l’indirizzo del tuo account.'],
      [other.email, 'Esiste già un account con questa email.'],
    ] as const)
      expect(await refusedFields((await askFor(person, email)).answer)).toEqual({ email: message });
  });

  test('that somebody registers meanwhile stays theirs', async () => {
    const { user, person } = await withPassword();
    const email = newEmail();
    const { sent } = await askFor(person, email);
    await makeUser({ email });
    const problem = await expectProblem(await confirm(tokenIn(sent, email), person), 409);
    expect(problem.message).toBe('Un altro account usa già questo indirizzo.');
    expect((await rowOf(user))?.email).toBe(user.email);
  });
});

test('a link that is past its time, unknown or no link at all changes nothing', async () => {
  const { user, person } = await withPassword();
  const { sent, bindings } = postOffice();
  await person.post('/api/account/email/link', undefined, { bindings, method: 'POST' });
  const token = tokenIn(sent, user.email);
  await testDb()
    .update(accountLinks)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(eq(accountLinks.userId, user.id));
  for (const text of [token, 'A'.repeat(43), '', 'x', null, ['a'], '%00']) await expectDead(await confirm(text));
  expect((await rowOf(user))?.emailVerifiedAt).toBeNull();
});
