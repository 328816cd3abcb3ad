import { and, eq, sql } from 'drizzle-orm';
import { addDays, longDate, romeDay } from '../../shared/dates.ts';
import { INVITATION_DAYS } from '../../shared/link-days.ts';
import type { MailCause } from '../../shared/mail-kinds.ts';
import { MOST_MEMBERS } from '../../shared/member-values.ts';
import type { InviteMemberBody } from '../../shared/members.ts';
import type { Account } from '../db/accounts.ts';
import type { Database } from '../db/client.ts';
import { insertFrom } from '../db/insert-from.ts';
import { users } from '../db/tables/accounts.ts';
import { members } from '../db/tables/members.ts';
import { digest } from '../digest.ts';
import { DomainError, invalidField } from '../errors.ts';
import { invitationMail } from '../mail/members.ts';
import { toOutboxIf } from '../mail/outbox.ts';
import { newPublicId } from '../public-id.ts';

type Invitation = {
  readonly owner: Account;
  readonly body: InviteMemberBody;
  readonly siteUrl: string;
  readonly now: Date;
};

const UNCONFIRMED = 'Per invitare qualcuno conferma prima la tua email: il link è nella pagina del tuo account.';

/**
 * Invites an address, whether or not there is an account with it, and mails it: with the name of the employer to a confirmed
 * address alone, once a day. Invited again, the same invitation waits from now on, in the role of now.
 * @throws DomainError `invalid` at `email` for one's own; `forbidden` where the address of the employer is not confirmed; `conflict`
 *   for somebody who works here already, and beyond ten people
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
    mail: invitationMail({ employer: named ? owner.name : null, role, until: longDate(expiresAt), siteUrl }),
    now,
  });
  const [, , , [found], [asking]] = await db.batch([
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
  if (asking?.email === email) throw invalidField('email', 'È il tuo indirizzo: scrivi quello di un’altra persona.');
  if (!asking?.verifiedAt) throw new DomainError('forbidden', UNCONFIRMED);
  throw new DomainError('conflict', 'Puoi avere al massimo dieci persone: per invitarne un’altra, togline una.');
}
