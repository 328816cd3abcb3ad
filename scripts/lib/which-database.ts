import { DrizzleQueryError } from 'drizzle-orm';
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1';
import { withLocal } from './local-database.ts';
import { Failure, mustRun } from './run.mjs';
import { askingFailed, wranglerD1 } from './wrangler-d1.ts';

const STATE = '.wrangler/state';

/** The live database, or that of a folder of this machine. */
export type Which = {
  /** Flags by which wrangler finds it. */
  readonly flags: readonly string[];
  /** Folder of a local one. */
  readonly state?: string;
};

/** Options of every command that acts on a database. */
export const WHICH_OPTIONS = { remote: { type: 'boolean' }, 'persist-to': { type: 'string' } } as const;

type Asked = { readonly remote?: boolean | undefined; readonly 'persist-to'?: string | undefined };

/**
 * The live database where it is asked for, else that of `npm start` or of another folder.
 * @param usage what is said where both are named
 * @throws Failure where both are named
 */
export function whichDatabase({ remote = false, 'persist-to': folder }: Asked, usage: string): Which {
  if (remote && folder !== undefined) throw new Failure(usage);
  if (remote) return { flags: ['--remote'] };
  const state = folder ?? STATE;
  return { flags: ['--local', '--persist-to', state], state };
}

export type Opened = {
  readonly db: DrizzleD1Database;
  /** Makes every list that is kept one of an earlier version. */
  readonly raiseListsVersion: () => Promise<unknown>;
};

/**
 * Does something with a database: a local one in this process, the live one through wrangler, which has an account's
 * credentials.
 * @throws Failure where the database refuses a statement
 */
export async function withDatabase<T>({ flags, state }: Which, use: (opened: Opened) => Promise<T>): Promise<T> {
  const version = String(Date.now());
  try {
    if (state !== undefined)
      return await withLocal(state, ({ DB, LISTS }) =>
        use({ db: drizzle(DB), raiseListsVersion: () => LISTS.put('version', version) }),
      );
    const put = ['kv', 'key', 'put', 'version', version, '--binding', 'LISTS', ...flags];
    const raiseListsVersion = () => mustRun('Raising the version of the lists', 'wrangler', put);
    return await use({ db: drizzle(wranglerD1(flags)), raiseListsVersion });
  } catch (error) {
    // Drizzle wraps what its database throws.
    const cause = error instanceof DrizzleQueryError ? (error.cause ?? error) : error;
    throw cause instanceof Error && cause.message.startsWith('D1_ERROR') ? askingFailed(cause.message) : cause;
  }
}
