import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { isDatabaseDown, openDatabase } from './client.ts';
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
