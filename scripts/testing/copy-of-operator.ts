import { cp, mkdir, mkdtemp, readdir, readFile, realpath, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Host of the deployed site on workers.dev. */
export const HOST = 'lavoro-in-valle.valle.workers.dev';

/** A vite that builds a small Worker, another each time, as the real one takes half a minute, and notes that it did. */
const VITE = `#!/bin/sh
mkdir -p dist/client/web dist/lavoro_in_valle
echo page > dist/client/web/index.html
echo "export default { fetch() {} }; // $(date +%s%N)" > dist/lavoro_in_valle/index.js
echo SECRET=local > dist/lavoro_in_valle/.dev.vars
echo "$BUILD_ID" >> built
`;

/** The tools of the project, with that vite among them. */
async function layTools(folder: string): Promise<void> {
  await mkdir(join(folder, 'node_modules/.bin'), { recursive: true });
  for (const name of await readdir('node_modules'))
    if (name !== '.bin') await symlink(resolve('node_modules', name), join(folder, 'node_modules', name));
  for (const name of await readdir('node_modules/.bin'))
    if (name !== 'vite') await symlink(resolve('node_modules/.bin', name), join(folder, 'node_modules/.bin', name));
  await writeFile(join(folder, 'node_modules/.bin/vite'), VITE, { mode: 0o755 });
}

/**
 * The deployed site, in the process of the script, whatever its address: a page and files as they should be, with the digest of each
 * body, and the health of the last build.
 */
const SITE = `
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
const real = fetch;
const page = ' data-entry="/assets/1a.js"';
const digest = createHash('sha256').update(page).digest('base64');
const built = () => (existsSync('built') ? readFileSync('built', 'utf8').trim().split('\\n').at(-1) : '');
const health = () => ({
  status: 'ok', version: built(), database: 'ok', cache: 'ok', files: 'ok', mail: 'ok', oldestMailMinutes: null,
  backup: 'ok', backupDays: 0, crons: [], time: new Date().toISOString(), ...JSON.parse(process.env.HEALTH ?? '{}'),
});
const cached = (url) => (url.includes('missing') ? {} : { 'Cache-Control': 'immutable' });
const site = (url) =>
  url.endsWith('/api/health')
    ? Response.json(health())
    : new Response(page, {
        status: url.includes('missing') ? 404 : 200,
        headers: { 'Repr-Digest': 'sha-256=:' + digest + ':', ...cached(url) },
      });
globalThis.fetch = async (url, init) => (String(url).startsWith('https:') ? site(String(url)) : real(url, init));
`;

/**
 * Copies the project as an operator has set it up, which builds and uploads a small Worker.
 * @returns its folder, and the text of its wrangler.toml, which is not yet there
 */
export async function copyOfOperator(): Promise<{ folder: string; configuration: string }> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'lavoro-in-valle-deploy-')));
  for (const part of ['scripts', 'shared', 'worker', 'web', 'package.json', 'tsconfig.base.json'])
    await cp(part, join(folder, part), { recursive: true });
  await layTools(folder);
  await mkdir(join(folder, 'migrations'));
  await writeFile(join(folder, 'migrations/0001_first.sql'), 'CREATE TABLE `users` (`id` integer);');
  const operator = await readFile('shared/operator.ts', 'utf8');
  await writeFile(
    join(folder, 'shared/operator.ts'),
    operator.replace('[email di assistenza]', 'assistenza@valle.test').replaceAll(/'\[[^\]]*\]'/g, "'Esempio'"),
  );
  const configuration = (await readFile('wrangler.toml', 'utf8'))
    .replace('http://localhost:8787', `https://${HOST}`)
    .replaceAll('@example.org', '@valle.test');
  await writeFile(join(folder, 'site.mjs'), SITE);
  return { folder, configuration };
}
