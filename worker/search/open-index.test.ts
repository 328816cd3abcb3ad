import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';
import { SHAPES } from '../../shared/stored-shapes.ts';
import { digest } from '../digest.ts';
import { ROWS_OF } from './open-index.ts';
import { WORDS_OF } from './open-words.ts';

// A changed statement: the next number in shared/stored-shapes.ts, and its digest here in a new line; those that were live stay.
const DIGESTS = {
  1: '643e0fb51fd0674090c9435967a2090a',
  2: 'd8e5da453eed86bc7b9af83a5a803779',
  3: 'ec2c2c687becc4596c52a0be9e30a685',
};

test('the shape of the stored index has its number', async () => {
  const statements = [ROWS_OF, WORDS_OF].flatMap(({ jobs, candidates }) => [jobs, candidates]);
  const texts = statements.map((statement) => new SQLiteSyncDialect().sqlToQuery(statement).sql.replace(/\s+/g, ' '));
  expect(await digest(texts.join())).toBe(DIGESTS[SHAPES.index]);
});
