import { env } from 'cloudflare:workers';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { makeJob } from '../testing/factories.ts';
import { openDatabase } from './client.ts';
import { hasDistinctColumns } from './count-reads.ts';
import { users } from './tables/accounts.ts';
import { jobs } from './tables/jobs.ts';

describe('columns of a statement', () => {
  test.each([
    'select "id" from "jobs"',
    'select distinct "id", "title" from "jobs" where "id" in (select "id", "id" from "users")',
    'select "jobs"."id", "jobs"."title", "users"."name" from "jobs" inner join "users"',
    'select "id", (select "id" from "users") from "jobs"',
    'select "jobs"."id", "users"."id" as "owner" from "jobs" inner join "users"',
    'select count(*) from "jobs"',
    'select "id", replace("title", \', from (\', "id") from "jobs"',
    'with "found" as (select "id", "id" from "users") select "id" from "found"',
    'insert into "jobs" ("id") values (?) returning "id", "public_id"',
    'insert into "jobs" ("id") select "id" from "users" returning "id"',
  ])('%s: each by a name of its own', (query) => {
    expect(hasDistinctColumns(query)).toBe(true);
  });

  test.each([
    'select "jobs"."id", "users"."id" from "jobs" inner join "users"',
    'select "id", "id" from "jobs"',
    'select "jobs"."id", id from "jobs" inner join "users"',
    'select distinct "id", "id" from "jobs"',
    'select "jobs"."id", "users"."public_id" as "id" from "jobs" inner join "users"',
    'select count(*), count(*) from "jobs"',
    'select "id", 1 from "jobs"',
    'select * from "jobs"',
    'select "jobs".* from "jobs"',
    'insert into "jobs" ("id") values (?)',
  ])('%s: two may share one, as far as anybody can say', (query) => {
    expect(hasDistinctColumns(query)).toBe(false);
  });
});

test('a counted session answers what any other does, and says what was read', async () => {
  const { id, ownerId } = await makeJob();
  const reads = { rows: 0, uncounted: 0 };
  const [counted, other] = [openDatabase(env.DB, null, reads), openDatabase(env.DB, null)];
  const asked = [
    (db: typeof other) => db.select().from(jobs).where(eq(jobs.id, id)),
    (db: typeof other) => db.all(sql`SELECT title, id FROM jobs WHERE id = ${id}`),
    (db: typeof other) => db.batch([db.select().from(users).where(eq(users.id, ownerId))]),
    (db: typeof other) => db.update(jobs).set({ title: 'Cuoca' }).where(eq(jobs.id, id)).returning(),
  ];
  for (const ask of asked) {
    const before = reads.rows;
    expect(await ask(counted)).toEqual(await ask(other));
    expect(reads.rows).toBeGreaterThan(before);
  }
  expect(reads.uncounted).toBe(0);
  expect(counted.bookmark()).not.toBeNull();
});

test('columns of the same name stay apart; what they cost is not known', async () => {
  const { id, ownerId } = await makeJob();
  const reads = { rows: 0, uncounted: 0 };
  const found = await openDatabase(env.DB, null, reads)
    .select({ job: jobs, owner: users })
    .from(jobs)
    .innerJoin(users, eq(users.id, jobs.ownerId))
    .where(eq(jobs.id, id));
  expect(found[0]?.job.id).toBe(id);
  expect(found[0]?.owner.id).toBe(ownerId);
  expect(reads).toEqual({ rows: 0, uncounted: 1 });
});
