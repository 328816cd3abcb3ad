import { sql } from 'drizzle-orm';
import { addDays } from '../../shared/dates.ts';
import { EMAIL_LINK_DAYS } from '../../shared/link-days.ts';
import type { Database } from '../db/client.ts';
import { accountLinks, users } from '../db/tables/accounts.ts';
import { hashLinkToken, newLinkToken } from '../link-token.ts';
import { newEmailMail, verifyEmailMail } from '../mail/accounts.ts';
import { toOutbox } from '../mail/outbox.ts';

type EmailLink = {
  /** Public id of the account. */
  readonly account: string;
  /** Address that the link is mailed to. */
  readonly email: string;
  /** False if the account has this address already, true if it wants to have it. */
  readonly isNew: boolean;
  readonly siteUrl: string;
  readonly now: Date;
};

/** Statements that mail a link which proves an address, for the batch of what asks for it. */
export function requestEmailLink(db: Database, { account, email, isNew, siteUrl, now }: EmailLink) {
  const token = newLinkToken();
  const tokenHash = hashLinkToken(token);
  const expiresAt = addDays(now, EMAIL_LINK_DAYS);
  const compose = isNew ? newEmailMail : verifyEmailMail;
  return [
    db.insert(accountLinks).values({
      kind: 'email',
      userId: sql`(SELECT ${users.id} FROM ${users} WHERE ${users.publicId} = ${account})`,
      email,
      tokenHash,
      expiresAt,
    }),
    toOutbox(db, {
      cause: `${isNew ? 'new-email-link' : 'email-link'}:${tokenHash}`,
      recipient: email,
      mail: compose({ token, expiresAt, siteUrl }),
      now,
    }),
  ] as const;
}
