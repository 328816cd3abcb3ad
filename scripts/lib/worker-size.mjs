import { existsSync, globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { Failure, inRoot } from './run.mjs';

/** Folder of the built Worker. */
export const WORKER = inRoot('dist', 'lavoro_in_valle');

/** The modules of the last build's Worker, which is what is uploaded; source maps are beside it, and count for nothing. */
export function workerModules() {
  if (!existsSync(`${WORKER}/index.js`)) throw new Failure('There is no build to weigh: run `npm run build` first.');
  return globSync('**/*.js', { cwd: WORKER });
}

/**
 * Bytes of the last build's Worker. `gzip` is the larger of the two ways to count: as wrangler does, all modules one after
 * the other, and each by itself.
 * @returns {{ plain: number, gzip: number }}
 */
export function weighWorker() {
  const modules = workerModules().map((file) => readFileSync(`${WORKER}/${file}`));
  const all = Buffer.concat(modules);
  const each = modules.reduce((bytes, module) => bytes + gzipSync(module).length, 0);
  return { plain: all.length, gzip: Math.max(each, gzipSync(all).length) };
}
