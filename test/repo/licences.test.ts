import { expect, test } from 'vitest';
import { type Lockfile, licencesDocument, nameOf, shippedIn } from '../../scripts/licences/document.ts';
import { expectNone, read } from './repository.ts';

/** Licences of what we send to others: only that their notice goes along. */
const SHIPPED = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'];
/** And of what we work with: none that reaches into the product. */
const TOOLS = [...SHIPPED, 'MIT-0', 'CC0-1.0', 'BlueOak-1.0.0', 'MPL-1.1', 'MPL-2.0', 'LGPL-3.0-or-later'];

const page = read('docs/licences.md');
const parts = shippedIn(page);
const lockfile: Lockfile = JSON.parse(read('package-lock.json'));

/** True if the licences of a list satisfy an SPDX expression. */
function isWelcome(expression: string, list: readonly string[]): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  if (bare.includes(' OR ')) return bare.split(' OR ').some((licence) => isWelcome(licence, list));
  return bare.split(' AND ').every((licence) => list.includes(licence));
}

test('the page of licences is that of the lockfile', () => {
  expect(licencesDocument(parts, lockfile), 'Run npm run licences').toBe(page);
});

test('shipped packages are those of the lockfile, under the licences listed there', () => {
  const installed = Object.entries(lockfile.packages).map(
    ([path, locked]) => `${nameOf(path, locked)} ${locked.version} ${locked.license}`,
  );
  expect(parts.browser.length).toBeGreaterThan(10);
  expect(parts.worker.length).toBeGreaterThan(10);
  expectNone(
    'Run npm run licences',
    [...parts.browser, ...parts.worker]
      .map(({ name, version, licence }) => `${name} ${version} ${licence}`)
      .filter((shipped) => !installed.includes(shipped)),
  );
});

test('every licence is welcome', () => {
  expectNone(
    'Another package, or a reason to add its licence to SHIPPED',
    [...parts.browser, ...parts.worker].filter(({ licence }) => !isWelcome(licence, SHIPPED)).map(({ name }) => name),
  );
  expectNone(
    'Another package, or a reason to add its licence to TOOLS',
    Object.entries(lockfile.packages)
      .filter(([path, { license }]) => path !== '' && !isWelcome(license ?? '', TOOLS))
      .map(([path, { license }]) => `${path}: ${license}`),
  );
});
