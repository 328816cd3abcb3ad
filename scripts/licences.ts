// `npm run licences`: which packages the product is made of and made with, under which licences, from the build and the lockfile.
import { readFileSync } from 'node:fs';
import { buildIfChanged } from './build.mjs';
import { table, writeReport } from './lib/report.ts';
import { inRoot, main } from './lib/run.mjs';
import { PACKAGES_FILE, type Shipped } from './licences/shipped.ts';

type Lockfile = {
  readonly packages: Readonly<Record<string, { name?: string; version?: string; license?: string }>>;
};

await main(async () => {
  await buildIfChanged();
  const shippedIn = (part: string): Shipped[] => JSON.parse(readFileSync(inRoot('dist', part, PACKAGES_FILE), 'utf8'));
  const [browser, worker] = [shippedIn('client'), shippedIn('lavoro_in_valle')];
  const shipped = new Set([...browser, ...worker].map(({ name, version }) => `${name}@${version}`));
  const { packages }: Lockfile = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  const tools = Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, locked]) => ({
      name: locked.name ?? path.replace(/^.*node_modules[/]/, ''),
      version: locked.version ?? '',
      licence: locked.license ?? 'none',
    }))
    .filter(({ name, version }) => !shipped.has(`${name}@${version}`));
  const rowsOf = (all: readonly Shipped[]) => [
    ['Package', 'Version', 'Licence'],
    ...all.map(({ name, version, licence }) => [name, version, licence]),
  ];
  writeReport('licences', [
    'The packages that npm would install on other systems than this one, and Node itself, are not listed.',
    `## In browsers\n\n${table(rowsOf(browser))}`,
    `## In the Worker\n\n${table(rowsOf(worker))}`,
    '## Tools, which nobody is sent',
    ...[...Map.groupBy(tools, ({ licence }) => licence)]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([licence, of]) => `### ${licence}\n\n${[...new Set(of.map(({ name }) => name))].sort().join(', ')}`),
  ]);
});
