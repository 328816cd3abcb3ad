import { POSTED_WITHIN } from '../../../shared/job-values.ts';
import type { JobFilters, JobFiltersQuery } from '../../../shared/jobs.ts';
import { romeMidnight } from '../../../shared/rome-clock.ts';
import type { Database } from '../../db/client.ts';
import { isSlotSince } from '../../db/job-windows.ts';
import { allOf } from '../../db/lists/words.ts';
import { correctText } from '../../text-search/correct-text.ts';
import { JOB_COLUMNS, type TextTiers, textTiers } from '../../text-search/tiers.ts';
import { readCounters } from '../count-jobs.ts';
import { countFilters, emptyCounts, type FilterCounts, widerRadii } from './count-values.ts';
import { findsOne, readCountables } from './queries.ts';
import { valueOfFacet } from './stored-values.ts';
import { toFilter } from './to-filter.ts';
import { asksNothing, placeText } from './to-match.ts';

/** How many open offers a search finds, and how many each value of each filter would. */
export async function countSearch(db: Database, query: JobFiltersQuery, now: Date): Promise<JobFilters> {
  const filter = toFilter(query);
  const typed = textTiers(query.search ?? '', JOB_COLUMNS);
  if (typed === null && asksNothing(filter)) return { ...(await countAll(db, now)), corrected: null, wider: [] };
  const words = placeText(filter);
  const read = (text: string | null, place = words) =>
    readCountables(db, {
      match: allOf([text, place].filter((part) => part !== null)),
      withCell: filter.origin !== null,
      now,
    });
  const asTyped = await read(typed?.all ?? null);
  const corrected =
    typed === null || query.exact !== undefined || (asTyped.length > 0 && typed.partial === null)
      ? null
      : await correctIfBetter(db, query.search ?? '', { typed, isThere: asTyped.length > 0, now });
  const text = corrected === null ? typed : textTiers(corrected, JOB_COLUMNS);
  const found = text?.all ?? null;
  const offers = corrected === null ? asTyped : await read(found);
  const { total, counts, dropped } = countFilters(offers, filter);
  // The words of a place are part of what is searched for: its counts are of what is found without them.
  const anywhere = words === null ? null : countFilters(await read(found, null), filter);
  const all = { total, corrected, counts: { ...counts, ...(anywhere && { location: anywhere.counts.location }) } };
  if (total > 0) return { ...all, dropped: [], wider: [] };
  const withoutText = text === null ? null : countFilters(await read(null), filter);
  const ways = [
    ...(withoutText ? [{ filter: 'search' as const, total: withoutText.total }] : []),
    ...(anywhere ? [{ filter: 'location' as const, total: anywhere.total }] : []),
  ];
  const useful = ways.filter((way) => way.total > 0);
  return { ...all, dropped: [...useful, ...dropped], wider: widerRadii(offers, filter, total) };
}

/** The corrected text, as the list corrects it: where what was typed finds nothing that has all its words. */
async function correctIfBetter(
  db: Database,
  typed: string,
  { typed: { tiers, partial }, isThere, now }: { typed: TextTiers; isThere: boolean; now: Date },
): Promise<string | null> {
  const corrected = await correctText(db, 'jobs', typed);
  if (corrected === null) return null;
  if (isThere && (await findsOne(db, tiers.slice(0, partial ?? tiers.length), now))) return null;
  const match = textTiers(corrected, JOB_COLUMNS)?.all;
  return match && (await findsOne(db, [match], now)) ? corrected : null;
}

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
