import { BUILT_CONFIG } from '../build.mjs';
import { mustRun } from './run.mjs';
import { startServer } from './server.mjs';

/**
 * Serves the built Worker through wrangler, which compresses as the edge does.
 * @param {{ port: number, state: string, config?: string, env?: Record<string, string>, level?: string, inspector?: number }} options `state`:
 * folder of its data; `config`: another copy of the build; `level`: the least that it says; `inspector`: port of
 * V8's own, none without
 * @returns {Promise<import('./server.mjs').Server & { url: string }>}
 */
export async function serveBuild({ port, state, config = BUILT_CONFIG, env = {}, level = 'warn', inspector }) {
  const url = `http://localhost:${port}`;
  const address = ['--port', String(port), '--persist-to', state, '--var', `SITE_URL:${url}`];
  const quiet = ['--log-level', level, '--show-interactive-dev-session=false'];
  const look = inspector === undefined ? [] : ['--inspector-port', String(inspector)];
  const server = await startServer('wrangler', ['dev', '--config', config, ...address, ...quiet, ...look], {
    url,
    env,
  });
  return { ...server, url };
}

/**
 * Migrates the database in a state folder, and fills it where it is empty.
 * @param {string} state
 * @returns {Promise<{ filled: boolean, demo: boolean }>} `demo`: whether it holds the demo accounts
 */
export async function prepareDatabase(state) {
  const output = await mustRun('Preparing the database', 'node', ['scripts/prepare-database.ts', state]);
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}
