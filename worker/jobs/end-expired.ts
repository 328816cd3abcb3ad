import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { windowStarts } from '../db/job-windows.ts';
import { jobSorted, jobs, jobWindows } from '../db/tables/jobs.ts';

/**
 * Takes offers past their time out of the search index and the counters. They were invisible already: this keeps the
 * cost of lists from growing with the offers of the past.
 * @returns how many
 */
export async function endExpired(db: Database, now: Date): Promise<number> {
  const ended = await db
    .update(jobs)
    .set({ status: 'expired', updatedAt: now })
    .where(and(eq(jobs.status, 'open'), lte(jobs.validThrough, now)))
    .returning({ id: jobs.id });
  return ended.length;
}

/**
 * Lets the windows of the last days begin with today in Rome, and takes the offers that fell out of them off the sorted
 * lists. After the first run of a day it reads four rows and writes nothing; a window never moves back.
 * @returns how many windows have moved
 */
export async function moveWindows(db: Database, now: Date): Promise<number> {
  const kept = await db.select().from(jobWindows);
  const late = windowStarts(now).filter(({ facet, since }) =>
    kept.some((window) => window.facet === facet && window.since < since),
  );
  const statements = late.flatMap(({ facet, since }) => {
    // Asked again in the statements: another run may have gone further meanwhile.
    const isBehind = and(eq(jobWindows.facet, facet), lt(jobWindows.since, since));
    const behind = db.select({ facet: jobWindows.facet }).from(jobWindows).where(isBehind);
    // From the window itself: it reads the offers of its days, however many there are.
    const gone = db
      .select({ id: jobs.id })
      .from(jobSorted)
      .innerJoin(jobs, eq(jobs.id, jobSorted.id))
      .where(and(eq(jobSorted.facet, facet), eq(jobSorted.sort, 'recent'), lt(jobs.postedAt, since)));
    return [
      db.delete(jobSorted).where(and(inArray(jobSorted.facet, behind), inArray(jobSorted.id, gone))),
      db.update(jobWindows).set({ since }).where(isBehind),
    ];
  });
  const [first, ...others] = statements;
  // Lists of the last days are other ones now, whatever they show.
  if (first) await db.batch([first, ...others, db.run(sql`INSERT INTO shown_changes (parts) VALUES ('everything')`)]);
  return late.length;
}
