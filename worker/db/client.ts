import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1';

/** Drizzle over one D1 session. `bookmark()` is where the session stands after its last statement. */
export type Database = DrizzleD1Database & { readonly bookmark: () => string | null };

/**
 * Opens a session on the database.
 * @param bookmark of an earlier session whose writes must be visible; null reads from the nearest replica.
 */
export function openDatabase(d1: D1Database, bookmark: string | null): Database {
  const session = d1.withSession(bookmark ?? 'first-unconstrained');
  // A session has the two methods drizzle calls, `prepare` and `batch`, but not the type it names.
  const db = drizzle(session as unknown as D1Database);
  return Object.assign(db, { bookmark: () => session.getBookmark() });
}

const UNREACHABLE = /no such table|no such column|D1_ERROR: (Network|Internal|.*overloaded|.*timeout)|D1 DB is/i;

/** Whether an error means that the database is not there or not migrated, rather than a mistake of ours. */
export function isDatabaseDown(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (UNREACHABLE.test(cause.message)) return true;
  }
  return false;
}

/** Whether an error is the refusal of a unique index, named as `table.column`. */
export const isUniqueViolation = (error: unknown, column: string): boolean => isViolation(error, 'UNIQUE', column);

/** Whether an error is the refusal of a row without what it must have, as a query in its place found nothing. */
export const isNullViolation = (error: unknown, column: string): boolean => isViolation(error, 'NOT NULL', column);

function isViolation(error: unknown, constraint: string, column: string): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes(`${constraint} constraint failed`) && cause.message.includes(column)) return true;
  }
  return false;
}
