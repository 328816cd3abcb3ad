import { migrateSearch, SEARCH_VERSION } from '../../shared/search-version.ts';

/** Name and value of the hidden field that a form by GET says its version with. */
export const VERSION_FIELD = { name: 'v', value: String(SEARCH_VERSION) } as const;

/** What a page's address asks for in today's parameters, each once: the first counts, as at the edge. */
export function readAddress(address: URLSearchParams): URLSearchParams {
  const asked = Object.fromEntries([...address].reverse());
  // Of a version that does not exist is read what can be read.
  return new URLSearchParams(migrateSearch(asked) ?? asked);
}
