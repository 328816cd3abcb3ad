import type { SimilarTrade } from '../../shared/list-query.ts';
import type { Total } from '../db/list-page.ts';
import { testOf } from '../search/expression.ts';
import { matchWords } from '../search/match-words.ts';
import { type Kind, openRows, SHOWN_TO_EVERYBODY, type Source } from '../search/open-index.ts';
import { shownRows } from '../search/search.ts';
import { neighboursOf } from './read-synonyms.ts';
import { tradesNamed } from './suggest-trades.ts';
import { COLUMNS, textTiers } from './tiers.ts';

/** A list that trades are counted in, as everybody sees it. */
export type TradeList = { readonly source: Source; readonly kind: Kind; readonly now: Date };

/** The trades that a search for their text finds something of, in their order, each with how much. */
export async function countTrades<Trade extends { readonly text: string }>(
  trades: readonly Trade[],
  { source, kind, now }: TradeList,
): Promise<(Trade & { readonly found: Total })[]> {
  const read = trades.flatMap((trade) => {
    const tiers = textTiers(trade.text, COLUMNS[kind]);
    return tiers ? [{ trade, condition: tiers.all }] : [];
  });
  const conditions = read.map(({ condition }) => condition);
  const [index, found] = await Promise.all([openRows(source, kind), matchWords(source.db, kind, conditions)]);
  const rows = shownRows(index, SHOWN_TO_EVERYBODY[kind], found, now);
  return read.flatMap(({ trade, condition }) => {
    const total = rows.filter(testOf(condition, found)).length;
    return total > 0 ? [{ ...trade, found: { total, exact: found.since === 0 } }] : [];
  });
}

/** Trades that are counted for one search, and those of them that are proposed. */
const MOST_COUNTED = 8;
const MOST = 4;

/** Trades to search for in place of a text that finds nothing: each that it names, alone, then the nearest to them. */
export function instead(text: string): string[] {
  const named = tradesNamed(text);
  const near = named.flatMap(({ trade }) => neighboursOf(trade));
  const trades = named.map(({ trade }) => trade);
  return [...new Set([...named.map((one) => one.text), ...near.filter((one) => !trades.includes(one))])];
}

/** The trades to search for instead of a text that find something, at most four; none where a text names no trade. */
export async function similarTrades(text: string, list: TradeList): Promise<SimilarTrade[]> {
  const trades = instead(text).slice(0, MOST_COUNTED);
  const counted = await countTrades(
    trades.map((trade) => ({ text: trade })),
    list,
  );
  return counted.slice(0, MOST).map((trade) => ({ text: trade.text, ...trade.found }));
}
