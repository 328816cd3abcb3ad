import { expect, test } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import type { PublicJob } from '../../shared/jobs.ts';
import { expectProblem } from '../testing/expect-problem.ts';
import { makeJob } from '../testing/factories.ts';
import { asVisitor } from '../testing/requests.ts';

const request = (id: string) => asVisitor.get(pathOf('GET /api/jobs/:id/similar', { id }));
const idsLike = async (id: string) => (await (await request(id)).json<PublicJob[]>()).map((job) => job.id);

test('offers like another are of its trade nearby, then of its trade, then of its category', async () => {
  const trade = { title: 'Liutaio', category: 'Industria e artigianato' } as const;
  const job = await makeJob({ ...trade, location: 'Edolo' });
  // The most alike is the oldest: newest first would be another order.
  const near = await makeJob({ ...trade, location: 'Sonico' });
  const far = await makeJob({ ...trade, location: 'Pisogne' });
  const sameCategory = await makeJob({ title: 'Ceramista', category: 'Industria e artigianato', location: 'Edolo' });
  expect(await idsLike(job.publicId)).toEqual([near.publicId, far.publicId, sameCategory.publicId]);
});

test('an offer that shares a word alone comes after those of its trade and of its category', async () => {
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
  await expectProblem(await request('abcdefgh1234'), 404);
});
