import { suggestPlaces } from '../../shared/places/suggest-places.ts';
import type { Suggestion } from '../../shared/suggestions.ts';
import { foldText } from '../../shared/text.ts';
import { allOf, type Expression, inColumns } from '../search/expression.ts';
import { exactly, wordsOf } from './match-terms.ts';
import { countTrades, type TradeList } from './similar-trades.ts';
import { suggestPlaced, suggestTrades } from './suggest-trades.ts';

/** A list that proposals are made from. */
type Sources = TradeList & {
  /** Names of companies that a condition finds; people are never proposed by their name. */
  readonly companies?: (condition: Expression) => Promise<readonly string[]>;
};

/** Shorter texts begin too much. */
const SHORTEST = 2;
const MOST = 8;
const MOST_PLACES = 2;
const MOST_COMPANIES = 2;
/** Trades that are counted: those that find nothing are left out. */
const MOST_COUNTED = 20;

/** Proposals for what is typed so far: trades, then places, then companies; eight at most. */
export async function suggest(text: string, { companies, ...list }: Sources): Promise<Suggestion[]> {
  if (foldText(text).length < SHORTEST) return [];
  const [trades, named] = await Promise.all([
    countTrades([...suggestPlaced(text), ...suggestTrades(text, MOST_COUNTED)], list),
    companies?.(ofCompany(text)) ?? [],
  ]);
  const others: Suggestion[] = [
    ...suggestPlaces(text)
      .slice(0, MOST_PLACES)
      .map(({ place, alias }) => ({ kind: 'place' as const, text: place.name, alias, found: null })),
    ...named
      .slice(0, MOST_COMPANIES)
      .map((name) => ({ kind: 'company' as const, text: name, alias: null, found: null })),
  ];
  const found = trades
    .sort((a, b) => a.rank - b.rank || b.found.total - a.found.total)
    .map((trade): Suggestion => ({ kind: 'trade', text: trade.text, alias: null, found: trade.found }));
  return [...found.slice(0, MOST - others.length), ...others];
}

/** Condition of companies with all words that are typed in their name, the last one maybe unfinished. */
function ofCompany(text: string): Expression {
  const words = wordsOf(text);
  const last = words.length - 1;
  return allOf(
    words.map((word, index) => inColumns(['company_name'], [exactly([word]) + (index === last ? ' *' : '')])),
  );
}
