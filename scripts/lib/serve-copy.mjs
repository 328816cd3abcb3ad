import { randomBytes } from 'node:crypto';
import { copyBuild } from './copy-build.mjs';
import { freePort } from './port.mjs';
import { serveBuild } from './serve-build.mjs';

/**
 * Serves a copy of the build from a folder of its own, on a free port: a build made meanwhile does not reach it.
 * @param {string} folder
 * @param {string} state folder of its data
 * @param {{ env?: Record<string, string>, inspector?: number }} [options] as `serveBuild` has them
 */
export async function serveCopy(folder, state, options = {}) {
  const config = await copyBuild(folder, randomBytes(32).toString('hex'));
  return serveBuild({ port: await freePort(), state, config, ...options });
}
