import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiGalleryPage } from './ui-gallery-page.tsx';

const html = renderToString(createElement(UiGalleryPage));

test('no piece serves a style attribute, which the Content-Security-Policy would refuse', () => {
  expect(html).not.toMatch(/\sstyle=/);
});

test('every id is used once, and every reference to one leads somewhere', () => {
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);

  const references = [...html.matchAll(/\s(?:for|aria-describedby|aria-labelledby)="([^"]+)"/g)].flatMap(
    ([, value]) => value?.split(' ') ?? [],
  );
  expect(references.length).toBeGreaterThan(10);
  // A closed sheet has no content yet, and so no title: it is not in the accessibility tree either.
  const closed = /<dialog[^>]*aria-labelledby="([^"]+)"/.exec(html)?.[1];
  expect(references.filter((id) => id !== closed && !ids.includes(id))).toEqual([]);
});
