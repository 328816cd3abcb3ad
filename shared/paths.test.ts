import { describe, expect, test } from 'vitest';
import { safeNext, withQuery } from './paths.ts';
import { resetPasswordLink, tokenIn } from './token-links.ts';

describe('withQuery', () => {
  test('leaves out what is empty and keeps the order', () => {
    const query = { search: 'cuoco & c.', location: '', category: undefined, town: null, radius: 0, near: false };
    expect(withQuery('/offerte', query)).toBe('/offerte?search=cuoco+%26+c.&radius=0&near=false');
  });

  test('of nothing is the path', () => {
    expect(withQuery('/offerte', {})).toBe('/offerte');
    expect(withQuery('/offerte', { search: '' })).toBe('/offerte');
  });
});

test('the token of a reset link is in its fragment, and found there again', () => {
  const { pathname, search, hash } = new URL(resetPasswordLink('a-_B'), 'https://site.invalid');
  expect([pathname, search]).toEqual(['/reimposta-password', '']);
  expect(tokenIn(hash)).toBe('a-_B');
  for (const fragment of ['', '#', '#contenuto', '#token', '#token=', '#tokens=a'])
    expect(tokenIn(fragment)).toBeNull();
});

describe('safeNext', () => {
  test.each([
    '/',
    '/pubblica-offerta',
    '/offerte/abc?x=1&y=%2F#candidati',
    '/offerte?next=https://evil.example',
    '/offerte/a:b@c',
  ])('%s is a way back', (next) => expect(safeNext(next)).toBe(next));

  test.each([
    null,
    undefined,
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\t//evil.example',
    '/\u0000/evil.example',
    'javascript:alert(1)',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e%2e//evil.example',
    '/..\\\\evil.example',
    '//',
    'http:evil.example',
  ])('%j leads to this site', (next) => {
    const base = 'https://site.invalid';
    const path = safeNext(next);
    expect(path).toMatch(/^\/(?![/\\])/);
    expect(new URL(path, base).origin).toBe(base);
  });
});
