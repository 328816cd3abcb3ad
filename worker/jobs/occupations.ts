import { cellsOf } from '../text-search/synonyms/tables.ts';
import { titleOf, tradeIn } from '../text-search/thesaurus.ts';
import occupations from './occupations.txt?raw';

/** The unit group of ISCO-08 of a trade, by its first term. */
export const OCCUPATION_OF: ReadonlyMap<string, string> = new Map(
  cellsOf(occupations).flatMap(([code = '', trades = '']) => trades.split(', ').map((trade) => [trade, code] as const)),
);

/** The ISCO-08 unit group of the first trade that a title names; null for one without, or where its name means several. */
export function occupationOf(title: string): string | null {
  const meanings = tradeIn(title)?.meanings.filter(({ kind }) => kind === 'trade') ?? [];
  const codes = new Set(meanings.map((meaning) => OCCUPATION_OF.get(titleOf(meaning)) ?? null));
  return codes.size === 1 ? ([...codes][0] ?? null) : null;
}
