import { and, eq, sql } from 'drizzle-orm';
import { type LoginPasskeyBody, REFUSED_CONFIRMATION } from '../../../shared/passkeys.ts';
import type { Account } from '../../db/accounts.ts';
import type { Database } from '../../db/client.ts';
import { passkeys, sessions } from '../../db/tables/accounts.ts';
import { DomainError } from '../../errors.ts';
import { newPublicId } from '../../public-id.ts';
import { passkeyByCredential } from '../queries.ts';
import type { ChallengePurpose } from './challenge.ts';
import type { Ceremony } from './client-data.ts';
import { isAccepted, logSignature } from './log-signature.ts';
import { readSignature } from './webauthn.ts';

type Confirming = {
  readonly account: Account;
  readonly sessionId: string;
  readonly purpose: ChallengePurpose;
  readonly ceremony: Ceremony;
};

/**
 * Notes that a passkey of the account has verified the person who uses a session that a password opened. One batch, as for signing in.
 * The session gets another id, so that its earlier token, which may be in other hands, is refused.
 * @returns the new id of the session
 * @throws DomainError `invalid`, in the same words whatever is wrong
 */
export async function confirmSession(
  db: Database,
  body: LoginPasskeyBody,
  { account, sessionId, purpose, ceremony }: Confirming,
): Promise<string> {
  const refused = () => new DomainError('invalid', REFUSED_CONFIRMATION);
  const found = await passkeyByCredential(db, body.id);
  if (found?.account.id !== account.id) throw refused();
  const read = await readSignature(body, found.passkey, { publicId: account.publicId, purpose }, ceremony);
  if (!read?.isVerified) throw refused();
  const accepted = isAccepted(found.passkey, read);
  const publicId = newPublicId();
  const own = and(eq(sessions.publicId, sessionId), eq(sessions.userId, account.id));
  const [, used] = await db.batch([
    db
      .update(sessions)
      .set({ publicId, passkeyId: found.passkey.id, verifiedAt: ceremony.now })
      .where(and(own, sql`EXISTS (SELECT 1 FROM ${passkeys} WHERE ${accepted})`)),
    ...logSignature(db, accepted, read, ceremony.now),
  ]);
  if (used.length === 0) throw refused();
  return publicId;
}
