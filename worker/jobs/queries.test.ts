import { expect, test } from 'vitest';
import * as mini from 'zod/mini';
import { pathOf } from '../../shared/calls/path.ts';
import { addDays } from '../../shared/dates.ts';
import { MAX_SAVED } from '../../shared/job-values.ts';
import { type JobSummary, jobSummarySchema, ownJobSchema, type PublicJob } from '../../shared/jobs.ts';
import { withQuery } from '../../shared/paths.ts';
import { costOf } from '../testing/bindings.ts';
import { expectProblem, refusedFields, strict } from '../testing/expect-problem.ts';
import { makeApplication, makeJob } from '../testing/factories.ts';
import { freshStorage } from '../testing/forget-copies.ts';
import { makeOwnJob, readOwnJob } from '../testing/own-jobs.ts';
import { asEmployer, asStranger, asVisitor, type SignedIn } from '../testing/requests.ts';

const NOW = new Date();

async function ownJobs(person: SignedIn, address: string = pathOf('GET /api/own-jobs')) {
  const answer = await person.get(address);
  expect(answer.status).toBe(200);
  return {
    jobs: mini.array(strict(ownJobSchema)).parse(await answer.json()),
    total: Number(answer.headers.get('X-Total-Count')),
    next: /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('Link') ?? '')?.[1],
  };
}

test('the list holds the asker’s offers in whatever state, newest first, and nobody else’s', async () => {
  const owner = await asEmployer();
  const ownerId = owner.account.id;
  await makeJob();
  const made = [
    await makeJob({ ownerId }),
    await makeJob({ ownerId, ownerStatus: 'paused', status: 'paused' }),
    await makeJob({ ownerId, ownerStatus: 'closed', status: 'closed' }),
    await makeJob({ ownerId, postedAt: addDays(NOW, -31) }),
    await makeJob({ ownerId, status: 'hidden', hiddenAt: NOW, hiddenReason: 'Chiede denaro' }),
    await makeJob({ ownerId, status: 'deleted', deletedAt: addDays(NOW, -6.9) }),
  ];
  await makeJob({ ownerId, status: 'deleted', deletedAt: addDays(NOW, -7) });
  const { jobs, total } = await ownJobs(owner);
  expect(jobs.map(({ id }) => id)).toEqual(made.map(({ publicId }) => publicId).reverse());
  expect(jobs.map(({ status }) => status).reverse()).toEqual([
    'open',
    'paused',
    'closed',
    'expired',
    'hidden',
    'deleted',
  ]);
  expect(total).toBe(6);
  const [deleted, hidden] = jobs;
  expect(hidden?.hiddenReason).toBe('Chiede denaro');
  expect(deleted?.purgedAt).toBe(addDays(NOW, 0.1).toISOString());
});

test('it is narrowed to one offer, by state, and by a part of title or place', async () => {
  const owner = await asEmployer();
  const ownerId = owner.account.id;
  const cook = await makeJob({ ownerId, title: 'Cuoca al 100%', location: 'Edolo' });
  const waiter = await makeJob({
    ownerId,
    title: 'Cameriere',
    location: 'Breno',
    status: 'paused',
    ownerStatus: 'paused',
  });
  const of = async (query: string) =>
    (await ownJobs(owner, `${pathOf('GET /api/own-jobs')}?${query}`)).jobs.map(({ id }) => id);
  expect(await of(`job=${cook.publicId}`)).toEqual([cook.publicId]);
  expect(await of(`job=${(await makeJob()).publicId}`)).toEqual([]);
  expect(await of('status=paused')).toEqual([waiter.publicId]);
  expect(await of('search=edo')).toEqual([cook.publicId]);
  expect(await of('search=CAMERIERE')).toEqual([waiter.publicId]);
  // Signs that a pattern knows are letters here.
  expect(await of('search=100%25')).toEqual([cook.publicId]);
  expect(await of('search=_')).toEqual([]);
});

