import { resolve } from 'node:path';
import { getPlatformProxy } from 'wrangler';
import { inRoot } from '../lib/run.mjs';
import type { D1 } from './fill-every-table.ts';

/**
 * Does something with the database in a state folder, which nothing else may have open meanwhile. In this process, as each
 * start of wrangler takes a second of a processor, and its migrations five.
 */
export async function withDatabase<T>(state: string, use: (db: D1) => Promise<T>): Promise<T> {
  const { env, dispose } = await getPlatformProxy<{ DB: D1 }>({
    configPath: inRoot('wrangler.toml'),
    persist: { path: resolve(state, 'v3') },
    envFiles: [],
    remoteBindings: false,
  });
  try {
    return await use(env.DB);
  } finally {
    await dispose();
  }
}

/** Runs statements in the database of a state folder; answers with the rows of the last. */
export const query = (state: string, statements: string): Promise<Record<string, unknown>[]> =>
  withDatabase(state, async (db) => (await db.prepare(statements).all<Record<string, unknown>>()).results);
