/** Last row of a page: its sort value and key, and the corrected text if the search was corrected. */
export type Cursor = { readonly after: string | number; readonly id: number; readonly text?: string };

export const MAX_CURSOR = 2000;

/** Text of a cursor, bound to the kind of list it was made for. */
export function writeCursor(kind: string, { after, id, text }: Cursor): string {
  const bytes = new TextEncoder().encode(
    JSON.stringify(text === undefined ? [kind, after, id] : [kind, after, id, text]),
  );
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/(?<!=)=+$/, '');
}

/** Parses a cursor of this kind of list; null for any other text, as an address may hold anything. */
export function parseCursor(kind: string, text: string): Cursor | null {
  const read = readCursorText(text);
  return read !== null && read.kind === kind ? read.cursor : null;
}

/** True if a text is a cursor of any list. */
export const isCursor = (text: string): boolean => readCursorText(text) !== null;

function readCursorText(text: string): { readonly kind: unknown; readonly cursor: Cursor } | null {
  if (text.length > MAX_CURSOR) return null;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (!Array.isArray(value) || value.length < 3 || value.length > 4) return null;
    const [kind, after, id, searched]: unknown[] = value;
    const known = typeof after === 'string' || (typeof after === 'number' && Number.isSafeInteger(after) && after >= 0);
    if (!known || !Number.isSafeInteger(id) || Number(id) < 0) return null;
    if (searched !== undefined && !(typeof searched === 'string' && searched.isWellFormed())) return null;
    return { kind, cursor: { after, id: Number(id), ...(searched === undefined ? {} : { text: searched }) } };
  } catch {
    return null;
  }
}
