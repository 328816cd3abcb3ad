import { type Cursor, parseCursor } from '../../shared/cursor.ts';
import { invalidField } from '../errors.ts';

/** @throws DomainError `invalid` for a text that is no cursor of this order */
export function readCursor(sort: string, text: string): Cursor {
  const cursor = parseCursor(sort, text);
  if (cursor === null) throw invalidField('cursor', 'Cursore non valido');
  return cursor;
}
