import { foldText } from '../text.ts';
import { ALIASES } from '../valley/aliases.ts';
import { MUNICIPALITIES, type Municipality } from './municipalities.ts';

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
