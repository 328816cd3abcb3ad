import { splitAtPlaces } from '../text-search/read-text.ts';
import { isNoise, withoutStopWords } from '../text-search/stop-words.ts';
import { termAt } from '../text-search/thesaurus.ts';

/** A word of a search, and what it is by itself: of a work, of a place, in every search, a letter, digits; else unknown. */
export type Token = {
  readonly word: string;
  readonly kind: 'term' | 'place' | 'noise' | 'letter' | 'number' | 'unknown';
};

/** The words of a folded text in their order, without those that only join others. */
export const tokensOf = (folded: string): Token[] =>
  splitAtPlaces(folded.split(' ')).flatMap(({ words, place }) =>
    place ? words.map((word): Token => ({ word, kind: 'place' })) : tokensOfRun(words),
  );

function tokensOfRun(run: readonly string[]): Token[] {
  const words = withoutStopWords(run);
  const tokens: Token[] = [];
  while (tokens.length < words.length) {
    const start = tokens.length;
    const length = termAt(words, start)?.length ?? 0;
    const found = words.slice(start, start + Math.max(1, length));
    tokens.push(...found.map((word): Token => ({ word, kind: length > 0 ? 'term' : kindOf(word) })));
  }
  return tokens;
}

function kindOf(word: string): Token['kind'] {
  if (/^\p{N}+$/u.test(word)) return 'number';
  if (isNoise(word)) return 'noise';
  return /^\p{L}$/u.test(word) ? 'letter' : 'unknown';
}

/** Words that neither the synonyms nor the municipalities know: any of them may be a name. */
export const unknownWords = (folded: string): string[] =>
  tokensOf(folded).flatMap(({ word, kind }) => (kind === 'unknown' ? [word] : []));
