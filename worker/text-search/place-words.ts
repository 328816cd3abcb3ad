import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import { placeAt, SURROUNDINGS } from '../../shared/places/resolve-place.ts';
import { foldText } from '../../shared/text.ts';
import { ALIASES, COMMON_WORD_PLACES, OTHER_MEANINGS } from '../../shared/valley/aliases.ts';

let read: ReadonlySet<string> | undefined;

/** Read when it is first asked for, as the synonyms are. */
function placeWords(): ReadonlySet<string> {
  read ??= new Set(
    [
      ...MUNICIPALITIES.map(({ name }) => name),
      ...Object.values(ALIASES).flat(),
      ...Object.values(COMMON_WORD_PLACES).flat(),
      ...OTHER_MEANINGS,
      ...SURROUNDINGS,
    ].flatMap((name) => foldText(name).split(' ')),
  );
  return read;
}

/**
 * True for a folded word in the name of a place of the valley or around it, anywhere in the name, also where the name is a
 * common word, or is a whole name written as one ("reggioemilia").
 */
export const isPlaceWord = (word: string): boolean => placeWords().has(word) || placeAt([word], 0) !== undefined;
