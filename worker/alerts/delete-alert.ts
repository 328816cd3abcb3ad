import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { alerts } from '../db/tables/alerts.ts';
import { isOwnAlert, type Manager } from './queries.ts';

/** Deletes an alert for good: there is nothing in it that somebody would miss. @returns whether it was there and theirs */
export async function deleteAlert(db: Database, manager: Manager, publicId: string): Promise<boolean> {
  const gone = await db
    .delete(alerts)
    .where(and(eq(alerts.publicId, publicId), isOwnAlert(db, manager)))
    .returning({ id: alerts.id });
  return gone.length > 0;
}
