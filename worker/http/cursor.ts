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
