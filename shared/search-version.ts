import { withQuery } from './paths.ts';

/** Parameters of a search in an address, each name once. */
export type SearchParams = Readonly<Record<string, string>>;

/** Version of the search addresses that are written today (`v=1`). One without a version is of the first. */
export const SEARCH_VERSION = 1;

/**
 * For each version but the last, how its parameters become those of the next one: the first entry is that of version 1.
 * Addresses are kept in bookmarks, on printed codes and in alerts; a version is never taken out.
 */
const STEPS: readonly ((params: SearchParams) => SearchParams)[] = [];

/**
 * The parameters of an address of some version as those of today, without the version.
 * @returns null for a version that there is none of: a page then reads what it can, a call refuses
 */
export function migrateSearch(params: SearchParams, steps = STEPS): SearchParams | null {
  const { v = '1', ...rest } = params;
  const version = /^[1-9]\d{0,3}$/.test(v) ? Number(v) : 0;
  if (version < 1 || version > steps.length + 1) return null;
  return steps.slice(version - 1).reduce<SearchParams>((older, step) => step(older), rest);
}

/** Address of a list for a search: with the version wherever it carries anything. */
export function searchPath(path: string, params: Parameters<typeof withQuery>[1]): string {
  const { v = SEARCH_VERSION, ...search } = params;
  return withQuery(path, search) === path ? path : withQuery(path, { v, ...search });
}
