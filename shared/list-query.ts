import * as mini from 'zod/mini';
import { MAX_CURSOR } from './cursor.ts';
import type { JobSort } from './job-values.ts';
import { LIMITS } from './limits.ts';
import { SEARCH_VERSION } from './search-version.ts';
import { cleanLine, foldText } from './text.ts';

const degrees = (limit: number) =>
  mini.pipe(
    mini.pipe(
      mini.string().check(mini.regex(/^-?\d{1,3}(\.\d{1,15})?$/, 'Posizione non valida')),
      mini.transform(Number),
    ),
    mini.number().check(mini.minimum(-limit, 'Posizione non valida'), mini.maximum(limit, 'Posizione non valida')),
  );

export const wholeNumber = (min: number, max: number, message: string) =>
  mini.pipe(
    mini.pipe(mini.string().check(mini.regex(/^\d{1,4}$/, message)), mini.transform(Number)),
    mini.number().check(mini.minimum(min, message), mini.maximum(max, message)),
  );

export const searchText = mini.optional(
  mini.pipe(mini.string().check(mini.maxLength(LIMITS.search, 'Ricerca troppo lunga')), mini.transform(cleanLine)),
);

export const pageParams = (size: number) => ({
  limit: mini._default(wholeNumber(1, 100, 'Il limite va da 1 a 100'), size),
  cursor: mini.optional(mini.string().check(mini.maxLength(MAX_CURSOR, 'Cursore non valido'))),
});

/** Parameters of every list (docs/product.md#lists-of-the-api): a position in degrees, a radius in km, and the page. */
export const listParams = {
  lat: mini.optional(degrees(90)),
  lon: mini.optional(degrees(180)),
  radius: mini.optional(wholeNumber(1, 100, 'Raggio non valido')),
  ...pageParams(50),
};

/** A position is both of its numbers. A list itself refuses a radius without a centre, as a place can be one too. */
export function checkPosition(
  { lat, lon }: { readonly lat?: number | undefined; readonly lon?: number | undefined },
  context: mini.core.$RefinementCtx,
): void {
  if ((lat === undefined) === (lon === undefined)) return;
  context.addIssue({ code: 'custom', path: ['lat'], message: 'Servono sia lat sia lon' });
}

/** Parameters of every list with a text: `exact` searches letter by letter, `v` is the version of the address. */
export const textParams = {
  exact: mini.optional(mini.literal('true', 'Valore non valido')),
  v: mini.optional(mini.literal(String(SEARCH_VERSION), 'Versione sconosciuta')),
};

type TextQuery = { readonly [Name in 'search' | 'exact']?: string | undefined };
type SortedQuery = TextQuery & { readonly [Name in 'lat' | 'radius']?: number | undefined } & {
  readonly sort?: JobSort | undefined;
};

/** The order of a list: without one, by relevance where a text is searched for, nearest first around a place, else newest first. */
export const sortOf = ({ sort, search, lat, radius }: SortedQuery): JobSort => {
  if (sort !== undefined && sort !== 'relevance') return sort;
  if (foldText(search ?? '') !== '') return 'relevance';
  return (lat ?? radius) === undefined ? 'recent' : 'distance';
};

/** Meaning of a text, whatever its spelling: its folded words, and whether they are searched letter by letter. */
export function searchedFor({ search, exact }: TextQuery) {
  const words = foldText(search ?? '');
  return [words, words !== '' && exact !== undefined] as const;
}

/** A trade that finds something where a search finds nothing: how much in all, at least so much where it is not exact. */
export const similarTradeSchema = mini.object({ text: mini.string(), total: mini.int(), exact: mini.boolean() });
export type SimilarTrade = mini.infer<typeof similarTradeSchema>;

/** Seconds for which browsers cache proposals: deleting a letter again then sends no request. */
export const SUGGESTED_SECONDS = 60;

/** The text so far; nothing is proposed for fewer than two letters. */
export const suggestionsQuery = mini.strictObject({ search: searchText });

/** Something to search for instead of what is typed so far. */
const suggestionSchema = mini.object({
  kind: mini.enum(['trade', 'place', 'company']),
  /** Text to search for; the name of a municipality, for a place. */
  text: mini.string(),
  /** Hamlet or short name by which a place fits; null where its name does, and for everything else. */
  alias: mini.nullable(mini.string()),
  /** Page of a company that has one, by its slug; null for everything else. */
  slug: mini.nullable(mini.string()),
  /** How much the search for a trade finds, at least so much where it is not exact; null for everything else. */
  found: mini.nullable(mini.object({ total: mini.int(), exact: mini.boolean() })),
});
export type Suggestion = mini.infer<typeof suggestionSchema>;

/** Eight at most: trades, places, companies. */
export const suggestionsSchema = mini.array(suggestionSchema);
