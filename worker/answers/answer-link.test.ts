import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { DEAD_ANSWER_LINK, linkedApplicationSchema } from '../../shared/answers.ts';
import { pathOf } from '../../shared/calls/path.ts';
import { addDays, longDate } from '../../shared/dates.ts';
import { offerContact } from '../../shared/offer-contact.ts';
import { LINK_RENEWED } from '../../shared/renewed-links.ts';
import { users } from '../db/tables/accounts.ts';
import { type ApplicationRow, applicationEvents, applications } from '../db/tables/applications.ts';
import { jobs } from '../db/tables/jobs.ts';
import { answerToken } from '../link-token.ts';
import { expectProblem, refusedFields, strict } from '../testing/expect-problem.ts';
import { makeUser, newEmail, testDb, uniqueWord } from '../testing/factories.ts';
import { makeOwnJob } from '../testing/own-jobs.ts';
import { asVisitor, asWorker, sendExample } from '../testing/requests.ts';
import { mailTransport } from '../testing/transport.ts';

const PATH = pathOf('GET /api/applications/answer');
const withLink = (token: string) => ({ headers: { Authorization: `Link ${token}` } });
const look = (token: string) => asVisitor.get(PATH, withLink(token));
const answerBy = (token: string, status: string, bindings = env) =>
  asVisitor.post(PATH, { status }, { ...withLink(token), bindings });

async function makeLink(columns: Partial<ApplicationRow> = {}) {
  const { owner: employer, job, apply } = await makeOwnJob();
  const owner = employer.account;
  const applicant = await makeUser({ name: 'Rosa' });
  const application = await apply({ userId: applicant.id, ...columns });
  const ending = (expiresAt: Date) => answerToken(application.publicId, owner, { secret: env.JWT_SECRET, expiresAt });
  const past = await ending(new Date(Date.now() - 1));
  return { owner, job, applicant, application, past, token: await ending(addDays(new Date(), 30)) };
}

async function statusOf({ id }: ApplicationRow) {
  const [row] = await testDb().select().from(applications).where(eq(applications.id, id));
  return row?.status;
}

async function expectDead(token: string, application: ApplicationRow): Promise<void> {
  for (const answer of [await look(token), await answerBy(token, 'hired')])
    await expectProblem(answer, 401, DEAD_ANSWER_LINK);
  expect(await statusOf(application)).toBe('sent');
}

describe('a link', () => {
  test('shows who applied for which offer, and nothing else; looking changes nothing', async () => {
    const { job, applicant, application, token } = await makeLink({ message: 'Buongiorno', cvKey: uniqueWord() });
    const answer = await look(token);
    const shown: unknown = await answer.json();
    expect(strict(linkedApplicationSchema).parse(shown)).toEqual({
      jobTitle: job.title,
      spontaneous: false,
      name: 'Rosa',
      message: 'Buongiorno',
      hasCv: true,
      hasEmail: true,
      status: 'sent',
      statusAt: application.createdAt.toISOString(),
      answeredAt: null,
      createdAt: application.createdAt.toISOString(),
      hiredContact: offerContact(job),
    });
    expect(JSON.stringify(shown)).not.toContain(applicant.email);
    expect(await statusOf(application)).toBe('sent');
    expect(await testDb().$count(applicationEvents, eq(applicationEvents.applicationId, application.id))).toBe(0);
  });

  test.each(['reviewing', 'rejected', 'hired'] as const)('answers without an account: %s', async (status) => {
    const { applicant, application, token } = await makeLink(status === 'reviewing' ? { status: 'read' } : {});
    const { sent, bindings } = mailTransport();
    const answer = await answerBy(token, status, bindings);
    expect(answer.status).toBe(200);
    expect(strict(linkedApplicationSchema).parse(await answer.json())).toMatchObject({ status });
    expect(await statusOf(application)).toBe(status);
    expect(sent.filter(({ to }) => to === applicant.email)).toHaveLength(1);
  });

  test('used again says the same, changes nothing and mails nobody', async () => {
    const { applicant, application, token } = await makeLink();
    await answerBy(token, 'rejected');
    const { sent, bindings } = mailTransport();
    const again = await answerBy(token, 'rejected', bindings);
    expect(await again.json()).toMatchObject({ status: 'rejected' });
    await expectProblem(await answerBy(token, 'hired', bindings), 409, /Hai già risposto/);
    expect(await statusOf(application)).toBe('rejected');
    expect(sent.filter(({ to }) => to === applicant.email)).toEqual([]);
    expect(await (await look(token)).json()).toMatchObject({ status: 'rejected', answeredAt: expect.any(String) });
  });

  test('answers nothing but the three answers', async () => {
    const { token } = await makeLink();
    for (const status of ['read', 'sent', 'withdrawn', ''])
      expect(await refusedFields(await answerBy(token, status))).toEqual({ status: 'Scegli una risposta' });
  });
});

