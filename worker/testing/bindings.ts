import { env } from 'cloudflare:workers';
import { type Cost, countingD1, type Written } from './counting-d1.ts';

// Variables are typed as the very texts of wrangler.toml; a test may put anything there.
type Replaced = { readonly [Name in keyof Env]?: Env[Name] extends string ? string | undefined : Env[Name] };

/** The tests' environment with some of it replaced. */
export const withBindings = (replaced: Replaced): Env => ({ ...env, ...replaced }) as Env;

const fails = (message: string) => (): never => {
  throw new Error(message);
};

/** A database that cannot be reached, in D1's own words. */
export const brokenD1 = (message = 'D1_ERROR: Network connection lost.'): D1Database =>
  ({
    withSession: () => ({
      prepare: fails(message),
      batch: fails(message),
      getBookmark: () => null,
    }),
  }) as unknown as D1Database;

/** The real database, where something happens between what a request reads and the first batch that it writes. */
export const racingD1 = (meanwhile: () => Promise<unknown>): D1Database => {
  let raced = false;
  return {
    withSession: (begin: string) => {
      const session = env.DB.withSession(begin);
      return {
        prepare: (query: string) => session.prepare(query),
        batch: async (statements: D1PreparedStatement[]) => {
          if (!raced) {
            raced = true;
            await meanwhile();
          }
          return session.batch(statements);
        },
        getBookmark: () => session.getBookmark(),
      };
    },
  } as unknown as D1Database;
};

/** A KV namespace of which every call fails. */
export const brokenKv = (): KVNamespace =>
  ({
    get: () => Promise.reject(new Error('KV GET failed: 503')),
    put: () => Promise.reject(new Error('KV PUT failed: 429')),
  }) as unknown as KVNamespace;

/** What is done with the bindings it is given, and what that cost the database. */
export async function costOf<Result>(
  work: (bindings: Env) => Promise<Result>,
  replaced: Replaced = {},
): Promise<{ readonly result: Result; readonly cost: Cost; readonly written: Written }> {
  const { db, cost, written } = countingD1(env.DB);
  const result = await work(withBindings({ ...replaced, DB: db }));
  return { result, cost: cost(), written: written() };
}
