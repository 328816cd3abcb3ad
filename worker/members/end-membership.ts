import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Account } from '../db/accounts.ts';
import type { Database } from '../db/client.ts';
import { users } from '../db/tables/accounts.ts';
import { members } from '../db/tables/members.ts';
import { DomainError } from '../errors.ts';
import { memberLeftMail, memberRemovedMail } from '../mail/members.ts';
import { toOutboxIf } from '../mail/outbox.ts';
import { isInvited } from './queries.ts';

type Ending = {
  readonly account: Account;
  readonly publicId: string;
  readonly siteUrl: string;
  readonly now: Date;
};

/**
 * Ends a membership or an invitation: the owner's, who removes somebody, or one's own. The next request of the person finds nothing of
 * the employer. The other side is told, if it has proved its address; of an invitation nobody is.
 * @throws DomainError `not-found`, also for somebody else's
 */
export async function endMembership(db: Database, { account, publicId, siteUrl, now }: Ending): Promise<void> {
  const one = eq(members.publicId, publicId);
  const isOwner = eq(members.ownerId, account.id);
  const isMember = eq(members.userId, account.id);
  const told = (whom: 'owner' | 'member', mail: ReturnType<typeof memberLeftMail>) =>
    toOutboxIf(
      db,
      sql`${members} INNER JOIN ${users} ON ${users.id} = ${whom === 'owner' ? members.ownerId : members.userId} WHERE ${and(one, whom === 'owner' ? isMember : isOwner, isNotNull(users.emailVerifiedAt))}`,
      { cause: `member-changed:ended:${publicId}`, recipient: users.email, mail, now },
    );
  const [, , gone] = await db.batch([
    told('owner', memberLeftMail({ name: account.name, siteUrl })),
    told('member', memberRemovedMail({ employer: account.name, siteUrl })),
    db
      .delete(members)
      .where(and(one, or(isOwner, isMember, isInvited(account.id, now))))
      .returning({ id: members.id }),
  ]);
  if (gone.length === 0) throw new DomainError('not-found', NO_MEMBER);
}

export const NO_MEMBER = 'Questa persona, o questo invito, non c’è più.';
