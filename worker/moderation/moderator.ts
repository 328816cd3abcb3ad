import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { NOT_ADMIN } from '../http/session.ts';

/** The administrator who acts, and the values that their mails need. */
export type Moderator = {
  readonly adminId: number;
  readonly siteUrl: string;
  readonly supportEmail: string;
  readonly now: Date;
};

export function readModerator(c: Context<AppEnv>): Moderator {
  const { SITE_URL, SUPPORT_EMAIL } = c.get('config');
  return { adminId: c.get('account').id, siteUrl: SITE_URL, supportEmail: SUPPORT_EMAIL, now: c.get('now') };
}

export const NOT_THERE = 'Non c’è, o non c’è più.';

/** The role was taken back while the request was on its way. */
export const forbidden = (): DomainError => new DomainError('forbidden', NOT_ADMIN);
