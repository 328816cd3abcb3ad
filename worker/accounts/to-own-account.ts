import { purgeDate } from '../../shared/account-state.ts';
import type { OwnAccount } from '../../shared/accounts.ts';
import type { UserRow } from '../db/tables/accounts.ts';

/** An account as its owner sees it. */
export const toOwnAccount = (row: UserRow): OwnAccount => ({
  id: row.publicId,
  name: row.name,
  email: row.email,
  role: row.role,
  emailVerified: row.emailVerifiedAt !== null,
  createdAt: row.createdAt.toISOString(),
  suspended: row.suspendedAt && { since: row.suspendedAt.toISOString(), reason: row.suspendedReason },
  purgedAt: row.deletedAt && purgeDate(row.deletedAt).toISOString(),
});
