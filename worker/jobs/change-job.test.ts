import { env } from 'cloudflare:workers';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import { addDays, romeDay, romeHour } from '../../shared/dates.ts';
import type { OwnJob, PublicJob } from '../../shared/jobs.ts';
import { type JobRow, type JobStatus, jobs } from '../db/tables/jobs.ts';
import { runScheduled } from '../scheduled.ts';
import { readCodes, townFacet } from '../search/facets.ts';
import { PHONE } from '../testing/cv.ts';
import { expectProblem, refusedFields } from '../testing/expect-problem.ts';
import { jobBody, makeJob, testDb, uniqueWord } from '../testing/factories.ts';
import { forgetCopies } from '../testing/forget-copies.ts';
import { readJobs } from '../testing/job-lists.ts';
import { makeOwnJob, readOwnJob } from '../testing/own-jobs.ts';
import { asEmployer, asStranger, asVisitor, asWorker, type Person, type SignedIn } from '../testing/requests.ts';
import { placesAbout, placesOf, showing } from '../testing/shown-places.ts';
import { offerEnd } from './job-row.ts';

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
  housingRoom: 'singola',
  housingCost: 120,
  housingMinutes: 10,
  meals: true,
  shifts: ['sera'],
  startDate: '2027-06-01',
  endDate: '2027-09-01',
  openings: 3,
  licence: 'B',
  requirements: [{ what: 'HACCP', level: null, reason: null, preferred: false }],
  applyBy: '2027-01-01',
  closeAfter: 9,
  onlyHere: true,
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
      housing: true,
      // 0 is a value of its own: it is free.
      housingCost: 0,
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
    await expectProblem(await edit(owner, job, { ...jobBody(), revision: 1 }), 409, /è cambiata in un’altra scheda/);
    expect(await rowOf(job)).toEqual(stored);
  });

  test('of a deleted offer is refused', async () => {
    const { owner, job } = await makeOwnJob();
    await owner.send(pathOf('DELETE /api/jobs/:id', { id: job.publicId }), { method: 'DELETE' });
    await expectProblem(await edit(owner, job, { ...jobBody(), revision: 1 }), 409, /eliminata/);
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

type Which = Pick<JobRow, 'publicId'>;
const setStatus = (person: Person, { publicId }: Which, ownerStatus: unknown) =>
  person.post(pathOf('PUT /api/jobs/:id/status', { id: publicId }), { ownerStatus }, { method: 'PUT' });
const renew = (person: Person, { publicId }: Which, body: unknown = {}) =>
  person.post(pathOf('POST /api/jobs/:id/renew', { id: publicId }), body);

/** Days from now until an offer ends, to the hour. */
const daysLeft = ({ validThrough }: Pick<OwnJob, 'validThrough'>): number =>
  Math.round((Date.parse(validThrough) - Date.now()) / 3_600_000) / 24;

describe('paused and closed', () => {
  test('an offer whose time is over is not opened: it is renewed', async () => {
    const { owner, job } = await makeOwnJob({
      status: 'paused',
      ownerStatus: 'paused',
      postedAt: addDays(new Date(), -31),
    });
    await expectProblem(await setStatus(owner, job, 'open'), 409, /rinnovala/);
    expect((await setStatus(owner, job, 'closed')).status).toBe(200);
  });

  test('a hidden offer stays hidden, whatever its owner wants', async () => {
    const { owner, job } = await makeOwnJob({ status: 'hidden', hiddenAt: new Date() });
    for (const ownerStatus of ['paused', 'open'])
      expect(await readOwnJob(await setStatus(owner, job, ownerStatus))).toMatchObject({
        status: 'hidden',
        ownerStatus,
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
    'an offer of employment without the least pay (%j) is refused, and stays as it is',
    async (pay) => {
      const { owner, job } = await makeOwnJob({ ...pay, postedAt: addDays(new Date(), -29) });
      expect(await refusedFields(await renew(owner, job))).toEqual({
        salaryMin:
          'Manca la paga: dal 7 giugno 2026 chi cerca un dipendente la scrive nell’annuncio. Aggiungila, poi rinnova.',
      });
      const own = await readOwnJob(await owner.get(pathOf('GET /api/own-jobs/:id', { id: job.publicId })));
      expect(own.validThrough).toBe(job.validThrough.toISOString());
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
    await expectProblem(await renew(owner, job), 409, /annulla prima l’eliminazione/);
  });
});

const now = new Date();
const inDays = (days: number): string => romeDay(now, days);
const endOfDay = (day: string): string => romeHour(romeDay(new Date(day), 1), 0).toISOString();

async function publish(applyBy: string): Promise<PublicJob> {
  const body = { ...jobBody(), title: uniqueWord(), applyBy };
  const answer = await (await asEmployer()).post(pathOf('POST /api/jobs'), body);
  expect(answer.status).toBe(201);
  return answer.json();
}

test.each([
  ['2026-12-31', '2026-12-31T23:00:00.000Z'],
  ['2027-03-28', '2027-01-14T11:00:00.000Z'],
  ['2026-12-15', '2026-12-15T23:00:00.000Z'],
  [null, '2027-01-14T11:00:00.000Z'],
])('an offer of 15 December until %s ends at %s', (applyBy, end) => {
  expect(offerEnd(new Date('2026-12-15T11:00:00Z'), { applyBy }).toISOString()).toBe(end);
});

describe('an offer with a last day for applications', () => {
  test('is open until that day is over in Rome, and no longer than thirty days', async () => {
    expect(await publish(inDays(4))).toMatchObject({ applyBy: inDays(4), validThrough: endOfDay(inDays(4)) });
    const far = await publish(inDays(80));
    expect(daysLeft(far)).toBe(30);
  });

  test('is refused where the day is over', async () => {
    const answer = await (await asEmployer()).post(pathOf('POST /api/jobs'), { ...jobBody(), applyBy: inDays(-1) });
    expect(await refusedFields(answer)).toEqual({ applyBy: 'Questo giorno è già passato' });
  });
});

describe('an edit of the last day', () => {
  test('moves the end, and leaves it where the day is the same', async () => {
    const { owner, job } = await makeOwnJob({ validThrough: addDays(now, 12) });
    const sooner = await readOwnJob(await edit(owner, job, { ...jobBody(), applyBy: inDays(3), revision: 1 }));
    expect(sooner.validThrough).toBe(endOfDay(inDays(3)));
    const same = await edit(owner, job, { ...jobBody(), title: 'Altro', applyBy: inDays(3), revision: 2 });
    expect((await readOwnJob(same)).validThrough).toBe(endOfDay(inDays(3)));
    const without = await readOwnJob(await edit(owner, job, { ...jobBody(), revision: 3 }));
    expect(daysLeft(without)).toBe(30);
  });

  test('of an ended offer opens nothing, and takes the day that it had', async () => {
    const ended = addDays(now, -2);
    const { owner, job } = await makeOwnJob({ status: 'expired', validThrough: ended, applyBy: inDays(-3) });
    const moved = await readOwnJob(await edit(owner, job, { ...jobBody(), applyBy: inDays(5), revision: 1 }));
    expect(moved).toMatchObject({ status: 'expired', validThrough: ended.toISOString() });
    const refused = await edit(owner, job, { ...jobBody(), applyBy: inDays(-1), revision: 2 });
    expect(await refusedFields(refused)).toEqual({ applyBy: 'Questo giorno è già passato' });
  });
});

test.each([6, -1])('a renewal keeps a last day to come, and drops one that is over: %i days', async (days) => {
  const values = {
    salaryMin: 1400,
    salaryPeriod: 'mese',
    validThrough: addDays(now, 2),
    applyBy: inDays(days),
  } as const;
  const { owner, job } = await makeOwnJob(values);
  const renewed = await readOwnJob(await renew(owner, job));
  if (days > 0) expect(renewed).toMatchObject({ applyBy: inDays(days), validThrough: endOfDay(inDays(days)) });
  else expect([renewed.applyBy, daysLeft(renewed)]).toEqual([null, 30]);
});

const sweep = () => runScheduled('*/5 * * * *', env, new Date());

const statusOf = async ({ id }: JobRow): Promise<JobStatus | undefined> =>
  (await testDb().select({ status: jobs.status }).from(jobs).where(eq(jobs.id, id)))[0]?.status;

describe('the sweep', () => {
  test('ends what is past its time and nothing else, and raises the versions of what showed it', async () => {
    const now = new Date();
    const ended = await makeJob({ postedAt: addDays(now, -30) });
    const open = await makeJob({ postedAt: addDays(now, -29) });
    const renewed = await makeJob({ postedAt: addDays(now, -40), validThrough: addDays(now, 20) });
    const paused = await makeJob({ postedAt: addDays(now, -40), status: 'paused' });
    const before = await env.LISTS.get('version');
    await sweep();
    const statuses = await Promise.all([ended, open, renewed, paused].map(statusOf));
    expect(statuses).toEqual(['expired', 'open', 'open', 'paused']);
    const after = await env.LISTS.get('version');
    expect(after).not.toBe(before);
    // Nothing more is to be ended.
    await sweep();
    expect(await env.LISTS.get('version')).toBe(after);
  });
});

test.each<[columns: Partial<JobRow>, status: number]>([
  [{ validThrough: new Date() }, 200],
  [{ status: 'closed' }, 200],
  [{ status: 'hidden' }, 404],
])('an offer that became %j is shown nowhere, and its address answers %i', async (columns, status) => {
  const job = await makeJob({ title: uniqueWord(), location: 'Temù', category: 'Automotive' });
  await forgetCopies();
  expect(await showing(job)).toEqual(placesOf(job));
  await testDb().update(jobs).set(columns).where(eq(jobs.id, job.id));
  await forgetCopies();
  const [own = '', ...others] = placesAbout(job);
  // The list of saved offers says that it has ended.
  const lists = (await showing(job)).filter((path) => path !== own && !others.includes(path) && !/saved/.test(path));
  expect(lists).toEqual([]);
  const answer = await asVisitor.get(own);
  expect(answer.status).toBe(status);
  if (status === 200) expect(await answer.json()).toMatchObject({ id: job.publicId, open: false });
});

const remove = (person: Person, { publicId }: Which) =>
  person.send(pathOf('DELETE /api/jobs/:id', { id: publicId }), { method: 'DELETE' });
const restore = (person: Person, { publicId }: Which) =>
  person.send(pathOf('POST /api/jobs/:id/restore', { id: publicId }), { method: 'POST' });

const textOf = async (path: string): Promise<string> => (await asVisitor.get(path)).text();

describe('a deleted offer', () => {
  test('is gone from every place at once, for everybody, and back when it is taken back', async () => {
    const { owner, job } = await makeOwnJob({ title: uniqueWord(), location: 'Temù', category: 'Automotive' });
    // Read once, so that what is kept for everybody holds it.
    expect(await showing(job)).toEqual(placesOf(job));
    const counts = await textOf(pathOf('GET /api/jobs/counts'));

    expect(await readOwnJob(await remove(owner, job))).toMatchObject({ status: 'deleted', open: false });
    expect(await showing(job)).toEqual([]);
    for (const path of placesAbout(job)) expect((await asVisitor.get(path)).status, path).toBe(404);
    expect(await textOf(pathOf('GET /api/jobs/counts'))).not.toBe(counts);
    await expectProblem(
      await (await asWorker()).post(pathOf('POST /api/jobs/:id/applications', { id: job.publicId }), { phone: PHONE }),
      404,
    );

    expect(await readOwnJob(await restore(owner, job))).toMatchObject({ status: 'open', deletedAt: null });
    expect(await showing(job)).toEqual(placesOf(job));
    expect(await textOf(pathOf('GET /api/jobs/counts'))).toBe(counts);
  });

  test('is purged no later when it is deleted twice', async () => {
    const { owner, job } = await makeOwnJob({ status: 'deleted', deletedAt: addDays(new Date(), -2) });
    const answers = await Promise.all([remove(owner, job), remove(owner, job)]);
    for (const answer of answers)
      expect((await readOwnJob(answer)).purgedAt).toBe(addDays(job.deletedAt ?? new Date(0), 7).toISOString());
  });

  test('comes back as what it was: paused, ended, hidden', async () => {
    const now = new Date();
    const states = [
      { ownerStatus: 'paused', status: 'paused' },
      { postedAt: addDays(now, -31), status: 'expired' },
      { hiddenAt: now, status: 'hidden' },
    ] as const;
    for (const columns of states) {
      const { owner, job } = await makeOwnJob(columns);
      await remove(owner, job);
      expect((await readOwnJob(await restore(owner, job))).status).toBe(columns.status);
    }
  });

  test('is taken back within seven days, by its owner; after that it is not there', async () => {
    const overdue = await makeOwnJob({ status: 'deleted', deletedAt: addDays(new Date(), -7) });
    await expectProblem(await restore(overdue.owner, overdue.job), 404);
    await expectProblem(await remove(overdue.owner, overdue.job), 404);
    const { owner, job } = await makeOwnJob({ status: 'deleted', deletedAt: addDays(new Date(), -6.9) });
    await expectProblem(await restore(await asStranger(), job), 404);
    expect((await readOwnJob(await restore(owner, job))).status).toBe('open');
    // Nothing was deleted: nothing to take back, and nothing to refuse.
    expect((await readOwnJob(await restore(owner, job))).status).toBe('open');
  });
});

test('a closed or ended offer is not purged', async () => {
  const [closed, ended] = [await makeOwnJob({ ownerStatus: 'closed', status: 'closed' }), await makeOwnJob()];
  await runScheduled('10 3 * * *', env, addDays(new Date(), 400));
  expect(await testDb().$count(jobs, inArray(jobs.id, [closed.job.id, ended.job.id]))).toBe(2);
});
