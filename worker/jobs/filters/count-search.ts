import { POSTED_WITHIN } from '../../../shared/job-values.ts';
import type { JobFilters, JobFiltersQuery } from '../../../shared/jobs.ts';
import { romeMidnight } from '../../../shared/rome-clock.ts';
import type { Database } from '../../db/client.ts';
import { isSlotSince } from '../../db/job-windows.ts';
import { allOf } from '../../db/lists/words.ts';
import { apart, type Share } from '../../http/share-reads.ts';
import { correctText } from '../../text-search/correct-text.ts';
import { readAs } from '../../text-search/read-text.ts';
import { similarTrades } from '../../text-search/similar-trades.ts';
import { JOB_COLUMNS, type TextTiers, textTiers } from '../../text-search/tiers.ts';
import { readCounters } from './count-jobs.ts';
import { countFilters, emptyCounts, type FilterCounts, widerRadii } from './count-values.ts';
import { matchOffers } from './match-offers.ts';
import { findsOne, readOffers } from './queries.ts';
import { reached, valueOfFacet } from './stored-values.ts';
import { countOffers } from './suggestion-queries.ts';
import { BESIDES, toFilter } from './to-filter.ts';
import { asksNothing, placeText, placeWordsTest } from './to-match.ts';

/**
 * Counts the open offers that a search finds, and those that each value of each filter would. `exact` is false for a text that
 * finds more than may be read: then `total` is those that were read of them, and nothing else is counted.
 */
export async function countSearch(
  db: Database,
  query: JobFiltersQuery,
  now: Date,
  share: Share = apart,
): Promise<JobFilters> {
  const filter = toFilter(query);
  const isExact = query.exact !== undefined;
  const typed = textTiers(query.search ?? '', JOB_COLUMNS, isExact);
  if (typed === null && asksNothing(filter))
    return { ...(await countAll(db, now, share)), exact: true, corrected: null, wider: [], similar: [] };
  const words = placeText(filter);
  const isThere = placeWordsTest(filter);
  const reading = share(`offers ${words !== null}`, () => readOffers(db, now, words !== null));
  // Begun before it is needed: where another read fails first, nobody waits for this one, and its error has no handler.
  reading.catch(() => undefined);
  const matches = (text: string) => share(`matching ${text}`, () => matchOffers(db, text, reading));
  const isFound = async (text: string) => {
    // To know that there is one, some three rows do; where no place is looked for, the offers themselves are needed next.
    if (words !== null) return findsOne(db, [allOf([text, words].filter(isText)) ?? ''], now);
    return (await matches(text)).ids.size > 0;
  };
  const corrected =
    typed === null || isExact ? null : await correctIfBetter(db, query.search ?? '', { typed, isFound });
  const text = corrected === null ? typed : textTiers(corrected, JOB_COLUMNS);
  const said = isExact ? null : (readAs(corrected ?? query.search ?? '') ?? corrected);
  const open = await reading;
  const found = text && (await matches(text.all));
  const anywhere = found ? open.filter(({ id }) => found.ids.has(id)) : open;
  const offers = anywhere.filter(isThere);
  const { total, counts, dropped } = countFilters(offers, filter);
  if (found?.whole === false)
    return { total, exact: false, corrected: said, counts: emptyCounts(), dropped: [], wider: [], similar: [] };
  // The words of a place are part of what is searched for: its counts are of what is found without them.
  const elsewhere = words === null ? null : countFilters(anywhere, filter);
  const all = {
    total,
    exact: true,
    corrected: said,
    counts: { ...counts, ...(elsewhere && { location: elsewhere.counts.location }) },
  };
  if (total > 0) return { ...all, dropped: [], wider: [], similar: [] };
  const ways = [
    ...(found ? [{ filter: 'search' as const, total: countFilters(open.filter(isThere), filter).total }] : []),
    ...(elsewhere ? [{ filter: 'location' as const, total: elsewhere.total }] : []),
  ];
  const useful = ways.filter((way) => way.total > 0);
  const similar = await similarTrades(corrected ?? query.search ?? '', {
    columns: JOB_COLUMNS,
    count: (matches) => countOffers(db, matches, now),
  });
  return { ...all, dropped: [...useful, ...dropped], wider: widerRadii(offers, filter, total), similar };
}

const isText = (part: string | null): part is string => part !== null;

type Typed = {
  readonly typed: TextTiers;
  /** True where a text finds an offer in the place that is asked for. */
  readonly isFound: (text: string) => Promise<boolean>;
};

/** The corrected text, as the list corrects it: where nothing has everything that was typed. */
async function correctIfBetter(db: Database, text: string, { typed, isFound }: Typed): Promise<string | null> {
  if (await isFound(typed.all)) return null;
  const corrected = await correctText(db, 'jobs', text);
  const read = corrected === null ? null : textTiers(corrected, JOB_COLUMNS);
  return read && (await isFound(read.all)) ? corrected : null;
}

/** `countFilters` of all open offers with nothing asked, from the kept counters, however many offers there are. */
export async function countAll(db: Database, now: Date, share: Share = apart): Promise<FilterCounts> {
  const counters = await readCounters(db, now, share);
  const counts = emptyCounts();
  for (const [word, count] of counters) {
    const found = valueOfFacet(word);
    for (const { filter, value } of found ? reached(found) : [])
      counts[filter][value] = (counts[filter][value] ?? 0) + count;
  }
  for (const days of POSTED_WITHIN) {
    const since = romeMidnight(now, Number(days));
    const within = [...counters].filter(([word]) => isSlotSince(word, since));
    if (within.length > 0) counts.posted[days] = within.reduce((sum, [, count]) => sum + count, 0);
  }
  const total = counters.get('') ?? 0;
  // They let in what another filter leaves out: without that all is shown.
  for (const { filter } of BESIDES) counts[filter] = total > 0 ? { true: total } : {};
  return { total, counts, dropped: [] };
}
