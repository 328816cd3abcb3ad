import { LIMITS } from '../../shared/limits.ts';
import { suggestPlaces } from '../../shared/places/suggest-places.ts';
import { foldText } from '../../shared/text.ts';
import { readForeignNames } from './foreign-words.ts';
import { editDistance } from './nearest-word.ts';
import { readText } from './read-text.ts';
import { groupOf, type Meaning, readEveryday, readMeanings } from './thesaurus.ts';

/** A folded name, and the trade that it leads to, by its first term. */
type Name = {
  readonly key: string;
  readonly trade: string;
  /** Proposed spelling. */
  readonly text: string;
  readonly kind: 'title' | 'phrase' | 'foreign';
  /** Place among the names of the trade. */
  readonly place: number;
};

const titleOf = ({ names }: Meaning): string => names[0]?.text ?? '';

function readNames(): Name[] {
  const groups = readMeanings();
  const trades = groups.filter(({ kind }) => kind === 'trade');
  const titles = trades.flatMap((group) =>
    group.names.map((name, place): Name => {
      // Too many other offers have the other names in them for these to be searched for.
      const text = group.terms.includes(name) ? name.text : titleOf(group);
      return { key: foldText(name.text), trade: titleOf(group), text, kind: 'title', place };
    }),
  );
  const phrases = readEveryday().flatMap(({ term, phrases: all }) =>
    all.map(({ text }) => ({ key: foldText(text), term, kind: 'phrase' as const })),
  );
  const words = readForeignNames().map(({ words: all, term }) => ({
    key: all.join(' '),
    term,
    kind: 'foreign' as const,
  }));
  const others = [...phrases, ...words].flatMap(({ key, term, kind }): Name[] => {
    const group = groupOf(groups, term);
    return group?.kind === 'trade' ? [{ key, trade: titleOf(group), text: term, kind, place: 0 }] : [];
  });
  return [...titles, ...others];
}

let read: readonly Name[] | undefined;

/** Read when they are first asked for, as the synonyms are. */
function allNames(): readonly Name[] {
  read ??= readNames();
  return read;
}

/** Shorter texts begin too many words of other languages, and are inside too many names. */
const SHORTEST_OTHER = 3;
/** Shorter texts begin too many everyday phrases, where they begin a name of a trade. */
const SHORTEST_PHRASE = 4;
/** Shorter texts are too near to others to be taken for a slip. */
const SHORTEST_SLIP = 5;

/** How well a name fits what is typed, the best first. */
const RANKS = { same: 0, begins: 1, read: 2, phrase: 3, inside: 4, foreign: 5, slip: 6 } as const;
type Rank = (typeof RANKS)[keyof typeof RANKS];

/** Null for a name that does not fit. */
function rankOf({ key, kind }: Name, typed: string): Rank | null {
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

type Ranked = Omit<Name, 'kind'> & { readonly rank: Rank };

/** The trades that a text names, read as a search: with its slips, places and words of other languages; `text` is the name it gives. */
export const tradesNamed = (text: string): Pick<Name, 'key' | 'trade' | 'text'>[] =>
  readText(text).flatMap((unit) => {
    const trades = unit.kind === 'term' ? unit.meanings.filter(({ kind }) => kind === 'trade') : [];
    return trades.map((meaning) => {
      const said = unit.kind === 'term' ? unit.words.join(' ') : '';
      const own = meaning.terms.find(({ words }) => words.join(' ') === said);
      return { key: said, trade: titleOf(meaning), text: own?.text ?? titleOf(meaning) };
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
  const fitting = allNames().flatMap((name): Ranked[] => {
    const rank = rankOf(name, typed);
    return rank === null ? [] : [{ ...name, rank }];
  });
  const named = tradesNamed(text).map((name): Ranked => ({ ...name, rank: RANKS.read, place: 0 }));
  const all = [...fitting, ...named];
  const best = Math.min(...all.map(({ rank }) => rank));
  // Drops guesses (beginnings of foreign words, slips; for a short text also phrases) where a name fits as it is typed.
  const leastSure = typed.length < SHORTEST_PHRASE ? RANKS.read : RANKS.inside;
  const ranked = all.filter(({ rank }) => rank <= Math.max(best, leastSure)).sort(inOrder);
  const different = ranked.filter(({ trade }, index) => ranked.findIndex((other) => other.trade === trade) === index);
  return different.slice(0, limit).map((name) => ({ text: name.text, rank: name.rank }));
}

/** Places that are proposed after a trade. */
const MOST_PLACES = 2;
/** Fewer letters begin too many places. */
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

const wordsIn = ({ key }: Ranked): number => key.split(' ').length;

/** The best fit first; of those the shorter phrase, the name that comes first in its trade, the shorter word. */
const inOrder = (a: Ranked, b: Ranked): number =>
  a.rank - b.rank ||
  wordsIn(a) - wordsIn(b) ||
  a.place - b.place ||
  a.key.length - b.key.length ||
  (a.key < b.key ? -1 : 1);
