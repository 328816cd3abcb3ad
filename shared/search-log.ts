import * as mini from 'zod/mini';
import { checkPosition, listParams, searchText } from './list-query.ts';
import { SEARCH_DAYS, SEARCH_KINDS } from './search-values.ts';

const BAD_POSITION = 'Posizione non valida';

/** Degrees as a number, or as text like in a list's address. */
const degrees = <Text extends mini.ZodMiniType>(limit: number, text: Text) =>
  mini.union(
    [mini.number(BAD_POSITION).check(mini.minimum(-limit, BAD_POSITION), mini.maximum(limit, BAD_POSITION)), text],
    BAD_POSITION,
  );

/** A search to be counted, as somebody asked for it: what of it is kept is for the server to say. `lat` and `lon` come together. */
export const countSearchBody = mini
  .strictObject({
    kind: mini.enum(SEARCH_KINDS, 'Ricerca sconosciuta'),
    search: searchText,
    location: searchText,
    lat: degrees(90, listParams.lat),
    lon: degrees(180, listParams.lon),
  })
  .check(mini.superRefine(checkPosition));
export type CountSearchBody = mini.input<typeof countSearchBody>;

export const searchTalliesQuery = mini.strictObject({
  days: mini._default(mini.enum(SEARCH_DAYS, 'Periodo non valido'), '30'),
});

/** A search, and how often it was made. `words` is empty if only a place was asked for; `place` names a municipality. */
const searchTallySchema = mini.object({
  kind: mini.enum(SEARCH_KINDS),
  words: mini.string(),
  place: mini.nullable(mini.string()),
  times: mini.int(),
});
export type SearchTally = mini.infer<typeof searchTallySchema>;

/** Most frequent searches, and most frequent searches without a result; only those made several times. */
export const searchTalliesSchema = mini.object({
  sought: mini.array(searchTallySchema),
  notFound: mini.array(searchTallySchema),
});
export type SearchTallies = mini.infer<typeof searchTalliesSchema>;
