import { describe, expect, test } from 'vitest';
import { CALLS } from '../../shared/calls/all.ts';
import { machinePath, mapPicturePath, pagePath } from '../../shared/paths.ts';
import { TOWNS } from '../../shared/places/towns.ts';
import { read } from './repository.ts';

const PRODUCT = read('docs/product.md');

describe('docs/product.md names every address', () => {
  const placeholders = (path: string): string => decodeURIComponent(path).replace(/\{[a-z]+\}/g, '{…}');
  const named = new Set(
    [...PRODUCT.matchAll(/`(?:[A-Z]+ )?(\/[^`\s]*)`/g)].map(([, path = '']) => placeholders(path.split('?')[0] ?? '')),
  );

  test.each(Object.entries({ ...pagePath, ...machinePath, map: mapPicturePath }))('%s', (_name, path) => {
    const anyOf = path === pagePath.town ? TOWNS.map(({ page }) => pagePath.town(page)) : [path('{id}')];
    expect(anyOf.map(placeholders).filter((wanted) => !named.has(wanted))).toEqual([]);
  });
});

test('docs/product.md lists every call, and no other', () => {
  const listed = [...PRODUCT.matchAll(/^\| `((?:GET|POST|PUT|PATCH|DELETE) \/api\/[^`]*)` \|/gm)].map(([, call = '']) =>
    call.replace(/\{(\w+)\}/g, ':$1'),
  );
  expect(listed.sort()).toEqual(Object.keys(CALLS).sort());
});

test('docs/product.md has the row of every town', () => {
  const rows = TOWNS.map(
    ({ page, name, chips, lat, lon }) => `| \`${pagePath.town(page)}\` | ${name} | ${chips} | ${lat}, ${lon} |`,
  );
  expect(PRODUCT.split('\n').filter((line) => /^\| `\/lavoro-\w.*\d, \d/.test(line))).toEqual(rows);
});
