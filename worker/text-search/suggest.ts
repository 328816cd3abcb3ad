import { LIMITS } from '../../shared/limits.ts';
import type { SimilarTrade, Suggestion } from '../../shared/list-query.ts';
import { suggestPlaces } from '../../shared/places/suggest-places.ts';
import { foldText } from '../../shared/text.ts';
import type { Total } from '../db/list-page.ts';
import { allOf, type Expression, inColumns } from '../search/expression.ts';
import { type Kind, matchWords, openIndex, type Source } from '../search/open-index.ts';
import { countFound, FOR_EVERYBODY } from '../search/search.ts';
import { COLUMNS, exactly, foldedWords, textTiers } from './conditions.ts';
import { readSearch, readText } from './read-text.ts';
import { allNames, type Name, neighboursOf, titleOf } from './thesaurus.ts';
import { editDistance } from './words.ts';

/** A list that trades are counted in, as everybody sees it. */
export type TradeList = { readonly source: Source; readonly kind: Kind; readonly now: Date };

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
  const words = foldedWords(text);
  const last = words.length - 1;
  return allOf(
    words.map((word, index) => inColumns(['company_name'], [exactly([word]) + (index === last ? ' *' : '')])),
  );
}

/** Trades that are counted for one search, and those of them that are proposed. */
const MOST_TRIED = 8;
const MOST_SIMILAR = 4;

/** The trades to search for instead of a text that find something, at most four; none where a text names no trade. */
export async function similarTrades(text: string, list: TradeList): Promise<SimilarTrade[]> {
  const trades = relatedTrades(text).slice(0, MOST_TRIED);
  const counted = await countTrades(
    trades.map((trade) => ({ text: trade })),
    list,
  );
  return counted.slice(0, MOST_SIMILAR).map((trade) => ({ text: trade.text, ...trade.found }));
}

/** Trades to search for in place of a text that finds nothing: each that it names, alone, then the nearest to them. */
export function relatedTrades(text: string): string[] {
  const named = tradesNamed(text);
  const trades = named.map(({ trade }) => trade);
  const near = trades.flatMap(neighboursOf).filter((one) => !trades.includes(one));
  return [...new Set([...named.map((one) => one.text), ...near])];
}

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

/** A trade that a text may be about: the text to search for it with, and how well it fits, the less the better. */
type Proposed = { readonly text: string; readonly rank: number };

/** A folded name, the trade that it is of by its first term, and its position among the names of that. */
type Fitting = Proposed & { readonly key: string; readonly trade: string; readonly position: number };

/** How well a name fits what is typed, the best first. */
const RANKS = { same: 0, begins: 1, read: 2, phrase: 3, inside: 4, foreign: 5, slip: 6 };

/** Shorter texts begin too many words of other languages, and are inside too many names. */
const SHORTEST_OTHER = 3;
/** Shorter texts begin too many everyday phrases, where they begin a name of a trade. */
const SHORTEST_PHRASE = 4;
/** Shorter texts are too near to others to be taken for a slip. */
const SHORTEST_SLIP = 5;

function rankOf(key: string, kind: Name['kind'], typed: string): number | null {
  if (key === typed) return RANKS.same;
  const mayBeOther = typed.length >= SHORTEST_OTHER;
  if (kind === 'title' && key.startsWith(typed)) return RANKS.begins;
  if (mayBeOther && key.startsWith(typed)) return kind === 'foreign' ? RANKS.foreign : RANKS.phrase;
  if (mayBeOther && kind !== 'foreign' && key.includes(` ${typed}`)) return RANKS.inside;
  return kind === 'title' && isSlip(key, typed) ? RANKS.slip : null;
}

/** True for a name that begins as what is typed does, but for one letter. */
const isSlip = (key: string, typed: string): boolean =>
  typed.length >= SHORTEST_SLIP &&
  key[0] === typed[0] &&
  [-1, 0, 1].some((more) => editDistance(typed, key.slice(0, typed.length + more), 1) === 1);

const fitting = (typed: string): Fitting[] =>
  allNames().flatMap(({ kind, term, key, stands, meanings: [group] }): Fitting[] => {
    const rank = group?.kind === 'trade' && kind !== 'hint' ? rankOf(key, kind, typed) : null;
    if (!group || rank === null) return [];
    // Too many other offers have the names that are only typed in them for these to be searched for.
    const position = kind === 'title' ? group.names.indexOf(term) : 0;
    return [{ key, trade: titleOf(group), text: stands, position, rank }];
  });

/** The trades that a text names, read as a search: with its slips, places and words of other languages. */
export const tradesNamed = (text: string): Fitting[] =>
  readText(text).flatMap(({ words, meanings }) => {
    const key = words.join(' ');
    const trades = meanings.filter(({ kind }) => kind === 'trade');
    return trades.map((group) => {
      const own = group.terms.find((term) => term.words.join(' ') === key);
      const trade = titleOf(group);
      return { key, trade, text: own?.text ?? trade, position: 0, rank: RANKS.read };
    });
  });

const wordsIn = ({ key }: Fitting): number => key.split(' ').length;

/** The best fit first; of those the shorter phrase, the name that comes first in its trade, the shorter word. */
const inOrder = (a: Fitting, b: Fitting): number =>
  a.rank - b.rank ||
  wordsIn(a) - wordsIn(b) ||
  a.position - b.position ||
  a.key.length - b.key.length ||
  (a.key < b.key ? -1 : 1);

/**
 * The trades that a text may be about, the likeliest first, each once, as they are searched for in Italian: by the beginning of a
 * name or of one of its words, of an everyday phrase, of a word of another language, and with a slip.
 */
export function suggestTrades(text: string, limit: number): readonly Proposed[] {
  const typed = foldText(text);
  if (typed === '') return [];
  const all = [...fitting(typed), ...tradesNamed(text)];
  const best = Math.min(...all.map(({ rank }) => rank));
  // Drops guesses (beginnings of foreign words, slips; for a short text also phrases) where a name fits as it is typed.
  const leastSure = typed.length < SHORTEST_PHRASE ? RANKS.read : RANKS.inside;
  const ranked = all.filter(({ rank }) => rank <= Math.max(best, leastSure)).sort(inOrder);
  const different = [...Map.groupBy(ranked, ({ trade }) => trade).values()].flatMap(([first]) => first ?? []);
  return different.slice(0, limit).map((name) => ({ text: name.text, rank: name.rank }));
}

const SHORTEST_PLACE = 2;

/** A trade that is typed, with each place that the words after it begin. */
export function suggestPlaced(text: string): readonly Proposed[] {
  const words = text.trim().split(/\s+/);
  for (let index = 1; index < words.length; index++) {
    const [trade, place] = [words.slice(0, index).join(' '), words.slice(index).join(' ')];
    const places = place.length < SHORTEST_PLACE || tradesNamed(trade).length === 0 ? [] : suggestPlaces(place);
    const texts = places.map((each) => `${trade} ${each.place.name}`).filter((each) => each.length <= LIMITS.search);
    if (texts.length > 0) return texts.slice(0, MOST_PLACES).map((each) => ({ text: each, rank: RANKS.begins }));
  }
  return [];
}
