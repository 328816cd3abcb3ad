import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, inject, test } from 'vitest';
import { jobs } from '../db/tables/jobs.ts';
import { newJobRow, testDb } from '../testing/factories.ts';
import { readJobs } from '../testing/job-lists.ts';
import { facetsOf } from './facets.ts';

const migrations = inject('migrations');
const backfill = migrations.findIndex(({ name }) => name.includes('offer_extras'));

/** Offers as they were published before lists could be filtered by these columns. */
const NOTHING = {
  housing: 0,
  meals: 0,
  salary_min: null,
  salary_max: null,
  shifts: '[]',
  openings: null,
  start_date: null,
  status: 'open',
};
const OFFERS: readonly ({ readonly title: string } & Partial<Record<keyof typeof NOTHING, string | number>>)[] = [
  { title: 'A', housing: 1, meals: 1, salary_min: 1200, shifts: '["sera","fine settimana"]', openings: 2 },
  { title: 'B', salary_max: 9.5, openings: 1, start_date: '2027-06-30' },
  { title: 'C', openings: 12, start_date: '2026-12-01' },
  { title: 'D', housing: 1, shifts: '["notte"]', openings: 3, start_date: '2027-06-01', status: 'paused' },
  { title: 'E' },
];

test('offers that were there before can be filtered by all that an offer says', async () => {
  await reset();
  await applyD1Migrations(env.DB, migrations.slice(0, backfill));
  await env.DB.prepare(
    "INSERT INTO users (public_id, name, email, password_hash, created_at) VALUES ('u', 'U', 'u@example.org', '', 0)",
  ).run();
  const row = newJobRow({ ownerId: 1 });
  for (const { title, ...said } of OFFERS) {
    const extras = Object.entries({ ...NOTHING, ...said });
    const { facets } = newJobRow({ ownerId: 1 });
    await env.DB.prepare(
      `INSERT INTO jobs (public_id, owner_id, title, company_name, location, category, type, experience, contract,
        description, town, lat, lon, posted_at, valid_through, updated_at, title_key, location_key, cell, facets,
        ${extras.map(([column]) => column)})
      VALUES (?, 1, ?, '-', ?, ?, ?, ?, ?, '-', ?, ?, ?, ?, ?, ?, ?, '-', ?, ?, ${extras.map(() => '?')})`,
    )
      .bind(
        ...[title, title, row.location, row.category, row.type, row.experience, row.contract, row.town, row.lat],
        ...[row.lon, Date.now(), Date.now() + 86_400_000, Date.now(), title.toLowerCase(), row.cell, facets],
        ...extras.map(([, value]) => value),
      )
      .run();
  }
  await applyD1Migrations(env.DB, migrations.slice(backfill));

  const stored = await testDb().select().from(jobs);
  expect(stored.map(({ facets }) => facets)).toEqual(stored.map(facetsOf));
  const titles = async (query: string) => (await readJobs(query)).titles.toSorted().join('');
  expect(await titles('housing=true')).toBe('A');
  expect(await titles('meals=true')).toBe('A');
  expect(await titles('pay=true')).toBe('AB');
  expect(await titles('shift=fine+settimana')).toBe('A');
  expect(await titles('openings=true')).toBe('AC');
  expect(await titles('start=2027-06')).toBe('B');
  expect(await titles('start=2026-12')).toBe('C');
  expect(await titles('')).toBe('ABCE');
  // Made visible again, it is found by what it has been given meanwhile.
  await env.DB.prepare("UPDATE jobs SET status = 'open' WHERE title = 'D'").run();
  expect(await titles('shift=notte&housing=true&openings=true&start=2027-06')).toBe('D');
});
