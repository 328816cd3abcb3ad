import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Side } from '../../shared/conversations.ts';
import { type Account, isActive } from '../db/accounts.ts';
import type { Database } from '../db/client.ts';
import { mayManage, readableOwners } from '../db/employers.ts';
import { findRow } from '../db/statements.ts';
import { users } from '../db/tables/accounts.ts';
import { applications } from '../db/tables/applications.ts';
import { conversationLines } from '../db/tables/conversations.ts';
import { members } from '../db/tables/members.ts';
import { type Talk, talks } from '../db/talks.ts';
import { DomainError } from '../errors.ts';

/** An application as what two sides talk about, whosever it is and whatever became of it. */
export async function findTalk(db: Database, publicId: string): Promise<Talk | null> {
  const [talk] = await talks(db, and(eq(applications.publicId, publicId), isNotNull(applications.deliveredAt)));
  return talk ?? null;
}

/** The confirmed address of a side; null without one. Without an account, that of a delivered application always is. */
export function addressOf({ application, account, owner }: Talk, side: Side): string | null {
  const person = side === 'employer' ? owner : account;
  return person === null ? application.email : person.emailVerifiedAt && person.email;
}

/** One side of a talk, with the account that speaks for it; null for the holder of a private link. */
export type Party = Talk & { readonly side: Side; readonly actor: Account | null };

/**
 * Finds the talk about an application, and the side of the caller. @param caller null for the holder of its private link
 * @throws DomainError `not-found`, also for somebody else's
 */
export async function requireParty(db: Database, publicId: string, caller: Account | null): Promise<Party> {
  const talk = await findTalk(db, publicId);
  if (talk && talk.application.userId === (caller?.id ?? null)) return { ...talk, side: 'applicant', actor: caller };
  if (talk?.isReceived && caller && readableOwners(caller).includes(talk.job.ownerId))
    return { ...talk, side: 'employer', actor: caller };
  throw new DomainError('not-found', 'Questa candidatura non esiste o è stata eliminata.');
}

export const mayWrite = ({ side, actor, job, isGoingOn }: Party): boolean =>
  isGoingOn && (side === 'applicant' || (actor !== null && mayManage(actor, job.ownerId)));

const MOST_LINES = 200;

/** The newest lines that a side reads, those first, with who wrote them: nothing that a withdrawal has taken back, or that was not let in. */
export const linesOf = (db: Database, { application: { id, status }, side }: Party) =>
  db
    .select({ line: conversationLines, by: users.name })
    .from(conversationLines)
    .leftJoin(users, eq(users.id, conversationLines.actorId))
    .where(
      and(
        eq(conversationLines.applicationId, id),
        or(isNull(conversationLines.heldFrom), eq(conversationLines.side, side)),
        status === 'withdrawn' && side === 'employer' ? eq(conversationLines.side, side) : undefined,
      ),
    )
    .orderBy(desc(conversationLines.id))
    .limit(MOST_LINES);

/** The account that may answer for an employer and has this confirmed address; null without one. */
export function answererWith(db: Database, ownerId: number, email: string) {
  const managed = and(eq(members.ownerId, ownerId), eq(members.userId, users.id), eq(members.role, 'manage'));
  const answers = or(eq(users.id, ownerId), sql`EXISTS (SELECT 1 FROM ${members} WHERE ${managed})`);
  return findRow(db, users, and(eq(users.email, email), isNotNull(users.emailVerifiedAt), isActive(), answers));
}
