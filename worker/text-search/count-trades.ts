import type { Total } from '../db/lists/listed.ts';
import { type TextColumns, textTiers } from './tiers.ts';

/** A list that trades are counted in. */
export type TradeCounts = {
  readonly columns: TextColumns;
  /** How much each of some MATCH texts finds. */
  readonly count: (matches: readonly string[]) => Promise<ReadonlyMap<string, Total>>;
};

/** The trades that a search for their text finds something of, in their order, each with how much. */
export async function countTrades<Trade extends { readonly text: string }>(
  trades: readonly Trade[],
  { columns, count }: TradeCounts,
): Promise<(Trade & { readonly found: Total })[]> {
  const matches = trades.map((trade) => textTiers(trade.text, columns)?.all ?? '');
  const counts = await count(matches);
  return trades.flatMap((trade, index) => {
    const found = counts.get(matches[index] ?? '');
    return found && found.total > 0 ? [{ ...trade, found }] : [];
  });
}
