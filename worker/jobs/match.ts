import type { Municipality } from '../../shared/places/municipalities.ts';
import { facet, NO_CELL } from './facets.ts';
import type { JobFilter } from './filter.ts';

const TEXT_COLUMNS = '{title company_name location description}';

/** A quoted FTS5 string: whatever stands in it is text, never an operator. */
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/**
 * Prefix of a word that its Italian forms share: "cameriere" finds "cameriera" and "camerieri". Only final vowels of
 * words that stay long enough to mean something.
 */
function stem(word: string): string {
  if (word.length < 5) return word;
  const short = word.replace(/[aeio]$/, '');
  return short.length > 5 ? short.replace(/[hi]$/, '') : short;
}

const prefixed = (columns: string, word: string): string => `${columns} : ${quoted(stem(word))} *`;

const anyFacet = (words: readonly string[]): string => `facets : (${words.map(quoted).join(' OR ')})`;

/**
 * MATCH text of the search index for a filter (https://sqlite.org/fts5.html, section 3); null where nothing is filtered.
 * @param near cells within the filter's radius, where it has one
 */
export function toMatch(filter: JobFilter, near: readonly string[] | null): string | null {
  const parts = filter.words.map((word) => prefixed(TEXT_COLUMNS, word));
  parts.push(...filter.placeWords.map((word) => prefixed('location', word)));
  const facets = [
    filter.category && facet('category', filter.category),
    filter.type && facet('type', filter.type),
    filter.contract && facet('contract', filter.contract),
    filter.experience && facet('experience', filter.experience),
  ].filter((word) => word !== null);
  parts.push(...facets.map((word) => anyFacet([word])));
  parts.push(...placeParts(filter, near));
  return parts.length === 0 ? null : parts.map((part) => `(${part})`).join(' AND ');
}

const ofTown = (place: Municipality): string => anyFacet([facet('town', place.slug)]);
const writesName = (place: Municipality): string => `location : ${quoted(place.name)}`;

/** MATCH text for the offers of other municipalities whose location text writes a municipality's name: its list shows them. */
export const onlyWritesName = (place: Municipality): string => `(${writesName(place)}) NOT (${ofTown(place)})`;

/** Place and radius: of a town page they widen each other, of a position they narrow. */
function placeParts({ place, radius }: JobFilter, near: readonly string[] | null): string[] {
  const cells = near?.map((cell) => facet('cell', cell)) ?? [];
  const named = place && `${ofTown(place)} OR ${writesName(place)}`;
  if (radius?.without === 'town') return [[named, ...(cells.length > 0 ? [anyFacet(cells)] : [])].join(' OR ')];
  return [...(named ? [named] : []), ...(radius ? [anyFacet([...cells, facet('cell', NO_CELL)])] : [])];
}
