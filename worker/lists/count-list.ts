import type { SimilarTrade } from '../../shared/list-query.ts';
import { type Counts, countRows } from '../search/count-rows.ts';
import { matchWords } from '../search/match-words.ts';
import { openIndex, type Source } from '../search/open-index.ts';
import { readAs } from '../text-search/read-text.ts';
import { similarTrades } from '../text-search/suggest.ts';
import {
  answerBoth,
  hasUnknown,
  isAsTyped,
  preferredBy,
  readTyped,
  requiredBy,
  type Search,
  withText,
} from './typed-text.ts';

/** Numbers beside a list, the text that they are of where it is not the one typed, and trades to search for where they are none. */
type ListCounts = Counts & { readonly corrected: string | null; readonly similar: SimilarTrade[] };

/** Counts what a list finds, its text corrected as the list corrects it: where nothing has everything that was typed. */
export async function countList(source: Source, search: Search, now: Date): Promise<ListCounts> {
  const { kind, query } = search;
  const index = await openIndex(source, kind);
  const { first, second } = await answerBoth(source, search, readTyped(query), async (reading) => {
    const question = withText(search, reading, 'tiers');
    const found = await matchWords(source.db, kind, [...requiredBy(question), ...preferredBy(question)]);
    const counts = countRows(index, { question, found, now });
    return { counts, isDoubtful: counts.total === 0 || hasUnknown(question, found) };
  });
  const isBetter = second && second.counts.total > 0;
  const { reading, counts: own } = isBetter ? second : first;
  const counts = second && own.total === 0 ? eitherOf(own, second.counts) : own;
  const corrected = isAsTyped(query) ? null : (readAs(reading) ?? (isBetter ? reading.text : null));
  const isKnown = counts.total > 0 || !counts.exact;
  const similar = isKnown ? [] : await similarTrades(corrected ?? reading.text, { source, kind, now });
  return { ...counts, corrected, similar };
}

/** Of two texts that find nothing, what one condition less or a wider radius finds: of the corrected one where the first finds nothing. */
function eitherOf(first: Counts, second: Counts): Counts {
  const others = second.dropped.filter(({ filter }) => !first.dropped.some((each) => each.filter === filter));
  const within = ({ wider }: Counts, km: number) => wider.findLast(({ radius }) => radius <= km)?.total ?? 0;
  const radii = [...new Set([first, second].flatMap(({ wider }) => wider.map(({ radius }) => radius)))];
  const wider: { radius: number; total: number }[] = [];
  for (const radius of radii.sort((a, b) => a - b)) {
    const total = within(first, radius) || within(second, radius);
    if (total > (wider.at(-1)?.total ?? 0)) wider.push({ radius, total });
  }
  return { ...first, dropped: [...first.dropped, ...others], wider };
}
