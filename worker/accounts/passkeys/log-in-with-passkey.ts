import { sql } from 'drizzle-orm';
import type { LoginPasskeyBody } from '../../../shared/passkeys.ts';
import type { FoundAccount } from '../../db/accounts.ts';
import type { Database } from '../../db/client.ts';
import { passkeys } from '../../db/tables/accounts.ts';
import { DomainError } from '../../errors.ts';
import { passkeyByCredential } from '../queries.ts';
import { type NewSession, startSessionIf } from '../start-session.ts';
import type { Ceremony } from './client-data.ts';
import { isAccepted, logSignature } from './log-signature.ts';
import { readSignature } from './webauthn.ts';

const refused = (): DomainError =>
  new DomainError('unauthenticated', 'La passkey non è stata accettata. Riprova, oppure accedi con email e password.');

/**
 * Signs the account of a passkey in on the device that asks. One batch, so of two requests with the same signature one
 * succeeds, and a passkey removed meanwhile opens nothing.
 * @throws DomainError `unauthenticated`, in the same words whatever is wrong
 */
export async function logInWithPasskey(
  db: Database,
  body: LoginPasskeyBody,
  session: NewSession,
  ceremony: Ceremony,
): Promise<FoundAccount> {
  const found = await passkeyByCredential(db, body.id);
  const read =
    found &&
    (await readSignature(body, found.passkey, { publicId: found.account.publicId, purpose: 'login' }, ceremony));
  if (!read) throw refused();
  const accepted = isAccepted(found.passkey, read);
  const opening = { rows: sql`${passkeys} WHERE ${accepted}`, userId: passkeys.userId, passkeyId: passkeys.id };
  const [, used] = await db.batch([
    startSessionIf(db, { ...opening, isVerified: read.isVerified }, session),
    ...logSignature(db, accepted, read, session.now),
  ]);
  if (used.length === 0) throw refused();
  return found.account;
}
