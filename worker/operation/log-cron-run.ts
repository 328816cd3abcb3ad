import { eq } from 'drizzle-orm';
import { CRON_MINUTES, type Cron } from '../crons.ts';
import type { Database } from '../db/client.ts';
import { cronRuns } from '../db/tables/operation.ts';

/** Notes that a cron begins, and since when each of them is expected: one that never runs is missed as well. */
export async function logBegin(db: Database, cron: Cron, now: Date): Promise<void> {
  const rows = Object.keys(CRON_MINUTES).map((known) => ({ cron: known, expectedSince: now }));
  await db.batch([
    db.insert(cronRuns).values(rows).onConflictDoNothing(),
    db.update(cronRuns).set({ beganAt: now }).where(eq(cronRuns.cron, cron)),
  ]);
}

/** Notes that nothing failed in a run. */
export async function logEnd(db: Database, cron: Cron, { now, ms }: { now: Date; ms: number }): Promise<void> {
  await db.update(cronRuns).set({ endedAt: now, ms }).where(eq(cronRuns.cron, cron));
}

/** Notes that something failed in a run. @param errorId request id of its line in the log */
export async function logFailure(
  db: Database,
  cron: Cron,
  { now, errorId }: { now: Date; errorId: string },
): Promise<void> {
  await db.update(cronRuns).set({ failedAt: now, errorId }).where(eq(cronRuns.cron, cron));
}
