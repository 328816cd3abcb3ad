import { sql } from 'drizzle-orm';
import { addDays } from '../../shared/dates.ts';
import type { Database } from '../db/client.ts';
import { insertFrom } from '../db/statements.ts';
import { applications, employerAnswers } from '../db/tables/applications.ts';
import { jobs } from '../db/tables/jobs.ts';

/** An application younger than this may still get its answer: it counts for nobody and against nobody. */
const FAIR_DAYS = 3;
/** Fewer say nothing about how somebody answers. */
const ENOUGH = 5;

/**
 * Recounts how employers answer: applications delivered at least three days ago, not withdrawn and not deleted. One pass over the
 * applications a night, so that the page of an offer reads one row.
 */
export async function renewEmployerAnswers(db: Database, now: Date): Promise<void> {
  const until = addDays(now, -FAIR_DAYS).getTime();
  // The unanswered last: where the row in the middle has no time, fewer than half were answered.
  const ranked = sql`
    SELECT ${jobs.ownerId} AS owner, ${applications.answeredAt} - ${applications.deliveredAt} AS took,
      row_number() OVER (
        PARTITION BY ${jobs.ownerId}
        ORDER BY ${applications.answeredAt} IS NULL, ${applications.answeredAt} - ${applications.deliveredAt}
      ) AS place,
      count(*) OVER (PARTITION BY ${jobs.ownerId}) AS received
    FROM ${applications} JOIN ${jobs} ON ${jobs.id} = ${applications.jobId}
    WHERE ${applications.deliveredAt} <= ${until}
      AND ${applications.deletedAt} IS NULL AND ${applications.status} <> 'withdrawn'`;
  await db.batch([
    db.delete(employerAnswers),
    insertFrom(
      db,
      employerAnswers,
      {
        userId: sql`owner`,
        received: sql`received`,
        answered: sql`count(took)`,
        halfWithinMs: sql`max(CASE WHEN place = (received + 1) / 2 THEN took END)`,
      },
      sql`FROM (${ranked}) WHERE received >= ${ENOUGH} GROUP BY owner, received`,
    ),
  ]);
}
