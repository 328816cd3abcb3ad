import { and, eq } from 'drizzle-orm';
import type { RenamePasskeyBody } from '../../../shared/passkeys.ts';
import type { Database } from '../../db/client.ts';
import { type PasskeyRow, passkeys } from '../../db/tables/accounts.ts';

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
