import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as mini from 'zod/mini';
import { ownApplicationSchema, sentApplicationSchema } from '../../shared/applications.ts';
import { addDays } from '../../shared/dates.ts';
import { samplePdf } from '../../shared/testing/sample-files.ts';
import { users } from '../db/tables/accounts.ts';
import { applications } from '../db/tables/applications.ts';
import { runScheduled } from '../scheduled.ts';
import { makeSent, storedFiles } from '../testing/cv.ts';
import { expectProblem, refusedFields } from '../testing/expect-problem.ts';
import { makeApplication, makeJob, makeUser, testDb } from '../testing/factories.ts';
import { asAccount, asStranger, asVisitor, asWorker, type Person } from '../testing/requests.ts';
import { strict } from '../testing/strict.ts';

const cvPath = (id: string) => `/api/applications/${id}/cv`;
const remove = (person: Person, id: string) => person.send(`/api/applications/${id}`, { method: 'DELETE' });
const act = (person: Person, id: string, verb: 'withdraw' | 'restore', bindings = env) =>
  person.send(`/api/applications/${id}/${verb}`, { method: 'POST', bindings });

const rowOf = async (id: string) =>
  (await testDb().select().from(applications).where(eq(applications.publicId, id)))[0];

async function listOf(person: Person, query = '') {
  const answer = await person.get(`/api/applications?side=sent${query}`);
  expect(answer.status).toBe(200);
  return {
    items: mini.array(strict(sentApplicationSchema)).parse(await answer.json()),
    headers: answer.headers,
  };
}

describe('sent applications', () => {
  test('comes with its offer and its history', async () => {
    const { worker, job, sent } = await makeSent();
    const { items, headers } = await listOf(worker);
    const { title, companyName, location } = job;
    expect(items).toEqual([
      {
        ...sent,
        job: { title, companyName, location, state: 'open' },
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

  test('is paged, the newest first, none twice and none left out', async () => {
    const worker = await asWorker();
    for (let n = 0; n < 5; n++) await makeApplication({ userId: worker.account.id, message: `Numero ${n}` });
    const seen: (string | null)[] = [];
    let query = '&limit=2';
    for (let page = 0; page < 3; page++) {
      const { items, headers } = await listOf(worker, query);
      expect(headers.get('X-Total-Count')).toBe('5');
      seen.push(...items.map(({ message }) => message));
      const next = /<([^>]*)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1];
      if (next === undefined) break;
      query = `&${next.split('?')[1]?.replace('side=sent&', '')}`;
    }
    expect(seen).toEqual(['Numero 4', 'Numero 3', 'Numero 2', 'Numero 1', 'Numero 0']);
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
    const { worker, employer, sent } = await makeSent();
    const key = (await rowOf(sent.id))?.cvKey ?? '';
    const answer = await act(worker, sent.id, 'withdraw');
    expect(strict(ownApplicationSchema).parse(await answer.json())).toMatchObject({ status: 'withdrawn' });
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
    await testDb()
      .update(applications)
      .set({ statusAt: addDays(new Date(), -7) })
      .where(eq(applications.publicId, sent.id));
    expect(await (await act(worker, sent.id, 'restore')).json()).toMatchObject({ status: 'withdrawn' });
  });

  test('twice, or twice at once, is once', async () => {
    const { worker, sent } = await makeSent();
    await Promise.all([act(worker, sent.id, 'withdraw'), act(worker, sent.id, 'withdraw')]);
    expect((await act(worker, sent.id, 'withdraw')).status).toBe(200);
    expect((await listOf(worker)).items[0]?.history).toHaveLength(2);
  });

  test('does not open the way to a second application', async () => {
    const { worker, job, sent } = await makeSent();
    await act(worker, sent.id, 'withdraw');
    await expectProblem(await worker.post(`/api/jobs/${job.publicId}/applications`, {}), 409);
    expect(await (await worker.get(`/api/jobs/${job.publicId}/applications`)).json()).toMatchObject([
      { status: 'withdrawn' },
    ]);
  });

  test('is nobody else’s, and not of a deleted one', async () => {
    const { worker, employer, sent } = await makeSent();
    for (const person of [employer, await asStranger(), await asAccount(await makeUser({ role: 'admin' }))])
      await expectProblem(await act(person, sent.id, 'withdraw'), 404);
    await expectProblem(await act(asVisitor, sent.id, 'withdraw'), 401);
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
    await expectProblem(await worker.post(`/api/jobs/${job.publicId}/applications`, {}), 409);
    expect(strict(ownApplicationSchema).parse(await (await act(worker, sent.id, 'restore')).json())).toEqual(sent);
    expect((await employer.get(cvPath(sent.id))).status).toBe(200);
  });

  test('again buys no time', async () => {
    const { worker, sent } = await makeSent();
    const first = await (await remove(worker, sent.id)).json();
    expect(await (await remove(worker, sent.id)).json()).toEqual(first);
  });

  test('and taking back is nobody else’s', async () => {
    const { worker, employer, sent } = await makeSent();
    for (const person of [employer, await asStranger(), await asAccount(await makeUser({ role: 'admin' }))]) {
      await expectProblem(await remove(person, sent.id), 404);
      await expectProblem(await act(person, sent.id, 'restore'), 404);
    }
    await expectProblem(await remove(asVisitor, sent.id), 401);
    expect((await rowOf(sent.id))?.deletedAt).toBeNull();
    await remove(worker, sent.id);
    await expectProblem(await act(employer, sent.id, 'restore'), 404);
    expect((await rowOf(sent.id))?.deletedAt).not.toBeNull();
  });
});
