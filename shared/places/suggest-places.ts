import { foldText } from '../text.ts';
import { ALIASES, COMMON_WORD_PLACES } from '../valley/aliases.ts';
import { MUNICIPALITIES, type Municipality } from './municipalities.ts';

/** A municipality that fits what is typed; `alias` is the hamlet or short name by which it fits, null where its name does. */
export type SuggestedPlace = { readonly place: Municipality; readonly alias: string | null };

const byName = (a: SuggestedPlace, b: SuggestedPlace): number => a.place.name.localeCompare(b.place.name, 'it');

/** How well a name fits: 0 from its beginning, 1 from the beginning of one of its words, null not at all. */
function rankOf(name: string, typed: string): 0 | 1 | null {
  const folded = foldText(name);
  if (folded.startsWith(typed)) return 0;
  return folded.includes(` ${typed}`) ? 1 : null;
}

/**
 * The municipalities that fit what is typed so far, the best first: by the beginning of their name, of one of its words, of
 * a hamlet or short name; digits are the beginning of a CAP. All of them, by name, for an empty text.
 */
export function suggestPlaces(text: string): readonly SuggestedPlace[] {
  const typed = foldText(text);
  if (/^\d+$/.test(typed))
    return MUNICIPALITIES.filter(({ cap }) => cap.startsWith(typed))
      .map((place) => ({ place, alias: null }))
      .sort(byName);
  const ranked = MUNICIPALITIES.flatMap((place): (SuggestedPlace & { readonly rank: number })[] => {
    const own = rankOf(place.name, typed);
    if (own === 0) return [{ rank: 0, place, alias: null }];
    const aliases = [...(ALIASES[place.slug] ?? []), ...(COMMON_WORD_PLACES[place.slug] ?? [])];
    const alias = aliases.find((name) => rankOf(name, typed) === 0);
    if (alias !== undefined) return [{ rank: own ?? 2, place, alias }];
    if (own !== null) return [{ rank: own, place, alias: null }];
    const inside = aliases.find((name) => rankOf(name, typed) === 1);
    return inside === undefined ? [] : [{ rank: 2, place, alias: inside }];
  });
  return ranked.sort((a, b) => a.rank - b.rank || byName(a, b));
}

/** Longer texts are no name alone. */
const MOST_LETTERS = 60;

/** Letters that may differ: a quarter of a name, three at most. */
const mostErrors = (name: string): number => Math.min(3, Math.floor(name.length / 4));

/** Letters to add, take away or change that lead from one word to the other (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, target] of [...other].entries())
      next.push(Math.min((row[j] ?? 0) + (letter === target ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The municipality that a misspelt text most probably means; null where none is near. */
export function nearestPlace(text: string): Municipality | null {
  const typed = foldText(text).slice(0, MOST_LETTERS);
  if (typed.length < 3) return null;
  const names = MUNICIPALITIES.flatMap((place) =>
    [place.name, ...(ALIASES[place.slug] ?? [])].map((name) => ({ place, name: foldText(name) })),
  );
  const near = names
    .map(({ place, name }) => ({ place, errors: distance(typed, name), most: mostErrors(name) }))
    .filter(({ errors, most }) => errors <= most)
    .sort((a, b) => a.errors - b.errors);
  return near[0]?.place ?? null;
}
