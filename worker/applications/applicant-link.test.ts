import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as mini from 'zod/mini';
import { sentApplicationSchema } from '../../shared/applications.ts';
import { guestApplicationSchema, LINKS_MAILED } from '../../shared/guest-applications.ts';
import { samplePdf } from '../../shared/testing/sample-files.ts';
import { accountLinks } from '../db/tables/accounts.ts';
import { applications } from '../db/tables/applications.ts';
import { hashLinkToken } from '../link-token.ts';
import { applicantToken } from '../mail/applications.ts';
import { expectProblem, strict } from '../testing/expect-problem.ts';
import { insertOne, makeApplication, makeJob, makeUser, newEmail, testDb, uniqueWord } from '../testing/factories.ts';
import { asAccount, asStranger, asVisitor, withAuthorization } from '../testing/requests.ts';
import { mailsTo, unsent } from '../testing/transport.ts';

/** An application without an account, with a CV, and the holder of its link. */
async function makeGuest(columns: Parameters<typeof makeApplication>[0] = {}) {
  const employer = await asAccount(await makeUser({ role: 'employer' }));
  const job = await makeJob({ ownerId: employer.account.id });
  const cvKey = uniqueWord();
  await env.CV_FILES.put(cvKey, samplePdf());
  const cv = { cvKey, cvName: 'rosa.pdf', cvType: 'application/pdf', cvSize: 2000 } as const;
  const row = await makeApplication({
    jobId: job.id,
    userId: null,
    name: 'Rosa Bianchi',
    email: newEmail(),
    message: 'Sono qui',
    ...cv,
    ...columns,
  });
  const holder = withAuthorization(`Link ${await applicantToken(row.publicId, env.JWT_SECRET)}`);
  return { employer, job, row, holder };
}

const rowOf = async (id: number) => (await testDb().select().from(applications).where(eq(applications.id, id)))[0];
const act = (person: { post: typeof asVisitor.post }, id: string, how: string) =>
  person.post(`/api/applications/${id}/${how}`, undefined);

describe('the private link of an application', () => {
  test('shows it with what became of it', async () => {
    const { employer, job, row, holder } = await makeGuest();
    await employer.post(`/api/applications/${row.publicId}`, { status: 'reviewing' }, { method: 'PATCH' });
    const answer = await holder.get('/api/applications/linked');
    expect(strict(guestApplicationSchema).parse(await answer.json())).toMatchObject({
      id: row.publicId,
      jobId: job.publicId,
      name: 'Rosa Bianchi',
      status: 'reviewing',
      message: 'Sono qui',
      cv: { name: 'rosa.pdf' },
    });
  });

  test('withdraws it, takes that back, deletes it and takes that back', async () => {
    const { employer, row, holder } = await makeGuest();
    const cv = `/api/applications/${row.publicId}/cv`;
    expect((await employer.get(cv)).status).toBe(200);
    expect(await (await act(holder, row.publicId, 'withdraw')).json()).toMatchObject({ status: 'withdrawn' });
    await expectProblem(await employer.get(cv), 404);
    expect((await holder.get(cv)).status).toBe(200);
    expect(await (await act(holder, row.publicId, 'restore')).json()).toMatchObject({ status: 'sent' });
    const deleted = await holder.send(`/api/applications/${row.publicId}`, { method: 'DELETE' });
    expect(((await deleted.json()) as { purgedAt: string | null }).purgedAt).not.toBeNull();
    expect(await (await employer.get('/api/applications/received')).json()).toEqual([]);
    expect(await (await act(holder, row.publicId, 'restore')).json()).toMatchObject({ purgedAt: null });
  });

  test('exports all that is held of it', async () => {
    const { row, holder } = await makeGuest({ phone: '+393331234567' });
    const answer = await holder.get('/api/applications/linked/export');
    expect(answer.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="candidatura-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(await answer.json()).toMatchObject({
      id: row.publicId,
      name: 'Rosa Bianchi',
      phone: '+393331234567',
      email: row.email,
    });
  });

  test('opens nothing else, and nobody else opens it', async () => {
    const [one, other] = [await makeGuest(), await makeGuest()];
    for (const person of [one.holder, await asStranger()]) {
      await expectProblem(await act(person, other.row.publicId, 'withdraw'), 404);
      await expectProblem(await person.send(`/api/applications/${other.row.publicId}`, { method: 'DELETE' }), 404);
      await expectProblem(await person.get(`/api/applications/${other.row.publicId}/cv`), 404);
    }
    await expectProblem(await asVisitor.get(`/api/applications/${other.row.publicId}/cv`), 401);
    const made = withAuthorization(`Link ${await applicantToken(other.row.publicId, 'another secret')}`);
    await expectProblem(await made.get('/api/applications/linked'), 401);
    expect((await rowOf(other.row.id))?.status).toBe('sent');
  });

  test('shows none that waits for its confirmation, nor that of an account', async () => {
    const waiting = await makeGuest({ deliveredAt: null });
    await expectProblem(await waiting.holder.get('/api/applications/linked'), 401);
    await expectProblem(await act(waiting.holder, waiting.row.publicId, 'withdraw'), 404);
    const user = await makeUser();
    const owned = await makeGuest({ userId: user.id });
    await expectProblem(await owned.holder.get('/api/applications/linked'), 409);
    await expectProblem(await act(owned.holder, owned.row.publicId, 'withdraw'), 404);
  });
});

