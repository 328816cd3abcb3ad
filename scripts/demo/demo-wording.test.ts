import { expect, test } from 'vitest';
import { wordingHints } from '../../shared/wording.ts';
import { demoJobs } from './demo-jobs.ts';
import samples from './sample-offers.json' with { type: 'json' };

const warned = ({ title, description }: { title: string; description: string }): string[] =>
  [title, description].flatMap((text) => wordingHints(text, `${title}\n${description}`)).map(({ found }) => found);

test('the check of the wording stays silent on offers that are for everybody', () => {
  const offers = demoJobs(new Date()).map(({ body }) => body);
  expect(offers.length).toBeGreaterThan(100);
  expect(offers.flatMap(warned)).toEqual([]);
});

test('of offers as people write them it warns about the one that names a woman', () => {
  expect(samples.flatMap(warned)).toEqual(['Impiegata amministrativa']);
});
