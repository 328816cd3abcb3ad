import { expect, test } from 'vitest';
import { newPublicId } from './public-id.ts';

test('ids are twelve characters that people can read aloud, and never the same', () => {
  const ids = Array.from({ length: 2000 }, newPublicId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{12}$/);
});
