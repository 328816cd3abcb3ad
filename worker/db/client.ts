import { DrizzleQueryError } from 'drizzle-orm';
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1';

/** Drizzle over one D1 session. `bookmark()` is the session's position after its last statement. */
export type Database = DrizzleD1Database & { readonly bookmark: () => string | null };

/**
 * Opens a session on the database.
 * @param bookmark of an earlier session whose writes must be visible; null reads from the nearest replica.
 */
export function openDatabase(d1: D1Database, bookmark: string | null): Database {
  let session: D1DatabaseSession | null = null;
  const opened = () => {
    session ??= d1.withSession(bookmark ?? 'first-unconstrained');
    return session;
  };
  // The two methods drizzle calls. Opened by the first: a request that asks nothing does not need the database.
  const lazy = {
    prepare: (query: string) => opened().prepare(query),
    batch: (statements: D1PreparedStatement[]) => opened().batch(statements),
  };
  const db = drizzle(lazy as unknown as D1Database);
  return Object.assign(db, { bookmark: () => session?.getBookmark() ?? null });
}

/**
 * Error messages of D1 (developers.cloudflare.com/d1/observability/debug-d1, list of errors), and of SQLite for a schema that
 * is behind. Of a statement that is wrong they speak otherwise.
 */
const UNREACHABLE =
  /no such (table|column)|Network connection lost|D1 DB|D1's maximum|D1_ERROR: (Internal|.*(overloaded|timed? ?out|disconnected|maximum DB size))/i;

/** True where an error means that the database is down or not migrated, rather than a mistake in our SQL. */
export const isDatabaseDown = (error: unknown): boolean =>
  // Drizzle's own message holds the statement and what people typed.
  causesOf(error).some((cause) => !(cause instanceof DrizzleQueryError) && UNREACHABLE.test(cause.message));

const causesOf = (error: unknown): Error[] => (error instanceof Error ? [error, ...causesOf(error.cause)] : []);

/** True for the refusal of a unique index, named as `table.column`. */
export const isUniqueViolation = (error: unknown, column: string): boolean => isViolation(error, 'UNIQUE', column);

/** True for the refusal of a row whose required value came from a subquery that found nothing. */
export const isNullViolation = (error: unknown, column: string): boolean => isViolation(error, 'NOT NULL', column);

/** True for the refusal of a row by a check, named as in the table's declaration. */
export const isCheckViolation = (error: unknown, name: string): boolean => isViolation(error, 'CHECK', name);

const isViolation = (error: unknown, constraint: string, column: string): boolean =>
  causesOf(error).some(
    ({ message }) => message.includes(`${constraint} constraint failed`) && message.includes(column),
  );
