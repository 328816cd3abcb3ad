import type { Passkey } from '../../../shared/passkeys.ts';
import type { PasskeyRow } from '../../db/tables/accounts.ts';

/** A passkey as its owner sees it. */
export const toPasskey = ({ publicId, name, createdAt, lastUsedAt, backedUp }: PasskeyRow): Passkey => ({
  id: publicId,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  synced: backedUp,
});
