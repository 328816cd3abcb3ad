import {
  type InfiniteData,
  InfiniteQueryObserver,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { ListPage } from '../api/list-page.ts';

type Cursor = string | null;

type ListOptions<Item> = UseInfiniteQueryOptions<
  ListPage<Item>,
  Error,
  InfiniteData<ListPage<Item>, Cursor>,
  readonly unknown[],
  Cursor
>;

/** An observer that moves to another key sends again a read that has just failed: so the rendering one sends nothing. */
export function useList<Item>(options: ListOptions<Item>) {
  const client = useQueryClient();
  const key = JSON.stringify(options.queryKey);
  const read = useEffectEvent(() => new InfiniteQueryObserver(client, options).subscribe(() => undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another list
  useEffect(() => read(), [key]);
  return useInfiniteQuery({ ...options, enabled: false });
}
