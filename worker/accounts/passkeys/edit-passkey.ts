import { and, eq, inArray } from 'drizzle-orm';
import type { RenamePasskeyBody } from '../../../shared/passkeys.ts';
import type { Database } from '../../db/client.ts';
import { type PasskeyRow, passkeys, users } from '../../db/tables/accounts.ts';
import { passkeyRemovedMail } from '../../mail/accounts.ts';
import { toOutboxOfAccount } from '../../mail/outbox.ts';

/** Gives a passkey of an account another name. @returns null where the account has no such passkey */
export async function editPasskey(
  db: Database,
  userId: number,
  publicId: string,
  { name }: RenamePasskeyBody,
): Promise<PasskeyRow | null> {
  const [row] = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.publicId, publicId), eq(passkeys.userId, userId)))
    .returning();
  return row ?? null;
}

type Removing = { readonly name: string; readonly siteUrl: string; readonly now: Date };

/** Takes a passkey from an account and tells its owner. @returns false where the account has no such passkey */
export async function deletePasskey(
  db: Database,
  userId: number,
  publicId: string,
  { name, siteUrl, now }: Removing,
): Promise<boolean> {
  const which = and(eq(passkeys.publicId, publicId), eq(passkeys.userId, userId));
  const [, gone] = await db.batch([
    toOutboxOfAccount(db, {
      cause: `passkey-removed:${publicId}`,
      where: inArray(users.id, db.select({ id: passkeys.userId }).from(passkeys).where(which)),
      mail: passkeyRemovedMail({ name, siteUrl }),
      now,
    }),
    db.delete(passkeys).where(which).returning({ id: passkeys.id }),
  ]);
  return gone.length > 0;
}
