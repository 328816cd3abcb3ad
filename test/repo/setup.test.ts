import { expect, test } from 'vitest';
import { expectNone, read } from './repository.ts';

const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(read('package.json'));

/** Modules of the project that a script loads, itself among them. */
function loadedBy(path: string, seen = new Set<string>()) {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const [, from = ''] of read(path).matchAll(/ from '(\.[^']+)'/g))
    loadedBy(new URL(from, `file:///${path}`).pathname.slice(1), seen);
  return seen;
}

test('every script is set up first, and then runs on the Node that was installed', () => {
  const begins = 'node scripts/setup.mjs && exec node_modules/.bin/node scripts/';
  expectNone(
    `package.json: begin with ${begins}`,
    Object.values(scripts).filter((line) => /\bscripts\//.test(line) && !line.startsWith(begins)),
  );
});

test('the setup runs on an older Node, before anything is installed', () => {
  // Each module more is one more that may name what Node 20 does not have.
  expect([...loadedBy('scripts/setup.mjs')]).toEqual(['scripts/setup.mjs', 'scripts/lib/run.mjs']);
  for (const path of loadedBy('scripts/setup.mjs'))
    expectNone(
      `${path} imports a package`,
      [...read(path).matchAll(/ from '(?!node:|\.)([^']+)'/g)].map(([, from = '']) => from),
    );
});
