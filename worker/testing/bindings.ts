import { env } from 'cloudflare:workers';
import type { OptionalBindings } from '../env.ts';

// Variables are typed as the very texts of wrangler.toml; a test may put anything there.
type Replaced = { readonly [Name in keyof Env]?: Env[Name] extends string ? string | undefined : Env[Name] } & {
  readonly PASSWORD_COST?: string;
  readonly VAPID_KEYS?: string;
  readonly PUSH_SERVICE_URL?: string;
} & OptionalBindings;

export const withBindings = (replaced: Replaced): Env => ({ ...env, ...replaced }) as Env;

const fails = (message: string) => (): never => {
  throw new Error(message);
};

/** A database that cannot be reached, in D1's own words. */
export const brokenD1 = (message = 'D1_ERROR: Network connection lost.'): D1Database =>
  ({
    withSession: () => ({ prepare: fails(message), batch: fails(message), getBookmark: () => null }),
  }) as unknown as D1Database;

/** A binding of which every call fails. */
const broken =
  <Binding extends object>(message: string) =>
  (): Binding =>
    new Proxy<Binding>({} as Binding, { get: () => () => Promise.reject(new Error(message)) });

export const brokenKv = broken<KVNamespace>('KV GET failed: 503');
export const brokenR2 = broken<R2Bucket>('We encountered an internal error. Please try again. (10001)');
export const brokenLimit = broken<RateLimit>('rate limit unavailable');
export const brokenQueue = broken<Queue>('Queue send failed: Too Many Requests');
export const brokenAssets = broken<Fetcher>('internal error');

/** Built files that are not there. */
export const missingAssets = (): Fetcher =>
  ({ fetch: async () => new Response('Not Found', { status: 404 }) }) as unknown as Fetcher;

/** A queue that takes messages and never brings them. */
export const silentQueue = (): Queue => ({ send: async () => undefined }) as unknown as Queue;

/** A KV namespace that answers nothing, and keeps nothing. */
export const silentKv = (): KVNamespace => {
  const silence = () => new Promise<never>(() => undefined);
  return { get: silence, list: silence, put: async () => undefined } as unknown as KVNamespace;
};

/** Runs some work with counting bindings, and returns its cost for the database. */
export async function costOf<Result>(
  work: (bindings: Env) => Promise<Result>,
  replaced: Replaced = {},
): Promise<{ readonly result: Result; readonly cost: Cost; readonly written: Written }> {
  const { db, cost, written } = countingD1(env.DB);
  const result = await work(withBindings({ ...replaced, DB: db }));
  return { result, cost: cost(), written: written() };
}

/** Cost of a piece of work for the database: statements sent, and the rows they read as D1 bills them. */
type Cost = { readonly statements: number; readonly rowsRead: number };

/** Writes of a piece of work: rows, those of indexes and triggers too, and batches. */
type Written = { readonly rowsWritten: number; readonly batches: number };

type CountingD1 = {
  readonly db: D1Database;
  readonly cost: () => Cost;
  readonly written: () => Written;
  /** Milliseconds that the database took for all of it. */
  readonly duration: () => number;
};

/**
 * The real database behind a wrapper that counts, in sessions and batches too. `raw()`, which drizzle reads columns with,
 * answers no `meta`: a statement that reads is run once more for it, of one that writes the columns are taken by their names.
 */
export function countingD1(real: D1Database): CountingD1 {
  let [statements, rowsRead, rowsWritten, batches, ms] = [0, 0, 0, 0, 0];
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
  const count = <Result extends D1Result>(result: Result): Result => {
    statements++;
    rowsRead += result.meta.rows_read;
    rowsWritten += result.meta.rows_written;
    ms += result.meta.duration;
    return result;
  };

  function wrap(statement: D1PreparedStatement, query: string): D1PreparedStatement {
    const counting = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values), query),
      all: async () => count(await statement.all()),
      run: async () => count(await statement.run()),
      raw: async (options?: { columnNames?: false }) => {
        const { results } = count(await statement.all());
        if (/^\s*(insert|update|delete)\b/i.test(query)) return results.map((row) => Object.values(row));
        return statement.raw(options);
      },
      first: async () => {
        throw new Error('countingD1: first() answers no meta; use all()');
      },
    } as unknown as D1PreparedStatement;
    originals.set(counting, statement);
    return counting;
  }

  const original = (statement: D1PreparedStatement): D1PreparedStatement => originals.get(statement) ?? statement;
  const methods = (target: D1Database | D1DatabaseSession) => ({
    prepare: (query: string) => wrap(target.prepare(query), query),
    batch: async (batch: D1PreparedStatement[]) => {
      batches++;
      return (await target.batch(batch.map(original))).map(count);
    },
  });
  const db = {
    ...methods(real),
    withSession: (bookmark?: string) => {
      const session = real.withSession(bookmark);
      return { ...methods(session), getBookmark: () => session.getBookmark() };
    },
  } as unknown as D1Database;
  return {
    db,
    cost: () => ({ statements, rowsRead }),
    written: () => ({ rowsWritten, batches }),
    duration: () => ms,
  };
}

/** The real database, and from where its sessions begin: bookmarks, or words for any. */
export function sessionsOfD1(): { readonly DB: D1Database; readonly begins: readonly string[] } {
  const begins: string[] = [];
  const DB = {
    withSession: (begin: string) => {
      begins.push(begin);
      return env.DB.withSession(begin);
    },
  } as unknown as D1Database;
  return { DB, begins };
}