test('the mail of a new application has such a link, good for thirty days and for this employer', async () => {
  const { owner, job } = await makeOwnJob();
  const { sent, bindings } = mailTransport();
  const worker = await asWorker();
  await sendExample('POST /api/jobs/:id/applications', worker, { id: job.publicId, bindings });
  const [mail, ...others] = sent.filter(({ to }) => to === owner.account.email);
  expect(others).toEqual([]);
  const [, token = ''] = /http:\/\/localhost:8787\/rispondi-candidatura#token=(\S+)/.exec(mail?.text ?? '') ?? [];
  expect(mail?.text).toContain(longDate(addDays(new Date(), 30)));
  expect(mail?.html).toContain(token);
  expect(await (await look(token)).json()).toMatchObject({ jobTitle: job.title, status: 'sent' });
  expect((await answerBy(token, 'rejected')).status).toBe(200);
  expect(await (await worker.get(pathOf('GET /api/jobs/:id/applications', { id: job.publicId }))).json()).toMatchObject(
    [{ status: 'rejected' }],
  );
});

test('a link is dead after thirty days, and once the employer has another address or password', async () => {
  const { past, application } = await makeLink();
  await expectDead(past, application);
  for (const columns of [{ email: newEmail() }, { tokenVersion: 2 }]) {
    const { owner, application, token } = await makeLink();
    await testDb().update(users).set(columns).where(eq(users.id, owner.id));
    await expectDead(token, application);
  }
});

describe('a link that is over', () => {
  const renew = async (token: string) => {
    const { sent, bindings } = mailTransport();
    const answer = await asVisitor.post('/api/applications/answer/link', { token }, { bindings });
    return { answer, sent };
  };

  test('gets a new one mailed to the address that the account has now, with nothing that was typed', async () => {
    const { owner, applicant, job, token } = await makeLink({ message: 'Buongiorno' });
    const email = `nuova-${owner.email}`;
    await testDb().update(users).set({ email, tokenVersion: 2 }).where(eq(users.id, owner.id));
    const { answer, sent } = await renew(token);
    expect([answer.status, await answer.json()]).toEqual([202, { message: LINK_RENEWED }]);
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Il nuovo link per rispondere a una candidatura'],
    ]);
    for (const typed of ['Buongiorno', job.title, applicant.name]) expect(sent[0]?.text).not.toContain(typed);
    const [, anew = ''] = /#token=(\S+)/.exec(sent[0]?.text ?? '') ?? [];
    expect((await answerBy(anew, 'rejected')).status).toBe(200);
  });

  test('is renewed past its time, not without being ours, and not for what is gone', async () => {
    const { past: old, job } = await makeLink();
    expect((await renew(old)).sent).toHaveLength(1);
    const forged = `${old.slice(0, -2)}AA`;
    expect(await refusedFields((await renew(forged)).answer)).toEqual({ token: DEAD_ANSWER_LINK });
    await testDb().update(jobs).set({ status: 'deleted' }).where(eq(jobs.id, job.id));
    await expectProblem((await renew(old)).answer, 404);
  });
});

describe('a link to what is gone says so', () => {
  const expectGone = async (token: string, text: string) => {
    for (const answer of [await look(token), await answerBy(token, 'hired')])
      expect((await expectProblem(answer, 404)).message).toContain(text);
  };

  test('a deleted application, and that of an account which is leaving or suspended', async () => {
    await expectGone((await makeLink({ deletedAt: new Date() })).token, 'eliminata');
    for (const [columns, text] of [
      [{ deletedAt: new Date() }, 'eliminata'],
      [{ suspendedAt: new Date() }, 'non si può più leggere'],
    ] as const) {
      const { applicant, token } = await makeLink();
      await testDb().update(users).set(columns).where(eq(users.id, applicant.id));
      await expectGone(token, text);
    }
  });

  test.each(['hidden', 'deleted'] as const)('an offer that is %s', async (status) => {
    const { job, token } = await makeLink();
    await testDb().update(jobs).set({ status }).where(eq(jobs.id, job.id));
    await expectGone(token, 'L’offerta non c’è più');
  });

  test('a withdrawn application: shown as withdrawn, without its message, and no answer is taken', async () => {
    const { token } = await makeLink({ status: 'withdrawn', message: 'Mia', cvKey: uniqueWord() });
    expect(await (await look(token)).json()).toMatchObject({ status: 'withdrawn', message: null, hasCv: false });
    await expectProblem(await answerBy(token, 'hired'), 409, /ritirata/);
  });
});
