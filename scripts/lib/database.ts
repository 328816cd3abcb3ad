import { resolve } from 'node:path';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { shownVersions } from '../../worker/db/tables/operation.ts';
import { Failure, inRoot, mustRun } from './run.mjs';
import { queryFailed, wranglerD1 } from './wrangler-d1.ts';

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

const STATE = '.wrangler/state';

export type Which = {
  readonly flags: readonly string[];
  readonly state?: string;
};

export const WHICH_OPTIONS = { remote: { type: 'boolean' }, 'persist-to': { type: 'string' } } as const;

type CallParams = { readonly remote?: boolean | undefined; readonly 'persist-to'?: string | undefined };

/**
 * The live database where it is asked for, else that of `npm start` or of another folder.
 * @param usage what is said where both are named
 * @throws Failure where both are named
 */
export function whichDatabase({ remote = false, 'persist-to': folder }: CallParams, usage: string): Which {
  if (remote && folder !== undefined) throw new Failure(usage);
  if (remote) return { flags: ['--remote'] };
  const state = folder ?? STATE;
  return { flags: ['--local', '--persist-to', state], state };
}

/** `raiseListsVersion` makes every list that is kept one of an earlier version. */
type Opened = { readonly db: DrizzleD1Database; readonly raiseListsVersion: () => Promise<unknown> };

const { offers, profiles, pages } = shownVersions;
const raised = (version: SQLiteColumn) => sql`max(${version} + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER))`;

/** Raises the versions of what is shown, as the triggers do. @returns them as KV keeps them */
async function raise(db: DrizzleD1Database): Promise<string> {
  await db.update(shownVersions).set({ offers: raised(offers), profiles: raised(profiles), pages: raised(pages) });
  const [versions] = await db.select({ offers, profiles, pages }).from(shownVersions);
  return JSON.stringify({ ...versions, bookmark: null });
}

/**
 * Does something with a database: a local one in this process, the live one through wrangler, which has an account's
 * credentials.
 * @throws Failure where the database refuses a statement
 */
export async function withDatabase<T>({ flags, state }: Which, use: (opened: Opened) => Promise<T>): Promise<T> {
  try {
    if (state !== undefined)
      return await withLocal(state, ({ DB, LISTS }) => {
        const db = drizzle(DB);
        return use({ db, raiseListsVersion: async () => LISTS.put('version', await raise(db)) });
      });
    const db = drizzle(wranglerD1(flags));
    const put = (versions: string) => ['kv', 'key', 'put', 'version', versions, '--binding', 'LISTS', ...flags];
    const raiseListsVersion = async () => mustRun('Raising the version of the lists', 'wrangler', put(await raise(db)));
    return await use({ db, raiseListsVersion });
  } catch (error) {
    // Drizzle wraps what its database throws.
    const cause = error instanceof DrizzleQueryError ? (error.cause ?? error) : error;
    throw cause instanceof Error && cause.message.startsWith('D1_ERROR') ? queryFailed(cause.message) : cause;
  }
}
