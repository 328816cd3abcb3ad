import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editDraftOf, replacedDraftOf } from './edit-job-draft.ts';
import { EMPTY_JOB } from './publish-job-values.ts';

const typed = (title: string) => ({ ...EMPTY_JOB, title });

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a draft remembers the revision it was typed over, whatever the offer has become', () => {
  editDraftOf('a', 3).write(typed('Cuoca'));
  const later = editDraftOf('a', 5);
  expect(later.revision).toBe(3);
  expect(later.read()).toEqual(typed('Cuoca'));
  later.write(typed('Cuoco'));
  expect(editDraftOf('a', 5).revision).toBe(3);
});

test('one that begins from a newer version takes the older one’s place', () => {
  editDraftOf('a', 3).write(typed('Cuoca'));
  const begun = editDraftOf('a', 5, { begin: true });
  begun.write(typed('Barista'));
  expect([editDraftOf('a', 6).revision, editDraftOf('a', 6).read().title]).toEqual([5, 'Barista']);
});

test('each offer has a draft of its own, and one beside it for what was replaced', () => {
  editDraftOf('a', 1).write(typed('Cuoca'));
  replacedDraftOf('a').write(typed('Barista'));
  expect(editDraftOf('b', 1).read()).toEqual({});
  expect([editDraftOf('a', 1).read().title, replacedDraftOf('a').read().title]).toEqual(['Cuoca', 'Barista']);
  editDraftOf('a', 1).clear();
  expect(editDraftOf('a', 2).revision).toBe(2);
});
