import { POSTED_WITHIN } from '../../../shared/job-values.ts';
import { romeMidnight } from '../../../shared/rome-clock.ts';
import type { Database } from '../../db/client.ts';
import { isSlotSince } from '../../db/job-windows.ts';
import { readCounters } from '../count-jobs.ts';
import { emptyCounts, type FilterCounts } from './count-values.ts';
import { valueOfFacet } from './stored-values.ts';

/** `countFilters` of all open offers with nothing asked, from the kept counters, however many offers there are. */
export async function countAll(db: Database, now: Date): Promise<FilterCounts> {
  const counters = await readCounters(db, now);
  const counts = emptyCounts();
  for (const [word, count] of counters) {
    const found = valueOfFacet(word);
    if (found) counts[found.filter][found.value] = count;
  }
  for (const days of POSTED_WITHIN) {
    const since = romeMidnight(now, Number(days));
    const within = [...counters].filter(([word]) => isSlotSince(word, since));
    if (within.length > 0) counts.posted[days] = within.reduce((sum, [, count]) => sum + count, 0);
  }
  return { total: counters.get('') ?? 0, counts, dropped: [] };
}
