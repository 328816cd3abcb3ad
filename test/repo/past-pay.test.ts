import { expect, test } from 'vitest';
import { PRIVATE_MATTERS } from '../../shared/wording-rules.ts';
import { filesIn, isTest, read } from './repository.ts';

/** The rules themselves, which name what they find. */
const RULES = /^shared\/(?:private-matters|wording)/u;

test('no field, template, mail or article asks what somebody earned elsewhere', () => {
  const rules = PRIVATE_MATTERS.filter(({ about }) => about === 'pay');
  const texts = ['shared', 'web', 'worker'].flatMap(filesIn).filter((path) => /\.(?:tsx?|md)$/u.test(path));
  const own = texts.filter((path) => !isTest(path) && !RULES.test(path));
  expect(own.length).toBeGreaterThan(300);
  const requesting = own.flatMap((path) =>
    rules.flatMap(({ pattern }) => [...read(path).matchAll(pattern)].map(([found]) => `${path}: ${found}`)),
  );
  expect(requesting).toEqual([]);
});
