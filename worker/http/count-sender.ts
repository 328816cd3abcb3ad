import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { addressKey, countToday } from './daily-cap.ts';
import { clientAddress } from './rate-limit.ts';

/** Of a day. Many people share the network address of a phone network, a school or a library: its cap is for robots only. */
type Caps = { readonly account?: number; readonly email?: number; readonly network: number };

/** Sender of a form besides the network address: account and mail address, each counted if it has a cap. */
type Sender = { readonly accountId?: number | undefined; readonly email?: string | null | undefined };

/**
 * Counts one more of `action` today for everything that tells who sends it.
 * @throws DomainError `too-many` above one of the caps
 */
export async function countSender(
  c: Context<AppEnv>,
  action: string,
  caps: Caps,
  { accountId, email }: Sender = {},
): Promise<void> {
  const { JWT_SECRET } = c.get('config');
  const network = addressKey(clientAddress(c), JWT_SECRET);
  await countToday(c, { action, account: network, cap: caps.network });
  if (accountId !== undefined && caps.account !== undefined)
    await countToday(c, { action, account: accountId, cap: caps.account });
  if (email && caps.email !== undefined)
    await countToday(c, { action, account: addressKey(email, JWT_SECRET), cap: caps.email });
}
