import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';
import { literalNumber } from './statements.ts';

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
