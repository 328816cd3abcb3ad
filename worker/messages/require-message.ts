import type { Database } from '../db/client.ts';
import type { Manager } from '../db/manager.ts';
import { DomainError } from '../errors.ts';
import { type ReceivedRow, receivedMessage } from './queries.ts';

/** @throws DomainError `not-found` for what is somebody else's too: nobody learns that it is there */
export async function requireMessage(db: Database, manager: Manager, publicId: string): Promise<ReceivedRow> {
  const row = await receivedMessage(db, manager, publicId);
  if (row === null) throw new DomainError('not-found', 'Questo messaggio non c’è, o non c’è più.');
  return row;
}
