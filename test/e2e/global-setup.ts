import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { copyBuild } from '../../scripts/lib/copy-build.mjs';
import { freePort } from '../../scripts/lib/port.mjs';
import { startServer } from '../../scripts/lib/server.mjs';
import { completeLog, SERVER_LOG, writeTraces } from '../log/traces.ts';
import { ADMINISTRATION_SQL } from './administration.ts';
import { EXPIRED_OFFER_SQL } from './expired-offer.ts';
import { LONG_AGO_SQL } from './long-ago.ts';
import { provokeError } from './provoke-error.ts';
import { makeDatabase } from './site-database.ts';
import { JWT_SECRET } from './tokens.ts';
import { UNCONFIRMED_OFFER_SQL } from './unconfirmed-offer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the built Worker that the journeys visit. */
    siteUrl: string;
    /** Folder of its database. */
    state: string;
  }
}

/**
 * Serves a copy of the build on a free port, with a database, a secret and a cache of its own, for as long as the
 * journeys run.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'lavoro-in-valle-e2e-'));
  const clean = () => rm(folder, { recursive: true, force: true, maxRetries: 3 });
  try {
    const port = await freePort();
    const siteUrl = `http://localhost:${port}`;
    const server = await serve(folder, port, siteUrl);
    project.provide('siteUrl', siteUrl);
    project.provide('state', join(folder, 'state'));
    await provokeError(siteUrl);
    return async () => {
      await writeTraces(folder);
      await server.stop();
      await completeLog(folder);
      await clean();
    };
  } catch (error) {
    await clean();
    throw error;
  }
}

async function serve(folder: string, port: number, siteUrl: string) {
  const config = await copyBuild(folder, JWT_SECRET);
  const sql = EXPIRED_OFFER_SQL + UNCONFIRMED_OFFER_SQL + ADMINISTRATION_SQL + LONG_AGO_SQL;
  const state = await makeDatabase(folder, sql);
  const address = ['--port', String(port), '--var', `SITE_URL:${siteUrl}`];
  // Every request and everything that the Worker logs: `test/log` reads it afterwards.
  const said = ['--log-level', 'info', '--show-interactive-dev-session=false'];
  const args = ['dev', '--config', config, ...address, '--persist-to', state, ...said];
  await mkdir(dirname(SERVER_LOG), { recursive: true });
  return startServer('wrangler', args, {
    url: siteUrl,
    env: { WRANGLER_LOG_PATH: join(folder, 'log') },
    log: SERVER_LOG,
  });
}
