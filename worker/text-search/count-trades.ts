import type { Total } from '../db/list-page.ts';
import type { Expression } from '../search/expression.ts';
import { type TextColumns, textTiers } from './tiers.ts';

/** A list that trades are counted in. */
export type TradeCounts = {
  readonly columns: TextColumns;
  /** How much each of some conditions finds. */
  readonly count: (conditions: readonly Expression[]) => Promise<readonly Total[]>;
};

/** The trades that a search for their text finds something of, in their order, each with how much. */
export async function countTrades<Trade extends { readonly text: string }>(
  trades: readonly Trade[],
  { columns, count }: TradeCounts,
): Promise<(Trade & { readonly found: Total })[]> {
  const read = trades.flatMap((trade) => {
    const tiers = textTiers(trade.text, columns);
    return tiers ? [{ trade, condition: tiers.all }] : [];
  });
  const counts = await count(read.map(({ condition }) => condition));
  return read.flatMap(({ trade }, index) => {
    const found = counts[index];
    return found && found.total > 0 ? [{ ...trade, found }] : [];
  });
}
