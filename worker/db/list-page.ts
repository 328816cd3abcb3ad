import type { SearchPiece } from '../../shared/search-pieces.ts';
import type { SearchStep } from '../../shared/search-steps.ts';

/** How many rows a list has; at least so many where it is not exact. */
export type Total = { readonly total: number; readonly exact: boolean };

export type ListPage<Row> = {
  readonly rows: readonly Row[];
  /** Of all pages together; null where that is not known, a number where it is exact. */
  readonly total: Total | number | null;
  /** Cursor of the next page; null, or left out, on the last. */
  readonly next?: string | number | null;
  /** How many rows, the newest, are in the order that was asked for; null, or left out, where all are. */
  readonly newest?: number | null;
  /** The text that was searched for in place of the one typed, corrected or in Italian. */
  readonly corrected?: string | null;
  /** The parts that the text is understood as; empty where its words are taken as they are. */
  readonly pieces?: readonly SearchPiece[];
  /** Parts of what was asked for that the rows have, in their order; empty where all have everything. */
  readonly steps?: readonly SearchStep[];
  readonly unread?: number;
};

/** Bytes of one page's items, as JSON: an answer stays below a megabyte, whatever people have typed. */
const MAX_BYTES = 900_000;

/** No character of a clean text weighs more, in UTF-8 or escaped in JSON. */
const HEAVIEST = 3;

/** First items that fit into the weight of one page; always at least one. */
export function withinWeight<Item extends object>(items: readonly Item[]): readonly Item[] {
  // Nearly every page: nothing has to be written to know that it is light enough.
  const letters = items.reduce((sum, item) => sum + lettersIn(item), 0);
  if (letters * HEAVIEST <= MAX_BYTES) return items;
  const encoder = new TextEncoder();
  let bytes = 0;
  const end = items.findIndex((item, index) => {
    bytes += encoder.encode(JSON.stringify(item)).byteLength;
    return index > 0 && bytes > MAX_BYTES;
  });
  return end === -1 ? items : items.slice(0, end);
}

/** A page of a list that was read with one row more than its limit, which tells whether there is a next page. */
export function pageOf<Row extends object>(
  found: readonly Row[],
  { limit, total, next }: { readonly limit: number; readonly total: number; readonly next: (last: Row) => string },
): ListPage<Row> {
  const rows = withinWeight(found.slice(0, limit));
  const last = found.length > rows.length ? rows.at(-1) : undefined;
  return { rows, total, next: last ? next(last) : null };
}

function lettersIn(item: object): number {
  let letters = 0;
  for (const value of Object.values(item))
    if (typeof value === 'string') letters += value.length;
    else if (typeof value === 'object' && value !== null) letters += lettersIn(value);
  return letters;
}
