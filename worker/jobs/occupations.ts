import { tradeIn } from '../text-search/thesaurus.ts';

/** The ISCO-08 unit group of the first trade that a title names; null for one without, or where its name means several. */
export function occupationOf(title: string): string | null {
  const trades = tradeIn(title)?.meanings.filter(({ kind }) => kind === 'trade') ?? [];
  const codes = new Set(trades.map(({ occupation }) => occupation));
  return codes.size === 1 ? ([...codes][0] ?? null) : null;
}
