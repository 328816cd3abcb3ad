import { and, isNull, lt } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { jobs } from '../db/tables/jobs.ts';
import { isOpen } from '../db/visibility.ts';

/**
 * Gives the offers that were published before `cut`, are open and that no morning has announced yet to the mails of `day`.
 * Once and for all: an offer that is paused and opened again is no news.
 */
export async function setAnnounced(
  db: Database,
  { day, cut, now }: { readonly day: string; readonly cut: Date; readonly now: Date },
): Promise<void> {
  await db
    .update(jobs)
    .set({ announcedOn: day })
    .where(and(isNull(jobs.announcedOn), lt(jobs.postedAt, cut), isOpen(now)));
}
