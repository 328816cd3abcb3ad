import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as mini from 'zod/mini';
import { ownApplicationSchema, sentApplicationSchema } from '../../shared/applications.ts';
import { addDays } from '../../shared/dates.ts';
import { withQuery } from '../../shared/paths.ts';
import { samplePdf } from '../../shared/testing/sample-files.ts';
import { users } from '../db/tables/accounts.ts';
import { applications } from '../db/tables/applications.ts';
import { runScheduled } from '../scheduled.ts';
import { makeSent, PHONE, storedFiles } from '../testing/cv.ts';
import { expectProblem, refusedFields, strict } from '../testing/expect-problem.ts';
import { makeApplication, makeJob, testDb } from '../testing/factories.ts';
import { asWorker, nextOf, type Person, type SignedIn } from '../testing/requests.ts';

const cvPath = (id: string) => `/api/applications/${id}/cv`;
const remove = (person: Person, id: string) => person.send(`/api/applications/${id}`, { method: 'DELETE' });
const act = (person: Person, id: string, verb: 'withdraw' | 'restore', bindings = env) =>
  person.send(`/api/applications/${id}/${verb}`, { method: 'POST', bindings });

const rowOf = async (id: string) =>
  (await testDb().select().from(applications).where(eq(applications.publicId, id)))[0];

async function listOf(person: Person, query = '') {
  const answer = await person.get(`/api/applications?side=sent${query}`);
  expect(answer.status).toBe(200);
  return { items: mini.array(strict(sentApplicationSchema)).parse(await answer.json()), headers: answer.headers };
}

describe('sent applications', () => {
  test('comes with its offer and its history', async () => {
    const { worker, job, sent } = await makeSent();
    const { items, headers } = await listOf(worker);
    const { title, companyName, location } = job;
    expect(items).toEqual([
      {
        ...sent,
        lines: 0,
        job: { title, companyName, location, state: 'open', employerSlug: null },
        history: [{ status: 'sent', at: sent.createdAt }],
      },
    ]);
    expect(headers.get('X-Total-Count')).toBe('1');
  });

  test('says what became of the offer', async () => {
    const worker = await asWorker();
    for (const status of ['open', 'closed', 'paused', 'expired', 'hidden', 'deleted'] as const)
      await makeApplication({ jobId: (await makeJob({ status, title: status })).id, userId: worker.account.id });
    const { items } = await listOf(worker);
    expect(items.map(({ job }) => [job.title, job.state])).toEqual([
      ['deleted', 'gone'],
      ['hidden', 'gone'],
      ['expired', 'ended'],
      ['paused', 'ended'],
      ['closed', 'ended'],
      ['open', 'open'],
    ]);
  });

  test('refuses a query it does not know', async () => {
    const worker = await asWorker();
    const refused = async (query: string) => refusedFields(await worker.get(`/api/applications?${query}`));
    expect(await refused('side=others')).toEqual({ side: 'Elenco non valido' });
    expect(await refused('cursor=x')).toEqual({ cursor: 'Cursore non valido' });
    expect(await refused('limit=0')).toEqual({ limit: 'Il limite va da 1 a 100' });
    expect(await refused('user=1')).toEqual({ user: 'Campo sconosciuto' });
  });
});

describe('a CV', () => {
  test('is read by who sent it and by who received it, as a file to be saved', async () => {
    const { worker, employer, sent } = await makeSent();
    for (const person of [worker, employer]) {
      const answer = await person.get(cvPath(sent.id));
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': '2000',
        'content-disposition': 'attachment; filename="Rosa.pdf"; filename*=UTF-8\'\'Rosa.pdf',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(samplePdf());
    }
  });

  test('is there for nobody where there is none, or its file is gone', async () => {
    const { worker, sent } = await makeSent();
    const none = await makeApplication({ userId: worker.account.id });
    await expectProblem(await worker.get(cvPath(none.publicId)), 404);
    await env.CV_FILES.delete((await rowOf(sent.id))?.cvKey ?? '');
    await expectProblem(await worker.get(cvPath(sent.id)), 404);
  });

  test.each([
    ['suspended', { suspendedAt: new Date() }],
    ['about to be purged', { deletedAt: new Date() }],
  ])('is closed to the employer while the applicant’s account is %s', async (_, state) => {
    const { worker, employer, sent } = await makeSent();
    await testDb().update(users).set(state).where(eq(users.id, worker.account.id));
    await expectProblem(await employer.get(cvPath(sent.id)), 404);
    expect((await worker.get(cvPath(sent.id))).status).toBe(200);
  });
});

