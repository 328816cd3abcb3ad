import * as mini from 'zod/mini';
import { searchText } from './list-query.ts';

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
  /** How much the search for a trade finds, at least so much where it is not exact; null for everything else. */
  found: mini.nullable(mini.object({ total: mini.int(), exact: mini.boolean() })),
});
export type Suggestion = mini.infer<typeof suggestionSchema>;

/** Eight at most: trades, places, companies. */
export const suggestionsSchema = mini.array(suggestionSchema);
