import { z } from 'zod';
import { invalidField } from '../errors.ts';

const shape = z.tuple([z.string(), z.union([z.string(), z.number()]), z.int().min(0)]);

/** Where a page of a list ends: the value it is sorted by and the row's key. */
export type Cursor = { readonly after: string | number; readonly id: number };

/** Text of a cursor, bound to the order it was made for. */
export function writeCursor(sort: string, { after, id }: Cursor): string {
  const bytes = new TextEncoder().encode(JSON.stringify([sort, after, id]));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** @throws DomainError `invalid` for a text that is no cursor of this order */
export function readCursor(sort: string, text: string): Cursor {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    const [made, after, id] = shape.parse(JSON.parse(new TextDecoder().decode(bytes)));
    if (made === sort) return { after, id };
  } catch {
    // Anything may stand in an address; the answer is the same.
  }
  throw invalidField('cursor', 'Cursore non valido');
}
