import type { Municipality } from '../../shared/places/municipalities.ts';
import { commonWordPlace, placeAt } from '../../shared/places/resolve-place.ts';
import { foldText } from '../../shared/text.ts';
import { isNoise, withoutStopWords } from './stop-words.ts';
import { type Meaning, termAt } from './thesaurus.ts';

/** Unit of a search text: a word, a phrase that names a trade, or a place. */
export type Unit =
  | { readonly kind: 'word'; readonly word: string; readonly place: Municipality | undefined }
  | {
      readonly kind: 'term';
      readonly words: readonly string[];
      readonly meanings: readonly Meaning[];
      readonly place: Municipality | undefined;
    }
  | { readonly kind: 'place'; readonly words: readonly string[]; readonly place: Municipality };

/** Characters that are looked at, and things that are searched for: 500 words cost no more than a few. */
const MAX_LENGTH = 400;
const MAX_UNITS = 8;

const isSame = (a: Unit, b: Unit): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Splits a search text into its units, in their order; empty where it holds nothing but noise. Takes any text. */
export function readText(text: string): Unit[] {
  const units: Unit[] = [];
  let run: string[] = [];
  const endRun = () => {
    units.push(...readWords(run));
    run = [];
  };
  const words = foldText(text.slice(0, MAX_LENGTH)).split(' ');
  for (let index = 0; index < words.length; ) {
    const named = placeAt(words, index);
    if (named?.place) {
      endRun();
      units.push({ kind: 'place', words: words.slice(index, index + named.length), place: named.place });
    } else run.push(...words.slice(index, index + (named?.length ?? 1)));
    index += named?.length ?? 1;
  }
  endRun();
  return units.filter((unit, index) => units.findIndex((other) => isSame(unit, other)) === index).slice(0, MAX_UNITS);
}

/** The same for words between places. */
function readWords(run: readonly string[]): Unit[] {
  const words = withoutStopWords(run);
  const units: Unit[] = [];
  for (let index = 0; index < words.length; ) {
    const word = words[index] ?? '';
    const term = termAt(words, index);
    const length = term?.length ?? 1;
    const place = length === 1 ? commonWordPlace(word) : undefined;
    if (term) units.push({ kind: 'term', words: words.slice(index, index + length), meanings: term.meanings, place });
    else if (!isNoise(word)) units.push({ kind: 'word', word, place });
    index += length;
  }
  return units;
}
