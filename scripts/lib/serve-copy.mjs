import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { copyBuild } from './copy-build.mjs';
import { freePort } from './port.mjs';
import { serveBuild } from './serve-build.mjs';

/**
 * Serves a copy of the build from a folder of its own, on a free port: a build made meanwhile does not reach it.
 * @param {string} folder
 * @param {string} state folder of its data
 * @param {{ env?: Record<string, string>, inspector?: number }} [options] as `serveBuild` has them
 * @returns {Promise<import('./server.mjs').Server & { url: string, log: string }>} `log`: folder of what wrangler says of itself
 */
export async function serveCopy(folder, state, { env = {}, ...options } = {}) {
  const config = await copyBuild(folder, randomBytes(32).toString('hex'));
  const log = join(folder, 'log');
  return {
    ...(await serveBuild({
      port: await freePort(),
      state,
      config,
      env: { ...env, WRANGLER_LOG_PATH: log },
      ...options,
    })),
    log,
  };
}
