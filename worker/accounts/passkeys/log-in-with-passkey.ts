import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { LoginPasskeyBody } from '../../../shared/passkeys.ts';
import { type Account, isUnused } from '../../db/accounts.ts';
import type { Database } from '../../db/client.ts';
import { passkeys, usedChallenges } from '../../db/tables/accounts.ts';
import { DomainError } from '../../errors.ts';
import { passkeyByCredential } from '../queries.ts';
import { type NewSession, startSessionIf } from '../start-session.ts';
import type { Ceremony } from './client-data.ts';
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
): Promise<Account> {
  const found = await passkeyByCredential(db, body.id);
  const read = found && readSignature(body, found.passkey, found.account.publicId, ceremony);
  if (!read) throw refused();
  const { signed, challenge } = read;
  // A counter that does not go on was copied; authenticators that do not count say 0 for ever.
  const goesOn = or(lt(passkeys.counter, signed.counter), sql`${passkeys.counter} = 0 AND ${signed.counter} = 0`);
  const accepted = and(eq(passkeys.id, found.passkey.id), goesOn, isUnused(challenge));
  const [, used] = await db.batch([
    startSessionIf(db, { rows: sql`${passkeys} WHERE ${accepted}`, userId: passkeys.userId }, session),
    db
      .update(passkeys)
      .set({ ...signed, lastUsedAt: session.now })
      .where(accepted)
      .returning({ id: passkeys.id }),
    db.insert(usedChallenges).values(challenge).onConflictDoNothing(),
  ]);
  if (used.length === 0) throw refused();
  return found.account;
}
