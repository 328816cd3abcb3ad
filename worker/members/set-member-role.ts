import { and, eq } from 'drizzle-orm';
import type { MemberRole } from '../../shared/member-values.ts';
import type { Database } from '../db/client.ts';
import { members } from '../db/tables/members.ts';
import { DomainError } from '../errors.ts';
import { NO_MEMBER } from './end-membership.ts';

type Setting = { readonly ownerId: number; readonly publicId: string; readonly role: MemberRole };

/**
 * Gives somebody another role, from the next request on.
 * @throws DomainError `not-found` for anybody but the owner
 */
export async function setMemberRole(db: Database, { ownerId, publicId, role }: Setting): Promise<void> {
  const set = await db
    .update(members)
    .set({ role })
    .where(and(eq(members.publicId, publicId), eq(members.ownerId, ownerId)))
    .returning({ id: members.id });
  if (set.length === 0) throw new DomainError('not-found', NO_MEMBER);
}