test('its pages hold every offer once, also when one arrives between them', async () => {
  const owner = await asEmployer();
  const ownerId = owner.account.id;
  const made: string[] = [];
  for (let n = 0; n < 5; n++) made.unshift((await makeJob({ ownerId })).publicId);
  const first = await ownJobs(owner, `${pathOf('GET /api/own-jobs')}?limit=2`);
  await makeJob({ ownerId });
  const second = await ownJobs(owner, first.next);
  const third = await ownJobs(owner, second.next);
  expect([first, second, third].flatMap(({ jobs }) => jobs.map(({ id }) => id))).toEqual(made);
  expect([first.total, second.total, third.next]).toEqual([5, 6, undefined]);
});

test('it counts the applications that the owner can read', async () => {
  const { owner, job } = await makeOwnJob();
  const { job: other } = await makeOwnJob();
  for (const jobId of [job.id, job.id, other.id]) await makeApplication({ jobId });
  await makeApplication({ jobId: job.id, deletedAt: NOW });
  expect((await ownJobs(owner)).jobs.map(({ applications }) => applications)).toEqual([2]);
  expect((await readOwnJob(await owner.get(pathOf('GET /api/own-jobs/:id', { id: job.publicId })))).applications).toBe(
    2,
  );
});

test('one offer is told to its owner only; 404 where nobody sees it', async () => {
  const { owner, job } = await makeOwnJob({ salaryMin: 1400, salaryPeriod: 'mese' });
  const { job: hidden } = await makeOwnJob({ status: 'hidden', hiddenAt: NOW });
  expect(await readOwnJob(await owner.get(pathOf('GET /api/own-jobs/:id', { id: job.publicId })))).toMatchObject({
    id: job.publicId,
    description: job.description,
    salaryMin: 1400,
    revision: 1,
    ownerStatus: 'open',
    applications: 0,
  });
  await expectProblem(await (await asStranger()).get(pathOf('GET /api/own-jobs/:id', { id: hidden.publicId })), 404);
});

const address = (ids: readonly string[]): string => withQuery(pathOf('GET /api/jobs/saved'), { ids: ids.join(',') });

async function saved(ids: readonly string[]): Promise<JobSummary[]> {
  const answer = await asVisitor.get(address(ids));
  expect(answer.status).toBe(200);
  return mini.array(strict(jobSummarySchema)).parse(await answer.json());
}

test('the offers asked for are answered, ended ones too, without their long texts', async () => {
  const open = await makeJob({ salaryMin: 1200, salaryPeriod: 'mese' });
  const ended = await makeJob({ status: 'expired', postedAt: addDays(new Date(), -40) });
  const overdue = await makeJob({ postedAt: addDays(new Date(), -31) });
  await makeJob();
  const found = await saved([open.publicId, ended.publicId, overdue.publicId]);
  const opens = { [open.publicId]: true, [ended.publicId]: false, [overdue.publicId]: false };
  expect(Object.fromEntries(found.map((job) => [job.id, job.open]))).toEqual(opens);
  expect(found.find(({ id }) => id === open.publicId)).toMatchObject({ title: open.title, salaryMin: 1200 });
  expect(JSON.stringify(found)).not.toContain(open.description);
});

test('deleted, hidden and unknown offers are left out', async () => {
  const job = await makeJob();
  const hidden = await makeJob({ status: 'hidden' });
  const deleted = await makeJob({ status: 'deleted' });
  const found = await saved([hidden.publicId, job.publicId, deleted.publicId, 'never-was', job.publicId]);
  expect(found.map(({ id }) => id)).toEqual([job.publicId]);
});

test(`${MAX_SAVED} offers are one statement; one more is refused`, async () => {
  const job = await makeJob();
  const others = Array.from({ length: MAX_SAVED - 1 }, (_, index) => `other-${index}`);
  const { result, cost } = await costOf((bindings) => asVisitor.get(address([...others, job.publicId]), { bindings }));
  expect(await result.json()).toHaveLength(1);
  expect(cost.statements).toBe(1);
  const tooMany = await asVisitor.get(address([...others, job.publicId, 'x']));
  expect(await refusedFields(tooMany)).toEqual({ ids: `Al massimo ${MAX_SAVED} offerte` });
});

