import { expect, test } from 'vitest';
import { readSteps, type SearchStep, writeSteps } from './search-steps.ts';

test('steps are read as they were written, whatever their words', () => {
  const steps: readonly SearchStep[] = [
    { kind: 'exact', count: 2, words: [] },
    { kind: 'without', count: 1, words: ['part time', 'a,b:c'] },
    { kind: 'near', count: 5, words: ['Temù'] },
  ];
  expect(readSteps(writeSteps(steps))).toEqual(steps);
  expect(writeSteps(steps)).toMatch(/^[\x21-\x7e]+$/);
});

test('a list without the header has no steps', () => {
  expect(readSteps(null)).toEqual([]);
});
