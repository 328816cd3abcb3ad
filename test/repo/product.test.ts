import { describe, expect, test } from 'vitest';
import { withCallTables } from '../../scripts/product/call-tables.ts';
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

test('the tables of calls in docs/product.md are those of the declarations', () => {
  expect(withCallTables(PRODUCT), 'Run node scripts/write-call-tables.ts').toBe(PRODUCT);
});

test('docs/product.md has the row of every town', () => {
  const rows = TOWNS.map(
    ({ page, name, chips, lat, lon }) => `| \`${pagePath.town(page)}\` | ${name} | ${chips} | ${lat}, ${lon} |`,
  );
  expect(PRODUCT.split('\n').filter((line) => /^\| `\/lavoro-\w.*\d, \d/.test(line))).toEqual(rows);
});
