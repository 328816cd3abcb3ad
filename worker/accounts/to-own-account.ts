import type { OwnAccount } from '../../shared/accounts.ts';
import type { UserRow } from '../db/tables/users.ts';

/** An account as its owner sees it. */
export const toOwnAccount = ({ publicId, name, email, role, emailVerifiedAt, createdAt }: UserRow): OwnAccount => ({
  id: publicId,
  name,
  email,
  role,
  emailVerified: emailVerifiedAt !== null,
  createdAt: createdAt.toISOString(),
});
