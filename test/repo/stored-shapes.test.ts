import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { CALLS } from '../../shared/calls/all.ts';
import { SHAPES } from '../../shared/stored-shapes.ts';
import { read } from './repository.ts';

/** Calls whose answers are stored in KV or on devices. */
const STORED = [
  'GET /api/jobs',
  'GET /api/jobs/counts',
  'GET /api/jobs/filters',
  'GET /api/jobs/suggestions',
  'GET /api/jobs/:id',
  'GET /api/candidates',
] as const;

const answers = (): string =>
  JSON.stringify(
    STORED.map((name) => z.toJSONSchema(CALLS[name].responses[200].schema, { unrepresentable: 'any' })),
    (key, value) => (key === 'description' && typeof value === 'string' ? undefined : value),
  );

/** The statements whose rows are stored as they come. */
const index = (): string =>
  /const ROWS_OF = .*?const VERSIONS/s.exec(read('worker/search/open-index.ts'))?.[0].replace(/\s+/g, ' ') ?? '';

// A changed shape: the next number in shared/stored-shapes.ts, and its digest here in a new line; those that were live stay.
test.each([
  ['answers', answers, { 1: '57494a742eb52573' }],
  ['index', index, { 1: 'cf1c9903d80c542d' }],
] as const)('the shape of stored %s has its number', (name, shape, digests) => {
  const digest = createHash('sha256').update(shape()).digest('hex').slice(0, 16);
  expect(digest).toBe(digests[SHAPES[name]]);
});
