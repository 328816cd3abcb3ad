import { chmod, cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure, inRoot } from './run.mjs';

/**
 * Copies the build into a folder, with a secret of its own: what is served from there leaves nothing in `dist/`, mails
 * included, which a local server writes beside the Worker.
 * @param {string} folder
 * @param {string} secret that tokens are signed with
 * @param {'on' | 'off'} limits
 * @returns {Promise<string>} configuration of the copied Worker, for wrangler
 */
export async function copyBuild(folder, secret, limits = 'off') {
  const dist = join(folder, 'dist');
  await cp(inRoot('dist'), dist, { recursive: true }).catch(() => {
    throw new Failure(
      'There is no build in dist/ to visit: run `node scripts/build.mjs` first, or the whole of `npm test`.',
    );
  });
  const worker = join(dist, 'lavoro_in_valle');
  const secrets = join(worker, '.dev.vars');
  await writeFile(secrets, `JWT_SECRET=${secret}\nRATE_LIMITS=${limits}\nNEWSLETTER=on\n`, { mode: 0o600 });
  // A mode is given to new files only.
  await chmod(secrets, 0o600);
  return join(worker, 'wrangler.json');
}
