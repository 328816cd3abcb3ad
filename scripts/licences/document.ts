import type { Shipped } from './shipped.ts';

/** A package as the lockfile has it, under the path that it is installed at. */
export type Locked = { readonly name?: string; readonly version?: string; readonly license?: string };
export type Lockfile = { readonly packages: Readonly<Record<string, Locked>> };

export type Parts = { readonly browser: readonly Shipped[]; readonly worker: readonly Shipped[] };

const START = `# Licences

Which packages the product is made of and made with, under which licences. Made anew after a build by

\`\`\`sh
npm run licences
\`\`\`

What is shipped is read from the build, module by module (\`scripts/licences/plugin.ts\`); tools are what else \`package-lock.json\` holds.
\`test/repo/licences.test.ts\` compares this page with the lockfile and every licence with the list of those that are welcome,
\`test/e2e/licences.test.ts\` compares it with the build. Data and fonts of others stand in the README.

Licences such as MIT ask that their notice goes along with every copy. What browsers get is a copy: \`/licenze.txt\` holds the notices
of all that is in it, and each script with a package in it begins with that address. What the Worker holds stays with us.

What this page does not show: the packages that npm would install on other systems than Linux on x64, and Node itself, which the
package \`node\` fetches when it is installed.
`;

/** Name of a package from its folder: `a` of `node_modules/b/node_modules/a`, unless the lockfile gives another name. */
export const nameOf = (path: string, { name }: Locked): string =>
  name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** The page, from what a build holds and what is installed. */
export function licencesDocument({ browser, worker }: Parts, { packages }: Lockfile): string {
  const shipped = new Set([...browser, ...worker].map(({ name, version }) => `${name}@${version}`));
  const tools = Object.entries(packages)
    .filter(([path, locked]) => path !== '' && !shipped.has(`${nameOf(path, locked)}@${locked.version}`))
    .map(([path, locked]) => ({ name: nameOf(path, locked), licence: locked.license ?? 'none' }));
  const licences = [...new Set(tools.map(({ licence }) => licence))].sort();
  const groups = licences.map((licence) => {
    const names = new Set(tools.filter((tool) => tool.licence === licence).map(({ name }) => name));
    return `### ${licence} (${names.size})\n\n${[...names].sort().join(', ')}\n`;
  });
  return [
    START,
    `## In browsers\n\n${table(browser)}`,
    `## In the Worker\n\n${table(worker)}`,
    '## Tools, which nobody is sent\n',
    ...groups,
  ].join('\n');
}

const table = (packages: readonly Shipped[]): string =>
  `| Package | Version | Licence |\n| --- | --- | --- |\n${packages
    .map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |\n`)
    .join('')}`;

/** Packages that the page lists as shipped. */
export function shippedIn(page: string): Parts {
  const under = (heading: string): Shipped[] => {
    const section = page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
    return [...section.matchAll(/^\| (\S+) \| (\d\S*) \| (.+) \|$/gm)].map(
      ([, name = '', version = '', licence = '']) => ({
        name,
        version,
        licence,
      }),
    );
  };
  return { browser: under('In browsers'), worker: under('In the Worker') };
}
