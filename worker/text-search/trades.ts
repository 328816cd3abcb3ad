import { LIMITS } from '../../shared/limits.ts';
import { suggestPlaces } from '../../shared/places/suggest-places.ts';
import { foldText } from '../../shared/text.ts';
import { allOf, butNot, type Expression, inColumns } from '../search/expression.ts';
import { beginning, patternsOf } from './match-terms.ts';
import { readText } from './read-text.ts';
import { editDistance } from './spellings.ts';
import { allNames, contentWords, type Entry, type Name, type Term, termAt, titleOf } from './thesaurus.ts';
import { isNoise } from './words.ts';

/** A folded name, and the trade that it leads to, by its first term. */
type Fitting = {
  readonly key: string;
  readonly trade: string;
  readonly text: string;
  readonly place: number;
  readonly rank: Rank;
};

/** Shorter texts begin too many words of other languages, and are inside too many names. */
const SHORTEST_OTHER = 3;
/** Shorter texts begin too many everyday phrases, where they begin a name of a trade. */
const SHORTEST_PHRASE = 4;
/** Shorter texts are too near to others to be taken for a slip. */
const SHORTEST_SLIP = 5;

/** How well a name fits what is typed, the best first. */
const RANKS = { same: 0, begins: 1, read: 2, phrase: 3, inside: 4, foreign: 5, slip: 6 } as const;
type Rank = (typeof RANKS)[keyof typeof RANKS];

function rankOf(key: string, kind: Name['kind'], typed: string): Rank | null {
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
    if (group?.kind !== 'trade') return [];
    const rank = rankOf(key, kind, typed);
    if (rank === null) return [];
    // Too many other offers have the names that are only typed in them for these to be searched for.
    const place = kind === 'title' ? group.names.indexOf(term) : 0;
    return [{ key, trade: titleOf(group), text: stands, place, rank }];
  });

/** The trades that a text names, read as a search: with its slips, places and words of other languages; `text` is the name it gives. */
export const tradesNamed = (text: string): Pick<Fitting, 'key' | 'trade' | 'text'>[] =>
  readText(text).flatMap((unit) => {
    if (unit.kind !== 'term') return [];
    const key = unit.words.join(' ');
    return unit.meanings
      .filter(({ kind }) => kind === 'trade')
      .map((meaning) => {
        const own = meaning.terms.find(({ words }) => words.join(' ') === key);
        return { key, trade: titleOf(meaning), text: own?.text ?? titleOf(meaning) };
      });
  });

/** A trade to search for, and how well it fits: the less the better. */
type SuggestedTrade = { readonly text: string; readonly rank: number };

/**
 * The trades that a text may be about, the likeliest first, each once, as they are searched for in Italian: by the beginning of a
 * name or of one of its words, of an everyday phrase, of a word of another language, and with a slip.
 */
export function suggestTrades(text: string, limit: number): readonly SuggestedTrade[] {
  const typed = foldText(text);
  if (typed === '') return [];
  const named = tradesNamed(text).map((name): Fitting => ({ ...name, rank: RANKS.read, place: 0 }));
  const all = [...fitting(typed), ...named];
  const best = Math.min(...all.map(({ rank }) => rank));
  // Drops guesses (beginnings of foreign words, slips; for a short text also phrases) where a name fits as it is typed.
  const leastSure = typed.length < SHORTEST_PHRASE ? RANKS.read : RANKS.inside;
  const ranked = all.filter(({ rank }) => rank <= Math.max(best, leastSure)).sort(inOrder);
  const different = ranked.filter(({ trade }, index) => ranked.findIndex((other) => other.trade === trade) === index);
  return different.slice(0, limit).map((name) => ({ text: name.text, rank: name.rank }));
}

const MOST_PLACES = 2;
const SHORTEST_PLACE = 2;

/** A trade that is typed, with each place that the words after it begin. */
export function suggestPlaced(text: string): readonly SuggestedTrade[] {
  const words = text.trim().split(/\s+/);
  for (let index = 1; index < words.length; index++) {
    const [trade, place] = [words.slice(0, index).join(' '), words.slice(index).join(' ')];
    const places = place.length < SHORTEST_PLACE || tradesNamed(trade).length === 0 ? [] : suggestPlaces(place);
    const texts = places.map((each) => `${trade} ${each.place.name}`).filter((each) => each.length <= LIMITS.search);
    if (texts.length > 0) return texts.slice(0, MOST_PLACES).map((each) => ({ text: each, rank: RANKS.begins }));
  }
  return [];
}

const wordsIn = ({ key }: Fitting): number => key.split(' ').length;

/** The best fit first; of those the shorter phrase, the name that comes first in its trade, the shorter word. */
const inOrder = (a: Fitting, b: Fitting): number =>
  a.rank - b.rank ||
  wordsIn(a) - wordsIn(b) ||
  a.place - b.place ||
  a.key.length - b.key.length ||
  (a.key < b.key ? -1 : 1);

/** Words that are searched for where a title names no known trade. */
const FEW = 2;

/** The first trade that a title names. */
export function tradeOf(title: string): Entry | undefined {
  const words = contentWords(title);
  for (let index = 0; index < words.length; ) {
    const found = termAt(words, index);
    if (found?.meanings.some(({ kind }) => kind === 'trade')) return found;
    index += found?.length ?? 1;
  }
  return undefined;
}

const firstWords = (title: string): string[] =>
  contentWords(title)
    .filter((word) => !isNoise(word))
    .slice(0, FEW);

/** Text to search for offers like one of this title with: the trade it names, else its first words; empty without any. */
export const similarWords = (title: string): string => tradeOf(title)?.term.text ?? firstWords(title).join(' ');

/**
 * Condition of offers whose title names the same trade, and no other one that its words are part of; of a trade that nobody knows,
 * those with its words within its own sector, as words alone are shared by other work. Null where a title says nothing.
 */
export function titleMatch(title: string, sector: Expression): Expression | null {
  const trade = tradeOf(title);
  if (trade) {
    const meanings = trade.meanings.filter(({ kind }) => kind === 'trade');
    const inTitle = (terms: readonly Term[]) => inColumns(['title'], patternsOf(terms.map(({ words }) => words)));
    const same = inTitle([trade.term, ...meanings.flatMap(({ terms }) => terms)]);
    return butNot(same, inTitle(meanings.flatMap(({ others }) => others)));
  }
  const words = firstWords(title);
  return words.length === 0 ? null : allOf([...words.map((word) => inColumns(['title'], [beginning(word)])), sector]);
}
