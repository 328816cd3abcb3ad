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
const OFFERS = [
  { title: 'A', housing: 1, meals: 1, salary_min: 1200, salary_max: null, shifts: '["sera","fine settimana"]' },
  { title: 'B', housing: 0, meals: 0, salary_min: null, salary_max: 9.5, shifts: '[]' },
  { title: 'C', housing: 0, meals: 0, salary_min: null, salary_max: null, shifts: '[]' },
  { title: 'D', housing: 1, meals: 0, salary_min: null, salary_max: null, shifts: '["notte"]', status: 'paused' },
] as const;

test('offers that were there before can be filtered by lodging, meals, pay and shifts', async () => {
  await reset();
  await applyD1Migrations(env.DB, migrations.slice(0, backfill));
  await env.DB.prepare(
    "INSERT INTO users (public_id, name, email, password_hash, created_at) VALUES ('u', 'U', 'u@example.org', '', 0)",
  ).run();
  const row = newJobRow({ ownerId: 1 });
  for (const { title, housing, meals, salary_min, salary_max, shifts, ...more } of OFFERS) {
    const { facets } = newJobRow({ ownerId: 1 });
    await env.DB.prepare(
      `INSERT INTO jobs (public_id, owner_id, status, title, company_name, location, category, type, experience, contract,
        description, town, lat, lon, posted_at, valid_through, updated_at, housing, meals, salary_min, salary_max, shifts,
        title_key, location_key, cell, facets)
      VALUES (?, 1, ?, ?, '-', ?, ?, ?, ?, ?, '-', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '-', ?, ?)`,
    )
      .bind(
        ...[title, 'status' in more ? more.status : 'open', title, row.location, row.category, row.type],
        ...[row.experience, row.contract, row.town, row.lat, row.lon, Date.now(), Date.now() + 86_400_000, Date.now()],
        ...[housing, meals, salary_min, salary_max, shifts, title.toLowerCase(), row.cell, facets],
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
  expect(await titles('')).toBe('ABC');
  // Made visible again, it is found by what it has been given meanwhile.
  await env.DB.prepare("UPDATE jobs SET status = 'open' WHERE title = 'D'").run();
  expect(await titles('shift=notte&housing=true')).toBe('D');
});
