import { POSTED_WITHIN } from '../../shared/job-values.ts';
import { romeMidnight } from '../../shared/rome-clock.ts';

/** The word of a window in `job_windows`, of offers posted today or in so many days before. */
export const windowFacet = (days: string): string => `posted${days}`;

/** Since when an offer must have been posted to be in each window: midnight in Rome, of today or so many days before. */
export const windowStarts = (now: Date): { facet: string; since: Date }[] =>
  POSTED_WITHIN.map((days) => ({ facet: windowFacet(days), since: romeMidnight(now, Number(days)) }));

const HOUR_MS = 3_600_000;

/**
 * The word of `job_counters` for when an offer was posted (the view `job_counter_rows` says the same in SQL). Midnight in Rome is
 * at 22 or at 23 in UTC, by summer and by winter time: each day has a slot of the hour between them and one of all other
 * hours. So a slot lies on one side of any midnight, and counts of the last days are exact at every moment.
 */
export const slotFacet = (postedAt: Date): string => `slot${slotOf(postedAt)}`;

function slotOf(time: Date): number {
  const hours = Math.floor(time.getTime() / HOUR_MS) + 2;
  return Math.floor(hours / 24) * 2 + (hours % 24 >= 1 ? 1 : 0);
}

/** True for a word of `job_counters` that names a slot at or after a time, which is a midnight in Rome. */
export const isSlotSince = (word: string, since: Date): boolean =>
  word.startsWith('slot') && Number(word.slice('slot'.length)) >= slotOf(since);
