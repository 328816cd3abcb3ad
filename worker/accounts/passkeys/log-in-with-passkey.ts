import { and, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import { type LoginPasskeyBody, REFUSED_CONFIRMATION } from '../../../shared/passkeys.ts';
import { type Account, type FoundAccount, isUnused } from '../../db/accounts.ts';
import type { Database } from '../../db/client.ts';
import { type PasskeyRow, passkeys, sessions, usedChallenges } from '../../db/tables/accounts.ts';
import type { Site } from '../../env.ts';
import { DomainError } from '../../errors.ts';
import { newPublicId } from '../../public-id.ts';
import { passkeyByCredential } from '../queries.ts';
import { type NewSession, startSessionIf } from '../start-session.ts';
import type { ChallengePurpose } from './challenge.ts';
import { readSignature, type Signature } from './webauthn.ts';

/** Condition for a passkey that is still there, whose counter goes on, and whose challenge nobody has answered before. */
export function isAccepted({ id }: PasskeyRow, { signed, challenge }: Signature): SQL | undefined {
  // A counter that does not go on was copied; authenticators that do not count say 0 for ever.
  const goesOn = or(lt(passkeys.counter, signed.counter), sql`${passkeys.counter} = 0 AND ${signed.counter} = 0`);
  return and(eq(passkeys.id, id), goesOn, isUnused(challenge));
}

/** Statements that note an accepted signature, after what it lets happen. The first returns the passkey where it was. */
export const logSignature = (db: Database, accepted: SQL | undefined, { signed, challenge }: Signature, now: Date) =>
  [
    db
      .update(passkeys)
      .set({ ...signed, lastUsedAt: now })
      .where(accepted)
      .returning({ id: passkeys.id }),
    db.insert(usedChallenges).values(challenge).onConflictDoNothing(),
  ] as const;

const refused = (): DomainError =>
  new DomainError('unauthenticated', 'La passkey non è stata accettata. Riprova, oppure accedi con email e password.');

/**
 * Signs the account of a passkey in on the device that asks. One batch, so of two requests with the same signature one succeeds.
 * @throws DomainError `unauthenticated`, in the same words whatever is wrong
 */
export async function logInWithPasskey(
  db: Database,
  body: LoginPasskeyBody,
  session: NewSession,
  site: Site,
): Promise<FoundAccount> {
  const found = await passkeyByCredential(db, body.id);
  const read =
    found && (await readSignature(body, found.passkey, { publicId: found.account.publicId, purpose: 'login' }, site));
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

type Confirming = {
  readonly account: Account;
  readonly sessionId: string;
  readonly purpose: ChallengePurpose;
  readonly site: Site;
};

/**
 * Notes that a passkey has verified the person who uses a session that a password opened. The session gets another id, so that
 * its earlier token, which may be in other hands, is refused. @returns that id
 * @throws DomainError `invalid`, in the same words whatever is wrong
 */
export async function confirmSession(
  db: Database,
  body: LoginPasskeyBody,
  { account, sessionId, purpose, site }: Confirming,
): Promise<string> {
  const refused = () => new DomainError('invalid', REFUSED_CONFIRMATION);
  const found = await passkeyByCredential(db, body.id);
  if (found?.account.id !== account.id) throw refused();
  const read = await readSignature(body, found.passkey, { publicId: account.publicId, purpose }, site);
  if (!read?.isVerified) throw refused();
  const accepted = isAccepted(found.passkey, read);
  const publicId = newPublicId();
  const own = and(eq(sessions.publicId, sessionId), eq(sessions.userId, account.id));
  const [, used] = await db.batch([
    db
      .update(sessions)
      .set({ publicId, passkeyId: found.passkey.id, verifiedAt: site.now })
      .where(and(own, sql`EXISTS (SELECT 1 FROM ${passkeys} WHERE ${accepted})`)),
    ...logSignature(db, accepted, read, site.now),
  ]);
  if (used.length === 0) throw refused();
  return publicId;
}
