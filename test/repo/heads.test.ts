import { beforeAll, expect, test } from 'vitest';
import type { PageHead } from '../../shared/head/page-head.ts';
import { makeQueryClient } from '../../web/api/query-client.ts';
import { PAGES } from '../../web/app/pages.ts';
import { loadPage } from '../../web/app/routes.tsx';
import { expectNone } from './repository.ts';

/** Pages with one address. */
const STATIC = PAGES.filter(([path]) => !/[:*]/.test(path));

let heads: readonly (readonly [path: string, head: PageHead])[];

beforeAll(async () => {
  const client = makeQueryClient(() => Promise.reject(new Error('heads of these pages wait for no data')));
  const url = (path: string) => new URL(path, 'https://example.org');
  heads = await Promise.all(
    STATIC.map(async (entry) => {
      const [path] = entry;
      const page = await loadPage(entry);
      return [path, await page.head({ client, url: url(path), params: {}, now: new Date() })] as const;
    }),
  );
});

test.each([
  ['title', 30, 60],
  ['description', 70, 155],
] as const)('each %s has %i to %i characters', (part, min, max) => {
  expectNone(
    `Search engines show about ${max} characters, and few words say too little`,
    heads
      .filter(([, head]) => head[part].length < min || head[part].length > max)
      .map(([path, head]) => `${path}: ${head[part].length} ${head[part]}`),
  );
});

test.each(['title', 'description'] as const)('no two pages have the same %s', (part) => {
  const pages = Map.groupBy(heads, ([, head]) => head[part].toLowerCase());
  expectNone(
    'Say what is on this page and on no other',
    [...pages].filter(([, same]) => same.length > 1).map(([text, same]) => `${same.map(([path]) => path)}: ${text}`),
  );
});

test('every page has two keywords at least', () => {
  expectNone(
    'Say in a few words what the page is about',
    heads.filter(([, { keywords }]) => keywords.length < 2).map(([path]) => path),
  );
});

test('every page names itself as its address', () => {
  expect(heads.map(([, { canonical }]) => canonical)).toEqual(heads.map(([path]) => path));
});
