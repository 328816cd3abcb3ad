import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeError } from './errors.ts';
import { testDb } from './testing/factories.ts';

const failure = (work: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(work).then(
    () => null,
    (error: unknown) => error,
  );

test('a refused statement is named, without its bound values', async () => {
  const error = await failure(testDb().run(sql`SELECT ${'rosa@example.org'}, ${'line\nbreak'} FROM nowhere`));
  expect(String(error)).toContain('rosa@example.org');
  const text = describeError(error);
  expect(text).toContain('no such table: nowhere');
  expect(text).not.toMatch(/rosa|break|params|\n/);
});

test.each([
  [new TypeError('first\nsecond'), 'TypeError: first'],
  [new Error('outer', { cause: new RangeError('inner\nparams: rosa') }), 'Error: outer <- RangeError: inner'],
  [new Error('outer', { cause: 'rosa' }), 'Error: outer'],
  ['rosa@example.org', 'string'],
  [null, 'object'],
])('%o is said as %s', (error, text) => {
  expect(describeError(error)).toBe(text);
});
