import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import type { Manager } from '../db/manager.ts';
import { blockedBy } from '../db/received-messages.ts';
import { blockedSenders } from '../db/tables/candidates.ts';

/** Takes messages from an address again; nothing happens where it was not blocked. */
export async function deleteBlockedSender(
  db: Database,
  { manager, publicId }: { manager: Manager; publicId: string },
): Promise<void> {
  await db.delete(blockedSenders).where(and(eq(blockedSenders.publicId, publicId), blockedBy(manager)));
}
