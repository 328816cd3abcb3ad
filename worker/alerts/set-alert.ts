import { and, eq, sql } from 'drizzle-orm';
import type { SetAlertBody } from '../../shared/alerts.ts';
import type { Database } from '../db/client.ts';
import { type AlertRow, alerts } from '../db/tables/alerts.ts';
import { DomainError } from '../errors.ts';
import { type AlertOwner, isOwnAlert } from './queries.ts';

export const NO_ALERT = 'Questo avviso non esiste più.';

/**
 * Pauses an alert, or resumes it: what was published meanwhile is not new then.
 * @throws DomainError `not-found` where there is none, or it is somebody else's: nobody is told which
 */
export async function setAlert(
  db: Database,
  {
    owner,
    publicId,
    body: { paused },
    now,
  }: { readonly owner: AlertOwner; readonly publicId: string; readonly body: SetAlertBody; readonly now: Date },
): Promise<AlertRow> {
  const time = now.getTime();
  const [row] = await db
    .update(alerts)
    .set(
      paused
        ? { pausedAt: sql`coalesce(${alerts.pausedAt}, ${time})` }
        : {
            since: sql`CASE WHEN ${alerts.pausedAt} IS NULL THEN ${alerts.since} ELSE ${time} END`,
            pausedAt: null,
          },
    )
    .where(and(eq(alerts.publicId, publicId), isOwnAlert(db, owner)))
    .returning();
  if (!row) throw new DomainError('not-found', NO_ALERT);
  return row;
}

/** Deletes an alert for good: there is nothing in it that somebody would miss. @returns whether it was there and theirs */
export async function deleteAlert(db: Database, owner: AlertOwner, publicId: string): Promise<boolean> {
  const gone = await db
    .delete(alerts)
    .where(and(eq(alerts.publicId, publicId), isOwnAlert(db, owner)))
    .returning({ id: alerts.id });
  return gone.length > 0;
}
