/** Where a page of a list ends: the value it is sorted by and the row's key. */
export type Cursor = { readonly after: string | number; readonly id: number };

/** Longest text that is read as a cursor. */
export const MAX_CURSOR = 500;

/** Text of a cursor, bound to the order it was made for. */
export function writeCursor(sort: string, { after, id }: Cursor): string {
  const bytes = new TextEncoder().encode(JSON.stringify([sort, after, id]));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** The cursor a text is in this order; null for any other text, as anything may stand in an address. */
export function parseCursor(sort: string, text: string): Cursor | null {
  if (text.length > MAX_CURSOR) return null;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (!Array.isArray(value) || value.length !== 3 || value[0] !== sort) return null;
    const [, after, id]: unknown[] = value;
    const known = typeof after === 'string' || typeof after === 'number';
    return known && Number.isSafeInteger(id) && Number(id) >= 0 ? { after, id: Number(id) } : null;
  } catch {
    return null;
  }
}
