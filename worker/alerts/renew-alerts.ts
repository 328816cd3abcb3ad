import { ALERT_DAYS } from '../../shared/alerts.ts';
import { addDays } from '../../shared/dates.ts';
import type { Database } from '../db/client.ts';
import { alerts } from '../db/tables/alerts.ts';
import { isOwnAlert, type Manager } from './queries.ts';

/** Another year for all alerts of the address that somebody manages. */
export async function renewAlerts(db: Database, manager: Manager, now: Date): Promise<void> {
  await db
    .update(alerts)
    .set({ endsAt: addDays(now, ALERT_DAYS), askedAt: null })
    .where(isOwnAlert(db, manager));
}
