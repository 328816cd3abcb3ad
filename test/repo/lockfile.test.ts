import { expect, test } from 'vitest';
import { approved } from '../../scripts/setup.mjs';
import { exists, expectNone, read } from './repository.ts';

type Dependencies = Readonly<Record<string, string>>;
type Manifest = { readonly dependencies: Dependencies; readonly devDependencies: Dependencies };
type Locked = { readonly resolved?: string; readonly integrity?: string; readonly hasInstallScript?: boolean };

const manifest: Manifest & { readonly allowScripts: Readonly<Record<string, boolean>> } = JSON.parse(
  read('package.json'),
);
const { packages }: { packages: Readonly<Record<string, Locked>> } = JSON.parse(read('package-lock.json'));
const requested = { ...manifest.dependencies, ...manifest.devDependencies };

test('dependencies are pinned exactly', () => {
  expectNone(
    'package.json: write the version itself, without ^ or ~',
    Object.entries(requested)
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${name}: ${version}`),
  );
});

test('the lockfile is the one of package.json', () => {
  const { dependencies, devDependencies } = packages[''] as unknown as Manifest;
  expect({ dependencies, devDependencies }, 'Run npm install and commit package-lock.json').toEqual({
    dependencies: manifest.dependencies,
    devDependencies: manifest.devDependencies,
  });
});

test('the simulator is the one that wrangler runs', () => {
  expect(requested.miniflare).toBe((packages['node_modules/wrangler'] as unknown as Manifest).dependencies.miniflare);
});

test('the lockfile names no host to download from, and the digest of every package', () => {
  const entries = Object.entries(packages).filter(([path]) => path !== '');
  expectNone(
    'package-lock.json: the address is of one machine, take "resolved" out',
    entries.filter(([, { resolved }]) => /^[a-z+]+:/i.test(resolved ?? '')).map(([path]) => path),
  );
  expectNone(
    'package-lock.json: without a digest anything could be installed',
    entries.filter(([, { integrity }]) => !integrity).map(([path]) => path),
  );
});

test('every package with an install script is approved or refused by name', () => {
  const bring = Object.entries(packages).filter(([path, { hasInstallScript }]) => path !== '' && hasInstallScript);
  const names = bring.map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect([...new Set(names)].sort(), 'allowScripts in package.json').toEqual(Object.keys(manifest.allowScripts).sort());
});

test('no package compiles itself when it is installed', () => {
  // npm runs node-gyp unasked where such a file is, and no script has to say so.
  expectNone(
    'Another package, or refuse it in allowScripts',
    Object.keys(packages).filter((path) => path !== '' && exists(`${path}/binding.gyp`)),
  );
});

test('npm runs no script by itself; setting up runs those that are approved', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  expect(approved()).toEqual(['esbuild', 'node', 'workerd']);
});
