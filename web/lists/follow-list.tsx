import type { CountSearchBody } from '../../shared/search-log.ts';
import { type CountedSearch, useCountSearch } from './count-search.ts';
import { type KeptList, useKeptPages } from './use-kept-pages.ts';

export type FollowListProps = {
  readonly list: KeptList;
  readonly kind: CountSearchBody['kind'];
  readonly search: CountedSearch;
  /** Beginning of the addresses of its results. */
  readonly resultPath: string;
};

/** A list's share in the history, and in the counts of searches. */
export function FollowList({ list, kind, search, resultPath }: FollowListProps) {
  useKeptPages(list);
  useCountSearch(kind, search, resultPath);
  return null;
}
