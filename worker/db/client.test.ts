import { env } from 'cloudflare:workers';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';
import { isDatabaseDown, openDatabase } from './client.ts';
import { literalNumber } from './statements.ts';
import { users } from './tables/accounts.ts';

const down = (message: string): boolean => isDatabaseDown(new Error('outer', { cause: new Error(message) }));

// Documented errors of Cloudflare (developers.cloudflare.com/d1/observability/debug-d1).
test.each([
  'D1_ERROR: D1 DB reset because its code was updated.',
  'D1_ERROR: Internal error while starting up D1 DB storage caused object to be reset.',
  'D1_ERROR: Network connection lost.',
  'D1_ERROR: Internal error in D1 DB storage caused object to be reset.',
  'D1_ERROR: Cannot resolve D1 DB due to transient issue on remote node.',
  "D1_ERROR: Can't read from request stream because client disconnected.",
  'D1_ERROR: D1 DB is overloaded. Too many requests queued.',
  'D1_ERROR: D1 DB is overloaded. Requests queued for too long.',
  'D1_ERROR: D1 DB exceeded its memory limit and was reset.',
  'D1_ERROR: D1 DB exceeded its CPU time limit and was reset.',
  'D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.',
  'D1_ERROR: Exceeded maximum DB size.',
  "Your account has exceeded D1's maximum account storage limit, please contact Cloudflare to raise your limit",
  'D1_ERROR: no such table: jobs: SQLITE_ERROR',
  'D1_ERROR: table jobs has no column named x: no such column',
])('%s: the database is not there', (message) => {
  expect(down(message)).toBe(true);
});

test.each([
  'D1_ERROR: near "FORM": syntax error at offset 3: SQLITE_ERROR',
  'D1_ERROR: UNIQUE constraint failed: users.email: SQLITE_CONSTRAINT',
  'D1_ERROR: malformed JSON: SQLITE_ERROR',
  "D1_TYPE_ERROR: Type 'undefined' not supported",
])('%s: a mistake of ours', (message) => {
  expect(down(message)).toBe(false);
});

test('typed text in a faulty statement is no failure of the database', async () => {
  const name = 'Network connection lost. D1 DB is overloaded';
  const failed = await openDatabase(env.DB, null)
    .insert(users)
    .values({ publicId: 'x', name, email: 'a', passwordHash: 'a', createdAt: new Date(), id: -1, role: null as never })
    .catch((error: unknown) => error);
  expect(String(failed)).toContain(name);
  expect(isDatabaseDown(failed)).toBe(false);
});

const written = (number: number) => new SQLiteSyncDialect().sqlToQuery(literalNumber(number));

test('a whole number stands in the statement, and is no parameter', () => {
  for (const number of [0, 7, -1, Number.MAX_SAFE_INTEGER])
    expect(written(number)).toMatchObject({ sql: String(number), params: [] });
});

test('anything else is refused', () => {
  const texts = ['1', '1; DROP TABLE jobs', null, undefined] as unknown as number[];
  for (const other of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, 1e21, ...texts])
    expect(() => literalNumber(other), String(other)).toThrow(RangeError);
});
