import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { type Account, isActive } from '../db/accounts.ts';
import { type Database, isUniqueViolation } from '../db/client.ts';
import { users } from '../db/tables/accounts.ts';
import { members } from '../db/tables/members.ts';
import { DomainError } from '../errors.ts';
import { memberAcceptedMail } from '../mail/members.ts';
import { toOutboxIf } from '../mail/outbox.ts';
import { isInvited } from './queries.ts';

type Acceptance = {
  readonly account: Account;
  readonly publicId: string;
  readonly siteUrl: string;
  readonly now: Date;
};

/**
 * Accepts an invitation to the address that the account has proved, and tells the person who invited. Accepted again, it changes nothing.
 * @throws DomainError `not-found`, also for somebody else's; `conflict` for an account that works for this employer already
 */
export async function confirmInvitation(db: Database, { account, publicId, siteUrl, now }: Acceptance): Promise<void> {
  const one = eq(members.publicId, publicId);
  const isOwnerActive = sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${members.ownerId} AND ${isActive()})`;
  const accepts = and(one, isInvited(account.id, now), ne(members.ownerId, account.id), isOwnerActive);
  const owner = sql`${members} INNER JOIN ${users} ON ${users.id} = ${members.ownerId}`;
  const accepted = and(one, eq(members.userId, account.id));
  const [, , found] = await db
    .batch([
      db.update(members).set({ userId: account.id, acceptedAt: now }).where(accepts),
      toOutboxIf(
        db,
        sql`${owner} WHERE ${and(accepted, eq(members.acceptedAt, now), isNotNull(users.emailVerifiedAt))}`,
        {
          cause: `member-changed:accepted:${publicId}`,
          recipient: users.email,
          mail: memberAcceptedMail({ name: account.name, siteUrl }),
          now,
        },
      ),
      db.select({ id: members.id }).from(members).where(accepted),
    ])
    .catch((error: unknown) => {
      if (isUniqueViolation(error, 'members.user_id'))
        throw new DomainError('conflict', 'Lavori già alle offerte di questo datore di lavoro.');
      throw error;
    });
  if (found.length === 0) throw new DomainError('not-found', NO_INVITATION);
}

const NO_INVITATION = 'Questo invito non c’è più, è scaduto, oppure è per un altro indirizzo.';
