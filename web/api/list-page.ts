/** A page of a list as the API answers it: the array, and what its headers say. */
export type ListPage<Item> = {
  readonly items: readonly Item[];
  readonly total: number;
  /** False: at least `total`. */
  readonly exact: boolean;
  /** Cursor of the next page. */
  readonly next: string | null;
  /** When the list is an older copy, as the database does not answer: the time it was made. */
  readonly copyOf: string | null;
};

/** Reads the body and headers of a list; null for an answer that is no list. */
export async function readListPage<Item>(response: Response): Promise<ListPage<Item> | null> {
  const total = response.headers.get('X-Total-Count');
  if (total === null) return null;
  return {
    items: await response.json(),
    total: Number(total),
    exact: response.headers.get('X-Total-Count-Relation') !== 'gte',
    next: nextCursor(response.headers.get('Link')),
    copyOf: response.headers.get('X-Copy-Of'),
  };
}

function nextCursor(link: string | null): string | null {
  const target = /<([^>]*)>;\s*rel="next"/.exec(link ?? '')?.[1];
  return target === undefined ? null : new URLSearchParams(target.split('?')[1] ?? '').get('cursor');
}
