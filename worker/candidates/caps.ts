import type { Context } from 'hono';
import type { Account } from '../db/accounts.ts';
import type { Manager } from '../db/manager.ts';
import type { AppEnv } from '../env.ts';
import { addressKey, countSender, countToday } from '../http/daily-cap.ts';
import type { Owner } from './publish-candidate.ts';

const PROFILES_A_DAY = { account: 10, email: 5, network: 30 };
/** Edits and changes of the list of companies, of an account or a link. */
const CHANGES_A_DAY = 200;
const MESSAGES_A_DAY = { account: 20, email: 20, network: 60 };

/** @throws DomainError `too-many` */
export async function countPublication(c: Context<AppEnv>, owner: Owner, email: string | undefined): Promise<void> {
  const action = 'publish-candidate';
  if (!('ownerId' in owner)) return countSender(c, action, PROFILES_A_DAY, { email });
  await countToday(c, { action, account: owner.ownerId, cap: PROFILES_A_DAY.account });
}

/**
 * Counts a change of a profile, and the link that is mailed where an address is new.
 * @throws DomainError `too-many`
 */
export async function countChange(c: Context<AppEnv>, manager: Manager, newEmail?: string): Promise<void> {
  const { JWT_SECRET } = c.get('config');
  const account = 'ownerId' in manager ? manager.ownerId : addressKey(manager.tokenHash, JWT_SECRET);
  await countToday(c, { action: 'change-candidate', account, cap: CHANGES_A_DAY });
  if (newEmail === undefined) return;
  const address = addressKey(newEmail, JWT_SECRET);
  await countToday(c, { action: 'publish-candidate', account: address, cap: PROFILES_A_DAY.email });
}

/**
 * Counts a message by who is signed in, by the address that it names, and by where it comes from.
 * @throws DomainError `too-many`
 */
export const countMessage = (c: Context<AppEnv>, email: string, sender: Account | null): Promise<void> =>
  countSender(c, 'candidate-message', MESSAGES_A_DAY, { accountId: sender?.id, email });
