import type { SimilarTrade } from '../../shared/list-query.ts';
import { countTrades, type TradeCounts } from './count-trades.ts';
import { neighboursOf } from './neighbours-of.ts';
import { tradesNamed } from './suggest-trades.ts';

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
export async function similarTrades(text: string, counts: TradeCounts): Promise<SimilarTrade[]> {
  const trades = instead(text).slice(0, MOST_COUNTED);
  const counted = await countTrades(
    trades.map((trade) => ({ text: trade })),
    counts,
  );
  return counted.slice(0, MOST).map((trade) => ({ text: trade.text, ...trade.found }));
}
