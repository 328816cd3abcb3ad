import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asUnsaved, placeholder, withAge } from './documents.ts';

const shell = readFileSync('web/index.html', 'utf8');

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-10-12T15:30:00Z') }));
afterEach(() => void vi.useRealTimers());

test('a copy says how old it is before anything else', () => {
  const html = withAge(shell, '2026-10-12T12:05:00Z', false);
  expect(html).toMatch(
    /<body><div id="connessione" role="status"><p [^>]*>Copia salvata oggi alle 14:05: non c'è connessione\.<\/p>/,
  );
  expect(html).toContain('data-saved-at="2026-10-12T12:05:00Z"');
  expect(html).toContain('<div id="root">');
});

test('a page whose parts have ages of their own has no line', () => {
  expect(withAge(shell, null, true)).toBe(shell);
});

test('an address without a copy is marked for the script', () => {
  expect(asUnsaved(shell)).toContain('<html data-unsaved lang="it">');
});

test('a title is text', () => {
  expect(placeholder('Cuoca & <b>barista</b>')).toBe('<title>Cuoca    b>barista /b></title>');
});
