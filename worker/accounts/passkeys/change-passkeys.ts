import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import {
  MAX_PASSKEYS,
  REFUSED_PASSKEY,
  REFUSED_SIGNATURE,
  type RemovePasskeyBody,
  type RenamePasskeyBody,
} from '../../../shared/passkeys.ts';
import { type Account, isUnused } from '../../db/accounts.ts';
import { type Database, isUniqueViolation } from '../../db/client.ts';
import { insertFrom } from '../../db/statements.ts';
import { type PasskeyRow, passkeys, sessions, usedChallenges, users } from '../../db/tables/accounts.ts';
import type { Site } from '../../env.ts';
import { DomainError } from '../../errors.ts';
import { passkeyAddedMail, passkeyRemovedMail } from '../../mail/accounts.ts';
import { notifyNamed } from '../../mail/outbox.ts';
import { newPublicId } from '../../public-id.ts';
import { checkPassword } from '../check-password.ts';
import { noPasskey, passkeyByCredential, passkeysOf } from '../queries.ts';
import type { Challenge, ChallengePurpose } from './challenge.ts';
import { isAccepted, logSignature } from './log-in-with-passkey.ts';
import { type NewPasskey, readSignature, type Signature } from './webauthn.ts';

type Registering = Site & {
  readonly passkey: NewPasskey;
  readonly challenge: Challenge;
  /** The session that asks: it may have ended since. */
  readonly sessionId: string;
  readonly name: string;
};

export const tooManyPasskeys = (): DomainError =>
  new DomainError('conflict', `Hai già ${MAX_PASSKEYS} passkey: rimuovine una, poi aggiungi questa.`);

/**
 * Gives an account a passkey and tells its owner. One batch: of two requests with the same challenge one succeeds.
 * @throws DomainError `invalid` where the challenge was used, `conflict` where the passkey is known or there are ten
 */
export async function registerPasskey(
  db: Database,
  account: Account,
  { passkey, challenge, sessionId, name, siteUrl, now }: Registering,
): Promise<PasskeyRow> {
  const publicId = newPublicId();
  const own = eq(passkeys.userId, account.id);
  const made = { publicId, userId: account.id, ...passkey, name, createdAt: now };
  const room = sql`(SELECT count(*) FROM ${passkeys} WHERE ${own}) < ${MAX_PASSKEYS}`;
  const signedIn = sql`EXISTS (SELECT 1 FROM ${sessions} WHERE ${sessions.publicId} = ${sessionId})`;
  const added = db.select({ id: passkeys.userId }).from(passkeys).where(eq(passkeys.publicId, publicId));
  try {
    const [[row]] = await db.batch([
      insertFrom(db, passkeys, made, sql`WHERE ${and(isUnused(challenge), room, signedIn)}`).returning(),
      db.insert(usedChallenges).values(challenge).onConflictDoNothing(),
      ...notifyNamed(db, {
        cause: `passkey-added:${publicId}`,
        where: inArray(users.id, added),
        mail: (named) => passkeyAddedMail({ name: named ? name : null, siteUrl }),
        now,
      }),
    ]);
    if (row) return row;
  } catch (error) {
    if (isUniqueViolation(error, 'passkeys.credential_id'))
      throw new DomainError('conflict', 'Questa passkey è già stata aggiunta.');
    throw error;
  }
  if ((await passkeysOf(db, account.id)).length >= MAX_PASSKEYS) throw tooManyPasskeys();
  throw new DomainError('invalid', REFUSED_PASSKEY);
}

/** Gives a passkey of an account another name. @throws DomainError `not-found` */
export async function editPasskey(
  db: Database,
  userId: number,
  publicId: string,
  { name }: RenamePasskeyBody,
): Promise<PasskeyRow> {
  const [row] = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.publicId, publicId), eq(passkeys.userId, userId)))
    .returning();
  if (!row) throw noPasskey();
  return row;
}

type Removing = {
  readonly account: Account;
  readonly sessionId: string;
  readonly passkey: Pick<PasskeyRow, 'id' | 'publicId' | 'name'>;
  readonly proof: RemovePasskeyBody;
  readonly purpose: ChallengePurpose;
  readonly site: Site;
};

/** Proof that the owner asks: the condition under which it counts, and the passkey that signed, if one did. */
type Proof = {
  readonly holds: SQL | undefined;
  readonly signer: { readonly passkey: PasskeyRow; readonly signature: Signature } | null;
};

/**
 * Takes a passkey from an account, ends the sessions that it opened, and tells the owner. The session that asks goes on as
 * one of the password, or of the other passkey, that was shown for it.
 * @throws DomainError `invalid` at `currentPassword`, or for a signature that is not taken
 */
export async function deletePasskey(db: Database, { account, sessionId, passkey, proof, purpose, site }: Removing) {
  const { holds, signer } = await checkProof(db, { account, proof, purpose, site });
  const { siteUrl, now } = site;
  const which = and(eq(passkeys.id, passkey.id), eq(passkeys.userId, account.id), holds);
  const found = db.select({ id: passkeys.id }).from(passkeys).where(which);
  const [, , , gone, left] = await db.batch([
    ...notifyNamed(db, {
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
  { account, proof, purpose, site }: Pick<Removing, 'account' | 'proof' | 'purpose' | 'site'>,
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
  const signature = own && (await readSignature(proof.passkey, own, { publicId: account.publicId, purpose }, site));
  if (!own || !signature) throw new DomainError('invalid', REFUSED_SIGNATURE);
  const accepted = db.select({ id: passkeys.id }).from(passkeys).where(isAccepted(own, signature));
  return { holds: exists(accepted), signer: { passkey: own, signature } };
}
