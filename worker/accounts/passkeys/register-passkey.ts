import { and, eq, inArray, sql } from 'drizzle-orm';
import { MAX_PASSKEYS, REFUSED_PASSKEY } from '../../../shared/passkeys.ts';
import { type Account, isUnused } from '../../db/accounts.ts';
import { type Database, isUniqueViolation } from '../../db/client.ts';
import { insertFrom } from '../../db/insert-from.ts';
import { type PasskeyRow, passkeys, sessions, usedChallenges, users } from '../../db/tables/accounts.ts';
import { DomainError } from '../../errors.ts';
import { passkeyAddedMail } from '../../mail/accounts.ts';
import { tellNamed } from '../../mail/outbox.ts';
import { newPublicId } from '../../public-id.ts';
import { passkeysOf } from '../queries.ts';
import type { Challenge } from './challenge.ts';
import type { NewPasskey } from './webauthn.ts';

type Registering = {
  readonly passkey: NewPasskey;
  readonly challenge: Challenge;
  /** The session that asks: it may have ended since. */
  readonly sessionId: string;
  readonly name: string;
  readonly siteUrl: string;
  readonly now: Date;
};

export const tooManyPasskeys = (): DomainError =>
  new DomainError('conflict', `Hai già ${MAX_PASSKEYS} passkey: rimuovine una, poi aggiungi questa.`);

/**
 * Gives an account a passkey and tells its owner. One batch: of two requests with the same challenge one succeeds, and
 * nobody has more than ten.
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
      ...tellNamed(db, {
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