test.each([
  ['', 'ids', 'Quali offerte?'],
  ['ids=%27%20OR%201%3D1', 'ids.0', 'Offerta non valida'],
  ['ids=a&limit=3', 'limit', 'Campo sconosciuto'],
])('?%s is refused', async (query, path, message) => {
  expect(await refusedFields(await asVisitor.get(`${pathOf('GET /api/jobs/saved')}?${query}`))).toEqual({
    [path]: message,
  });
});

const requestLike = (id: string) => asVisitor.get(pathOf('GET /api/jobs/:id/similar', { id }));
const idsLike = async (id: string) => (await (await requestLike(id)).json<PublicJob[]>()).map((job) => job.id);

test('offers like another are of its trade nearby, then of its trade, then of its category', async () => {
  const trade = { title: 'Liutaio', category: 'Industria e artigianato' } as const;
  const job = await makeJob({ ...trade, location: 'Edolo' });
  // The most alike is the oldest: newest first would be another order.
  const near = await makeJob({ ...trade, location: 'Sonico' });
  const far = await makeJob({ ...trade, location: 'Pisogne' });
  const sameCategory = await makeJob({ title: 'Ceramista', category: 'Industria e artigianato', location: 'Edolo' });
  expect(await idsLike(job.publicId)).toEqual([near.publicId, far.publicId, sameCategory.publicId]);
});

test('offers near another are of its trade, then of its category, then of any, and none is far away', async () => {
  const trade = { title: 'Arrotino', category: 'Automotive' } as const;
  const job = await makeJob({ ...trade, location: 'Ponte di Legno' });
  const near = await makeJob({ ...trade, location: 'Temù' });
  await makeJob({ ...trade, location: 'Pisogne' });
  const sameCategory = await makeJob({ title: 'Corriere', category: trade.category, location: 'Ponte di Legno' });
  const other = await makeJob({ title: 'Ceramista', category: 'Altro', location: 'Vione' });
  const nearby = await asVisitor.get(`${pathOf('GET /api/jobs/:id/similar', { id: job.publicId })}?near=true`);
  expect((await nearby.json<PublicJob[]>()).map(({ id }) => id)).toEqual(
    [near, sameCategory, other].map(({ publicId }) => publicId),
  );
});

test('an offer that shares a word alone comes after those of its trade and of its category', async () => {
  await freshStorage();
  const job = await makeJob({ title: 'Addetto di sala', category: 'Ristorazione', location: 'Edolo' });
  const gym = await makeJob({ title: 'Istruttore sala pesi', category: 'Sport', location: 'Edolo' });
  const rooms = await makeJob({ title: 'Cameriera ai piani', category: 'Turismo', location: 'Edolo' });
  const waiter = await makeJob({ title: 'Cameriere', category: 'Turismo', location: 'Pisogne' });
  const cook = await makeJob({ title: 'Cuoca', category: 'Ristorazione', location: 'Edolo' });
  expect(await idsLike(job.publicId)).toEqual([waiter.publicId, cook.publicId]);
  expect(await idsLike(gym.publicId)).not.toContain(rooms.publicId);
  // Of a trade that nobody knows, the words count within its category.
  const keeper = await makeJob({ title: 'Ventriloquo', category: 'Sport', location: 'Edolo' });
  const seller = await makeJob({ title: 'Ventriloquo', category: 'Commercio', location: 'Edolo' });
  expect(await idsLike(keeper.publicId)).toEqual([gym.publicId]);
  expect(await idsLike(seller.publicId)).toEqual([]);
});

test('three offers at most are like another, without itself and without any that are not open', async () => {
  const trade = { title: 'Campanaro', category: 'Altro', location: 'Cerveno' } as const;
  const [job, ...others] = await Promise.all(Array.from({ length: 5 }, () => makeJob(trade)));
  for (const status of ['paused', 'closed', 'expired', 'hidden'] as const) await makeJob({ ...trade, status });
  const found = await idsLike(job?.publicId ?? '');
  expect(found).toHaveLength(3);
  expect(others.map(({ publicId }) => publicId)).toEqual(expect.arrayContaining(found));
});

test('an offer that is not there has none like it', async () => {
  await expectProblem(await requestLike('abcdefgh1234'), 404);
});
