import { expect, test, vi } from 'vitest';
import { DRAFT_REFUSED, draftOf } from './draft.ts';

const EMPTY = { title: '', meals: false };

function memory(entries: [string, string][] = []) {
  const map = new Map(entries);
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

test('gives back what was typed, and nothing once cleared', () => {
  const store = memory();
  const draft = draftOf('job', EMPTY, () => store);
  expect(draft.read()).toEqual({});

  draft.write({ title: 'Cuoca/o 👩‍🍳 "stagionale"\n', meals: true });
  expect(draftOf('job', EMPTY, () => store).read()).toEqual({ title: 'Cuoca/o 👩‍🍳 "stagionale"\n', meals: true });
  expect(draftOf('profile', EMPTY, () => store).read()).toEqual({});

  draft.clear();
  expect(draft.read()).toEqual({});
  expect(store.map.size).toBe(0);
});

test('stores the fields it was given and no other', () => {
  const store = memory();
  const typed = { title: 'Cuoca/o', meals: false, password: 'segreta' };
  draftOf('job', EMPTY, () => store).write(typed);
  expect([...store.map.values()].join()).not.toContain('segreta');
});

test.each(['{', 'null', '7', '[]', '"title"', '{"title":7,"meals":"true","extra":"x"}', '{"title":null}'])(
  'takes nothing from a stored %s',
  (stored) => {
    const store = memory([['lavoro-in-valle.draft.job', stored]]);
    expect(draftOf('job', EMPTY, () => store).read()).toEqual({});
  },
);

test('does without a storage that is forbidden or full', () => {
  const forbidden = draftOf('job', EMPTY, () => {
    throw new DOMException('denied', 'SecurityError');
  });
  forbidden.write({ title: 'Cuoca/o' });
  forbidden.clear();
  expect(forbidden.read()).toEqual({});

  const full = draftOf('job', EMPTY, () => ({
    ...memory(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  }));
  full.write({ title: 'Cuoca/o' });
  expect(full.read()).toEqual({});
});

test('says so where it cannot keep what was typed, and only there', () => {
  const dispatchEvent = vi.fn();
  vi.stubGlobal('dispatchEvent', dispatchEvent);
  draftOf('job', EMPTY, memory).write({ title: 'Cuoca/o' });
  expect(dispatchEvent).not.toHaveBeenCalled();
  draftOf('job', EMPTY, () => {
    throw new DOMException('denied', 'SecurityError');
  }).write({ title: 'Cuoca/o' });
  expect(dispatchEvent.mock.calls.map(([event]) => event.type)).toEqual([DRAFT_REFUSED]);
  vi.unstubAllGlobals();
});
