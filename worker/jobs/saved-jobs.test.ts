import { expect, test } from 'vitest';
import * as mini from 'zod/mini';
import { pathOf } from '../../shared/calls/path.ts';
import { addDays } from '../../shared/dates.ts';
import { MAX_SAVED } from '../../shared/job-values.ts';
import { type JobSummary, jobSummarySchema } from '../../shared/jobs.ts';
import { withQuery } from '../../shared/paths.ts';
import { costOf } from '../testing/bindings.ts';
import { refusedFields } from '../testing/expect-problem.ts';
import { makeJob } from '../testing/factories.ts';
import { asVisitor } from '../testing/requests.ts';
import { strict } from '../testing/strict.ts';

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
  expect(new Map(found.map((job) => [job.id, job.open]))).toEqual(
    new Map([
      [open.publicId, true],
      [ended.publicId, false],
      [overdue.publicId, false],
    ]),
  );
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