describe('withdrawing', () => {
  const night = (days: number) => runScheduled('10 3 * * *', env, addDays(new Date(), days));

  test('is said in the history, closes the CV to the employer at once and deletes its file after seven days', async () => {
    const { worker, employer, sent, job } = await makeSent();
    const key = (await rowOf(sent.id))?.cvKey ?? '';
    const answer = await act(worker, sent.id, 'withdraw');
    expect(strict(ownApplicationSchema).parse(await answer.json())).toMatchObject({ status: 'withdrawn' });
    // It does not open the way to a second one.
    await expectProblem(await worker.post(`/api/jobs/${job.publicId}/applications`, { phone: PHONE }), 409);
    await expectProblem(await employer.get(cvPath(sent.id)), 404);
    expect((await worker.get(cvPath(sent.id))).status).toBe(200);
    const { items } = await listOf(worker);
    expect(items[0]).toMatchObject({ status: 'withdrawn', message: 'Sono qui' });
    expect(items[0]?.history.map(({ status }) => status)).toEqual(['sent', 'withdrawn']);
    await night(6.9);
    expect(await storedFiles()).toContain(key);
    await night(7.1);
    expect(await storedFiles()).not.toContain(key);
    expect(await rowOf(sent.id)).toMatchObject({ status: 'withdrawn', message: 'Sono qui', cvKey: null, cvName: null });
  });

  test('is taken back within seven days: what it was it is again, with its CV', async () => {
    const { worker, employer, sent } = await makeSent();
    await employer.post(`/api/applications/${sent.id}`, { status: 'reviewing' }, { method: 'PATCH' });
    await act(worker, sent.id, 'withdraw');
    for (let time = 0; time < 2; time++)
      expect(await (await act(worker, sent.id, 'restore')).json()).toMatchObject({ status: 'reviewing' });
    expect((await employer.get(cvPath(sent.id))).status).toBe(200);
    const { items } = await listOf(worker);
    expect(items[0]?.history.map(({ status }) => status)).toEqual(['sent', 'reviewing', 'withdrawn', 'reviewing']);
  });

  test('is not taken back after seven days, nor by anybody else', async () => {
    const { worker, employer, sent } = await makeSent();
    await act(worker, sent.id, 'withdraw');
    await expectProblem(await act(employer, sent.id, 'restore'), 404);
    const statusAt = addDays(new Date(), -7);
    await testDb().update(applications).set({ statusAt }).where(eq(applications.publicId, sent.id));
    expect(await (await act(worker, sent.id, 'restore')).json()).toMatchObject({ status: 'withdrawn' });
  });

  test('twice, or twice at once, is once', async () => {
    const { worker, sent } = await makeSent();
    await Promise.all([act(worker, sent.id, 'withdraw'), act(worker, sent.id, 'withdraw')]);
    expect((await act(worker, sent.id, 'withdraw')).status).toBe(200);
    expect((await listOf(worker)).items[0]?.history).toHaveLength(2);
  });

  test('is not of a deleted one', async () => {
    const { worker, sent } = await makeSent();
    await remove(worker, sent.id);
    await expectProblem(await act(worker, sent.id, 'withdraw'), 409);
    expect((await rowOf(sent.id))?.status).toBe('sent');
  });
});

describe('deleting', () => {
  test('closes the CV to the employer at once, and can be taken back with everything', async () => {
    const { worker, employer, sent, job } = await makeSent();
    const deleted = strict(ownApplicationSchema).parse(await (await remove(worker, sent.id)).json());
    const days = (Date.parse(deleted.purgedAt ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThan(7.01);
    await expectProblem(await employer.get(cvPath(sent.id)), 404);
    await expectProblem(await worker.post(`/api/jobs/${job.publicId}/applications`, { phone: PHONE }), 409);
    expect(strict(ownApplicationSchema).parse(await (await act(worker, sent.id, 'restore')).json())).toEqual(sent);
    expect((await employer.get(cvPath(sent.id))).status).toBe(200);
  });

  test('again buys no time', async () => {
    const { worker, sent } = await makeSent();
    const first = await (await remove(worker, sent.id)).json();
    expect(await (await remove(worker, sent.id)).json()).toEqual(first);
  });
});

const messagesOf = async (answer: Response) =>
  mini
    .array(strict(sentApplicationSchema))
    .parse(await answer.json())
    .map(({ message }) => message);
const sent = (person: SignedIn, query: Record<string, string>) => person.get(withQuery('/api/applications', query));

/** One application at each of these moments. */
async function appliedAt(...moments: readonly string[]): Promise<SignedIn> {
  const worker = await asWorker();
  for (const moment of moments)
    await makeApplication({ userId: worker.account.id, message: moment, createdAt: new Date(moment) });
  return worker;
}

test('a period has its first and its last day in Rome, whole, in winter as in summer', async () => {
  const [before, first, last, after] = [
    '2026-03-27T22:59:59.999Z',
    '2026-03-27T23:00:00.000Z',
    '2026-03-29T21:59:59.999Z',
    '2026-03-29T22:00:00.000Z',
  ];
  const worker = await appliedAt(before, first, last, after);
  const period = await sent(worker, { from: '2026-03-28', to: '2026-03-29' });
  expect(period.headers.get('X-Total-Count')).toBe('2');
  expect(await messagesOf(period)).toEqual([last, first]);
  expect(await messagesOf(await sent(worker, { from: '2026-03-28' }))).toEqual([after, last, first]);
  expect(await messagesOf(await sent(worker, { to: '2026-03-27' }))).toEqual([before]);
  expect(await messagesOf(await sent(worker, { from: '2026-03-30', to: '2026-03-30' }))).toEqual([after]);
});

test('a period of more than a page is read whole, page by page', async () => {
  const days = ['2026-05-01', '2026-05-02', '2026-05-03', '2026-05-04', '2026-05-05'];
  const worker = await appliedAt(...days.map((day) => `${day}T10:00:00.000Z`));
  const seen: (string | null)[] = [];
  let path: string | null = withQuery('/api/applications', { from: '2026-05-02', to: '2026-05-05', limit: '2' });
  while (path !== null) {
    const page: Response = await worker.get(path);
    expect(page.headers.get('X-Total-Count')).toBe('4');
    path = nextOf(page);
    seen.push(...(await messagesOf(page)));
  }
  expect(seen.map((message) => message?.slice(0, 10))).toEqual(days.slice(1).reverse());
});

test('a period that is none is refused at its field', async () => {
  const worker = await asWorker();
  const refused = async (query: Record<string, string>) => refusedFields(await sent(worker, query));
  expect(await refused({ from: '2026-05-02', to: '2026-05-01' })).toEqual({
    to: 'L’ultimo giorno viene prima del primo',
  });
  for (const day of ['2026-02-30', '26/11/2026', '1999-01-01', '9999-12-31'])
    expect(await refused({ from: day, to: day })).toMatchObject({ from: 'Data non valida', to: 'Data non valida' });
});
