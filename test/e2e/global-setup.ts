import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { Failure, inRoot, mustRun } from '../../scripts/lib/run.mjs';
import { startServer } from '../../scripts/lib/server.mjs';
import { ADMINISTRATION_SQL } from './administration.ts';
import { EXPIRED_OFFER_SQL } from './expired-offer.ts';
import { LONG_AGO_SQL } from './long-ago.ts';
import { JWT_SECRET } from './tokens.ts';
import { UNCONFIRMED_OFFER_SQL } from './unconfirmed-offer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the built Worker that the journeys visit. */
    siteUrl: string;
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
    return async () => {
      await server.stop();
      await clean();
    };
  } catch (error) {
    await clean();
    throw error;
  }
}

async function serve(folder: string, port: number, siteUrl: string) {
  const dist = join(folder, 'dist');
  await cp(inRoot('dist'), dist, { recursive: true }).catch(() => {
    throw new Failure(
      'There is no build in dist/ to visit: run `node scripts/build.mjs` first, or the whole of `npm test`.',
    );
  });
  const worker = join(dist, 'lavoro_in_valle');
  await writeFile(join(worker, '.dev.vars'), `JWT_SECRET=${JWT_SECRET}\nRATE_LIMITS=off\n`);
  const state = ['--persist-to', join(folder, 'state')];
  const database = ['--local', '--config', inRoot('wrangler.toml'), ...state];
  await mustRun('Migrating', 'wrangler', ['d1', 'migrations', 'apply', 'lavoro-in-valle', ...database]);
  await mustRun('Seeding', 'wrangler', [
    'd1',
    'execute',
    'lavoro-in-valle',
    ...database,
    '--command',
    EXPIRED_OFFER_SQL + UNCONFIRMED_OFFER_SQL + ADMINISTRATION_SQL + LONG_AGO_SQL,
  ]);
  const address = ['--port', String(port), '--var', `SITE_URL:${siteUrl}`];
  const quiet = ['--log-level', 'warn', '--show-interactive-dev-session=false'];
  const args = ['dev', '--config', join(worker, 'wrangler.json'), ...address, ...state, ...quiet];
  return startServer('wrangler', args, { url: siteUrl, env: { WRANGLER_LOG_PATH: join(folder, 'log') } });
}

/** A port that nothing listens on; somebody else could take it before the server does, but nobody here tries. */
function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() =>
        address !== null && typeof address === 'object' ? done(address.port) : fail(new Error('no port')),
      );
    });
  });
}
