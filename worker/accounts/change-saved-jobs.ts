import { eq, sql } from 'drizzle-orm';
import { MAX_SAVED } from '../../shared/job-values.ts';
import type { Database } from '../db/client.ts';
import { users } from '../db/tables/accounts.ts';

/**
 * Puts offers before those that an account has saved, and takes others off: in one statement, as two devices may send at once.
 * Sent twice it changes nothing more.
 * @returns the list as it is then, at most `MAX_SAVED`
 */
export async function changeSavedJobs(
  db: Database,
  userId: number,
  { add, remove }: { readonly add: readonly string[]; readonly remove: readonly string[] },
): Promise<string[]> {
  const ids = sql`(SELECT json_group_array(id) FROM (
    SELECT id FROM (
      SELECT value AS id, 0 AS part, key AS place FROM json_each(${JSON.stringify(add)})
      UNION ALL SELECT value, 1, key FROM json_each(${users.savedJobs}))
    WHERE id NOT IN (SELECT value FROM json_each(${JSON.stringify(remove)}))
    GROUP BY id ORDER BY min(part), min(place) LIMIT ${MAX_SAVED}))`;
  const [row] = await db
    .update(users)
    .set({ savedJobs: ids })
    .where(eq(users.id, userId))
    .returning({ ids: users.savedJobs });
  return row?.ids ?? [];
}
