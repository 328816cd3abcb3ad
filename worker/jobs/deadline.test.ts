import { describe, expect, test } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import { addDays, romeDay } from '../../shared/dates.ts';
import type { OwnJob, PublicJob } from '../../shared/jobs.ts';
import { pagePath } from '../../shared/paths.ts';
import { romeHour } from '../../shared/rome-clock.ts';
import { refusedFields } from '../testing/expect-problem.ts';
import { jobBody, uniqueWord } from '../testing/factories.ts';
import { makeOwnJob, readOwnJob } from '../testing/own-jobs.ts';
import { readPage } from '../testing/read-page.ts';
import { asEmployer, type Person } from '../testing/requests.ts';
import { offerEnd } from './job-row.ts';

const now = new Date();
const inDays = (days: number): string => romeDay(now, days);
const endOfDay = (day: string): string => romeHour(romeDay(new Date(day), 1), 0).toISOString();

async function publish(applyBy: string): Promise<PublicJob> {
  const answer = await (await asEmployer()).post(pathOf('POST /api/jobs'), {
    ...jobBody(),
    title: uniqueWord(),
    applyBy,
  });
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
    expect(Math.round((Date.parse(far.validThrough) - now.getTime()) / 86_400_000)).toBe(30);
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
    expect(Math.round((Date.parse(without.validThrough) - now.getTime()) / 86_400_000)).toBe(30);
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

describe('a renewal', () => {
  const renewed = async (applyBy: string): Promise<OwnJob> => {
    const values = { salaryMin: 1400, salaryPeriod: 'mese', validThrough: addDays(now, 2), applyBy } as const;
    const { owner, job } = await makeOwnJob(values);
    return readOwnJob(await owner.post(pathOf('POST /api/jobs/:id/renew', { id: job.publicId }), {}));
  };

  test('keeps a last day that is to come, and ends with it', async () => {
    expect(await renewed(inDays(6))).toMatchObject({ applyBy: inDays(6), validThrough: endOfDay(inDays(6)) });
  });

  test('takes off one that is over', async () => {
    const job = await renewed(inDays(-1));
    expect(job.applyBy).toBeNull();
    expect(Math.round((Date.parse(job.validThrough) - now.getTime()) / 86_400_000)).toBe(30);
  });
});
