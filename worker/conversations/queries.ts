import { and, desc, eq, inArray, isNotNull, isNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Side } from '../../shared/conversations.ts';
import { pick } from '../../shared/records.ts';
import { type Account, isActive } from '../db/accounts.ts';
import type { Database } from '../db/client.ts';
import { mayManage, readableOwners } from '../db/employers.ts';
import { findRow } from '../db/statements.ts';
import { users } from '../db/tables/accounts.ts';
import { applications } from '../db/tables/applications.ts';
import { conversationLines } from '../db/tables/conversations.ts';
import { jobs } from '../db/tables/jobs.ts';
import { members } from '../db/tables/members.ts';
import { isReceivedApplication } from '../db/visibility.ts';
import { DomainError } from '../errors.ts';
import { refuseReader } from '../http/callers.ts';

const isReceived = and(notInArray(jobs.status, ['hidden', 'deleted']), isReceivedApplication());

/** Condition for applications about which both sides may write now. For queries that know `jobs` besides. */
export const isGoingOn = (): SQL | undefined =>
  and(isReceived, ne(applications.status, 'withdrawn'), isNull(applications.endedBy));

const owners = alias(users, 'owners');

export type Talk = NonNullable<Awaited<ReturnType<typeof findTalk>>>;

/** An application as what two sides talk about, whosever it is and whatever became of it. */
export async function findTalk(db: Database, publicId: string) {
  const [row] = await db
    .select({
      application: applications,
      job: pick(jobs, ['id', 'publicId', 'title', 'companyName', 'ownerId']),
      applicant: {
        name: sql<string>`coalesce(${applications.name}, ${users.name})`,
        // Null where nobody has confirmed it: for the account by its link, without one by the delivery.
        email: sql<
          string | null
        >`CASE WHEN ${users.id} IS NULL THEN ${applications.email} WHEN ${users.emailVerifiedAt} IS NOT NULL THEN ${users.email} END`,
      },
      // Null where nobody has confirmed it.
      ownerEmail: sql<string | null>`iif(${owners.emailVerifiedAt} IS NULL, NULL, ${owners.email})`,
      isReceived: sql<boolean>`${isReceived}`.mapWith(Boolean),
      isGoingOn: sql<boolean>`${isGoingOn()}`.mapWith(Boolean),
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(owners, eq(owners.id, jobs.ownerId))
    .leftJoin(users, eq(users.id, applications.userId))
    .where(and(eq(applications.publicId, publicId), isNotNull(applications.deliveredAt)))
    .limit(1);
  return row ?? null;
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

/** Likewise, of somebody who wants to change it. @throws DomainError `forbidden` for people who only read */
export async function requireWriter(db: Database, publicId: string, caller: Account | null): Promise<Party> {
  const party = await requireParty(db, publicId, caller);
  if (party.side === 'employer' && caller) refuseReader(caller, party.job.ownerId);
  return party;
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

/**
 * The account that may answer for an employer and has this confirmed address: the owner, or one of the people who may answer; null
 * without one.
 */
export const answererWith = (db: Database, ownerId: number, email: string) =>
  findRow(
    db,
    users,
    and(
      eq(users.email, email),
      isNotNull(users.emailVerifiedAt),
      isActive(),
      or(
        eq(users.id, ownerId),
        inArray(
          users.id,
          db
            .select({ id: sql<number>`${members.userId}` })
            .from(members)
            .where(and(eq(members.ownerId, ownerId), eq(members.role, 'manage'), isNotNull(members.userId))),
        ),
      ),
    ),
  );
