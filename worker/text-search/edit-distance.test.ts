import { expect, test } from 'vitest';
import { editDistance } from './spellings.ts';

test.each([
  ['cameriere', 'cameriere', 0],
  ['camriere', 'cameriere', 1],
  ['camerriere', 'cameriere', 1],
  ['cameriera', 'cameriere', 1],
  ['camereire', 'cameriere', 1],
  ['badnate', 'badante', 1],
  ['camrire', 'cameriere', 2],
  ['infremire', 'infermiere', 2],
  ['acb', 'ab', 1],
  ['', 'ab', 2],
  ['ab', '', 2],
  ['', '', 0],
])('%s and %s are %i apart, both ways', (a, b, distance) => {
  expect(editDistance(a, b, 3)).toBe(distance);
  expect(editDistance(b, a, 3)).toBe(distance);
});

test('a word that is too far is not compared to its end', () => {
  expect(editDistance('muratore', 'cameriere', 2)).toBe(3);
  expect(editDistance('a'.repeat(30), 'b'.repeat(30), 1)).toBe(2);
  expect(editDistance('bar', 'barista', 2)).toBe(3);
  expect(editDistance('muratroe', 'muratore', 0)).toBe(1);
});
