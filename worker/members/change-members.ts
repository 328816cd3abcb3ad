import { and, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import { addDays, romeDay } from '../../shared/dates.ts';
import { INVITATION_DAYS } from '../../shared/link-days.ts';
import type { MailCause } from '../../shared/mail-kinds.ts';
import { type MemberRole, MOST_MEMBERS } from '../../shared/member-values.ts';
import type { InviteMemberBody } from '../../shared/members.ts';
import { type Account, isActive } from '../db/accounts.ts';
import { type Database, isUniqueViolation } from '../db/client.ts';
import { isInvited } from '../db/employers.ts';
import { insertFrom } from '../db/statements.ts';
import { users } from '../db/tables/accounts.ts';
import { members } from '../db/tables/members.ts';
import { digest } from '../digest.ts';
import type { Site } from '../env.ts';
import { DomainError, invalidField } from '../errors.ts';
import { invitationMail, memberAcceptedMail, memberLeftMail, memberRemovedMail } from '../mail/members.ts';
import { toOutboxIf } from '../mail/outbox.ts';
import { newPublicId } from '../public-id.ts';

type Invitation = Site & { readonly owner: Account; readonly body: InviteMemberBody };

const UNCONFIRMED = 'Per invitare qualcuno conferma prima la tua email: il link è nella pagina del tuo account.';

/**
 * Invites an address, with or without an account, and mails it once a day; the employer is named to a confirmed address alone.
 * Invited again, the same invitation waits from now on, in the role of now.
 * @throws DomainError `invalid` at `email` for one's own; `forbidden` where the address of the employer is not confirmed; `conflict`
 *  for somebody who works here already, and beyond ten people
 */
export async function sendInvitation(db: Database, { owner, body, siteUrl, now }: Invitation): Promise<void> {
  const { email, role } = body;
  const own = and(eq(members.ownerId, owner.id), eq(members.email, email));
  const others = sql`(SELECT count(*) FROM ${members} WHERE ${members.ownerId} = ${owner.id} AND ${members.email} <> ${email} AND (${members.userId} IS NOT NULL OR ${members.createdAt} > ${addDays(now, -INVITATION_DAYS).getTime()}))`;
  const may = sql`${users.id} = ${owner.id} AND ${users.emailVerifiedAt} IS NOT NULL AND ${users.email} <> ${email} AND ${others} < ${MOST_MEMBERS}`;
  const row = { publicId: newPublicId(), ownerId: users.id, email, role, createdAt: now };
  const invited = sql`${members} WHERE ${and(own, eq(members.createdAt, now))}`;
  const cause: MailCause = `member-invited:${await digest(JSON.stringify([owner.publicId, email]))}:${romeDay(now)}`;
  const expiresAt = addDays(now, INVITATION_DAYS);
  const isKnown = sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.email} = ${email} AND ${users.emailVerifiedAt} IS NOT NULL)`;
  const mail = (named: boolean) => ({
    cause,
    recipient: email,
    mail: invitationMail({ employer: named ? owner.name : null, role, until: expiresAt, siteUrl }),
    now,
  });
  const [, , , [found], [requesting]] = await db.batch([
    insertFrom(db, members, row, sql`FROM ${users} WHERE ${may}`).onConflictDoUpdate({
      target: [members.ownerId, members.email],
      set: { role, createdAt: now },
      setWhere: sql`${members.userId} IS NULL`,
    }),
    toOutboxIf(db, sql`${invited} AND ${isKnown}`, mail(true)),
    toOutboxIf(db, sql`${invited} AND NOT ${isKnown}`, mail(false)),
    db.select().from(members).where(own).limit(1),
    db.select({ email: users.email, verifiedAt: users.emailVerifiedAt }).from(users).where(eq(users.id, owner.id)),
  ]);
  if (found?.userId) throw new DomainError('conflict', 'Chi ha questo indirizzo lavora già alle tue offerte.');
  if (found) return;
  if (requesting?.email === email)
    throw invalidField('email', 'È il tuo indirizzo: scrivi quello di un’altra persona.');
  if (!requesting?.verifiedAt) throw new DomainError('forbidden', UNCONFIRMED);
  throw new DomainError('conflict', 'Puoi avere al massimo dieci persone: per invitarne un’altra, togline una.');
}

type Requesting = Site & { readonly account: Account; readonly publicId: string };

/**
 * Accepts an invitation to the proved address of the account, and tells who invited. Accepted again, it changes nothing.
 * @throws DomainError `not-found`, also for somebody else's; `conflict` for an account that works for this employer already
 */
export async function confirmInvitation(db: Database, { account, publicId, siteUrl, now }: Requesting): Promise<void> {
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

type Setting = { readonly ownerId: number; readonly publicId: string; readonly role: MemberRole };

/** Gives somebody another role, from the next request on. @throws DomainError `not-found` for anybody but the owner */
export async function setMemberRole(db: Database, { ownerId, publicId, role }: Setting): Promise<void> {
  const set = await db
    .update(members)
    .set({ role })
    .where(and(eq(members.publicId, publicId), eq(members.ownerId, ownerId)))
    .returning({ id: members.id });
  if (set.length === 0) throw new DomainError('not-found', NO_MEMBER);
}

/**
 * Ends a membership or an invitation: the owner's, or one's own. The other side is told, if it has proved its address; of an
 * invitation nobody is. @throws DomainError `not-found`, also for somebody else's
 */
export async function endMembership(db: Database, { account, publicId, siteUrl, now }: Requesting): Promise<void> {
  const one = eq(members.publicId, publicId);
  const isOwner = eq(members.ownerId, account.id);
  const isMember = eq(members.userId, account.id);
  const notified = (whom: 'owner' | 'member', mail: ReturnType<typeof memberLeftMail>) =>
    toOutboxIf(
      db,
      sql`${members} INNER JOIN ${users} ON ${users.id} = ${whom === 'owner' ? members.ownerId : members.userId} WHERE ${and(one, whom === 'owner' ? isMember : isOwner, isNotNull(users.emailVerifiedAt))}`,
      { cause: `member-changed:ended:${publicId}`, recipient: users.email, mail, now },
    );
  const [, , gone] = await db.batch([
    notified('owner', memberLeftMail({ name: account.name, siteUrl })),
    notified('member', memberRemovedMail({ employer: account.name, siteUrl })),
    db
      .delete(members)
      .where(and(one, or(isOwner, isMember, isInvited(account.id, now))))
      .returning({ id: members.id }),
  ]);
  if (gone.length === 0) throw new DomainError('not-found', NO_MEMBER);
}

const NO_MEMBER = 'Questa persona, o questo invito, non c’è più.';
