import { resolve } from 'node:path';
import type { drizzle } from 'drizzle-orm/d1';
import { inRoot } from './run.mjs';

type Bindings = {
  readonly DB: Parameters<typeof drizzle>[0];
  readonly LISTS: { put(key: string, value: string): Promise<void> };
};

/**
 * Does something with the database and the kept lists in a state folder. In this process, as wrangler would start again for
 * each statement.
 * @param configPath of the Worker that it is a database of
 */
export async function withLocal<T>(
  state: string,
  use: (bindings: Bindings) => Promise<T>,
  configPath = inRoot('wrangler.toml'),
): Promise<T> {
  // Loaded here, as it takes a second and commands with `--remote` do without.
  const { getPlatformProxy } = await import('wrangler');
  const { env, dispose } = await quietly(() =>
    getPlatformProxy<Bindings>({
      configPath,
      persist: { path: resolve(inRoot(), state, 'v3') },
      envFiles: [],
      remoteBindings: false,
    }),
  );
  try {
    return await use(env);
  } finally {
    await dispose();
  }
}

/** Keeps wrangler from saying where settings come from, which is no part of what a command says. */
async function quietly<T>(start: () => Promise<T>): Promise<T> {
  const { WRANGLER_LOG } = process.env;
  process.env.WRANGLER_LOG = 'warn';
  try {
    return await start();
  } finally {
    if (WRANGLER_LOG === undefined) delete process.env.WRANGLER_LOG;
    else process.env.WRANGLER_LOG = WRANGLER_LOG;
  }
}
