import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '../../scripts/lib/port.mjs';
import { findHeadlessChromium } from '../../scripts/lib/programs.mjs';
import { copyBuild, OUTSIDE, serveBuild } from '../../scripts/lib/serve-build.ts';
import { keepLogs, serverLog, writeTraces } from '../log/traces.ts';
import { provokeError } from './provoke-error.ts';
import { SEED_SQL } from './seed.ts';
import { makeDatabase } from './site-database.ts';
import { JWT_SECRET } from './tokens.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Sites that the journeys visit, one for each worker of vitest. */
    sites: readonly Site[];
    /** Path of the browser. */
    chromium: string;
  }
}

type Site = {
  /** Origin of the built Worker. */
  readonly url: string;
  /** Folder of its database. */
  readonly state: string;
};

/**
 * Serves a copy of the build for each worker of vitest, on a free port, with a database, a secret and a cache of its own, for as
 * long as the journeys run: two files that run at once share nothing.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('chromium', await findHeadlessChromium());
  const folder = await mkdtemp(join(tmpdir(), 'lavoro-in-valle-e2e-'));
  const folders = Array.from({ length: project.config.maxWorkers }, (_, index) => join(folder, String(index + 1)));
  const servers: Awaited<ReturnType<typeof serve>>[] = [];
  const end = async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await keepLogs(folders);
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    for (const each of folders) servers.push(await serve(each));
    project.provide(
      'sites',
      servers.map(({ url, state }) => ({ url, state })),
    );
    await Promise.all(servers.map(({ url }) => provokeError(url)));
    return async () => {
      try {
        await writeTraces(folders);
      } finally {
        await end();
      }
    };
  } catch (error) {
    await end();
    throw error;
  }
}

async function serve(folder: string) {
  await mkdir(folder, { recursive: true });
  const config = await copyBuild(folder, JWT_SECRET);
  const state = await makeDatabase(folder, SEED_SQL);
  const server = await serveBuild({
    port: await freePort(),
    state,
    config,
    vars: { PASSWORD_COST: 'least' },
    outside: OUTSIDE,
    // Every request and everything that the Worker logs: `test/log` reads it afterwards.
    level: 'info',
    log: serverLog(folder),
  });
  return { ...server, state };
}
