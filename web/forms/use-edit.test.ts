import { beforeEach, expect, test, vi } from 'vitest';
import { editDraftOf } from './use-edit.ts';

const EMPTY = { title: '', meals: false };
const typed = (title: string) => ({ ...EMPTY, title });
const draft = (revision: number, name = 'job-a') => editDraftOf(name, EMPTY, revision);

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
});
test('a draft remembers the revision it was typed over, whatever is stored since', () => {
  draft(3).write(typed('Cuoca'));
  const later = draft(5);
  expect(later.revision()).toBe(3);
  expect(later.read()).toEqual(typed('Cuoca'));
  later.write(typed('Cuoco'));
  expect(draft(5).revision()).toBe(3);
});

test('a newer version takes the place of what was typed, which stays beside it', () => {
  const edit = draft(3);
  edit.write(typed('Cuoca'));
  edit.replace(typed('Cuoca'), typed('Barista'), 5);
  edit.write(typed('Barista/o'));
  const later = draft(6);
  expect([later.revision(), later.read().title, later.replaced().title]).toEqual([5, 'Barista/o', 'Cuoca']);
});

test('each thing has a draft of its own, and a cleared one leaves nothing', () => {
  const edit = draft(1);
  edit.replace(typed('Cuoca'), typed('Barista'), 2);
  expect(draft(1, 'job-b').read()).toEqual({});
  edit.clear();
  expect([draft(4).revision(), draft(4).read(), draft(4).replaced()]).toEqual([4, {}, {}]);
});
