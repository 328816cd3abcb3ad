import { and, isNull, lte } from 'drizzle-orm';
import { addDays } from '../../shared/dates.ts';
import { INVITATION_DAYS } from '../../shared/link-days.ts';
import type { Database } from '../db/client.ts';
import { memberDeeds, members } from '../db/tables/members.ts';

/** Days that deeds are kept. */
const DEED_DAYS = 365;

/** Drops invitations that nobody has accepted in time, and deeds of long ago. */
export async function purgeMembers(db: Database, now: Date): Promise<void> {
  await db.batch([
    db.delete(members).where(and(isNull(members.userId), lte(members.createdAt, addDays(now, -INVITATION_DAYS)))),
    db.delete(memberDeeds).where(lte(memberDeeds.createdAt, addDays(now, -DEED_DAYS))),
  ]);
}
