import { expect, test } from 'vitest';
import { expectNone, read } from './repository.ts';

type Dependencies = Readonly<Record<string, string>>;
type Manifest = { readonly dependencies: Dependencies; readonly devDependencies: Dependencies };
type Locked = { readonly resolved?: string; readonly integrity?: string; readonly link?: boolean };

const manifest: Manifest & { readonly allowScripts: Dependencies } = JSON.parse(read('package.json'));
const { packages }: { packages: Readonly<Record<string, Locked>> } = JSON.parse(read('package-lock.json'));
const asked = { ...manifest.dependencies, ...manifest.devDependencies };

test('dependencies are pinned exactly', () => {
  expectNone(
    'package.json: write the version itself, without ^ or ~',
    Object.entries(asked)
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

test('only packages in use may run scripts when they are installed', () => {
  expectNone(
    'package.json: take it out of allowScripts',
    Object.keys(manifest.allowScripts).filter((name) => !(`node_modules/${name}` in packages)),
  );
});
