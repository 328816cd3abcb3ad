import { cp, mkdir, mkdtemp, readFile, realpath, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Host of the deployed site on workers.dev. */
export const HOST = 'lavoro-in-valle.valle.workers.dev';

/**
 * Copies the project as an operator has set it up, which uploads a small Worker and builds nothing.
 * @returns its folder, and the text of its wrangler.toml, which is not yet there
 */
export async function copyOfOperator(): Promise<{ folder: string; configuration: string }> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'lavoro-in-valle-deploy-')));
  for (const part of ['scripts', 'shared', 'worker', 'web', 'package.json', 'tsconfig.base.json'])
    await cp(part, join(folder, part), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  await mkdir(join(folder, 'migrations'));
  await writeFile(join(folder, 'migrations/0001_first.sql'), 'CREATE TABLE `users` (`id` integer);');
  await mkdir(join(folder, 'dist/client'), { recursive: true });
  await mkdir(join(folder, 'dist/lavoro_in_valle'), { recursive: true });
  await writeFile(join(folder, 'dist/client/file.txt'), 'text');
  await writeFile(join(folder, 'dist/lavoro_in_valle/index.js'), 'export default { fetch() {} };');
  const operator = await readFile('shared/operator.ts', 'utf8');
  await writeFile(join(folder, 'shared/operator.ts'), operator.replaceAll(/'\[[^\]]*\]'/g, "'Esempio'"));
  const configuration = (await readFile('wrangler.toml', 'utf8'))
    .replace(/\[build\]\ncommand = .*\n/, '')
    .replace('http://localhost:8787', `https://${HOST}`)
    .replaceAll('@example.org', '@valle.test');
  // The deployed site, in the process of the script: well, whatever its address.
  await writeFile(
    join(folder, 'site.mjs'),
    [
      'const real = fetch;',
      // A page, then files as they should be, with the digest of each body.
      'const page = \' data-entry="/assets/1a.js"\';',
      "const { createHash } = await import('node:crypto');",
      "const digest = createHash('sha256').update(page).digest('base64');",
      "const cached = (url) => (url.includes('missing') ? {} : { 'Cache-Control': 'immutable' });",
      'const site = (url) => new Response(page, {',
      "  status: url.includes('missing') ? 404 : 200,",
      "  headers: { 'Repr-Digest': 'sha-256=:' + digest + ':', ...cached(url) },",
      '});',
      "globalThis.fetch = async (url, init) => (String(url).startsWith('https:') ? site(String(url)) : real(url, init));",
    ].join('\n'),
  );
  return { folder, configuration };
}
