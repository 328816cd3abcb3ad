import { describe, expect, test } from 'vitest';
import { withCallTables } from '../../scripts/product/call-tables.ts';
import { CANDIDATE_FIELD_NAMES, candidateField } from '../../shared/candidate-fields.ts';
import { candidatesQuery } from '../../shared/candidates.ts';
import { JOB_FIELD_NAMES, jobField } from '../../shared/job-fields.ts';
import { jobsQuery } from '../../shared/jobs.ts';
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

/** Names in the first column of the table under a heading, each with the text of the second column. */
const rowsUnder = (heading: string): (readonly [string, string])[] => {
  const [, section = ''] = PRODUCT.split(`\n${heading}\n`);
  return [...(section.split(/^#/m)[0] ?? '').matchAll(/^\| (`[^|]*`) \| ([^|]*) \|/gm)].flatMap(
    ([, names = '', second = '']) => [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => [name, second] as const),
  );
};

test.each([
  {
    heading: '### Fields of an offer',
    declared: JOB_FIELD_NAMES.map((name) => [name, jobField(name).missing !== undefined] as const),
  },
  {
    heading: '### Fields of a profile',
    declared: CANDIDATE_FIELD_NAMES.map((name) => [name, 'missing' in candidateField(name)] as const),
  },
])('docs/product.md lists the declared fields in their order: $heading', ({ heading, declared }) => {
  const fields = rowsUnder(heading).map(([name, required]) => [name, required === 'yes'] as const);
  // The position comes with the place, and is no field of a form.
  expect(fields.filter(([name]) => name !== 'lat' && name !== 'lon')).toEqual(declared);
});

test('docs/product.md lists every parameter of both lists, and whose it is', () => {
  const ofJobs = Object.keys(jobsQuery.shape);
  const ofCandidates = Object.keys(candidatesQuery.shape);
  const declared = [...new Set([...ofJobs, ...ofCandidates])].map((name): [string, string] => {
    if (!ofCandidates.includes(name)) return [name, 'offers'];
    return [name, ofJobs.includes(name) ? 'both' : 'profiles'];
  });
  expect(rowsUnder('### Lists of the API').sort()).toEqual(declared.sort());
});

test('docs/product.md has the row of every town', () => {
  const rows = TOWNS.map(
    ({ page, name, chips, lat, lon }) => `| \`${pagePath.town(page)}\` | ${name} | ${chips} | ${lat}, ${lon} |`,
  );
  expect(PRODUCT.split('\n').filter((line) => /^\| `\/lavoro-\w.*\d, \d/.test(line))).toEqual(rows);
});
