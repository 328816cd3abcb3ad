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
