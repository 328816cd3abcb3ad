import { migrateSearch, SEARCH_VERSION } from '../../shared/search-version.ts';

/** Name and value of the hidden field that a form by GET says its version with. */
export const VERSION_FIELD = { name: 'v', value: String(SEARCH_VERSION) } as const;

/**
 * Parameters of a page's address in today's version, each once: the first counts, as in the Worker.
 * @param groups names of groups of boxes, of which a form sends each that is ticked: all count, with commas between them
 */
export function readAddress(address: URLSearchParams, groups: readonly string[] = []): URLSearchParams {
  const asked = Object.fromEntries([...address].reverse());
  for (const name of groups) if (address.has(name)) asked[name] = address.getAll(name).filter(Boolean).join(',');
  // An unknown version is read as far as possible.
  return new URLSearchParams(migrateSearch(asked) ?? asked);
}
