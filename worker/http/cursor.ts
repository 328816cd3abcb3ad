import { type Cursor, parseCursor } from '../../shared/cursor.ts';
import { invalidField } from '../errors.ts';

/**
 * @param searches whether a list may search for the text that a cursor says; none may, unless it is given
 * @throws DomainError `invalid` for a text that is no cursor of this kind of list
 */
export function readCursor(kind: string, text: string, searches: (text: string) => boolean = () => false): Cursor {
  const cursor = parseCursor(kind, text);
  if (cursor === null || (cursor.text !== undefined && !searches(cursor.text)))
    throw invalidField('cursor', 'Cursore non valido');
  return cursor;
}

/**
 * Kind of the cursors of a search: its order, and a digest (FNV-1a) of what it asks for, once every text has its meaning. A
 * cursor is of no use to another search.
 */
export function searchKind(sort: string, requested: unknown): string {
  let digest = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(JSON.stringify(requested))) digest = Math.imul(digest ^ byte, 0x01000193);
  return `${sort}:${(digest >>> 0).toString(36)}`;
}
