import { createHash } from 'node:crypto';
import { chmodSync, existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { inRoot, isCommand, main, mustRun, say } from './lib/run.mjs';

/** Configuration of the built Worker, for wrangler. */
export const BUILT_CONFIG = 'dist/lavoro_in_valle/wrangler.json';

const SECRETS = inRoot('dist', 'lavoro_in_valle', '.dev.vars');
// Beside the Worker, in a folder that vite empties: it never outlives the build it speaks of, and is no public file.
const STAMP = inRoot('dist', 'lavoro_in_valle', '.built-from');
// A deploy takes the secret out of a build, and without it nothing serves locally.
const PARTS = [inRoot('dist', 'client', 'web', 'index.html'), SECRETS, STAMP];

// `.dev.vars` too, as vite copies it beside the Worker.
const SOURCES = [
  'worker',
  'web',
  'shared',
  'scripts/articles',
  'scripts/licences',
  'vite.config.ts',
  'scripts/lib/first-documents.ts',
  'scripts/lib/service-worker.ts',
  'wrangler.toml',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json',
  '.dev.vars',
];

/**
 * Digest of names and contents of the sources, tests left out: it changes when, and only when, what is built from them may
 * change.
 */
function fingerprint() {
  // Names the valley of wrangler.toml that is built, where there are several.
  const hash = createHash('sha256').update(`${process.env.CLOUDFLARE_ENV}\0`);
  const files = SOURCES.flatMap((path) => globSync([path, `${path}/**`], { cwd: inRoot() }));
  for (const file of files.sort())
    if (statSync(inRoot(file)).isFile() && !/\.test\.tsx?$/.test(file))
      hash.update(`${file}\0`).update(
        createHash('sha256')
          .update(readFileSync(inRoot(file)))
          .digest(),
      );
  return hash.digest('hex');
}

export async function build() {
  const sources = fingerprint();
  say('Building (half a minute)');
  await mustRun('Building', 'vite', ['build', '--logLevel', 'warn']);
  // Removes the redirect that would lead `wrangler deploy` to this build's settings instead of wrangler.toml.
  rmSync(inRoot('.wrangler', 'deploy'), { recursive: true, force: true });
  // Vite copies it as a file that everybody on the machine may read.
  if (existsSync(SECRETS)) chmodSync(SECRETS, 0o600);
  writeFileSync(STAMP, sources);
}

/** Builds unless the last build was made of the very same sources. */
export async function buildIfChanged() {
  const current = PARTS.every((part) => existsSync(part)) && readFileSync(STAMP, 'utf8') === fingerprint();
  if (!current) await build();
}

if (isCommand(import.meta.url)) await main(build);
