import { addDays } from '../../shared/dates.ts';
import type { MailCause } from '../../shared/mail-kinds.ts';
import { sign } from '../sign.ts';

/** A link to manage alerts shows what somebody looks for: it does not work for ever. Each mail brings a new one. */
const MANAGE_DAYS = 90;

export const manageToken = (addressId: string, { secret, now }: { secret: string; now: Date }): Promise<string> =>
  sign('manage-alerts', { sub: addressId }, { secret, expiresAt: addDays(now, MANAGE_DAYS) });

export const mailTokens = async (addressId: string, signing: { readonly secret: string; readonly now: Date }) => ({
  manageToken: await manageToken(addressId, signing),
  endToken: await sign('end-alerts', { sub: addressId }, { secret: signing.secret, expiresAt: null }),
});

/** Beginnings of the causes of all mails of a kind to one address. */
export const digestCauses = (addressId: string): MailCause => `alert-digest:${addressId}:`;

export const digestCause = (addressId: string, day: string): MailCause => `${digestCauses(addressId)}${day}`;

export const issueCauses = (addressId: string): MailCause => `newsletter:${addressId}:`;

export const renewalCauses = (addressId: string): MailCause => `alert-renewal:${addressId}:`;
