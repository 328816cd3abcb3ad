import { and, eq, exists, inArray, type SQL } from 'drizzle-orm';
import { REFUSED_SIGNATURE, type RemovePasskeyBody } from '../../../shared/passkeys.ts';
import type { Account } from '../../db/accounts.ts';
import type { Database } from '../../db/client.ts';
import { type PasskeyRow, passkeys, sessions, users } from '../../db/tables/accounts.ts';
import { DomainError } from '../../errors.ts';
import { passkeyRemovedMail } from '../../mail/accounts.ts';
import { tellNamed } from '../../mail/outbox.ts';
import { checkPassword } from '../check-password.ts';
import { passkeyByCredential } from '../queries.ts';
import type { ChallengePurpose } from './challenge.ts';
import type { Ceremony } from './client-data.ts';
import { isAccepted, logSignature } from './log-signature.ts';
import { readSignature, type Signature } from './webauthn.ts';

type Removing = {
  readonly account: Account;
  /** The session that asks. */
  readonly sessionId: string;
  readonly passkey: Pick<PasskeyRow, 'id' | 'publicId' | 'name'>;
  readonly proof: RemovePasskeyBody;
  readonly purpose: ChallengePurpose;
  readonly ceremony: Ceremony;
};

/** Proof that the owner asks: the condition under which it counts, and the passkey that signed, if one did. */
type Proof = {
  readonly holds: SQL | undefined;
  readonly signer: { readonly passkey: PasskeyRow; readonly signature: Signature } | null;
};

/**
 * Takes a passkey from an account, ends the sessions that it opened, and tells the owner. The session that asks goes on as
 * one of the password, or of the other passkey, that was shown for it.
 * @returns whether it was there, and whether the session that asks has ended
 * @throws DomainError `invalid` at `currentPassword`, or for a signature that is not taken
 */
export async function deletePasskey(
  db: Database,
  { account, sessionId, passkey, proof, purpose, ceremony }: Removing,
): Promise<{ readonly removed: boolean; readonly signedOut: boolean }> {
  const { holds, signer } = await checkProof(db, { account, proof, purpose, ceremony });
  const { siteUrl, now } = ceremony;
  const which = and(eq(passkeys.id, passkey.id), eq(passkeys.userId, account.id), holds);
  const found = db.select({ id: passkeys.id }).from(passkeys).where(which);
  const [, , , gone, left] = await db.batch([
    ...tellNamed(db, {
      cause: `passkey-removed:${passkey.publicId}`,
      where: and(eq(users.id, account.id), exists(found)),
      mail: (named) => passkeyRemovedMail({ name: named ? passkey.name : null, siteUrl }),
      now,
    }),
    db
      .update(sessions)
      .set({ passkeyId: signer?.passkey.id ?? null, verifiedAt: signer?.signature.isVerified ? now : null })
      .where(and(eq(sessions.publicId, sessionId), inArray(sessions.passkeyId, found))),
    // Its sessions go with it.
    db.delete(passkeys).where(which).returning({ id: passkeys.id }),
    db.select({ id: sessions.id }).from(sessions).where(eq(sessions.publicId, sessionId)),
    ...(signer ? logSignature(db, isAccepted(signer.passkey, signer.signature), signer.signature, now) : []),
  ]);
  return { removed: gone.length > 0, signedOut: left.length === 0 };
}

async function checkProof(
  db: Database,
  { account, proof, purpose, ceremony }: Pick<Removing, 'account' | 'proof' | 'purpose' | 'ceremony'>,
): Promise<Proof> {
  if (proof.passkey === undefined) {
    const hash = await checkPassword(db, account, proof.currentPassword ?? '');
    const same = db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, account.id), eq(users.passwordHash, hash)));
    return { holds: exists(same), signer: null };
  }
  const found = await passkeyByCredential(db, proof.passkey.id);
  const own = found?.account.id === account.id ? found.passkey : null;
  const signature = own && (await readSignature(proof.passkey, own, { publicId: account.publicId, purpose }, ceremony));
  if (!own || !signature) throw new DomainError('invalid', REFUSED_SIGNATURE);
  const accepted = db.select({ id: passkeys.id }).from(passkeys).where(isAccepted(own, signature));
  return { holds: exists(accepted), signer: { passkey: own, signature } };
}
