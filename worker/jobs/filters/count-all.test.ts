import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { pathOf } from '../../../shared/calls/path.ts';
import { COUNTED_FILTERS } from '../../../shared/job-filters.ts';
import { jobFiltersSchema } from '../../../shared/jobs.ts';
import { type JobRow, jobs, type NewJobRow } from '../../db/tables/jobs.ts';
import { makeJob, makeUser, testDb } from '../../testing/factories.ts';
import { forgetCopies } from '../../testing/forget-copies.ts';
import { asVisitor } from '../../testing/requests.ts';
import { countAll } from './count-search.ts';
import { countFilters } from './count-values.ts';
import { readOffers } from './queries.ts';
import { searchColumns } from './search-columns.ts';
import { toFilter } from './to-filter.ts';

/** Counted offer by offer, as they are counted where something is asked. */
async function walked(now: Date) {
  return countFilters(await readOffers(testDb(), now, false), toFilter({}));
}

const HOUR_MS = 3_600_000;
const around = (time: Date | number): Date[] => [-1, 0, 1].map((ms) => new Date(Number(time) + ms));

async function change(job: JobRow, columns: Partial<NewJobRow>): Promise<void> {
  const edited = { ...job, ...columns };
  await testDb()
    .update(jobs)
    .set({ ...columns, ...searchColumns(edited) })
    .where(eq(jobs.id, job.id));
}

beforeEach(async () => {
  await testDb().delete(jobs);
});

test('a database without open offers counts nothing', async () => {
  const now = new Date();
  await makeJob({ status: 'paused' });
  await makeJob({ validThrough: now });
  const counts = await countAll(testDb(), now);
  expect(counts).toEqual(await walked(now));
  expect([counts.total, ...Object.values(counts.counts).map((values) => Object.keys(values).length)]).toEqual(
    ['total', ...COUNTED_FILTERS].map(() => 0),
  );
});

test('offers that are edited, come and go are counted as each is', async () => {
  const now = new Date();
  const job = await makeJob({ location: 'Breno, Esine', category: 'Sport', salaryMin: 9, shifts: ['notte', 'sera'] });
  const other = await makeJob({ location: 'Edolo', openings: 3, startDate: '2027-06-15' });
  const steps: Partial<NewJobRow>[] = [
    { category: 'Sanità', type: 'Weekend', contract: 'Stage/Tirocinio', experience: 'Esperienza preferita' },
    { location: 'chissà dove', town: null, salaryMin: null, shifts: ['fine settimana'], housing: true, meals: true },
    { startDate: '2099-12-01', openings: 2, postedAt: new Date(now.getTime() - 5 * 24 * HOUR_MS) },
    ...(['paused', 'open', 'closed', 'expired', 'open', 'hidden', 'deleted', 'open'] as const).map((status) => ({
      status,
    })),
    { validThrough: new Date(now.getTime() - 1) },
    { validThrough: new Date(now.getTime() + 1) },
  ];
  let edited: JobRow = job;
  for (const step of steps) {
    await change(edited, step);
    edited = { ...edited, ...step } as JobRow;
    const { total, ...counts } = await countAll(testDb(), now);
    expect({ total, ...counts }, JSON.stringify(step)).toEqual(await walked(now));
    expect(total).toBe(edited.status === 'open' && edited.validThrough > now ? 2 : 1);
  }
  await testDb().delete(jobs).where(eq(jobs.id, other.id));
  expect(await countAll(testDb(), now)).toEqual(await walked(now));
});

test.each(['2027-01-20', '2027-07-20', '2027-03-28', '2027-03-29', '2027-10-31', '2027-11-01'])(
  'around each midnight in Rome until %s, and as offers end, the numbers are those of the moment',
  async (day) => {
    const ownerId = (await makeUser()).id;
    const today = Date.parse(day);
    const midnights = Array.from({ length: 17 }, (_, days) => today - days * 24 * HOUR_MS - 2 * HOUR_MS);
    const ends = Date.parse(`${day}T12:00:00Z`);
    // An hour before and after it, too: one of them is midnight, the other is not.
    const times = midnights.flatMap((time) => [time, time + HOUR_MS].flatMap(around));
    for (const [index, postedAt] of times.entries())
      await makeJob({ ownerId, postedAt, validThrough: new Date(ends + index) });
    const moments = [
      ...[today - 2 * HOUR_MS, today - HOUR_MS, today + 22 * HOUR_MS, today + 23 * HOUR_MS].flatMap(around),
      ...[0, 1, times.length / 2, times.length - 1, times.length].map((index) => new Date(ends + index)),
    ];
    const totals = new Set<number>();
    for (const now of moments) {
      const counts = await countAll(testDb(), now);
      expect(counts, now.toISOString()).toEqual(await walked(now));
      totals.add(counts.total);
    }
    expect(totals.size).toBeGreaterThan(3);
  },
);

test('the address answers what is counted', async () => {
  await makeJob({ location: 'Zone', meals: true });
  await forgetCopies();
  const answer = await asVisitor.get(pathOf('GET /api/jobs/filters'));
  const found = jobFiltersSchema.parse(await answer.json());
  expect(found).toEqual({ ...(await walked(new Date())), exact: true, corrected: null, wider: [], similar: [] });
});
