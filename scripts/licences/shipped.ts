import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Shipped = {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
};

/** File in which a build lists the packages it holds, in the browser's folder and in the Worker's. */
export const PACKAGES_FILE = '.vite/packages.json';
export const NOTICES_FILE = 'licenze.txt';

const NOTICE = /^(licen[cs]e|notice|copying|copyrightnotice)/i;

/** The package that a module belongs to; null for one of our own. @param id path of the module */
export function folderOf(id: string): string | null {
  const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replace(/^\0/, '')) ?? [];
  return folder !== undefined && existsSync(join(folder, 'package.json')) ? folder : null;
}

/** @param folder of a package */
export function describe(folder: string): Shipped {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { name, version, licence: license };
}

/** Notices that a package requires to be shipped: the texts of its licence files. @throws if it has none */
export function noticeOf(folder: string): string {
  const { name, version, licence } = describe(folder);
  const texts = readdirSync(folder)
    .filter((file) => NOTICE.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  if (texts.length === 0) throw new Error(`${name} brings no licence text: see OTHERS in scripts/licences/plugin.ts`);
  return [`${name} ${version} (${licence})`, ...texts].join('\n\n');
}
