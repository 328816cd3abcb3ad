import type { MemberRole } from '../../shared/member-values.ts';
import { type MemberRow, members } from '../db/tables/members.ts';
import { insertOne, makeUser, newEmail } from './factories.ts';
import { passwordHash } from './passwords.ts';
import { asAccount, type SignedIn } from './requests.ts';

type Columns = Partial<typeof members.$inferInsert>;

/** A membership, accepted where `userId` is given; of a new employer unless `ownerId` is. */
export async function makeMember(columns: Columns = {}): Promise<MemberRow> {
  const ownerId = columns.ownerId ?? (await makeUser({ role: 'employer' })).id;
  const acceptedAt = columns.userId ? new Date() : null;
  return insertOne(members, { email: newEmail(), role: 'read', acceptedAt, ...columns, ownerId });
}

/** A new account that works for an employer in this role, signed in. */
export async function asMember(
  ownerId: number,
  role: MemberRole,
  name = 'Marta Rossi',
): Promise<SignedIn & { readonly membership: MemberRow }> {
  const account = await makeUser({ name, email: newEmail(), passwordHash });
  const membership = await makeMember({ ownerId, role, userId: account.id, email: account.email });
  return { ...(await asAccount(account)), membership };
}
