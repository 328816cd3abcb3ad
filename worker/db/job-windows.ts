import { POSTED_WITHIN } from '../../shared/job-values.ts';
import { romeMidnight } from '../../shared/rome-clock.ts';

/** The word of a window in `job_windows`, of offers posted today or in so many days before. */
export const windowFacet = (days: string): string => `posted${days}`;

/** Since when an offer must have been posted to be in each window: midnight in Rome, of today or so many days before. */
export const windowStarts = (now: Date): { facet: string; since: Date }[] =>
  POSTED_WITHIN.map((days) => ({ facet: windowFacet(days), since: romeMidnight(now, Number(days)) }));
