import { UNREAD_HEADER } from '../../shared/candidate-values.ts';
import { readPieces, type SearchPiece } from '../../shared/search-pieces.ts';
import { readSteps, type SearchStep } from '../../shared/search-steps.ts';

export type ListPage<Item> = {
  readonly items: readonly Item[];
  /** Items of the whole list; null where that is not known without counting them. */
  readonly total: number | null;
  /** False: at least `total`. */
  readonly exact: boolean;
  /** So many items, the newest, are in the order that was asked for; null where all are. */
  readonly newest: number | null;
  readonly next: string | null;
  /** When the list is an older copy, as the database does not answer: the time it was made. */
  readonly copyOf: string | null;
  /** The text that was searched for in place of the one asked for, corrected or in Italian. */
  readonly corrected: string | null;
  /** The parts that the text is understood as. */
  readonly pieces: readonly SearchPiece[];
  /** Parts of what was searched for that the items have, in their order; empty where all have everything. */
  readonly steps: readonly SearchStep[];
  /** Items of the whole list that wait to be read, of messages. */
  readonly unread: number;
};

const COPY_OF = 'X-Copy-Of';

/** Reads the body of a response that is no list; of an older copy, with `copyOf` in it. */
export async function readOne(response: Response): Promise<unknown> {
  const body: unknown = await response.json();
  const copyOf = response.headers.get(COPY_OF);
  return copyOf !== null && typeof body === 'object' && !Array.isArray(body) ? { ...body, copyOf } : body;
}

export type ListCount = { readonly total: number; readonly exact: boolean };

export const isCounted = (response: Response): boolean => response.headers.has('X-Total-Count');

export async function readListPage<Item>(response: Response): Promise<ListPage<Item>> {
  const { headers } = response;
  const total = headers.get('X-Total-Count');
  const corrected = headers.get('X-Search-Corrected');
  const newest = headers.get('X-Sorted-Newest');
  return {
    items: await response.json(),
    total: total === null ? null : Number(total),
    exact: headers.get('X-Total-Count-Relation') !== 'gte',
    newest: newest === null ? null : Number(newest),
    next: nextCursor(headers.get('Link')),
    copyOf: headers.get(COPY_OF),
    corrected: corrected === null ? null : decodeURIComponent(corrected),
    pieces: readPieces(headers.get('X-Search-Pieces')),
    steps: readSteps(headers.get('X-Search-Steps')),
    unread: Number(headers.get(UNREAD_HEADER)),
  };
}

/** The number of a list, or at least that of the items that came. */
export const countOf = ({ total, exact, items, next }: ListPage<unknown>): ListCount =>
  total === null ? { total: items.length, exact: next === null } : { total, exact };

function nextCursor(link: string | null): string | null {
  const target = /<([^<>]*)>;\s*rel="next"/.exec(link ?? '')?.[1];
  return target === undefined ? null : new URLSearchParams(target.split('?')[1] ?? '').get('cursor');
}