describe('asking for the links of an address', () => {
  const request = (email: string) => asVisitor.post('/api/applications/links', { email }, { bindings: unsent });

  test('mails those of its delivered applications, and says the same to any address', async () => {
    const email = newEmail();
    const [one, two] = [await makeGuest({ email }), await makeGuest({ email })];
    const waiting = await makeGuest({ email, deliveredAt: null });
    for (const address of [email, newEmail()]) {
      const answer = await request(address);
      expect(answer.status).toBe(202);
      expect(await answer.json()).toEqual({ message: LINKS_MAILED });
    }
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    const linkOf = ({ row }: typeof one) => applicantToken(row.publicId, env.JWT_SECRET);
    for (const guest of [one, two]) expect(mail?.bodyText).toContain(await linkOf(guest));
    expect(mail?.bodyText).not.toContain(await linkOf(waiting));
  });
});

describe('an account with the same confirmed address', () => {
  async function confirmAddress(user: Awaited<ReturnType<typeof makeUser>>) {
    const token = uniqueWord().padEnd(43, 'a');
    await insertOne(accountLinks, {
      kind: 'email',
      userId: user.id,
      email: user.email,
      tokenHash: hashLinkToken(token),
      expiresAt: new Date(Date.now() + 60_000),
    });
    const answer = await (await asAccount(user)).post('/api/email/confirm', { token });
    expect(answer.status, await answer.clone().text()).toBe(200);
  }
  const sentOf = async (user: Awaited<ReturnType<typeof makeUser>>) =>
    mini
      .array(strict(sentApplicationSchema))
      .parse(await (await (await asAccount(user)).get('/api/applications')).json());

  test('takes them over by itself, and says so', async () => {
    const email = newEmail();
    const { row, holder } = await makeGuest({ email });
    const other = await makeGuest();
    const user = await makeUser({ email, emailVerifiedAt: null });
    expect(await sentOf(user)).toEqual([]);
    await confirmAddress(user);
    const [taken, ...others] = await sentOf(user);
    expect(others).toEqual([]);
    expect(taken).toMatchObject({ id: row.publicId, message: 'Sono qui' });
    expect(taken?.takenOverAt).not.toBeNull();
    const { message } = await expectProblem(await holder.get('/api/applications/linked'), 409);
    expect(message).toBe('Questa candidatura ora è nel tuo account: accedi per seguirla.');
    expect((await rowOf(other.row.id))?.userId).toBeNull();
  });

  test('takes over what is confirmed later, too', async () => {
    const [user, { job }] = [await makeUser({ email: newEmail() }), await makeGuest()];
    const body = { name: 'Rosa', email: user.email };
    await asVisitor.post(`/api/jobs/${job.publicId}/guest-applications`, body, { bindings: unsent });
    const [mail] = await mailsTo(user.email);
    const token = /conferma-candidatura#token=([\w.-]+)/.exec(mail?.bodyText ?? '')?.[1];
    const answer = await asVisitor.post('/api/applications/confirm', { token }, { bindings: unsent });
    expect(await answer.json()).toMatchObject({ state: 'sent', token: null });
    expect(await sentOf(user)).toMatchObject([{ jobId: job.publicId }]);
  });

  test('leaves one for an offer to which it has applied itself', async () => {
    const email = newEmail();
    const { row, job } = await makeGuest({ email });
    const user = await makeUser({ email, emailVerifiedAt: null });
    const own = await makeApplication({ jobId: job.id, userId: user.id });
    await confirmAddress(user);
    expect((await sentOf(user)).map(({ id }) => id)).toEqual([own.publicId]);
    expect((await rowOf(row.id))?.userId).toBeNull();
  });
});
