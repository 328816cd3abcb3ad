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
  if (c.get('config').RATE_LIMITS === 'off') return;
  const [db, now] = [c.get('db'), c.get('now')];
  await countToday(db, { action: 'alert', account: accountId, cap: ALERTS_A_DAY.account, now });
}

/**
 * Mails that ask an address to confirm, whoever asks for them.
 * @throws DomainError `too-many`
 */
export async function countAlertMail(c: Context<AppEnv>, email: string): Promise<void> {
  const { JWT_SECRET, RATE_LIMITS } = c.get('config');
  if (RATE_LIMITS === 'off') return;
  const account = addressKey(email, JWT_SECRET);
  await countToday(c.get('db'), { action: 'alert-mail', account, cap: ALERTS_A_DAY.email, now: c.get('now') });
}
