import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DEAD_RESET_LINK, doneSchema } from '../../shared/accounts.ts';
import { accountLinks, type UserRow, users } from '../db/tables/accounts.ts';
import { hashLinkToken, newLinkToken } from '../link-token.ts';
import { brokenD1, withBindings } from '../testing/bindings.ts';
import { expectProblem, refusedFields } from '../testing/expect-problem.ts';
import { makeUser, testDb } from '../testing/factories.ts';
import { postOffice } from '../testing/post-office.ts';
import { asAccount, asVisitor } from '../testing/requests.ts';
import { strict } from '../testing/strict.ts';

const PASSWORD = 'Un’altra parola 😀';
const HOUR = 3_600_000;

/** The token of a link, read from the mail as the person would. */
async function mailedToken({ email }: UserRow): Promise<string> {
  const { sent, bindings } = postOffice();
  await asVisitor.post('/api/password/forgot', { email }, { bindings });
  const token = /#token=([\w-]+)/.exec(sent.find(({ to }) => to === email)?.text ?? '')?.[1];
  if (!token) throw new Error('no link in the mail');
  return token;
}

const reset = (token: unknown, password: unknown = PASSWORD, bindings?: Env) =>
  asVisitor.post('/api/password/reset', { token, password }, bindings && { bindings });
const logIn = (email: string, password: string) => asVisitor.post('/api/login', { email, password });
const rowOf = async ({ id }: UserRow) => (await testDb().select().from(users).where(eq(users.id, id)))[0];

async function expectDead(answer: Response): Promise<void> {
  expect(await expectProblem(answer, 400)).toMatchObject({
    message: DEAD_RESET_LINK,
    issues: [{ path: 'token', message: DEAD_RESET_LINK }],
  });
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a link that is alive', () => {
  test('sets the new password, and the old one is none any more', async () => {
    const user = await makeUser();
    await reset(await mailedToken(user), 'la vecchia');
    const answer = await reset(await mailedToken(user), PASSWORD, withBindings({ PASSWORD_COST: 'full' }));
    expect(answer.status).toBe(200);
    expect(await rowOf(user)).toMatchObject({ passwordHash: expect.stringMatching(/^\$scrypt\$ln=14,r=8,p=5\$/) });
    expect(answer.headers.getSetCookie().join()).toMatch(/bookmark=/);
    const text = await answer.text();
    expect(strict(doneSchema).parse(JSON.parse(text)).message).toMatch(/^Da ora vale la nuova password/);
    expect(text).not.toContain(user.email);
    await expectProblem(await logIn(user.email, 'la vecchia'), 401);
    expect((await logIn(user.email, PASSWORD)).status).toBe(200);
  });

  test('refuses every token of the account, and of no other', async () => {
    const [person, other] = [await asAccount(await makeUser()), await asAccount(await makeUser())];
    const path = '/api/jobs/none/applications';
    expect((await person.get(path)).status).toBe(404);
    await reset(await mailedToken(person.account));
    expect((await person.get(path)).status).toBe(401);
    expect((await other.get(path)).status).toBe(404);
    expect(await rowOf(person.account)).toMatchObject({ tokenVersion: 2 });
  });

  test('works once', async () => {
    const user = await makeUser();
    const token = await mailedToken(user);
    expect((await reset(token)).status).toBe(200);
    const after = await rowOf(user);
    await expectDead(await reset(token, 'una terza'));
    expect(await rowOf(user)).toEqual(after);
  });

  test('is the newest of the account: asking for it ended the older ones, and those of no other', async () => {
    const [user, other] = [await makeUser(), await makeUser()];
    const [first, foreign, second] = [await mailedToken(user), await mailedToken(other), await mailedToken(user)];
    await expectDead(await reset(first));
    expect((await reset(second)).status).toBe(200);
    expect((await reset(foreign)).status).toBe(200);
  });

  test('is not used up by a password that is refused', async () => {
    const user = await makeUser();
    const token = await mailedToken(user);
    expect(await refusedFields(await reset(token, '12345'))).toEqual({
      password: 'Password deve avere almeno 6 caratteri',
    });
    expect((await reset(token)).status).toBe(200);
  });
});

describe('a link that is dead', () => {
  test('after an hour, not before', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const asked = new Date();
    const user = await makeUser();
    const [early, late] = [await mailedToken(user), await mailedToken(await makeUser())];
    vi.setSystemTime(asked.getTime() + HOUR - 1000);
    expect((await reset(early)).status).toBe(200);
    vi.setSystemTime(asked.getTime() + HOUR + 1000);
    await expectDead(await reset(late));
  });

  test('of an address that nobody has', async () => {
    const accounts = await testDb().select().from(users);
    const token = newLinkToken();
    const expiresAt = new Date(Date.now() + HOUR);
    await testDb()
      .insert(accountLinks)
      .values({ kind: 'reset', userId: null, tokenHash: hashLinkToken(token), expiresAt });
    await expectDead(await reset(token));
    expect(await testDb().select().from(users)).toEqual(accounts);
  });

  test.each([
    ['unknown', 'A'.repeat(43)],
    ['cut off', 'A'.repeat(42)],
    ['absent', undefined],
    ['with a wildcard', `${'A'.repeat(42)}%`],
    ['with a line end', `${'A'.repeat(43)}\n`],
  ])('%s', async (_what, token) => {
    await expectDead(await reset(token));
  });

  test('the hash that is stored is no token', async () => {
    const user = await makeUser();
    await mailedToken(user);
    const [row] = await testDb().select().from(accountLinks).where(eq(accountLinks.userId, user.id));
    await expectDead(await reset(row?.tokenHash));
    expect(await rowOf(user)).toEqual(user);
  });

  test('nothing of it is in the log', async () => {
    const spies = (['log', 'warn', 'error', 'info'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation(() => undefined),
    );
    const token = await mailedToken(await makeUser());
    const bindings = withBindings({ DB: brokenD1() });
    await asVisitor.post('/api/password/reset', { token, password: PASSWORD }, { bindings });
    await reset(token);
    await reset(token);
    const said = JSON.stringify(spies.map(({ mock }) => mock.calls));
    expect(said).toContain('requestId');
    expect(said).not.toContain(token);
    expect(said).not.toContain('parola');
  });
});
