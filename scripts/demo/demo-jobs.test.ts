import { describe, expect, it } from 'vitest';
import { romeDay, romeDaysBetween } from '../../shared/dates.ts';
import { JOB_CATEGORIES, JOB_CONTRACTS, JOB_EXPERIENCES, JOB_TYPES, OFFER_DAYS } from '../../shared/job-values.ts';
import { publishJobBody } from '../../shared/jobs.ts';
import { locate } from '../../shared/places/locate.ts';
import { COMPANIES } from './companies.ts';
import { type DemoJob, demoJobs } from './demo-jobs.ts';

// Clocks change on 25 October: the days before and after are the ones where hours go wrong.
const MOMENTS = [
  '2026-10-25T12:00:00Z',
  '2026-11-21T09:30:00Z',
  '2027-03-29T00:20:00+02:00',
  '2027-07-14T23:59:00+02:00',
];

const ageOf = (job: DemoJob, now: Date): number => romeDaysBetween(job.postedAt, now);
const openAt = (now: Date) =>
  demoJobs(now).filter(({ postedAt }) => now.getTime() - postedAt.getTime() < OFFER_DAYS * 86_400_000);
const distinct = <T>(items: readonly T[]): number => new Set(items).size;

describe.each(MOMENTS)('the demo offers seeded at %s', (moment) => {
  const now = new Date(moment);
  const all = demoJobs(now);
  const open = openAt(now);

  it('are at least 150 open ones and ten expired', () => {
    expect(open.length).toBeGreaterThanOrEqual(150);
    expect(all.length - open.length).toBe(10);
  });

  it('have every age from 0 to 29 days, and nothing is posted in the future', () => {
    expect(new Set(open.map((job) => ageOf(job, now)))).toEqual(new Set(Array.from({ length: 30 }, (_, age) => age)));
    expect(all.every(({ postedAt }) => postedAt <= now)).toBe(true);
  });

  it('come in the order in which they were posted', () => {
    const times = all.map(({ postedAt }) => postedAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('lie in at least 30 municipalities, ten without coordinates', () => {
    const places = open.map(({ body }) => locate(body.location, null));
    expect(distinct(places.flatMap(({ town }) => town ?? []))).toBeGreaterThanOrEqual(30);
    expect(places.filter(({ lat }) => lat === null)).toHaveLength(10);
  });

  it('cover every category, type, contract and experience', () => {
    const values = (field: 'category' | 'type' | 'contract' | 'experience') =>
      new Set<string>(open.map(({ body }) => body[field]));
    expect(values('category')).toEqual(new Set(JOB_CATEGORIES));
    expect(values('type')).toEqual(new Set(JOB_TYPES));
    expect(values('contract')).toEqual(new Set(JOB_CONTRACTS));
    expect(values('experience')).toEqual(new Set(JOB_EXPERIENCES));
  });

  it('begin after they were posted and end after they begin', () => {
    for (const { body, postedAt } of all) {
      if (body.startDate) expect(body.startDate > romeDay(postedAt), body.title).toBe(true);
      if (body.endDate) expect(body.endDate > (body.startDate ?? romeDay(postedAt)), body.title).toBe(true);
    }
  });
});

describe('the demo offers', () => {
  const now = new Date('2026-11-21T09:30:00Z');
  const all = demoJobs(now);

  it('are the same for the same moment, and say the same at any hour of a day', () => {
    const evening = new Date('2026-11-21T21:00:00Z');
    const said = (jobs: readonly DemoJob[], at: Date) => jobs.map((job) => [job.body, ageOf(job, at)]);
    expect(demoJobs(now)).toEqual(all);
    expect(said(demoJobs(evening), evening)).toEqual(said(all, now));
  });

  it('are what the API accepts, unchanged', () => {
    for (const { body } of all) expect(publishJobBody.parse(body)).toEqual(body);
  });

  it('are all different', () => {
    expect(distinct(all.map(({ body }) => `${body.title}|${body.companyName}`))).toBe(all.length);
    expect(distinct(all.map(({ body }) => body.description))).toBe(all.length);
  });

  it('come from every company, each of a name of its own and in a place that is known', () => {
    expect(new Set(all.map(({ company }) => company.name))).toEqual(new Set(COMPANIES.map(({ name }) => name)));
    expect(distinct(COMPANIES.map(({ name }) => name))).toBe(COMPANIES.length);
    expect(COMPANIES.filter(({ place }) => locate(place, null).town === null)).toEqual([]);
  });

  it('mention every pay in their text', () => {
    for (const { body } of all) {
      if (body.salaryMin === undefined) continue;
      const digits = String(body.salaryMin).replace('.', '').replace(/0+$/, '');
      expect(body.description.replace(/[.,]/g, ''), body.title).toContain(digits);
    }
  });
});
