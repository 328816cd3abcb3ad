/** How many rows a list has; at least so many where it is not exact. */
export type Total = { readonly total: number; readonly exact: boolean };

/** A page of a list, its total where that is known; `next` is the cursor of the page after it, null on the last. */
export type ListedPage<Row> = {
  readonly rows: readonly Row[];
  readonly total: Total | null;
  readonly next: string | null;
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
): ListedPage<Row> {
  const rows = withinWeight(found.slice(0, limit));
  const last = found.length > rows.length ? rows.at(-1) : undefined;
  return { rows, total: { total, exact: true }, next: last ? next(last) : null };
}

function lettersIn(item: object): number {
  let letters = 0;
  for (const value of Object.values(item))
    if (typeof value === 'string') letters += value.length;
    else if (typeof value === 'object' && value !== null) letters += lettersIn(value);
  return letters;
}
