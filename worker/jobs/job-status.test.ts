import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import { addDays, romeDay, romeHour } from '../../shared/dates.ts';
import type { OwnJob, PublicJob } from '../../shared/jobs.ts';
import { pagePath } from '../../shared/paths.ts';
import { type JobRow, type JobStatus, jobs } from '../db/tables/jobs.ts';
import { runScheduled } from '../scheduled.ts';
import { PHONE } from '../testing/cv.ts';
import { expectProblem, refusedFields } from '../testing/expect-problem.ts';
import { jobBody, makeJob, testDb, uniqueWord } from '../testing/factories.ts';
import { forgetCopies } from '../testing/forget-copies.ts';
import { readJobs } from '../testing/job-lists.ts';
import { makeOwnJob, readOwnJob } from '../testing/own-jobs.ts';
import { readPage } from '../testing/read-page.ts';
import { asEmployer, asVisitor, asWorker, type Person } from '../testing/requests.ts';
import { placesAbout, placesOf, showing } from '../testing/shown-places.ts';
import { offerEnd } from './job-row.ts';

type Which = Pick<JobRow, 'publicId'>;
const setStatus = (person: Person, { publicId }: Which, ownerStatus: unknown) =>
  person.post(pathOf('PUT /api/jobs/:id/status', { id: publicId }), { ownerStatus }, { method: 'PUT' });
const renew = (person: Person, { publicId }: Which, body: unknown = {}) =>
  person.post(pathOf('POST /api/jobs/:id/renew', { id: publicId }), body);

/** Days from now until an offer ends, to the hour. */
const daysLeft = ({ validThrough }: Pick<OwnJob, 'validThrough'>): number =>
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
        await (await asWorker()).post(pathOf('POST /api/jobs/:id/applications', { id: job.publicId }), {
          phone: PHONE,
        }),
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
    const { message } = await expectProblem(await renew(owner, job), 409);
    expect(message).toContain('annulla prima l’eliminazione');
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

const edit = (owner: Person, id: string, body: object) =>
  owner.post(pathOf('PATCH /api/jobs/:id', { id }), body, { method: 'PATCH' });

test.each([
  ['2026-12-31', '2026-12-31T23:00:00.000Z'],
  ['2027-03-28', '2027-01-14T11:00:00.000Z'],
  ['2026-12-15', '2026-12-15T23:00:00.000Z'],
  [null, '2027-01-14T11:00:00.000Z'],
])('an offer of 15 December until %s ends at %s', (applyBy, end) => {
  expect(offerEnd(new Date('2026-12-15T11:00:00Z'), applyBy).toISOString()).toBe(end);
});

describe('an offer with a last day for applications', () => {
  test('is open until that day is over in Rome, and no longer than thirty days', async () => {
    expect(await publish(inDays(4))).toMatchObject({ applyBy: inDays(4), validThrough: endOfDay(inDays(4)) });
    const far = await publish(inDays(80));
    expect(daysLeft(far)).toBe(30);
  });

  test('says it on its page and its poster, and counts the last three days down on its card', async () => {
    const job = await publish(inDays(1));
    const { html } = await readPage(pagePath.job(job.id));
    expect(html).toContain('Candidature entro');
    expect(html).toContain('Ancora 2 giorni per candidarsi');
    expect((await readPage(`${pagePath.jobs()}?search=${job.title}`)).html).toContain('Ancora 2 giorni per candidarsi');
    const later = await publish(inDays(9));
    expect((await readPage(`${pagePath.jobs()}?search=${later.title}`)).html).not.toContain('per candidarsi');
  });

  test('is refused where the day is over', async () => {
    const answer = await (await asEmployer()).post(pathOf('POST /api/jobs'), { ...jobBody(), applyBy: inDays(-1) });
    expect(await refusedFields(answer)).toEqual({ applyBy: 'Questo giorno è già passato' });
  });
});

describe('an edit', () => {
  test('with another last day moves the end, and leaves it where the day is the same', async () => {
    const { owner, job } = await makeOwnJob({ validThrough: addDays(now, 12) });
    const sooner = await readOwnJob(await edit(owner, job.publicId, { ...jobBody(), applyBy: inDays(3), revision: 1 }));
    expect(sooner.validThrough).toBe(endOfDay(inDays(3)));
    const same = await edit(owner, job.publicId, { ...jobBody(), title: 'Altro', applyBy: inDays(3), revision: 2 });
    expect((await readOwnJob(same)).validThrough).toBe(endOfDay(inDays(3)));
    const without = await readOwnJob(await edit(owner, job.publicId, { ...jobBody(), revision: 3 }));
    expect(daysLeft(without)).toBe(30);
  });

  test('of an ended offer opens nothing, and takes the day that it had', async () => {
    const ended = addDays(now, -2);
    const { owner, job } = await makeOwnJob({ status: 'expired', validThrough: ended, applyBy: inDays(-3) });
    const moved = await readOwnJob(await edit(owner, job.publicId, { ...jobBody(), applyBy: inDays(5), revision: 1 }));
    expect(moved).toMatchObject({ status: 'expired', validThrough: ended.toISOString() });
    const refused = await edit(owner, job.publicId, { ...jobBody(), applyBy: inDays(-1), revision: 2 });
    expect(await refusedFields(refused)).toEqual({ applyBy: 'Questo giorno è già passato' });
  });
});

test.each([6, -1])(
  'a renewal keeps a last day that is to come, and takes off one that is over: in %i days',
  async (days) => {
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
  },
);

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
  [{ status: 'expired' }, 200],
  [{ status: 'paused' }, 200],
  [{ status: 'closed' }, 200],
  [{ status: 'hidden' }, 404],
  [{ status: 'deleted' }, 404],
])(
  'an offer that became %j is in no list, page, feed or sitemap, and its address answers %i',
  async (columns, status) => {
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
  },
);
