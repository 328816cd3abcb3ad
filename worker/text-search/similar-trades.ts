import type { SimilarTrade } from '../../shared/list-query.ts';
import type { Total } from '../db/lists/listed.ts';
import { tradesNamed } from './suggest-trades.ts';
import { NEIGHBOURS } from './synonyms/neighbours.ts';
import { type TextColumns, textTiers } from './tiers.ts';

/** Trades that are counted for one search, and those of them that are proposed. */
const MOST_COUNTED = 8;
const MOST = 4;

const families: readonly (readonly string[])[] = NEIGHBOURS.trim()
  .split('\n')
  .map((family) => family.split(', '));

/** The trades that people of one change to: first those of the families that it leads. */
export function neighboursOf(trade: string): string[] {
  const own = families.filter((family) => family.includes(trade));
  const leading = own.filter(([first]) => first === trade);
  return [...new Set([...leading, ...own].flat())].filter((other) => other !== trade);
}

/** Trades to search for in place of a text that finds nothing: each that it names, alone, then the nearest to them. */
export function instead(text: string): string[] {
  const named = tradesNamed(text);
  const near = named.flatMap(({ trade }) => neighboursOf(trade));
  const trades = named.map(({ trade }) => trade);
  return [...new Set([...named.map((one) => one.text), ...near.filter((one) => !trades.includes(one))])];
}

type Sources = {
  readonly columns: TextColumns;
  /** How much each of some MATCH texts finds. */
  readonly count: (matches: readonly string[]) => Promise<ReadonlyMap<string, Total>>;
};

/** The trades to search for instead of a text that find something, at most four; none where a text names no trade. */
export async function similarTrades(text: string, { columns, count }: Sources): Promise<SimilarTrade[]> {
  const trades = instead(text)
    .slice(0, MOST_COUNTED)
    .map((trade) => ({ text: trade, match: textTiers(trade, columns)?.all ?? '' }));
  const counts = await count(trades.map(({ match }) => match));
  return trades
    .map((trade) => ({ text: trade.text, ...(counts.get(trade.match) ?? { total: 0, exact: true }) }))
    .filter(({ total }) => total > 0)
    .slice(0, MOST);
}
