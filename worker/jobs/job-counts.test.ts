import { expect, test } from 'vitest';
import * as mini from 'zod/mini';
import { JOB_CATEGORIES } from '../../shared/job-values.ts';
import { type JobCount, jobCountSchema } from '../../shared/jobs.ts';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
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

const numberOf = (counts: readonly JobCount[], town: string | null, category: string | null): number =>
  counts.find((row) => row.town === town && row.category === category)?.count ?? 0;

test('counts say how many open offers there are in all, in a municipality and in a category', async () => {
  const before = await readCounts();
  await makeJob({ location: 'Saviore', category: 'Sport' });
  await makeJob({ location: 'Saviore', category: 'Edilizia' });
  await makeJob({ location: 'chissà dove', category: 'Sport' });
  await makeJob({ location: 'Saviore', category: 'Sport', status: 'paused' });
  await makeJob({ location: 'Saviore', category: 'Sport', validThrough: new Date(Date.now() - 1) });
  const after = await readCounts();
  const added = (town: string | null, category: string | null) =>
    numberOf(after, town, category) - numberOf(before, town, category);
  expect(added(null, null)).toBe(3);
  expect(added('saviore-dell-adamello', null)).toBe(2);
  expect(added(null, 'Sport')).toBe(2);
  expect(added(null, 'Edilizia')).toBe(1);
});

test('municipalities and categories without open offers are left out', async () => {
  await makeJob({ location: 'Cevo', validThrough: new Date(Date.now() - 1) });
  expect((await readCounts()).filter(({ town }) => town === 'cevo')).toEqual([]);
});

test('a number is the total of the list it leads to: of each municipality by its name, of each category', async () => {
  const locations = [
    'Boario',
    'darfo',
    'Breno e Darfo Boario Terme',
    'tra Edolo, Breno e Pisogne',
    'Via Lovere 3, Iseo',
  ];
  for (const location of [...locations, 'Iseo (BS)', 'lago d’Iseo', 'in tutta la valle']) {
    await makeJob({ location, category: 'Automotive' });
    await makeJob({ location, category: 'Turismo', validThrough: new Date(Date.now() - 1) });
  }
  const counts = await readCounts();
  for (const { name, slug } of MUNICIPALITIES)
    expect(numberOf(counts, slug, null), name).toBe((await readJobs({ location: name })).total);
  for (const category of JOB_CATEGORIES)
    expect(numberOf(counts, null, category), category).toBe((await readJobs({ category })).total);
  expect(numberOf(counts, null, null)).toBe((await readJobs({})).total);
  // Offers that name two places are in the lists of both.
  expect(numberOf(counts, 'darfo-boario-terme', null)).toBeGreaterThanOrEqual(3);
});
