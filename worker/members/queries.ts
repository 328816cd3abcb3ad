import { and, asc, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { isActive } from '../db/accounts.ts';
import type { Database } from '../db/client.ts';
import { isInvited, isWaiting } from '../db/employers.ts';
import { users } from '../db/tables/accounts.ts';
import { applications } from '../db/tables/applications.ts';
import { employerPages } from '../db/tables/employers.ts';
import { jobs } from '../db/tables/jobs.ts';
import { memberAudit, members } from '../db/tables/members.ts';

const LAST_ACTIONS = 20;

/** The people of an account, and those it works for; each in its order. */
export async function peopleOf(db: Database, accountId: number, now: Date) {
  const { publicId, email, role, createdAt, acceptedAt } = members;
  // Not in one batch: D1 answers a batch by name, and these tables have columns of the same name.
  const [own, memberships, auditEntries] = await Promise.all([
    db
      .select({ publicId, email, role, createdAt, acceptedAt, name: users.name })
      .from(members)
      .leftJoin(users, eq(users.id, members.userId))
      .where(and(eq(members.ownerId, accountId), or(isNotNull(members.userId), isWaiting(now))))
      .orderBy(asc(members.id)),
    db
      .select({ publicId, role, createdAt, acceptedAt, employer: users.name })
      .from(members)
      .innerJoin(users, eq(users.id, members.ownerId))
      .where(and(or(eq(members.userId, accountId), isInvited(accountId, now)), isActive()))
      .orderBy(asc(members.id)),
    lastAuditEntries(db, accountId),
  ]);
  return { own, memberships, deeds: auditEntries };
}

export type PeopleRows = Awaited<ReturnType<typeof peopleOf>>;

const answered = alias(jobs, 'answered');

/** Last actions of people for an employer, the newest first, with the title of the offer. */
const lastAuditEntries = (db: Database, ownerId: number) =>
  db
    .select({
      by: memberAudit.actorName,
      deed: memberAudit.deed,
      title: sql<string | null>`coalesce(${jobs.title}, ${answered.title}, ${employerPages.name})`,
      createdAt: memberAudit.createdAt,
    })
    .from(memberAudit)
    .leftJoin(jobs, eq(jobs.publicId, memberAudit.target))
    .leftJoin(applications, eq(applications.publicId, memberAudit.target))
    .leftJoin(answered, eq(answered.id, applications.jobId))
    .leftJoin(employerPages, eq(employerPages.publicId, memberAudit.target))
    .where(eq(memberAudit.ownerId, ownerId))
    .orderBy(desc(memberAudit.id))
    .limit(LAST_ACTIONS);
