import { QueryClient, type QueryFunctionContext, type QueryKey } from '@tanstack/react-query';
import { withQuery } from '../../shared/paths.ts';
import { type Fetcher, requireOk } from './fetch-api.ts';
import { isCounted, readListPage, readOne } from './list-page.ts';
import { readSession } from './session.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `nullOn`: statuses that mean "there is none" rather than an error. `signedIn`: read with the session's token.
     * `optional`: the page is whole without it. `excerpts`: the start of each description travels in the document.
     * `list`: a list even where its response does not say how long it is.
     */
    queryMeta: { nullOn?: readonly number[]; signedIn?: true; optional?: true; excerpts?: true; list?: true };
  }
}

type KeyQuery = Readonly<Record<string, string | number | undefined>>;

const isQuery = (part: unknown): part is KeyQuery => typeof part === 'object' && part !== null && !Array.isArray(part);

/** Path of a query key: its text parts joined with slashes; a last object part is the query string. */
function keyPath(key: QueryKey, cursor?: unknown): string {
  const last = key.at(-1);
  const query = isQuery(last) ? last : {};
  const path = key.filter((part) => typeof part === 'string').join('/');
  return withQuery(path, typeof cursor === 'string' ? { ...query, cursor } : query);
}

/** Key of a list's first page, for a key that holds a cursor. */
function firstPageOf(key: QueryKey): QueryKey | null {
  const last = key.at(-1);
  if (typeof last !== 'object' || last === null || !('cursor' in last) || !last.cursor) return null;
  return [...key.slice(0, -1), { ...last, cursor: undefined }];
}

/** One way to read: without retries and refetches, and what was read is read again only after a write that changes it. */
export function makeQueryClient(fetcher: Fetcher): QueryClient {
  const queryFn = async (context: QueryFunctionContext): Promise<unknown> => {
    const cursor = 'pageParam' in context ? context.pageParam : undefined;
    // A key may hold a header by itself in an array: that of a private link, or of an account.
    const [given]: readonly string[] = context.queryKey.find(Array.isArray) ?? [];
    const token = context.meta?.signedIn && readSession()?.token;
    const authorization = given ?? (token && `Bearer ${token}`);
    const read = (key: QueryKey) =>
      fetcher(keyPath(key, cursor), {
        signal: context.signal,
        credentials: 'include',
        ...(authorization ? { headers: { Authorization: authorization } } : {}),
      });
    const first = firstPageOf(context.queryKey);
    let response = await read(context.queryKey);
    // A page's address may name a cursor of another search: that is its first page.
    if (response.status === 400 && first) response = await read(first);
    if (context.meta?.nullOn?.includes(response.status)) return null;
    await requireOk(response);
    const isList = isCounted(response) || 'pageParam' in context || context.meta?.list;
    return isList ? readListPage(response) : readOne(response);
  };
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn,
        // Without a network a read fails at once, and its error state says so, instead of waiting for ever.
        networkMode: 'always',
        retry: false,
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
