import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { JobSummary } from '../../../shared/jobs.ts';
import { SAMPLE_PUBLIC_JOB } from '../../../shared/testing/sample-public-job.ts';
import { keepCopies, savedJobs, toggleSaved } from '../../api/saved-jobs.ts';
import { readCopies } from './use-saved-list.ts';

const KEY = 'lavoro-in-valle.saved-copies';

const { description: _long, ...SUMMARY } = SAMPLE_PUBLIC_JOB;
const job = (id: string): JobSummary => ({ ...SUMMARY, id, title: `Cuoca ${id}` });

let items: Map<string, string>;

beforeEach(() => {
  items = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
  vi.useFakeTimers({ now: new Date('2026-10-08T10:00:00Z') });
});
afterEach(() => void vi.useRealTimers());

test('a copy is what the offer said, with its time and without its long text', () => {
  keepCopies([{ ...job('a'), description: 'Lungo testo' } as JobSummary], ['a']);
  expect(readCopies()).toEqual([{ ...job('a'), copiedAt: '2026-10-08T10:00:00.000Z' }]);
  expect(items.get(KEY)).not.toContain('Lungo testo');
});

test('a fresh copy takes the place of the older one; those of offers no longer saved go', () => {
  keepCopies([job('a'), job('b'), job('c')], ['a', 'b', 'c']);
  vi.setSystemTime(new Date('2026-10-09T10:00:00Z'));
  keepCopies([{ ...job('b'), title: 'Cuoco' }, job('d')], ['a', 'b']);
  expect(readCopies().map(({ id, title, copiedAt }) => [id, title, copiedAt.slice(0, 10)])).toEqual([
    ['b', 'Cuoco', '2026-10-09'],
    ['a', 'Cuoca a', '2026-10-08'],
  ]);
});

test('an offer saved again from its copy keeps the age of the copy', () => {
  keepCopies([job('a')], ['a']);
  const copies = readCopies();
  vi.setSystemTime(new Date('2026-10-20T10:00:00Z'));
  keepCopies(copies, ['a']);
  expect(readCopies()).toEqual(copies);
});

test.each([
  '{"broken',
  'null',
  '"text"',
  '{"a":1}',
  '[null,1,"x",[],{}]',
  JSON.stringify([{ ...job('a'), copiedAt: 'ieri' }]),
  JSON.stringify([{ ...job('a'), copiedAt: '2026-10-08T10:00:00Z', salaryMin: undefined }]),
  JSON.stringify([{ ...job('a'), copiedAt: '2026-10-08T10:00:00Z', title: { html: '<b>' } }]),
])('junk %# holds no copy, and a new one finds its place there', (text) => {
  items.set(KEY, text);
  expect(readCopies()).toEqual([]);
  keepCopies([job('a')], ['a']);
  expect(readCopies().map(({ id }) => id)).toEqual(['a']);
});

test('one offer more than a device keeps is refused, until another is taken off', () => {
  items.set('lavoro-in-valle.saved', JSON.stringify(Array.from({ length: 200 }, (_, index) => `offer-${index}`)));
  expect(toggleSaved('one-more', job('one-more'))).toBe('full');
  expect(savedJobs()).not.toContain('one-more');
  expect(toggleSaved('offer-0', null)).toBe('done');
  expect(toggleSaved('one-more', job('one-more'))).toBe('done');
  expect(savedJobs()).toHaveLength(200);
  expect(savedJobs()[0]).toBe('one-more');
});

test('storage that is full or forbidden is no error', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  });
  expect(() => keepCopies([job('a')], ['a'])).not.toThrow();
  vi.stubGlobal('localStorage', undefined);
  expect(readCopies()).toEqual([]);
  expect(() => keepCopies([job('a')], ['a'])).not.toThrow();
});
