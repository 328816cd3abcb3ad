import type { ChangeEmailBody, RegisterBody } from '../../shared/accounts.ts';
import { pathOf } from '../../shared/calls/path.ts';
import { pagePath } from '../../shared/paths.ts';
import { tokenIn } from '../../shared/token-links.ts';
import { linkTo, mailTo } from './alerts.ts';
import { type Account, callApi, register, uniqueWord } from './api.ts';

/** Uses the link of a mail: words of other people are mailed to confirmed addresses only. */
async function confirm(email: string, page: string, call: string, token?: string): Promise<void> {
  const link = linkTo(page, await mailTo(email, page));
  const answer = await callApi(call, { token, body: { token: tokenIn(link.split('#')[1] ?? '') } });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
}

/** A new account, its address confirmed by the link that was mailed there. */
export async function registerConfirmed(parts: Partial<RegisterBody> = {}): Promise<Account> {
  const account = await register(parts);
  await confirm(account.email, pagePath.confirmEmail(), pathOf('POST /api/email/confirm'), account.token);
  return account;
}

/** Gives an account another address, which is confirmed. */
export async function changeAddress(account: Account): Promise<Account> {
  const { password: currentPassword, token } = account;
  const body: ChangeEmailBody = { email: `${uniqueWord()}@example.org`, currentPassword };
  const requested = await callApi(pathOf('POST /api/account/email'), { token, body });
  if (!requested.ok) throw new Error(`${requested.status}: ${await requested.text()}`);
  await confirm(body.email, pagePath.confirmEmail(), pathOf('POST /api/email/confirm'), token);
  return { ...account, email: body.email };
}

/** Confirms the address that was left for a profile without an account. */
export const confirmProfile = (email: string): Promise<void> =>
  confirm(email, pagePath.ownCandidate(), pathOf('POST /api/own-candidates/confirm'));
