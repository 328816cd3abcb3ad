import { getTableColumns, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from '../client.ts';
import type { Part } from './part.ts';
import { accountOnly } from './people.ts';
import { PARTS } from './registry.ts';

/** A section of what is held about a person: rows with the columns they get. */
export type PersonalRows = { readonly part: Part; readonly rows: readonly Readonly<Record<string, unknown>>[] };

/** Everything held about the person of an account, in sections. */
export const readPersonalData = (db: Database, userId: number): Promise<PersonalRows[]> =>
  Promise.all(
    PARTS.map(async (part) => ({
      part,
      rows: await db
        .select(fieldsOf(part))
        .from(part.table)
        .where(part.rows(accountOnly(userId))),
    })),
  );

function fieldsOf({ table, columns, more }: Part): Record<string, SQLiteColumn | SQL> {
  const exported = Object.entries(getTableColumns(table)).filter(([name]) => columns[name] === true);
  return { ...Object.fromEntries(exported), ...more };
}
