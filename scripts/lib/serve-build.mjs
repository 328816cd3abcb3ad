import { BUILT_CONFIG } from '../build.mjs';
import { inRoot, mustRun } from './run.mjs';
import { startServer } from './server.mjs';

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
