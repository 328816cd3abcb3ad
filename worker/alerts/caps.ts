import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { countSender } from '../http/count-sender.ts';
import { addressKey, countToday } from '../http/daily-cap.ts';

const ALERTS_A_DAY = { account: 20, email: 5, network: 60 };

/**
 * @param accountId null where nobody is signed in
 * @throws DomainError `too-many`
 */
export async function countAlert(c: Context<AppEnv>, accountId: number | null): Promise<void> {
  if (accountId === null) return countSender(c, 'alert', { network: ALERTS_A_DAY.network });
  await countToday(c, { action: 'alert', account: accountId, cap: ALERTS_A_DAY.account });
}

/**
 * Counts a mail that asks an address to confirm, by any sender.
 * @throws DomainError `too-many`
 */
export async function countAlertMail(c: Context<AppEnv>, email: string): Promise<void> {
  const account = addressKey(email, c.get('config').JWT_SECRET);
  await countToday(c, { action: 'alert-mail', account, cap: ALERTS_A_DAY.email });
}
