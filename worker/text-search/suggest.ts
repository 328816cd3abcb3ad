import type { SimilarTrade, Suggestion } from '../../shared/list-query.ts';
import { suggestPlaces } from '../../shared/places/suggest-places.ts';
import { foldText } from '../../shared/text.ts';
import type { Total } from '../db/list-page.ts';
import { allOf, type Expression, inColumns } from '../search/expression.ts';
import { matchWords } from '../search/match-words.ts';
import { FOR_EVERYBODY, type Kind, openIndex, type Source } from '../search/open-index.ts';
import { countFound } from '../search/search.ts';
import { exactly, wordsOf } from './match-terms.ts';
import { readSearch } from './read-text.ts';
import { neighboursOf } from './thesaurus.ts';
import { COLUMNS, textTiers } from './tiers.ts';
import { suggestPlaced, suggestTrades, tradesNamed } from './trades.ts';

/** A list that trades are counted in, as everybody sees it. */
export type TradeList = { readonly source: Source; readonly kind: Kind; readonly now: Date };

/** The trades that a search for their text finds something of, in their order, each with how much. */
async function countTrades<Trade extends { readonly text: string }>(
  trades: readonly Trade[],
  { source, kind, now }: TradeList,
): Promise<(Trade & { readonly found: Total })[]> {
  const read = trades.flatMap((trade) => {
    const tiers = textTiers(readSearch(trade.text), COLUMNS[kind], [], 'all');
    return tiers ? [{ trade, condition: tiers.all }] : [];
  });
  const conditions = read.map(({ condition }) => condition);
  const [index, found] = await Promise.all([openIndex(source, kind), matchWords(source.db, kind, conditions)]);
  return read.flatMap(({ trade, condition }) => {
    const question = { ...FOR_EVERYBODY[kind], words: new Map([['title', condition]]) };
    const total = countFound(index, { question, found, now });
    return total > 0 ? [{ ...trade, found: { total, exact: found.since === 0 } }] : [];
  });
}

/** Trades that are counted for one search, and those of them that are proposed. */
const MOST_TRIED = 8;
const MOST_SIMILAR = 4;

/** Trades to search for in place of a text that finds nothing: each that it names, alone, then the nearest to them. */
export function instead(text: string): string[] {
  const named = tradesNamed(text);
  const near = named.flatMap(({ trade }) => neighboursOf(trade));
  const trades = named.map(({ trade }) => trade);
  return [...new Set([...named.map((one) => one.text), ...near.filter((one) => !trades.includes(one))])];
}

/** The trades to search for instead of a text that find something, at most four; none where a text names no trade. */
export async function similarTrades(text: string, list: TradeList): Promise<SimilarTrade[]> {
  const trades = instead(text).slice(0, MOST_TRIED);
  const counted = await countTrades(
    trades.map((trade) => ({ text: trade })),
    list,
  );
  return counted.slice(0, MOST_SIMILAR).map((trade) => ({ text: trade.text, ...trade.found }));
}

type Sources = TradeList & {
  /** Names of companies that a condition finds; people are never proposed by their name. */
  readonly companies?: (condition: Expression) => Promise<readonly string[]>;
  /** Pages of employers with these folded words in their name, the last one maybe unfinished. */
  readonly pages?: (words: string) => Promise<readonly { readonly name: string; readonly slug: string }[]>;
};

const SHORTEST = 2;
const MOST = 8;
const MOST_PLACES = 2;
const MOST_COMPANIES = 2;
/** Trades that are counted: those that find nothing are left out. */
const MOST_COUNTED = 20;

/** Proposals for what is typed so far: trades, then places, then companies; eight at most. */
export async function suggest(text: string, { companies, pages, ...list }: Sources): Promise<Suggestion[]> {
  if (foldText(text).length < SHORTEST) return [];
  const [trades, named, paged] = await Promise.all([
    countTrades([...suggestPlaced(text), ...suggestTrades(text, MOST_COUNTED)], list),
    companies?.(ofCompany(text)) ?? [],
    pages?.(foldText(text)) ?? [],
  ]);
  const known = new Set(paged.map(({ name }) => foldText(name)));
  const unpaged = named.filter((name) => !known.has(foldText(name))).map((name) => ({ name, slug: null }));
  const others: Suggestion[] = [
    ...suggestPlaces(text)
      .slice(0, MOST_PLACES)
      .map(({ place, alias }) => ({ kind: 'place' as const, text: place.name, alias, slug: null, found: null })),
    ...[...paged, ...unpaged]
      .slice(0, MOST_COMPANIES)
      .map(({ name, slug }) => ({ kind: 'company' as const, text: name, alias: null, slug, found: null })),
  ];
  const found = trades
    .sort((a, b) => a.rank - b.rank || b.found.total - a.found.total)
    .map((trade): Suggestion => ({ kind: 'trade', text: trade.text, alias: null, slug: null, found: trade.found }));
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
