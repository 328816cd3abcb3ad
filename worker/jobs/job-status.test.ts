import { describe, expect, test } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import { addDays } from '../../shared/dates.ts';
import type { OwnJob } from '../../shared/jobs.ts';
import { pagePath } from '../../shared/paths.ts';
import type { JobRow } from '../db/tables/jobs.ts';
import { expectProblem, refusedFields } from '../testing/expect-problem.ts';
import { uniqueWord } from '../testing/factories.ts';
import { readJobs } from '../testing/job-lists.ts';
import { makeOwnJob, readOwnJob } from '../testing/own-jobs.ts';
import { asVisitor, asWorker, type Person } from '../testing/requests.ts';

type Which = Pick<JobRow, 'publicId'>;
const setStatus = (person: Person, { publicId }: Which, ownerStatus: unknown) =>
  person.post(pathOf('PUT /api/jobs/:id/status', { id: publicId }), { ownerStatus }, { method: 'PUT' });
const renew = (person: Person, { publicId }: Which, body: unknown = {}) =>
  person.post(pathOf('POST /api/jobs/:id/renew', { id: publicId }), body);

/** Days from now until an offer ends, to the hour. */
const daysLeft = ({ validThrough }: OwnJob): number =>
  Math.round((Date.parse(validThrough) - Date.now()) / 3_600_000) / 24;

describe('paused and closed', () => {
  test.each([
    ['paused', 'Offerta sospesa', 'sospesa'],
    ['closed', 'Posto occupato', 'occupato'],
  ] as const)(
    'an offer %s leaves the lists and takes no applications; its page says so',
    async (status, title, word) => {
      const companyName = uniqueWord();
      const { owner, job } = await makeOwnJob({ companyName });
      expect((await readJobs({ search: companyName })).total).toBe(1);
      expect(await readOwnJob(await setStatus(owner, job, status))).toMatchObject({ status, ownerStatus: status });
      expect((await readJobs({ search: companyName })).total).toBe(0);
      const { message } = await expectProblem(
        await (await asWorker()).post(pathOf('POST /api/jobs/:id/applications', { id: job.publicId }), {}),
        409,
      );
      expect(message).toContain(word);
      for (const path of [pagePath.job(job.publicId), pagePath.jobPoster(job.publicId)])
        expect(await (await asVisitor.get(path)).text()).toContain(title);
    },
  );

  test('an offer opened again is what it was', async () => {
    const companyName = uniqueWord();
    const { owner, job } = await makeOwnJob({ companyName, postedAt: addDays(new Date(), -5) });
    await setStatus(owner, job, 'closed');
    const opened = await readOwnJob(await setStatus(owner, job, 'open'));
    expect(opened).toMatchObject({ status: 'open', open: true, postedDate: job.postedAt.toISOString(), revision: 1 });
    expect((await readJobs({ search: companyName })).ids).toEqual([job.publicId]);
  });

  test('an offer whose time is over is not opened: it is renewed', async () => {
    const { owner, job } = await makeOwnJob({
      status: 'paused',
      ownerStatus: 'paused',
      postedAt: addDays(new Date(), -31),
    });
    const { message } = await expectProblem(await setStatus(owner, job, 'open'), 409);
    expect(message).toContain('rinnovala');
    expect((await setStatus(owner, job, 'closed')).status).toBe(200);
  });

  test('a hidden offer stays hidden, whatever its owner wants', async () => {
    const { owner, job } = await makeOwnJob({ status: 'hidden', hiddenAt: new Date() });
    for (const wanted of ['paused', 'open'])
      expect(await readOwnJob(await setStatus(owner, job, wanted))).toMatchObject({
        status: 'hidden',
        ownerStatus: wanted,
      });
  });
});

test.each(['expired', 'deleted', '', null])('%j is no status that an owner sets', async (wanted) => {
  const { owner, job } = await makeOwnJob();
  expect(await refusedFields(await setStatus(owner, job, wanted))).toHaveProperty('ownerStatus');
});

describe('renewing', () => {
  const PAID = { salaryMin: 1400, salaryPeriod: 'mese' } as const;

  test.each([31, 0.1])('gives an offer of %d days ago thirty days from now; its age stays', async (days) => {
    const companyName = uniqueWord();
    const postedAt = addDays(new Date(), -days);
    const { owner, job } = await makeOwnJob({ ...PAID, companyName, postedAt });
    const renewed = await readOwnJob(await renew(owner, job));
    expect(daysLeft(renewed)).toBe(30);
    expect(renewed).toMatchObject({ status: 'open', postedDate: postedAt.toISOString() });
    expect((await readJobs({ search: companyName })).ids).toEqual([job.publicId]);
  });

  test('a closed offer opens where its owner says so', async () => {
    const ended = { ...PAID, status: 'closed', ownerStatus: 'closed', postedAt: addDays(new Date(), -40) } as const;
    const { owner, job } = await makeOwnJob(ended);
    expect(await readOwnJob(await renew(owner, job))).toMatchObject({ status: 'closed' });
    const { owner: other, job: second } = await makeOwnJob(ended);
    expect(await readOwnJob(await renew(other, second, { reopen: true }))).toMatchObject({ status: 'open' });
  });

  test.each([{}, { salaryMax: 1600, salaryPeriod: 'mese' as const }])(
    'an offer of employment that does not say where its pay begins (%j) is refused at the field, and stays as it is',
    async (pay) => {
      const { owner, job } = await makeOwnJob({ ...pay, postedAt: addDays(new Date(), -29) });
      expect(await refusedFields(await renew(owner, job))).toEqual({
        salaryMin:
          'Manca la paga: dal 7 giugno 2026 chi cerca un dipendente la scrive nell’annuncio. Aggiungila, poi rinnova.',
      });
    },
  );

  test.each([
    { contract: 'Collaborazione' },
    { title: 'Badante convivente' },
    { category: 'Assistenza in famiglia' },
  ] as const)('an offer that the law leaves out (%j) needs no pay', async (columns) => {
    const { owner, job } = await makeOwnJob({ ...columns, postedAt: addDays(new Date(), -29) });
    expect(daysLeft(await readOwnJob(await renew(owner, job)))).toBe(30);
  });

  test('a deleted offer is not renewed', async () => {
    const { owner, job } = await makeOwnJob({ status: 'deleted', deletedAt: new Date() });
    const { message } = await expectProblem(await renew(owner, job), 409);
    expect(message).toContain('annulla prima l’eliminazione');
  });
});
