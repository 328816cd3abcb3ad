import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './run.mjs';

/** Files below a path inside the project, or the file itself; nothing where it does not exist. @param {string} path @returns {string[]} */
function filesOf(path) {
  const full = inRoot(path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full).flatMap((name) => filesOf(join(path, name)));
}

/**
 * Digest of names and contents of files and folders, tests left out: it changes when, and only when, what is built from
 * them may change.
 * @param {readonly string[]} paths inside the project
 */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const file of paths
    .flatMap(filesOf)
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .sort())
    hash.update(`${file}\0`).update(
      createHash('sha256')
        .update(readFileSync(inRoot(file)))
        .digest(),
    );
  return hash.digest('hex');
}
