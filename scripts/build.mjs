import { createHash } from 'node:crypto';
import { chmodSync, existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { inRoot, isCommand, main, mustRun, say } from './lib/run.mjs';

/** Configuration of the built Worker, for wrangler. */
export const BUILT_CONFIG = 'dist/lavoro_in_valle/wrangler.json';

const SECRETS = inRoot('dist', 'lavoro_in_valle', '.dev.vars');
// Beside the Worker, in a folder that vite empties: it never outlives the build it speaks of, and is no public file.
const STAMP = inRoot('dist', 'lavoro_in_valle', '.built-from');
const PARTS = [inRoot('dist', 'client', 'web', 'index.html'), STAMP];

// `.dev.vars` too, as vite copies it beside the Worker.
const SOURCES = [
  'worker',
  'web',
  'shared',
  'migrations',
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

/** Digest of names and contents of files. @param {readonly string[]} paths below the project's folder */
function digestOf(paths) {
  // Names the valley of wrangler.toml that is built, where there are several.
  const hash = createHash('sha256').update(`${process.env.CLOUDFLARE_ENV}\0`);
  for (const path of [...paths].sort())
    if (statSync(inRoot(path)).isFile())
      hash.update(`${path}\0`).update(
        createHash('sha256')
          .update(readFileSync(inRoot(path)))
          .digest(),
      );
  return hash.digest('hex');
}

/** Changes when, and only when, what is built from the sources may change. */
const fingerprint = () =>
  digestOf(
    SOURCES.flatMap((path) => globSync([path, `${path}/**`], { cwd: inRoot() })).filter(
      (path) => !/\.test\.tsx?$/.test(path),
    ),
  );

/** The version that a build says it is: the same sources give the same. @param {string} sources their fingerprint */
const versionOf = (sources) => sources.slice(0, 12);

export async function build() {
  const sources = fingerprint();
  say('Building (half a minute)');
  await mustRun('Building', 'vite', ['build', '--logLevel', 'warn'], { env: { BUILD_ID: versionOf(sources) } });
  // Removes the redirect that would lead `wrangler deploy` to this build's settings instead of wrangler.toml.
  rmSync(inRoot('.wrangler', 'deploy'), { recursive: true, force: true });
  // Vite copies it as a file that everybody on the machine may read.
  if (existsSync(SECRETS)) chmodSync(SECRETS, 0o600);
  writeFileSync(STAMP, sources);
}

/** @param {readonly string[]} parts */
const isCurrent = (parts) => parts.every((part) => existsSync(part)) && readFileSync(STAMP, 'utf8') === fingerprint();

/** Builds unless the last build was made of the very same sources. */
export async function buildIfChanged() {
  // A deploy takes the secret out of a build, and without it nothing serves locally.
  if (!isCurrent([...PARTS, SECRETS])) await build();
}

/**
 * Builds likewise for a deploy, without the local secret: nothing of it belongs near one.
 * @returns the version, and the digest of all files that it consists of
 */
export async function buildForDeploy() {
  if (!isCurrent(PARTS)) await build();
  rmSync(SECRETS, { force: true });
  const files = globSync(['dist/client/**', 'dist/lavoro_in_valle/**'], { cwd: inRoot() });
  return { version: versionOf(readFileSync(STAMP, 'utf8')), digest: digestOf(files) };
}

if (isCommand(import.meta.url)) await main(build);
