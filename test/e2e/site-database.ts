import { join } from 'node:path';
import { migrate } from '../../scripts/testing/fill-every-table.ts';
import { withDatabase } from '../../scripts/testing/local-database.ts';

/** Makes the database of a site that is not yet served, in `state` of its folder, and runs `sql` in it; returns where it is. */
export async function makeDatabase(folder: string, sql: string): Promise<string> {
  const state = join(folder, 'state');
  await withDatabase(state, async (db) => {
    await migrate(db);
    await db.prepare(sql).all();
  });
  return state;
}
