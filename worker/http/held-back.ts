import { leavingText, purgeDate, suspendedText } from '../../shared/account-state.ts';
import type { AccountState } from '../db/accounts.ts';
import { DomainError } from '../errors.ts';

/** Suspended by an administrator, or waiting to be deleted. */
export const isHeldBack = ({ suspendedAt, deletedAt }: AccountState): boolean =>
  suspendedAt !== null || deletedAt !== null;

/** Refusal of an account that is suspended or waits to be deleted; null for any other. */
export function refusalOf({ suspendedAt, suspendedReason, deletedAt }: AccountState): DomainError | null {
  if (suspendedAt !== null) return new DomainError('forbidden', suspendedText(suspendedReason));
  return deletedAt === null ? null : new DomainError('forbidden', leavingText(purgeDate(deletedAt)));
}
