import { expect, test } from 'vitest';
import { expectNone, read } from './repository.ts';
import { isWelcome, SHIPPED } from './testing/welcome-licences.ts';

/** Licences of what we work with: none that reaches into the product. */
const TOOLS = [...SHIPPED, 'CC0-1.0', 'BlueOak-1.0.0', 'MPL-1.1', 'MPL-2.0', 'Zlib', 'LGPL-3.0-or-later'];

type Lockfile = { readonly packages: Readonly<Record<string, { readonly license?: string }>> };

test('every package of the lockfile has a welcome licence', () => {
  const { packages }: Lockfile = JSON.parse(read('package-lock.json'));
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  expectNone(
    'Another package, or a reason to add its licence to TOOLS',
    Object.entries(packages)
      .filter(([path, { license }]) => path !== '' && !isWelcome(license ?? '', TOOLS))
      .map(([path, { license }]) => `${path}: ${license}`),
  );
});
