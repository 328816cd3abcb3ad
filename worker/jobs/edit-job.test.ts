import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import { addDays } from '../../shared/dates.ts';
import type { PublicJob } from '../../shared/jobs.ts';
import { type JobRow, jobs } from '../db/tables/jobs.ts';
import { readCodes, townFacet } from '../search/facets.ts';
import { expectProblem, refusedFields } from '../testing/expect-problem.ts';
import { jobBody, makeJob, testDb, uniqueWord } from '../testing/factories.ts';
import { readJobs } from '../testing/job-lists.ts';
import { makeOwnJob, readOwnJob } from '../testing/own-jobs.ts';
import { asEmployer, asVisitor, type SignedIn } from '../testing/requests.ts';

const edit = (person: Pick<SignedIn, 'post'>, { publicId }: Pick<JobRow, 'publicId'>, body: unknown) =>
  person.post(pathOf('PATCH /api/jobs/:id', { id: publicId }), body, { method: 'PATCH' });

const rowOf = async ({ id }: JobRow): Promise<JobRow | undefined> =>
  (await testDb().select().from(jobs).where(eq(jobs.id, id)))[0];

const OPTIONAL = {
  salaryMin: 1200,
  salaryMax: 1500,
  salaryPeriod: 'mese',
  salaryNet: true,
  weeklyHours: 24,
  employerKind: 'agenzia',
  authorisation: 'Aut. Min. 1',
  agreement: 'Turismo (CNEL H052)',
  agreementLevel: '3',
  housing: true,
  meals: true,
  shifts: ['sera'],
  startDate: '2027-06-01',
  endDate: '2027-09-01',
  openings: 3,
  licence: 'B',
  requirements: [{ what: 'HACCP', level: null, reason: null, preferred: false }],
  applyBy: '2027-01-01',
  closeAfter: 9,
} satisfies Partial<JobRow>;

describe('an edit', () => {
  test('changes what is typed and what follows from it; age, end and place in the lists stay', async () => {
    const company = uniqueWord();
    const postedAt = addDays(new Date(), -3);
    const { owner, job } = await makeOwnJob({ companyName: company, location: 'Breno', postedAt });
    await makeJob({ companyName: company });
    const body = jobBody({
      companyName: company,
      location: 'Edolo (BS)',
      category: 'Turismo',
      title: 'Àbaco',
      startDate: '2027-06-01',
      openings: 3,
    });
    const edited = await readOwnJob(await edit(owner, job, { ...body, revision: 1 }));
    expect(edited).toMatchObject({ ...body, id: job.publicId, town: 'edolo', revision: 2 });
    expect(edited).toMatchObject({ postedDate: postedAt.toISOString(), validThrough: job.validThrough.toISOString() });
    const row = await rowOf(job);
    expect(row).toMatchObject({ id: job.id, titleKey: 'abaco', locationKey: 'edolo bs' });
    expect(readCodes(row?.codes ?? '')).toContain(townFacet('edolo'));
    expect(row?.lat).not.toBe(job.lat);
    expect((await readJobs({ search: company, town: 'edolo' })).ids).toEqual([job.publicId]);
    expect((await readJobs({ search: company, start: '2027-06', openings: 'true' })).ids).toEqual([job.publicId]);
    expect((await readJobs({ search: company, town: 'breno' })).ids).not.toContain(job.publicId);
    expect((await readJobs({ search: company })).ids.at(-1)).toBe(job.publicId);
  });

  test('takes back what it leaves out', async () => {
    const { owner, job } = await makeOwnJob(OPTIONAL);
    const edited = await readOwnJob(await edit(owner, job, { ...jobBody(), revision: 1 }));
    // Derived columns change with the fields, so that no filter finds a removed value.
    const body = readCodes((await rowOf(job))?.codes ?? '').map(({ filter }) => filter);
    expect(body).toEqual(['category', 'type', 'contract', 'experience', 'unpaid', 'location']);
    const none = (value: unknown) => (value === true ? false : Array.isArray(value) ? [] : null);
    expect(edited).toMatchObject(
      Object.fromEntries(Object.entries(OPTIONAL).map(([name, value]) => [name, none(value)])),
    );
  });

  test('has the rules of publishing, in the same words', async () => {
    const { owner, job } = await makeOwnJob();
    const body = { ...jobBody(), title: ' ', salaryMin: 1500, salaryMax: 1200, revision: 1 };
    expect(await refusedFields(await edit(owner, job, body))).toEqual({
      title: 'Inserisci il titolo',
      salaryMax: 'Il massimo è minore del minimo',
      salaryPeriod: 'Seleziona il periodo della paga',
    });
    for (const revision of [undefined, 0, 1.5, '1'])
      expect(await refusedFields(await edit(owner, job, { ...jobBody(), revision }))).toHaveProperty('revision');
    expect((await rowOf(job))?.revision).toBe(1);
  });

  test('of a hidden offer leaves it hidden, of an ended one ended', async () => {
    const { owner, job } = await makeOwnJob({ status: 'hidden', hiddenAt: new Date(), hiddenReason: 'Falsa' });
    const hidden = await readOwnJob(await edit(owner, job, { ...jobBody(), revision: 1 }));
    expect(hidden).toMatchObject({ status: 'hidden', hiddenReason: 'Falsa', revision: 2 });
    await expectProblem(await asVisitor.get(pathOf('GET /api/jobs/:id', { id: job.publicId })), 404);
    const ended = await makeJob({ ownerId: owner.account.id, postedAt: addDays(new Date(), -31) });
    expect(await readOwnJob(await edit(owner, ended, { ...jobBody(), revision: 1 }))).toMatchObject({
      status: 'expired',
      open: false,
    });
  });

  test('over a revision that is not the last is told so, and nothing of it is stored', async () => {
    const { owner, job } = await makeOwnJob();
    await readOwnJob(await edit(owner, job, { ...jobBody(), revision: 1 }));
    const stored = await rowOf(job);
    const { message } = await expectProblem(await edit(owner, job, { ...jobBody(), revision: 1 }), 409);
    expect(message).toContain('è cambiata in un’altra scheda');
    expect(await rowOf(job)).toEqual(stored);
  });

  test('of a deleted offer is refused', async () => {
    const { owner, job } = await makeOwnJob();
    await owner.send(pathOf('DELETE /api/jobs/:id', { id: job.publicId }), { method: 'DELETE' });
    const { message } = await expectProblem(await edit(owner, job, { ...jobBody(), revision: 1 }), 409);
    expect(message).toContain('eliminata');
    expect(await rowOf(job)).toMatchObject({ title: job.title, revision: 1 });
  });

  test('lets the offer be published once more as it was before', async () => {
    const owner = await asEmployer();
    const body = jobBody();
    const first: PublicJob = await (await owner.post(pathOf('POST /api/jobs'), body)).json();
    await edit(owner, { publicId: first.id }, { ...body, title: 'Un’altra', revision: 1 });
    const again = await owner.post(pathOf('POST /api/jobs'), body);
    expect(again.status).toBe(201);
  });
});
