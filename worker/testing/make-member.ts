import type { MemberRole } from '../../shared/member-values.ts';
import { type MemberRow, members } from '../db/tables/members.ts';
import { newPublicId } from '../public-id.ts';
import { makeUser, newEmail, testDb } from './factories.ts';
import { asAccount, type SignedIn } from './requests.ts';

type Columns = Partial<typeof members.$inferInsert>;

/** A membership, accepted where `userId` is given; of a new employer unless `ownerId` is. */
export async function makeMember(columns: Columns = {}): Promise<MemberRow> {
  const ownerId = columns.ownerId ?? (await makeUser({ role: 'employer' })).id;
  const now = new Date();
  const [row] = await testDb()
    .insert(members)
    .values({
      publicId: newPublicId(),
      email: newEmail(),
      role: 'read',
      createdAt: now,
      acceptedAt: columns.userId ? now : null,
      ...columns,
      ownerId,
    })
    .returning();
  if (!row) throw new Error('makeMember: the insert returned no row');
  return row;
}

/** A new account that works for an employer in this role, signed in. */
export async function asMember(
  ownerId: number,
  role: MemberRole,
  name = 'Marta Rossi',
): Promise<SignedIn & { readonly membership: MemberRow }> {
  const account = await makeUser({ name, email: newEmail() });
  const membership = await makeMember({ ownerId, role, userId: account.id, email: account.email });
  return { ...(await asAccount(account)), membership };
}
