import { and, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import { isUnused } from '../../db/accounts.ts';
import type { Database } from '../../db/client.ts';
import { type PasskeyRow, passkeys, usedChallenges } from '../../db/tables/accounts.ts';
import type { Signature } from './webauthn.ts';

/** Condition for a passkey that is still there, whose counter goes on, and whose challenge nobody has answered before. */
export function isAccepted({ id }: PasskeyRow, { signed, challenge }: Signature): SQL | undefined {
  // A counter that does not go on was copied; authenticators that do not count say 0 for ever.
  const goesOn = or(lt(passkeys.counter, signed.counter), sql`${passkeys.counter} = 0 AND ${signed.counter} = 0`);
  return and(eq(passkeys.id, id), goesOn, isUnused(challenge));
}

/**
 * Statements that note an accepted signature; the last of their batch, after what it lets happen. The first returns the
 * passkey where the signature was accepted.
 */
export const logSignature = (db: Database, accepted: SQL | undefined, { signed, challenge }: Signature, now: Date) =>
  [
    db
      .update(passkeys)
      .set({ ...signed, lastUsedAt: now })
      .where(accepted)
      .returning({ id: passkeys.id }),
    db.insert(usedChallenges).values(challenge).onConflictDoNothing(),
  ] as const;
