import { createElement, Suspense } from 'react';
import { expect, test } from 'vitest';
import { renderWhole } from './render-whole.ts';

const inBoundary = (children: React.ReactNode) => createElement(Suspense, null, children);
const text = (html: ReadableStream<Uint8Array>) => new Response(html).text();

function Failing(): never {
  throw new Error('no page');
}

test('a large part behind a boundary stands where it belongs, without a script', async () => {
  const items = Array.from({ length: 2_000 }, (_, n) => createElement('li', { key: n }, `Offerta ${n}`));
  const html = await text(await renderWhole(createElement('main', null, inBoundary(createElement('ul', null, items)))));
  expect(html.length).toBeGreaterThan(40_000);
  expect(html).toMatch(/^<main>(<!--.{1,9}-->)?<ul><li>Offerta 0<\/li>/);
  expect(html).not.toMatch(/<(script|template)/);
});

test('a part that throws fails the whole', async () => {
  await expect(renderWhole(inBoundary(createElement(Failing)))).rejects.toThrow('no page');
});
