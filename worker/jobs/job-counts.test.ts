import { expect, test } from 'vitest';
import * as mini from 'zod/mini';
import { type JobCount, jobCountSchema } from '../../shared/jobs.ts';
import { makeJob } from '../testing/factories.ts';
import { forgetCopies } from '../testing/forget-copies.ts';
import { readJobs } from '../testing/job-lists.ts';
import { asVisitor } from '../testing/requests.ts';

async function readCounts(): Promise<JobCount[]> {
  // A new version: counts of another test are no copy of these.
  await forgetCopies();
  const answer = await asVisitor.get('/api/jobs/counts');
  expect(answer.status).toBe(200);
  return mini.array(jobCountSchema).parse(await answer.json());
}

test('counts are the totals of the lists they lead to: all, a municipality, a category; those without offers are left out', async () => {
  const ended = { validThrough: new Date(Date.now() - 1) };
  await makeJob({ location: 'Saviore', category: 'Sport' });
  await makeJob({ location: 'Breno e Darfo Boario Terme', category: 'Edilizia' });
  await makeJob({ location: 'chissà dove', category: 'Sport' });
  await makeJob({ location: 'Saviore', category: 'Sport', status: 'paused' });
  await makeJob({ location: 'Cevo', category: 'Sport', ...ended });
  const counts = await readCounts();
  const numberOf = (town: string | null, category: string | null) =>
    counts.find((row) => row.town === town && row.category === category)?.count;
  expect(numberOf(null, null)).toBe((await readJobs({})).total);
  expect(numberOf('breno', null)).toBe((await readJobs({ location: 'Breno' })).total);
  expect(numberOf('darfo-boario-terme', null)).toBe(1);
  expect(numberOf('saviore-dell-adamello', null)).toBe(1);
  expect(numberOf(null, 'Sport')).toBe(2);
  expect(numberOf('cevo', null)).toBeUndefined();
});
