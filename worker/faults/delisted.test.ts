import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { jobDetailSchema, type PublicJob } from '../../shared/jobs.ts';
import { jobs } from '../db/tables/jobs.ts';
import { brokenD1, withBindings } from '../testing/bindings.ts';
import { expectProblem, strict } from '../testing/expect-problem.ts';
import { jobBody, makeJob, makeUser, testDb } from '../testing/factories.ts';
import { forgetCopies } from '../testing/forget-copies.ts';
import { recordLog } from '../testing/log.ts';
import { PASSWORD, passwordHash } from '../testing/passwords.ts';
import { asAccount, asAdmin, asEmployer, asVisitor, type SignedIn } from '../testing/requests.ts';

const LIST = '/api/jobs?limit=20';
const MINUTE = 60_000;
const away = () => withBindings({ DB: brokenD1() });

const listed = async (bindings: Env): Promise<{ ids: string[]; total: number }> => {
  const answer = await asVisitor.get(LIST, { bindings });
  const items: PublicJob[] = await answer.json();
  return { ids: items.map(({ id }) => id), total: Number(answer.headers.get('X-Total-Count')) };
};
const offer = (id: string, bindings: Env) => asVisitor.get(`/api/jobs/${id}`, { bindings });

async function publish(owner: SignedIn): Promise<string> {
  const { id }: PublicJob = await (await owner.post('/api/jobs', jobBody())).json();
  return id;
}

const registered = async () => asAccount(await makeUser({ role: 'employer', passwordHash }));

recordLog();

type Leaving = { readonly owner: SignedIn; readonly id: string };
const admin = async (path: string) => (await asAdmin()).post(path, { rule: 'no-money', facts: 'Chiede denaro.' });

/** Every way in which an offer leaves the lists before its time. */
const WAYS: Readonly<Record<string, (leaving: Leaving) => Promise<Response>>> = {
  'is paused': ({ owner, id }) => owner.post(`/api/jobs/${id}/status`, { ownerStatus: 'paused' }, { method: 'PUT' }),
  'is closed': ({ owner, id }) => owner.post(`/api/jobs/${id}/status`, { ownerStatus: 'closed' }, { method: 'PUT' }),
  'is deleted': ({ owner, id }) => owner.send(`/api/jobs/${id}`, { method: 'DELETE' }),
  'is hidden by an administrator': ({ id }) => admin(`/api/moderation/jobs/${id}/hide`),
  'goes with a suspended account': ({ owner }) => admin(`/api/moderation/accounts/${owner.account.publicId}/suspend`),
  'goes with a deleted account': ({ owner }) =>
    owner.post('/api/account', { currentPassword: PASSWORD }, { method: 'DELETE' }),
};

test.each(Object.entries(WAYS))('an offer that %s is in no copy of before; the others are', async (_, leave) => {
  const owner = await registered();
  const id = await publish(owner);
  const other = (await makeJob()).publicId;
  for (const each of [id, other]) expect((await offer(each, env)).status).toBe(200);
  const before = await listed(env);
  expect(before.ids).toEqual(expect.arrayContaining([id, other]));

  expect((await leave({ owner, id })).status).toBe(200);

  await expectProblem(await offer(id, away()), 503);
  expect((await offer(other, away())).status).toBe(200);
  const copy = await listed(away());
  expect(copy.ids).toEqual(before.ids.filter((each) => each !== id));
  expect(copy.total).toBe(before.total - 1);
});

test('an offer that comes back is in the copies made since', async () => {
  const owner = await asEmployer();
  const id = await publish(owner);
  await WAYS['is paused']?.({ owner, id });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * MINUTE });
  await owner.post(`/api/jobs/${id}/status`, { ownerStatus: 'open' }, { method: 'PUT' });
  await listed(env);
  await offer(id, env);
  expect((await listed(away())).ids).toContain(id);
  expect((await offer(id, away())).status).toBe(200);
});

test('an offer that ended since is in no list, and its page says that it has ended', async () => {
  const id = (await makeJob({ validThrough: new Date(Date.now() + 60 * MINUTE) })).publicId;
  await forgetCopies();
  expect((await listed(env)).ids).toContain(id);
  await offer(id, env);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * MINUTE });
  expect((await listed(away())).ids).not.toContain(id);
  const copy = await offer(id, away());
  expect(strict(jobDetailSchema).parse(await copy.json())).toMatchObject({ open: false, status: 'expired' });
});

test('an offer that nobody has opened is what the list of all offers says of it', async () => {
  const row = await makeJob();
  const before = new Date().toISOString();
  await forgetCopies();
  await listed(env);
  const copy = await offer(row.publicId, away());
  const made = copy.headers.get('X-Copy-Of') ?? '';
  expect(made >= before && made <= new Date().toISOString()).toBe(true);
  const shown = strict(jobDetailSchema).parse(await copy.json());
  expect(shown).toMatchObject({ id: row.publicId, description: row.description, answers: null });
});

test('an offer that is not there any more, as the database has said since, has no copy', async () => {
  const { publicId, id } = await makeJob();
  await offer(publicId, env);
  await testDb().delete(jobs).where(eq(jobs.id, id));
  await expectProblem(await offer(publicId, env), 404);
  await expectProblem(await offer(publicId, away()), 503);
});

test.each(['', 'no json', '[]', '{"id":"x"}'])('a copy of which "%s" is left is none', async (rubbish) => {
  const { publicId } = await makeJob();
  await offer(publicId, env);
  const headers = { 'Cache-Control': 'public, max-age=600' };
  await caches.default.put(`${env.SITE_URL}/last-copy/api/jobs/${publicId}`, new Response(rubbish, { headers }));
  await expectProblem(await offer(publicId, away()), 503);
});

test('an unknown list of delisted offers leaves no copy of an offer', async () => {
  const { publicId } = await makeJob();
  await offer(publicId, env);
  const LISTS = { get: async () => null, list: () => Promise.reject(new Error('KV LIST failed')) };
  const bindings = withBindings({ DB: brokenD1(), LISTS: LISTS as unknown as KVNamespace });
  await expectProblem(await offer(publicId, bindings), 503);
});

test('a poster is printed from no copy', async () => {
  const { publicId } = await makeJob();
  await offer(publicId, env);
  const poster = await asVisitor.get(`/offerte/${publicId}/locandina`, { bindings: away() });
  expect(poster.status).toBe(503);
  expect(await poster.text()).toContain('Il foglio non è pronto');
});
