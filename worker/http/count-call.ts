import type { Context, MiddlewareHandler } from 'hono';
import type { Call, DailyCaps } from '../../shared/calls/call.ts';
import type { AppEnv } from '../env.ts';
import { hashLinkToken } from '../link-token.ts';
import { addressKey, countSender } from './daily-cap.ts';
import { findAccount, findOwnAccount, readCredentials } from './session.ts';

type WithEmail = { readonly out: { readonly json: { readonly email?: string | null } | undefined } };

/** Counts a call for its sender, by the caps that it declares. A sender above one of them is refused before the handler. */
export const countCall =
  (who: Call['who'], daily: DailyCaps): MiddlewareHandler<AppEnv, string, WithEmail> =>
  async (c, next) => {
    const account = daily.account === undefined ? undefined : await sender(c, who);
    const { action } = daily;
    const caps = daily.visitors && account !== undefined ? { action, account: daily.account } : daily;
    await countSender(c, caps, { account, email: c.req.valid('json')?.email });
    await next();
  };

/** Account, or key of the private link, that asks; undefined for anybody else. */
async function sender(c: Context<AppEnv>, who: Call['who']): Promise<number | string | undefined> {
  const token = who === 'link' || who === 'account or link' ? readCredentials(c, 'link') : null;
  if (token) return addressKey(hashLinkToken(token), c.get('config').JWT_SECRET);
  if (who === 'anyone') return (await findOwnAccount(c))?.id;
  if (who === 'visitor or account' || who === 'account or link') return (await findAccount(c))?.id;
  return who === 'link' ? undefined : c.get('account').id;
}
