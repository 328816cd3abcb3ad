import { expect, test } from 'vitest';
import { recall, remember } from './document-cache.ts';

const MB = 1024 * 1024;
const now = new Date('2026-07-14T10:00:00Z');
const later = new Date(now.getTime() + 60_000);
const document = (bytes: number) => ({ bytes: new ArrayBuffer(bytes), headers: new Headers(), until: later.getTime() });

test('a document is remembered until it ends', () => {
  remember('ends', document(10));
  expect(recall('ends', now)).not.toBeNull();
  expect(recall('ends', later)).toBeNull();
  expect(recall('ends', now)).toBeNull();
});

test('a document that was not asked for the longest makes room', () => {
  for (const key of ['first', 'second', 'third']) remember(key, document(600_000));
  recall('first', now);
  remember('fourth', document(600_000));
  expect(recall('second', now)).toBeNull();
  expect(['first', 'third', 'fourth'].map((key) => recall(key, now)?.bytes.byteLength)).toEqual(Array(3).fill(600_000));
});

test('one that is larger than all room is not remembered', () => {
  remember('huge', document(3 * MB));
  expect(recall('huge', now)).toBeNull();
});
