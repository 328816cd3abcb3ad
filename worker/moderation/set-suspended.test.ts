import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { doneSchema, sessionSchema } from '../../shared/accounts.ts';
import { users } from '../db/tables/accounts.ts';
import { jobs } from '../db/tables/jobs.ts';
import { moderationLog } from '../db/tables/moderation.ts';
import { expectProblem, strict } from '../testing/expect-problem.ts';
import { jobBody, makeJob, makeUser, testDb } from '../testing/factories.ts';
import { makeCandidate } from '../testing/make-candidate.ts';
import { loginOptions, makePasskey } from '../testing/make-passkey.ts';
import { PASSWORD, passwordHash } from '../testing/passwords.ts';
import { asAccount, asAdmin, asVisitor, type Person, withAuthorization } from '../testing/requests.ts';
import { mailTransport } from '../testing/transport.ts';

const FACTS = 'Offerte false, più volte.';
const GROUND = { rule: 'true-job', facts: FACTS };
const RULE = '“riguardare un lavoro vero e disponibile adesso” (Termini, “Pubblicare un’offerta”)';

const suspend = (admin: Person, id: string, bindings = env) =>
  admin.post(`/api/moderation/accounts/${id}/suspend`, GROUND, { bindings });
const lift = (admin: Person, id: string, bindings = env) =>
  admin.send(`/api/moderation/accounts/${id}/lift`, { method: 'POST', bindings });
const body = async (answer: Response) => strict(doneSchema).parse(await answer.json()).message;
const rowOf = async ({ id }: { id: number }) => (await testDb().select().from(users).where(eq(users.id, id)))[0];
const logAbout = (id: string) => testDb().select().from(moderationLog).where(eq(moderationLog.targetId, id));

test('suspending hides everything of an account and refuses what it wants to do; lifting brings back what was', async () => {
  const admin = await asAdmin();
  const owner = await makeUser({ role: 'employer' });
  const person = await asAccount(owner);
  const [open, paused] = [
    await makeJob({ ownerId: owner.id }),
    await makeJob({ ownerId: owner.id, ownerStatus: 'paused', status: 'paused' }),
  ];
  const profile = await makeCandidate({ ownerId: owner.id });
  const { sent, bindings } = mailTransport();
  expect(await body(await suspend(admin, owner.publicId, bindings))).toBe('Account sospeso.');
  const shown = [`jobs/${open.publicId}`, `jobs/${paused.publicId}`, `candidates/${profile.publicId}`];
  for (const path of shown) await expectProblem(await asVisitor.get(`/api/${path}`), 404);
  await expectProblem(await person.get('/api/account'), 401);
  const anew = await asAccount(owner);
  const account = async () => (await anew.get('/api/account')).json();
  expect(await account()).toMatchObject({ suspended: { reason: `${FACTS}\nRegola: ${RULE}.` }, purgedAt: null });
  const { message } = await expectProblem(await anew.post('/api/jobs', jobBody()), 403);
  expect(message).toContain(`Motivo: ${FACTS}\nRegola: ${RULE}. Se pensi`);
  expect(await body(await lift(admin, owner.publicId, bindings))).toBe('Sospensione tolta.');
  const rows = await testDb().select().from(jobs).where(eq(jobs.ownerId, owner.id)).orderBy(jobs.id);
  expect(rows.map(({ status }) => status)).toEqual(['open', 'paused']);
  expect((await asVisitor.get(`/api/candidates/${profile.publicId}`)).status).toBe(200);
  expect(await account()).toMatchObject({ suspended: null });
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    [owner.email, 'Il tuo account è sospeso'],
    [owner.email, 'Il tuo account non è più sospeso'],
  ]);
  for (const text of [FACTS, `La regola: ${RULE}.`, env.SUPPORT_EMAIL, 'rivolgerti al giudice'])
    expect(sent[0]?.text).toContain(text);
  expect((await logAbout(owner.publicId)).map(({ action, rule, reason }) => [action, rule, reason])).toEqual([
    ['suspend', 'true-job', FACTS],
    ['lift', null, null],
  ]);
});

test('suspending ends every session, as a fresh login shows why; two clicks are one, noted and mailed once', async () => {
  const admin = await asAdmin();
  const bystander = await asAccount(await makeUser());
  const { user, device } = await makePasskey({ passwordHash });
  const [here, there] = [await asAccount(user), await asAccount(user)];
  const { sent, bindings } = mailTransport();
  const clicks = [suspend(admin, user.publicId, bindings), suspend(admin, user.publicId, bindings)];
  const words = await Promise.all(clicks.map(async (click) => body(await click)));
  expect(words.sort()).toEqual(['Account sospeso.', 'Era già sospeso.']);
  expect([sent.length, (await logAbout(user.publicId)).length]).toEqual([1, 1]);
  for (const person of [here, there]) await expectProblem(await person.get('/api/account/export'), 401);
  const logins = [
    await asVisitor.post('/api/login', { email: user.email, password: PASSWORD }),
    await asVisitor.post('/api/login/passkey', await device.get(await loginOptions())),
  ];
  expect(await body(await suspend(admin, user.publicId))).toBe('Era già sospeso.');
  for (const login of logins) {
    const { token } = sessionSchema.parse(await login.json());
    const anew = withAuthorization(`Bearer ${token}`);
    for (const path of ['/api/account', '/api/account/export', '/api/own-jobs'])
      expect((await anew.get(path)).status, path).toBe(200);
    await expectProblem(await anew.post('/api/jobs', jobBody()), 403);
  }
  expect((await bystander.get('/api/account')).status).toBe(200);
  await lift(admin, user.publicId);
  expect(await body(await lift(admin, user.publicId))).toBe('Non era sospeso.');
  expect(await logAbout(user.publicId)).toHaveLength(2);
});

describe('administrators', () => {
  test('cannot suspend themselves: somebody is always left', async () => {
    const admin = await asAdmin();
    const { message } = await expectProblem(await suspend(admin, admin.account.publicId), 409);
    expect(message).toBe('Non puoi sospendere il tuo stesso account.');
    expect((await rowOf(admin.account))?.suspendedAt).toBeNull();
  });

  test('of two who suspend each other at the same moment one goes on', async () => {
    const [one, other] = [await asAdmin(), await asAdmin()];
    await Promise.all([suspend(one, other.account.publicId), suspend(other, one.account.publicId)]);
    const rows = await Promise.all([rowOf(one.account), rowOf(other.account)]);
    expect(rows.filter((row) => row?.suspendedAt === null)).toHaveLength(1);
  });

  test('is refused with the token of before as soon as the role is taken back, the account suspended or leaving', async () => {
    const target = await makeUser();
    for (const columns of [{ role: 'user' }, { suspendedAt: new Date() }, { deletedAt: new Date() }] as const) {
      const admin = await asAdmin();
      expect((await admin.get('/api/moderation/reports')).status).toBe(200);
      await testDb().update(users).set(columns).where(eq(users.id, admin.account.id));
      await expectProblem(await admin.get('/api/moderation/reports'), 403);
      await expectProblem(await suspend(admin, target.publicId), 403);
    }
    expect((await rowOf(target))?.suspendedAt).toBeNull();
    expect(await logAbout(target.publicId)).toEqual([]);
  });
});
