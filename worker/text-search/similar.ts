import { allOf, type Expression, inColumns } from '../search/expression.ts';
import { beginning, patternsOf } from './match-terms.ts';
import { contentWords } from './read-synonyms.ts';
import { isNoise } from './stop-words.ts';
import { type Entry, termAt } from './thesaurus.ts';

/** Words that are searched for where a title names no known trade. */
const FEW = 2;

/** The first trade that a title names. */
function tradeOf(title: string): Entry | undefined {
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

/** Condition of offers whose title names the same trade; null where a title says nothing. */
export function titleMatch(title: string): Expression | null {
  const trade = tradeOf(title);
  if (trade) {
    const terms = trade.meanings.filter(({ kind }) => kind === 'trade').flatMap((meaning) => meaning.terms);
    return inColumns(['title'], patternsOf([trade.term, ...terms].map(({ words }) => words)));
  }
  const words = firstWords(title);
  return words.length === 0 ? null : allOf(words.map((word) => inColumns(['title'], [beginning(word)])));
}
