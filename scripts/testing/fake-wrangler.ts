import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Sources that a command of the terminal may load or read. */
const PARTS = ['scripts', 'worker', 'shared', 'migrations', 'package.json'];

/**
 * Copies the project's scripts to a folder, whose wrangler notes what it was told and answers as it is asked to.
 * @param cases of a `case` of the shell over all arguments
 * @returns what wrangler was told since, one line a call
 */
export async function copyWithWrangler(folder: string, cases: string): Promise<() => Promise<string[]>> {
  for (const part of PARTS) await cp(part, join(folder, part), { recursive: true });
  const bin = join(folder, 'node_modules/.bin');
  await mkdir(bin, { recursive: true });
  for (const name of await readdir('node_modules'))
    if (!name.startsWith('.')) await symlink(resolve('node_modules', name), join(folder, 'node_modules', name));
  const notified = join(folder, 'told');
  const wrangler = `#!/bin/sh\necho "$*" | tr '\\n' ' ' >> '${notified}'; echo >> '${notified}'\ncase "$*" in\n${cases}\nesac\n`;
  await writeFile(join(bin, 'wrangler'), wrangler, { mode: 0o755 });
  return async () => {
    const text = await readFile(notified, 'utf8').catch(() => '');
    await rm(notified, { force: true });
    return text.split('\n').flatMap((line) => line.trim() || []);
  };
}
