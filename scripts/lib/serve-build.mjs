import { randomBytes } from 'node:crypto';
import { chmod, cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILT_CONFIG } from '../build.mjs';
import { freePort } from './port.mjs';
import { Failure, inRoot, mustRun } from './run.mjs';
import { startServer } from './server.mjs';
import { withFolder } from './temporary.ts';

const SIMULATOR = inRoot('scripts/lib/run-simulator.mjs');
/** Wrangler, which reads the configuration, does not say where it found it. */
const QUIET = { WRANGLER_LOG: 'warn' };

/**
 * Serves the built Worker, which the simulator compresses as the edge does.
 * @param {{
 *   port: number, state: string, config?: string, vars?: Record<string, string>, env?: Record<string, string>,
 *   level?: import('./run-simulator.mjs').Options['level'], inspector?: number, log?: string,
 * }} options as of the simulator; `config`: another copy of the build; `env`: of the simulator's process; `log`: as of `startServer`
 * @returns {Promise<import('./server.mjs').Server & { url: string }>}
 */
export async function serveBuild({ config = BUILT_CONFIG, vars = {}, level = 'warn', env = {}, log, ...options }) {
  const url = `http://localhost:${options.port}`;
  const all = JSON.stringify({ config, vars: { SITE_URL: url, ...vars }, level, ...options });
  const server = await startServer('node', [SIMULATOR, all], { url, env: { ...QUIET, ...env }, log });
  return { ...server, url };
}

/**
 * Migrates the database in a state folder, and fills it where it is empty.
 * @param {string} state
 * @returns {Promise<{ demo: boolean }>} `demo`: whether it holds the demo accounts
 */
export async function prepareDatabase(state) {
  const output = await mustRun('Preparing the database', 'node', ['scripts/prepare-database.ts', state]);
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}

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

/**
 * Serves a copy of the build from a folder of its own, on a free port: a build made meanwhile does not reach it.
 * @param {string} folder
 * @param {string} state folder of its data
 * @param {{ limits?: 'on' | 'off', env?: Record<string, string>, inspector?: number }} [options] as `serveBuild` has them
 */
export async function serveCopy(folder, state, { limits = 'off', ...options } = {}) {
  const config = await copyBuild(folder, randomBytes(32).toString('hex'), limits);
  return serveBuild({ port: await freePort(), state, config, ...options });
}

/**
 * Serves a copy of the build over a database of its own, as long as it is used.
 * @template Found
 * @param {string} name of the folder
 * @param {(state: string) => Promise<unknown>} fill makes the database in a state folder
 * @param {(server: Awaited<ReturnType<typeof serveCopy>>, state: string) => Promise<Found>} use
 * @param {Parameters<typeof serveCopy>[2]} [options]
 * @returns {Promise<Found>}
 */
export const withSite = (name, fill, use, options) =>
  withFolder(name, async (folder) => {
    const state = join(folder, 'state');
    await fill(state);
    const server = await serveCopy(folder, state, options);
    try {
      return await use(server, state);
    } finally {
      await server.stop();
    }
  });
