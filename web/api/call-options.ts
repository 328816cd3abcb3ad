import {
  type DataTag,
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  type QueryKey,
  type QueryMeta,
  queryOptions,
} from '@tanstack/react-query';
import { filledPath } from '../../shared/calls/path.ts';
import { segment } from '../../shared/paths.ts';
import type { ListPage } from './list-page.ts';
import type { CallParams, ReadName, ResponseOf } from './request.ts';

type More = {
  readonly meta?: Omit<QueryMeta, 'signedIn' | 'nullOn'>;
  readonly staleTime?: number;
  readonly enabled?: boolean;
  readonly retryOnMount?: boolean;
  readonly refetchOnMount?: 'always';
  readonly refetchOnReconnect?: boolean;
};

type AnyParams = {
  readonly params?: object | undefined;
  readonly query?: object;
  readonly signedIn?: true | undefined;
  readonly authorization?: string | undefined;
};

/** Query key of a call, cut at each parameter: `['/api/jobs']` begins the keys of all lists of offers and of each offer. */
export function keyOf<Name extends ReadName>(
  name: Name,
  { params, query, authorization }: CallParams<Name> & AnyParams,
): readonly unknown[] {
  const given: Readonly<Record<string, string>> = { ...params };
  const parts = name.slice(name.indexOf('/')).split(/\/:(\w+)\/?/);
  const path = parts.map((part, index) => (index % 2 === 0 ? part : segment(given[part] ?? '')));
  return [
    ...path.filter((part) => part !== ''),
    ...(authorization === undefined ? [] : [[authorization]]),
    ...(query === undefined ? [] : [query]),
  ];
}

const metaOf = ({ signedIn, authorization }: AnyParams, { meta }: More) => ({
  ...meta,
  ...(signedIn || authorization?.startsWith('Bearer ') ? { signedIn: true as const } : {}),
});

export const readOptions = <Name extends ReadName>(
  name: Name,
  requested: CallParams<Name> & AnyParams,
  more: More = {},
) => queryOptions<ResponseOf<Name>>({ ...more, queryKey: keyOf(name, requested), meta: metaOf(requested, more) });

export const readOrNullOptions = <Name extends ReadName>(
  name: Name,
  requested: CallParams<Name> & AnyParams,
  { nullOn, ...more }: More & { readonly nullOn: readonly number[] },
) =>
  queryOptions<ResponseOf<Name> | null>({
    ...more,
    queryKey: keyOf(name, requested),
    meta: { ...metaOf(requested, more), nullOn },
  });

type ItemOf<Name extends ReadName> = ResponseOf<Name> extends ListPage<infer Item> ? Item : never;

export type PagesOf<Name extends ReadName> = InfiniteData<ListPage<ItemOf<Name>>, string | null>;

export const pagesOptions = <Name extends ReadName>(
  name: Name,
  requested: CallParams<Name> & AnyParams,
  more: More = {},
) =>
  infiniteQueryOptions<ListPage<ItemOf<Name>>, Error, PagesOf<Name>, readonly unknown[], string | null>({
    ...more,
    queryKey: keyOf(name, requested),
    meta: metaOf(requested, more),
    initialPageParam: null,
    getNextPageParam: (last) => last.next,
  });

export const readAgain = async (client: QueryClient, ...names: readonly ReadName[]): Promise<void> => {
  await Promise.all(names.map((name) => client.invalidateQueries({ queryKey: [filledPath(name)] })));
};

/** Puts what was stored into the query cache. A read under way may be older than the write: it is cancelled and sent again. */
export async function keepStored<Data>(
  client: QueryClient,
  { queryKey }: { readonly queryKey: DataTag<QueryKey, Data, Error> },
  update: (known: Data | undefined) => Data | undefined,
): Promise<void> {
  const query = { queryKey, exact: true };
  const isReading = client.isFetching(query) > 0;
  await client.cancelQueries(query);
  // A query that nobody has read is not made here: it would not say that it goes when its account signs out.
  client.setQueriesData<Data>(query, update);
  if (isReading) void client.invalidateQueries(query);
}

/** Changes all lists whose keys begin so, now and once what is being read has come: that may be older, and a press asks for its rows. */
export function changeLists<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  update: (known: Data | undefined) => Data | undefined,
): void {
  const change = () => void client.setQueriesData<Data>({ queryKey }, update);
  change();
  for (const { promise } of client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' }))
    void promise?.then(change, () => undefined);
}
