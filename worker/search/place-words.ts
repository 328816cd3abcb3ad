import { ALIASES, COMMON_WORD_PLACES, OTHER_MEANINGS, SURROUNDINGS } from '../../shared/places/aliases.ts';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import { placeAt } from '../../shared/places/resolve-place.ts';
import { foldText } from '../../shared/text.ts';

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
 * Whether a folded word stands in the name of a place of the valley or around it, anywhere in the name ("oglio" of "Vezza
 * d'Oglio") and also where the name is a common word ("Pezzo"), or is a whole name written as one ("pontedilegno").
 */
export const isPlaceWord = (word: string): boolean => placeWords().has(word) || placeAt([word], 0) !== undefined;
